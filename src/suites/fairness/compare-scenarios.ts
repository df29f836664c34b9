import { ownValue } from '../../model/own.ts';
import { byCodePoint } from '../../text/order.ts';
import { NO_GROUP } from './groups.ts';
import type { FairnessRow, FairnessScore, Numbers } from './result.ts';

/** One run's row and its records. */
export interface RowSide {
  readonly row: FairnessRow;
  readonly scenarios: FairnessScore['scenarios'];
}

/** How much worse a record got; to four digits, so that rounding puts no record before another. */
interface Worsening {
  readonly id: string;
  readonly score: number;
}

/** Metrics whose records have a number of their own that speaks for itself. */
const OWN_NUMBERS: readonly string[] = [
  'counterfactual_stability',
  'retrieval_exposure_gap',
  'escalation_reason_parity',
];

/**
 * The records that both runs have, by how much worse they got, ties by id; where none got worse, all of them with 0.
 * A record of a gap metric is as bad as its own score is far from the mean of the other groups' scores.
 */
export function scenarioWorsening(
  before: RowSide,
  now: RowSide,
  compat: 'original' | undefined,
): Worsening[] {
  const shared = Object.keys(now.scenarios)
    .filter((id) => Object.hasOwn(before.scenarios, id))
    .sort(byCodePoint);
  const worsened = shared.flatMap(worseningOf(before, now, compat));
  if (worsened.length === 0) return shared.map((id) => ({ id, score: 0 }));
  return worsened.sort((a, b) => b.score - a.score || byCodePoint(a.id, b.id));
}

function worseningOf(
  before: RowSide,
  now: RowSide,
  compat: 'original' | undefined,
): (id: string) => Worsening[] {
  const own = OWN_NUMBERS.includes(now.row.metric);
  const [was, is] = own ? [ownNumber(before), ownNumber(now)] : [distances(before), distances(now)];
  return (id) => {
    const [from, to] = [was(id), is(id)];
    const worsening =
      own || from > 0 || to > 0 || compat === undefined
        ? worse(now.row, from, to)
        : worse(now.row, ofGroup(before, id, now), ofGroup(now, id, now));
    return worsening > 0 ? [{ id, score: toFourDigits(worsening) }] : [];
  };
}

function worse({ direction }: FairnessRow, from: number, to: number): number {
  return direction === 'higher' ? from - to : to - from;
}

function ownNumber({ row }: RowSide): (id: string) => number {
  return (id) => ownValue(row.records, id) ?? 0;
}

/** fairtrace holds records that are far from no other group, in neither run, against their group's number. */
function ofGroup({ row }: RowSide, id: string, { scenarios }: RowSide): number {
  return ownValue(row.groups, scenarios[id]?.group ?? NO_GROUP) ?? 0;
}

/** |own score − mean of the other groups' scores|; prompts without an assignment are no other group. */
function distances({ row, scenarios }: RowSide): (id: string) => number {
  const totals = totalsByGroup(row.records, scenarios);
  const others = new Map([...totals.keys(), NO_GROUP].map((group) => [group, meanWithout(group, totals)]));
  return (id) => {
    const mean = others.get(scenarios[id]?.group ?? NO_GROUP);
    const own = ownValue(row.records, id);
    return mean === undefined || own === undefined ? 0 : Math.abs(own - mean);
  };
}

interface Total {
  sum: number;
  count: number;
}

function totalsByGroup(records: Numbers, scenarios: RowSide['scenarios']): Map<string, Total> {
  const totals = new Map<string, Total>();
  for (const id of Object.keys(records).sort(byCodePoint)) {
    const group = scenarios[id]?.group ?? NO_GROUP;
    if (group === NO_GROUP) continue;
    const total = totals.get(group) ?? { sum: 0, count: 0 };
    total.sum += records[id] ?? 0;
    total.count += 1;
    totals.set(group, total);
  }
  return totals;
}

function meanWithout(group: string, totals: ReadonlyMap<string, Total>): number | undefined {
  const others = [...totals].filter(([label]) => label !== group).map(([, total]) => total);
  const count = others.reduce((all, total) => all + total.count, 0);
  return count === 0 ? undefined : others.reduce((all, total) => all + total.sum, 0) / count;
}

/** Half to even, as Python's `round`. */
function toFourDigits(value: number): number {
  const scaled = value * 1e4;
  const down = Math.floor(scaled);
  const rest = scaled - down;
  const up = rest > 0.5 || (rest === 0.5 && down % 2 === 1);
  return (up ? down + 1 : down) / 1e4;
}
