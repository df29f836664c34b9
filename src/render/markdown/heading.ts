import type { PhrasingContent, RootContent } from 'mdast';
import type { Report } from '../../model/report.ts';
import { caseFacts } from '../evidence.ts';
import { casesWith } from '../case-groups.ts';
import { fullName, placedRows } from '../placed-rows.ts';
import { heading, joined, name, paragraph, prose, strong, text } from './nodes.ts';
import { verdictWord } from './signs.ts';
import type { View } from './view.ts';

const LONGEST_HEADLINE = 300;
const LONGEST_WHY = 80;
const MOST_WAYS = 3;
const NO_REASON = 'no reason given';
const DEFAULT_KEY = 'ragbench';

/** Verdict and reason, and whose they are. */
export function headingBlocks(view: View): RootContent[] {
  const { report } = view;
  return [heading(3, text(`${verdictWord(report.verdict)} · `), ...reasonNodes(report)), ...gateBlocks(view)];
}

/** Whose gate it is, where a repository may have several. */
export function gateBlocks({ context: { key } }: View): RootContent[] {
  if (key === DEFAULT_KEY) return [];
  const gate = key.startsWith(`${DEFAULT_KEY}:`) ? key.slice(DEFAULT_KEY.length + 1) : key;
  return [paragraph(text('Gate of '), name(gate))];
}

/** The headline without its verdict, the name of a row in it as code. */
function reasonNodes(report: Report): PhrasingContent[] {
  const { headline, verdict } = report;
  const reason = headline.startsWith(`${verdict} · `) ? headline.slice(verdict.length + 3) : headline;
  const row = placedRows(report)
    .map(fullName)
    .find((full) => full !== '' && full.length < LONGEST_WHY && reason.includes(full));
  if (row === undefined) return [prose(reason, LONGEST_HEADLINE)];
  const at = reason.indexOf(row);
  const [before, after] = [reason.slice(0, at), reason.slice(at + row.length)];
  // A text that ends in a space loses it when it is made inert.
  return [
    ...(before === '' ? [] : [prose(before.trimEnd(), LONGEST_HEADLINE), text(' ')]),
    name(row),
    ...(after === '' ? [] : [prose(after, LONGEST_HEADLINE)]),
  ];
}

/** At which stages the regressed cases broke, the most frequent first. */
export function whereItBroke({ report }: View): RootContent[] {
  const ways = new Map<string, number>();
  for (const { cases } of casesWith(report, 'regressed'))
    for (const one of cases) {
      const why = caseFacts(one).why || NO_REASON;
      ways.set(why, (ways.get(why) ?? 0) + 1);
    }
  if (ways.size === 0) return [];
  const sorted = [...ways].sort((a, b) => b[1] - a[1]);
  const shown = sorted
    .slice(0, MOST_WAYS)
    .map(([why, count]) => [prose(why, LONGEST_WHY), text(` (${count})`)]);
  const rest = sorted.length > MOST_WAYS ? [[text(`${sorted.length - MOST_WAYS} other ways`)]] : [];
  return [paragraph(strong(text('What broke:')), text(' '), ...joined([...shown, ...rest], ' · '))];
}
