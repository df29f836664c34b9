import type { Problem } from '../model/problem.ts';
import { formatProblem } from '../model/problem.ts';
import type { Provenance, Report, Warning } from '../model/report.ts';
import { headline } from '../render/headline.ts';

/** Why there is no judged run: the user's files or the event were refused, or ragbench itself failed. */
export interface Refusal {
  readonly code: 'config_error' | 'crashed';
  /** What is wrong, in the order to be told. */
  readonly problems: readonly (Problem | { readonly message: string })[];
}

/** The report of a run in which nothing was judged: ERROR, exit 2 for what was refused, 1 for a fault of ours. */
export function refusedReport({ code, problems }: Refusal, version: string, provenance: Provenance): Report {
  const warnings: Warning[] = problems.map((problem) => ({ code, ...problem }));
  const facts = {
    schema: 1 as const,
    tool: { name: 'ragbench' as const, version },
    verdict: 'ERROR' as const,
    exit_code: code === 'crashed' ? (1 as const) : (2 as const),
    provenance,
    suites: [],
    ledger: {},
    usage: { calls: 0, cached: 0, tokens: 0, usd: 0 },
    warnings,
  };
  return { ...facts, headline: headline({ ...facts, refusal: problems.map(worded) }) };
}

function worded(problem: Refusal['problems'][number]): string {
  return 'location' in problem ? formatProblem(problem) : problem.message;
}
