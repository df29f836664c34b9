import type { AppResponse } from '../../model/answer.ts';
import type { Scores, Warning } from '../../model/report.ts';
import { errorOutcome, evidenceKeeper } from '../common.ts';
import type { CaseAnswer, CaseOutcome, ScoreContext, SuiteCase, SuiteScore } from '../suite.ts';
import { QaCounts } from './details.ts';
import { evidenceOf, failures } from './evidence.ts';
import type { QaCase } from './golden-schema.ts';
import { createQaJudge, type QaJudgement } from './judge.ts';
import type { QaMetric } from './metrics.ts';
import { readOutcome, type QaOutcome } from './outcome.ts';
import type { QaSettings } from './settings.ts';

type Case = SuiteCase<QaCase>;

/** Scores answers to a golden set: RAGSpine's four gates, fabrication, groundedness. */
export function scoreQa(
  cases: readonly Case[],
  answers: ReadonlyMap<string, CaseAnswer>,
  context: ScoreContext<QaSettings>,
): SuiteScore {
  const insufficient = missingFields(cases, answers);
  const scorer = createScorer(cases.length, insufficient, context);
  // Case by case, so that nothing of a judgement stays but its outcome and its counts.
  const outcomes = cases.map((one) => {
    const answer = answers.get(one.id);
    return answer?.kind === 'answered' ? scorer.score(one, answer.response) : errorOutcome(one.id, answer);
  });
  return {
    outcomes,
    details: scorer.counts.toJson(),
    insufficient,
    warnings: heuristicWarnings(scorer.counts),
  };
}

interface Scorer {
  readonly counts: QaCounts;
  readonly score: (one: Case, response: AppResponse) => CaseOutcome;
}

function createScorer(
  cases: number,
  insufficient: Insufficient,
  { settings, matcher }: ScoreContext<QaSettings>,
): Scorer {
  const judge = createQaJudge(settings, matcher);
  const counts = new QaCounts();
  const keep = evidenceKeeper(cases);
  const share = shareScores();
  const score = (one: Case, response: AppResponse): CaseOutcome => {
    const { golden } = one.data;
    const outcome = readOutcome(response, settings.compat);
    const hints = hintsFor(one, insufficient);
    const metrics = (one.metrics as readonly QaMetric[]).filter((metric) => !(metric in hints));
    const judgement = judge(one.data, outcome, metrics);
    counts.add(golden, outcome, judgement);
    const verdict = verdictOf(outcome, judgement, Object.values(hints).join('; '));
    const evidence = keep(verdict.status, () => evidenceOf(golden, outcome, judgement));
    return { id: one.id, scores: share(judgement.results), evidence, ...verdict };
  };
  return { counts, score };
}

/** The scores of a judgement, sorted; equal ones are the same object, so that 100,000 cases share a few. */
function shareScores(): (results: QaJudgement['results']) => Scores {
  const made = new Map<string, Scores>();
  return (results) => {
    const entries = [...results]
      .map(([metric, { passed }]) => [metric, passed ? 1 : 0] as const)
      .sort(byName);
    const key = entries.join();
    const scores = made.get(key) ?? Object.fromEntries(entries);
    made.set(key, scores);
    return scores;
  };
}

type Insufficient = { readonly [metric in 'citation_validity' | 'faithfulness']?: string };

function byName([a]: readonly [string, number], [b]: readonly [string, number]): number {
  return a < b ? -1 : 1;
}

/** Rows whose field no answer of the run ever carried; an empty list was carried. */
function missingFields(cases: readonly Case[], answers: ReadonlyMap<string, CaseAnswer>): Insufficient {
  const lacks = (needs: (one: Case) => boolean, field: 'sources' | 'retrieved_context'): boolean => {
    let needed = false;
    for (const one of cases) {
      const answer = answers.get(one.id);
      if (answer?.kind !== 'answered') continue;
      if (answer.response[field] !== undefined) return false;
      needed ||= needs(one);
    }
    return needed;
  };
  return {
    ...(lacks(needsSources, 'sources') && {
      citation_validity:
        'no answer carried sources; give them as "sources": [{"doc": …}], or map them with app.response.sources',
    }),
    ...(lacks((one) => one.metrics.includes('faithfulness'), 'retrieved_context') && {
      faithfulness:
        'no answer carried its retrieved context; give it as "retrieved_context": [{"source_id": …, "chunk": …}], or map it with app.response.retrieved_context',
    }),
  };
}

function needsSources({ metrics, data }: Case): boolean {
  return metrics.includes('citation_validity') && data.golden.expected.narrative_doc !== undefined;
}

/** Of the rows that cannot be judged those that the case counts for; one with a structured source only can be. */
function hintsFor(
  one: Case,
  { citation_validity, faithfulness }: Insufficient,
): { readonly [metric: string]: string } {
  return {
    ...(citation_validity !== undefined && needsSources(one) && { citation_validity }),
    ...(faithfulness !== undefined && one.metrics.includes('faithfulness') && { faithfulness }),
  };
}

type Verdict = Pick<CaseOutcome, 'status' | 'reason' | 'code'>;

/** `hint` says why a row that the case counts for cannot be judged in this run; empty where all can. */
function verdictOf(outcome: QaOutcome, judgement: QaJudgement, hint: string): Verdict {
  if (judgement.error !== undefined)
    return { status: 'error', reason: judgement.error, code: 'judge_failed' };
  if (hint !== '') return { status: 'error', reason: hint, code: 'insufficient_data' };
  const failing = failures(judgement);
  if (failing.size === 0) return { status: 'pass', reason: 'as expected' };
  const empty = outcome.text.trim() === '' ? '(empty answer) ' : '';
  return { status: 'fail', reason: empty + [...failing.values()].join('; ') };
}

function heuristicWarnings({ judged, guessed }: QaCounts): Warning[] {
  if (guessed === 0) return [];
  const message = `whether ${guessed} of ${judged} answers refused was read from the text, which is a heuristic; let the app name it as "refused"`;
  return [{ code: 'heuristic_used', message }];
}
