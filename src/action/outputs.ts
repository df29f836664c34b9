import type { Report } from '../model/report.ts';
import type { Edge } from './edge.ts';
import type { Published } from './publish.ts';

export interface OutputFacts {
  readonly report: Report;
  /** The step's own exit status. */
  readonly exit: number;
  /** Path of report.json from the workspace; absent when there is none. */
  readonly written?: string | undefined;
  readonly published?: Published;
  /** Whether the baseline was committed. */
  readonly isRaised: boolean;
}

/** Sets every output, empty where there is nothing to say. */
export function setOutputs(edge: Edge, { report, exit, written, published, isRaised }: OutputFacts): void {
  edge.output('verdict', report.verdict);
  edge.output('exit-code', String(exit));
  edge.output('headline', report.headline);
  edge.output('report', written ?? '');
  edge.output('failed-cases', JSON.stringify(failedCases(report)));
  edge.output('comment-url', published?.commentUrl ?? '');
  edge.output('check-url', published?.checkUrl ?? '');
  edge.output('baseline-changed', String(isRaised));
}

/** An output is an environment string of later steps at the most: the worst cases, as many as fit. */
const MOST_CASES = 500;

function failedCases({ suites }: Report): object[] {
  const failed = suites.flatMap(({ id, tier, variant, cases }) =>
    cases.flatMap((one) =>
      one.status === 'fail' || one.status === 'error'
        ? [{ suite: id, tier, variant, case: one.id, change: one.change }]
        : [],
    ),
  );
  const isNew = ({ change }: { readonly change: string }): number => (change === 'still_failing' ? 1 : 0);
  return failed.sort((a, b) => isNew(a) - isNew(b)).slice(0, MOST_CASES);
}
