import type { PhrasingContent, RootContent } from 'mdast';
import type { CaseReport, Change } from '../../model/report.ts';
import { byCause, casesWith, countCases, firstCases, type CaseGroup } from '../case-groups.ts';
import { caseFacts } from '../evidence.ts';
import { counted } from '../numbers.ts';
import { suiteName } from '../placed-rows.ts';
import { capitalised, changeWords } from '../words.ts';
import { caseBlock } from './case-block.ts';
import { code, fold, own } from './fold.ts';
import { placeNode } from './links.ts';
import { joined, list, name, onLines, paragraph, prose, strong, text, type CellContent } from './nodes.ts';
import { more, type View } from './view.ts';

const LONGEST_WHY = 160;
const LONGEST_CAUSE = 400;

/** The regressed cases: as many with their evidence as there is room for, then the others by name. */
export function regressedBlocks(view: View): RootContent[] {
  const groups = casesWith(view.report, 'regressed');
  const shown = firstCases(groups, view.detail.blocks);
  const rest = lastCases(groups, view.detail.blocks);
  return [
    ...shown.flatMap(({ suite, cases }) => cases.flatMap((one) => caseBlock(suite, one, view))),
    ...listBlock(rest, countCases(shown) > 0 ? 'more case' : 'case', 'regressed', view),
  ];
}

function lastCases(groups: readonly CaseGroup[], from: number): CaseGroup[] {
  let skipped = 0;
  return groups.flatMap(({ suite, cases }) => {
    const kept = cases.slice(Math.max(0, from - skipped));
    skipped += cases.length;
    return kept.length > 0 ? [{ suite, cases: kept }] : [];
  });
}

/** Cases that this change adds and that fail. */
export function newFailingBlocks(view: View): RootContent[] {
  return listBlock(casesWith(view.report, 'new_failing'), 'case', 'new_failing', view);
}

/** Cases by name, each with what broke and its line, folded. */
function listBlock(groups: readonly CaseGroup[], noun: string, change: Change, view: View): RootContent[] {
  const total = countCases(groups);
  if (total === 0) return [];
  const shown = firstCases(groups, view.detail.listed).flatMap(({ cases }) => cases);
  const rest = more(total - shown.length, '', view);
  const items = [...shown.map((one) => caseItem(one, view)), ...(rest.length > 0 ? [rest] : [])];
  return fold([own(`${counted(total, noun)} ${changeWords(change)}`)], [list(items)]);
}

function caseItem(one: CaseReport, { context: { links } }: View): PhrasingContent[] {
  const { why } = caseFacts(one);
  return joined(
    [
      [name(one.id)],
      ...(why === '' ? [] : [[prose(why, LONGEST_WHY)]]),
      ...(one.location ? [[placeNode(one.location, links)]] : []),
    ],
    ' · ',
  );
}

/** Cases that could not be judged, cause by cause, suite by suite. */
export function errorBlocks(view: View): RootContent[] {
  return casesWith(view.report, 'error').flatMap(({ suite, cases }) => {
    const causes = byCause(cases);
    const shown = causes.slice(0, view.detail.listed);
    const rest = more(causes.length - shown.length, 'causes', view);
    const items = shown.map(({ cause, ids }) => [
      prose(cause, LONGEST_CAUSE),
      text(' · '),
      ...idNodes(ids, view),
    ]);
    return fold(
      [own(`${counted(cases.length, 'case')} ${changeWords('error')}`), code(suiteName(suite))],
      [list(rest.length > 0 ? [...items, rest] : items)],
    );
  });
}

/** Cases of which the name is enough. */
export function namedBlocks(view: View): RootContent[] {
  const lines = (['fixed', 'vanished'] as const).flatMap((change) => namedLine(change, view));
  return lines.length === 0 ? [] : [paragraph(...onLines(lines))];
}

function namedLine(change: Change, view: View): CellContent[] {
  const ids = casesWith(view.report, change).flatMap(({ cases }) => cases.map(({ id }) => id));
  if (ids.length === 0) return [];
  const label = strong(text(`${capitalised(changeWords(change))}:`));
  return [[label, text(' '), ...idNodes(ids, view)]];
}

function idNodes(ids: readonly string[], view: View): PhrasingContent[] {
  const shown = ids.slice(0, view.detail.named);
  const rest = more(ids.length - shown.length, '', view);
  return joined([...shown.map((id) => [name(id)]), ...(rest.length > 0 ? [rest] : [])], ', ');
}
