import type { BlockContent, PhrasingContent, RootContent } from 'mdast';
import type { Warning, WarningCode } from '../../model/report.ts';
import { isRefusal } from '../gate-warnings.ts';
import { capitalised, warningTitle } from '../words.ts';
import { fold, own } from './fold.ts';
import { placeNode } from './links.ts';
import { alert, list, paragraph, prose, strong, text, type AlertKind, type CellContent } from './nodes.ts';
import { more, type View } from './view.ts';

const LONGEST_MESSAGE = 600;
const BOXES: readonly (readonly [AlertKind, readonly WarningCode[]])[] = [
  ['CAUTION', ['config_error', 'crashed']],
  ['WARNING', ['gate_weakened', 'baseline_edited', 'cases_changed']],
  ['IMPORTANT', ['nothing_compared', 'config_not_compared', 'baseline_stale']],
  ['NOTE', ['missing_permission']],
];

/** What must be seen before any number, boxed: why nothing ran, and what the change did to its own gate. */
export function alertBlocks(view: View): RootContent[] {
  return BOXES.flatMap(([kind, codes]) =>
    box(
      kind,
      groups(view, (code) => codes.includes(code)),
    ),
  );
}

/** All other warnings, folded. */
export function noteBlocks(view: View): RootContent[] {
  const boxed = BOXES.flatMap(([, codes]) => codes);
  const found = groups(view, (code) => !boxed.includes(code));
  if (found.length === 0) return [];
  const titles = found.map(({ code, total }) => `${warningTitle(code)}${total > 1 ? ` (${total})` : ''}`);
  const [first, ...rest] = found;
  const summary = own(`Notes: ${titles.join(', ')}`);
  return fold([summary], first ? [...openingBlocks(first), ...rest.flatMap(openingBlocks)] : []);
}

/** Warnings of one kind, as items. */
interface Group {
  readonly code: WarningCode;
  readonly total: number;
  readonly items: readonly CellContent[];
}

function groups(view: View, isWanted: (code: WarningCode) => boolean): Group[] {
  const codes = new Set(view.report.warnings.map(({ code }) => code).filter(isWanted));
  return [...codes].map((code) => {
    const all = view.report.warnings.filter((warning) => warning.code === code);
    const most = isRefusal({ code }) ? view.detail.problems : view.detail.warnings;
    const shown = all.slice(0, most).map((warning) => itemOf(warning, view));
    const rest = more(all.length - shown.length, '', view);
    return { code, total: all.length, items: rest.length > 0 ? [...shown, rest] : shown };
  });
}

function itemOf({ code, message, location }: Warning, { context: { links } }: View): PhrasingContent[] {
  const said = prose(message, LONGEST_MESSAGE);
  if (!location) return [said];
  const place = placeNode(location, links);
  // As compilers do, the place first.
  return isRefusal({ code }) ? [place, text(' '), said] : [said, text(' · '), place];
}

function box(kind: AlertKind, [first, ...rest]: readonly Group[]): RootContent[] {
  if (!first) return [];
  const [opening, ...others] = parts(first);
  return [alert(kind, opening, ...others, ...rest.flatMap(openingBlocks))];
}

function openingBlocks(group: Group): BlockContent[] {
  const [opening, ...others] = parts(group);
  return [paragraph(...opening), ...others];
}

/** The title, with the only item behind it or all items below it. */
function parts({ code, items }: Group): [CellContent, ...BlockContent[]] {
  const title = strong(text(capitalised(warningTitle(code))));
  const [only, ...others] = items;
  return only && others.length === 0 ? [[title, text(' · '), ...only]] : [[title], list(items)];
}
