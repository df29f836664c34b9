import type { Bump } from '../gate/ratchet.ts';
import type { Baseline } from '../model/baseline.ts';
import { rowName } from '../model/row-name.ts';
import type { Raise } from '../model/report.ts';
import { renderRaises } from './baseline.ts';
import { inertMiddle } from './inert.ts';
import { counted } from './numbers.ts';

const LONGEST_HEADLINE = 72;
const LONGEST_ID = 80;
const MOST_IDS = 100;

/** The message of a bump's commit: what rose in one line, then every row, the cases that came and went, and the run. */
export function bumpMessage(
  before: Baseline,
  { baseline, raises }: Pick<Bump, 'baseline' | 'raises'>,
  { run }: { readonly run?: string },
): { readonly headline: string; readonly body: string } {
  const isFirst = Object.keys(before.entries).length === 0;
  const cases = isFirst ? NO_CASES : caseSets(before, baseline);
  const blocks = [
    renderRaises(raises).trimEnd(),
    listed('added', cases.added),
    listed('removed', cases.removed),
  ];
  return {
    headline: quiet(headlineOf(isFirst, raises)),
    body: [...blocks.map(quiet), ...(run === undefined ? [] : [`Measured by ${run}`])]
      .filter((block) => block !== '')
      .join('\n\n'),
  };
}

/** Of a first baseline every case is new. */
const NO_CASES = { added: [], removed: [] };

/** GitHub reads commit messages: it tells whoever is named, and closes the issues that a name seems to close. */
function quiet(message: string): string {
  return message.replaceAll('@', '@\u200b').replaceAll(/#(?=\d)|GH-(?=\d)|:(?=\/\/)/gi, '$&\u200b');
}

function headlineOf(isFirst: boolean, raises: readonly Raise[]): string {
  if (isFirst) return `ragbench: first baseline, ${counted(raises.length, 'row')}`;
  const [first] = raises;
  if (!first) return 'ragbench: the cases of the baseline changed';
  const verb = {
    raised: 'raise',
    new: 'add',
    remeasured: 'measure anew',
    lowered: 'lower',
    case_set: 'update',
  };
  const rest = raises.length > 1 ? ` and ${raises.length - 1} more` : '';
  const start = `ragbench: ${verb[first.why]} `;
  return start + inertMiddle(rowName(first.row), LONGEST_HEADLINE - start.length - rest.length) + rest;
}

function caseSets(before: Baseline, after: Baseline): { added: string[]; removed: string[] } {
  const [old, now] = [caseNames(before), caseNames(after)];
  return { added: [...now].filter((id) => !old.has(id)), removed: [...old].filter((id) => !now.has(id)) };
}

function caseNames({ entries }: Baseline): Set<string> {
  return new Set(
    Object.entries(entries).flatMap(([key, { cases }]) => Object.keys(cases).map((id) => `${key} ${id}`)),
  );
}

function listed(what: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const shown = names.slice(0, MOST_IDS).map((name) => `  ${inertMiddle(name, LONGEST_ID)}`);
  const rest = names.length > MOST_IDS ? [`  ${names.length - MOST_IDS} more`] : [];
  return [`${counted(names.length, 'case')} ${what}`, ...shown, ...rest].join('\n');
}
