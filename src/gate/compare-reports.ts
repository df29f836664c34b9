import { entryKey } from '../model/row-name.ts';
import type { CaseReport, CaseStatus, Direction, Report, Row } from '../model/report.ts';
import { hasFigure } from './has-figure.ts';

/** A row that was measured on one side at least; the other side may lack it. */
export interface RowComparison {
  /** `<suite>/tier<k>/<variant>`. */
  readonly entry: string;
  readonly metric: string;
  readonly direction: Direction;
  readonly before?: Row;
  readonly after?: Row;
  /** After minus before, where both were measured; 0 within rounding. */
  readonly delta?: number;
  readonly worse: boolean;
}

export interface CaseComparison {
  readonly entry: string;
  readonly id: string;
  readonly before?: CaseStatus;
  readonly after?: CaseStatus;
  /** The case's own content differs between the two. */
  readonly edited: boolean;
}

/** Two reports side by side. */
export interface Comparison {
  /** Worse first by how much, then the others by how far they moved, then those missing on a side; ties by name. */
  readonly rows: readonly RowComparison[];
  /** Passed before; fails now, or could not be judged. */
  readonly broken: readonly CaseComparison[];
  /** Failed before, or could not be judged; passes now. */
  readonly healed: readonly CaseComparison[];
  readonly onlyBefore: readonly CaseComparison[];
  readonly onlyAfter: readonly CaseComparison[];
}

const ROUNDING = 1e-9;

/** Compares report `a` (before) with report `b` (after): rows by suite, tier, variant and metric, cases by id. */
export function compareReports(a: Report, b: Report): Comparison {
  const cases = join(judgedCases(a), judgedCases(b)).map(compareCase).sort(byPlace);
  const isGood = (status: CaseStatus | undefined): boolean => status === 'pass';
  const both = cases.filter(({ before, after }) => before !== undefined && after !== undefined);
  return {
    rows: join(allRows(a), allRows(b))
      .map(compareRow)
      .filter(({ before, after }) => before ?? after)
      .sort(bySeverity),
    broken: both.filter(({ before, after }) => isGood(before) && !isGood(after)),
    healed: both.filter(({ before, after }) => !isGood(before) && isGood(after)),
    onlyBefore: cases.filter(({ after }) => after === undefined),
    onlyAfter: cases.filter(({ before }) => before === undefined),
  };
}

interface Placed<Item> {
  readonly entry: string;
  readonly name: string;
  readonly item: Item;
}

interface Pair<Item> {
  readonly entry: string;
  readonly name: string;
  readonly before?: Item;
  readonly after?: Item;
}

function allRows({ suites }: Report): Placed<Row>[] {
  return suites.flatMap((suite) => {
    const entry = entryKey({ suite: suite.id, tier: suite.tier, variant: suite.variant });
    return suite.rows.map((row) => ({ entry, name: row.metric, item: row }));
  });
}

/** A skipped or vanished case was not asked: for a comparison it is not there. */
function judgedCases({ suites }: Report): Placed<CaseReport>[] {
  return suites.flatMap((suite) => {
    const entry = entryKey({ suite: suite.id, tier: suite.tier, variant: suite.variant });
    return suite.cases.flatMap((one) =>
      one.status === 'skipped' ? [] : [{ entry, name: one.id, item: one }],
    );
  });
}

function join<Item>(before: readonly Placed<Item>[], after: readonly Placed<Item>[]): Pair<Item>[] {
  const pairs = new Map<string, Pair<Item>>();
  for (const { entry, name, item } of before)
    pairs.set(JSON.stringify([entry, name]), { entry, name, before: item });
  for (const { entry, name, item } of after) {
    const key = JSON.stringify([entry, name]);
    pairs.set(key, { ...(pairs.get(key) ?? { entry, name }), after: item });
  }
  return [...pairs.values()];
}

function compareRow({ entry, name, before, after }: Pair<Row>): RowComparison {
  const direction = (after ?? before)?.direction ?? 'higher';
  const [old, current] = [measured(before), measured(after)];
  const sides = { ...(old && { before: old }), ...(current && { after: current }) };
  if (!old || !current) return { entry, metric: name, direction, ...sides, worse: false };
  const difference = current.value - old.value;
  const delta = Math.abs(difference) <= ROUNDING ? 0 : difference;
  return {
    entry,
    metric: name,
    direction,
    ...sides,
    delta,
    worse: direction === 'higher' ? delta < 0 : delta > 0,
  };
}

function measured(row: Row | undefined): Row | undefined {
  return row && hasFigure(row) ? row : undefined;
}

function compareCase({ entry, name, before, after }: Pair<CaseReport>): CaseComparison {
  const edited = before?.hash !== undefined && after?.hash !== undefined && before.hash !== after.hash;
  return {
    entry,
    id: name,
    ...(before && { before: before.status }),
    ...(after && { after: after.status }),
    edited,
  };
}

function bySeverity(a: RowComparison, b: RowComparison): number {
  const group = ({ worse, delta }: RowComparison): number => (worse ? 0 : delta === undefined ? 2 : 1);
  const distance = Math.abs(b.delta ?? 0) - Math.abs(a.delta ?? 0);
  return group(a) - group(b) || distance || compareText(a.entry, b.entry) || compareText(a.metric, b.metric);
}

function byPlace(a: CaseComparison, b: CaseComparison): number {
  return compareText(a.entry, b.entry) || compareText(a.id, b.id);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
