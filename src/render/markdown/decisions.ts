import type { AlignType, PhrasingContent, RootContent } from 'mdast';
import type { Report } from '../../model/report.ts';
import { decisionsOf, type Decisions } from '../decisions.ts';
import { suiteName } from '../placed-rows.ts';
import { code, fold, own } from './fold.ts';
import { name, strong, table, text, type CellContent } from './nodes.ts';

/** A matrix of more modes than this is no matrix of ours. */
const MOST_MODES = 8;

/** What was expected and what came, per governance suite, folded: neither refusing all nor trusting all can hide. */
export function decisionBlocks({ suites }: Report): RootContent[] {
  return suites.flatMap((suite) => {
    const decisions = decisionsOf(suite);
    if (!decisions || decisions.total === 0) return [];
    const { total, expected, overRefusal, falseTrust } = decisions;
    const counts = `${expected} of ${total} decisions as expected, over-refusal ${overRefusal}, false trust ${falseTrust}`;
    return fold([own(counts), code(suiteName(suite))], [matrix(decisions)]);
  });
}

function matrix({ cells }: Decisions): RootContent {
  const modes = [...new Set(cells.flatMap(({ due, got }) => [due, got]))].slice(0, MOST_MODES);
  const align: AlignType[] = [null, ...modes.map(() => 'right' as const)];
  const head: CellContent[] = [[text('expected ↓ got →')], ...modes.map((mode) => [name(mode)])];
  const rows = modes.map((due) => [
    [name(due)],
    ...modes.map((got) => {
      const count = cells.find((cell) => cell.due === due && cell.got === got)?.count ?? 0;
      return [countNode(count, due === got)];
    }),
  ]);
  return table(align, [head, ...rows]);
}

/** What came otherwise than expected stands out. */
function countNode(count: number, isExpected: boolean): PhrasingContent {
  return isExpected || count === 0 ? text(String(count)) : strong(text(String(count)));
}
