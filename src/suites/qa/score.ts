import type { AppResponse } from '../../model/answer.ts';
import type { Warning } from '../../model/report.ts';
import { errorOutcome } from '../common.ts';
import type { CaseAnswer, CaseOutcome, ScoreContext, SuiteCase, SuiteScore } from '../suite.ts';
import { qaDetails } from './details.ts';
import { evidenceOf, failures } from './evidence.ts';
import type { QaCase } from './golden-schema.ts';
import { createQaJudge, type QaJudgement } from './judge.ts';
import type { QaMetric } from './metrics.ts';
import { readOutcome, type QaOutcome } from './outcome.ts';
import type { QaSettings } from './settings.ts';

type Case = SuiteCase<QaCase>;

interface Judged {
  readonly one: Case;
  readonly golden: QaCase['golden'];
  readonly outcome: QaOutcome;
  readonly judgement: QaJudgement;
  /** Why a row that the case counts for cannot be judged in this run. */
  readonly hint: string | undefined;
}

/** Scores answers to a golden set: RAGSpine's four gates, fabrication, groundedness. */
export function scoreQa(
  cases: readonly Case[],
  answers: ReadonlyMap<string, CaseAnswer>,
  context: ScoreContext<QaSettings>,
): SuiteScore {
  const answered = cases.flatMap((one) => withAnswer(one, answers.get(one.id)));
  const insufficient = missingFields(answered);
  const judge = createQaJudge(context.settings, context.matcher);
  const judged = answered.map(({ one, response }): Judged => {
    const outcome = readOutcome(response, context.settings.compat);
    const hints = hintsFor(one, insufficient);
    const metrics = (one.metrics as readonly QaMetric[]).filter((metric) => !(metric in hints));
    const judgement = judge(one.data, outcome, metrics);
    return {
      one,
      golden: one.data.golden,
      outcome,
      judgement,
      hint: Object.values(hints).join('; ') || undefined,
    };
  });
  const outcomes = new Map(judged.map((entry) => [entry.one.id, caseOutcome(entry)]));
  return {
    outcomes: cases.map((one) => outcomes.get(one.id) ?? unanswered(one, answers.get(one.id))),
    details: qaDetails(judged),
    insufficient,
    warnings: heuristicWarnings(judged),
  };
}

interface Answered {
  readonly one: Case;
  readonly response: AppResponse;
}

function withAnswer(one: Case, answer: CaseAnswer | undefined): Answered[] {
  return answer?.kind === 'answered' ? [{ one, response: answer.response }] : [];
}

function unanswered(one: Case, answer: CaseAnswer | undefined): CaseOutcome {
  return errorOutcome(one.id, answer?.kind === 'error' ? answer : undefined);
}

type Insufficient = { readonly [metric in 'citation_validity' | 'faithfulness']?: string };

/** Rows whose field no answer of the run ever carried; an empty list was carried. */
function missingFields(answered: readonly Answered[]): Insufficient {
  const lacks = (needs: (one: Case) => boolean, field: 'sources' | 'retrieved_context'): boolean =>
    answered.some(({ one }) => needs(one)) && answered.every(({ response }) => response[field] === undefined);
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

function caseOutcome({ one, golden, outcome, judgement, hint }: Judged): CaseOutcome {
  const scores = Object.fromEntries(
    [...judgement.results].map(([metric, { passed }]) => [metric, passed ? 1 : 0]),
  );
  const common = { id: one.id, scores, evidence: evidenceOf(golden, outcome, judgement) };
  if (judgement.error !== undefined)
    return { ...common, status: 'error', reason: judgement.error, code: 'judge_failed' };
  if (hint !== undefined) return { ...common, status: 'error', reason: hint, code: 'insufficient_data' };
  const failing = failures(judgement);
  if (failing.size === 0) return { ...common, status: 'pass', reason: 'as expected' };
  const empty = outcome.text.trim() === '' ? '(empty answer) ' : '';
  return { ...common, status: 'fail', reason: empty + [...failing.values()].join('; ') };
}

function heuristicWarnings(judged: readonly Judged[]): Warning[] {
  const guessed = judged.filter(({ outcome }) => outcome.heuristic).length;
  if (guessed === 0) return [];
  const message = `whether ${guessed} of ${judged.length} answers refused was read from the text, which is a heuristic; let the app name it as "refused"`;
  return [{ code: 'heuristic_used', message }];
}
