import type { Json } from '../model/json.ts';
import type { Report, SuiteReport } from '../model/report.ts';
import { inert } from './inert.ts';
import { suiteName } from './placed-rows.ts';

const REFUSES = 'abstain';
const TRUSTS = 'trustworthy';

/** How a governance suite's decisions fell, from its 3×3 confusion matrix. */
export interface Decisions {
  readonly cells: readonly { readonly due: string; readonly got: string; readonly count: number }[];
  readonly total: number;
  readonly expected: number;
  /** Refused although an answer was due. */
  readonly overRefusal: number;
  /** Answered plainly although a refusal or a dispute was due. */
  readonly falseTrust: number;
}

/** One line per governance suite, so that neither refusing all nor trusting all can hide in one accuracy. */
export function decisionLines({ suites }: Report, columns: number): string[] {
  return suites.flatMap((suite) => {
    const decisions = decisionsOf(suite);
    if (!decisions || decisions.total === 0) return [];
    const { total, expected, overRefusal, falseTrust } = decisions;
    const text = `: ${expected} of ${total} decisions as expected, over-refusal ${overRefusal}, false trust ${falseTrust}`;
    return [inert(suiteName(suite), columns - text.length) + text];
  });
}

/** Counts the suite's `details.confusion[expected][actual]`; undefined where it has none. */
export function decisionsOf({ details }: SuiteReport): Decisions | undefined {
  const { confusion } = details;
  if (!isObject(confusion)) return undefined;
  const cells = Object.entries(confusion).flatMap(([due, row]) =>
    Object.entries(isObject(row) ? row : {}).map(([got, count]) => ({
      due,
      got,
      count: typeof count === 'number' ? count : 0,
    })),
  );
  const sum = (wanted: (due: string, got: string) => boolean): number =>
    cells.reduce((total, { due, got, count }) => (wanted(due, got) ? total + count : total), 0);
  return {
    cells,
    total: sum(() => true),
    expected: sum((due, got) => due === got),
    overRefusal: sum((due, got) => due === TRUSTS && got === REFUSES),
    falseTrust: sum((due, got) => due !== TRUSTS && got === TRUSTS),
  };
}

function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
