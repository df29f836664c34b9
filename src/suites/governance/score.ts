import type { AppResponse } from '../../model/answer.ts';
import type { Scores } from '../../model/report.ts';
import { defined, errorOutcome } from '../common.ts';
import type { CaseAnswer, CaseOutcome, ScoreContext, SuiteCase, SuiteScore } from '../suite.ts';
import { MODE_CATEGORIES, type GovernanceCase } from './case-schema.ts';
import { governanceDetails, type JudgedCase } from './details.ts';
import { judgeGrounding } from './grounding.ts';
import type { Judgement } from './judgement.ts';
import { METRIC_SPECS, MODE_METRICS } from './metrics.ts';
import { heuristicWarnings, MODE_HINT, modeOf, type KnownMode } from './modes.ts';
import { judgeRelevance } from './relevance.ts';
import type { GovernanceSettings } from './settings.ts';
import { selectMetrics } from '../common.ts';

type Case = SuiteCase<GovernanceCase>;
type Context = ScoreContext<GovernanceSettings>;

interface Answered {
  readonly one: Case;
  readonly response: AppResponse;
  readonly known: KnownMode;
}

/** Scores fitz-gov's cases: by mode, by forbidden claims, by required elements. */
export function scoreGovernance(cases: readonly Case[], answers: ReadonlyMap<string, CaseAnswer>, context: Context): SuiteScore {
  const answered = cases.flatMap((one) => withAnswer(one, answers.get(one.id), context));
  const needsMode = answered.some(({ one }) => isJudgedByMode(one));
  const modeless = needsMode && answered.every(({ known }) => known.mode === undefined);
  const judgements = judgeAll(answered, context, modeless);
  const outcomes = new Map(answered.map((entry, index) => [entry.one.id, outcome(entry, judgements[index])]));
  return {
    outcomes: cases.map((one) => outcomes.get(one.id) ?? unanswered(one, answers.get(one.id))),
    details: governanceDetails(answered.flatMap((entry, index) => counted(entry, judgements[index]))),
    insufficient: modeless ? insufficient(context.settings) : {},
    warnings: heuristicWarnings(answered.map(({ known }) => known)),
  };
}

function withAnswer(one: Case, answer: CaseAnswer | undefined, { modeFrom }: Context): Answered[] {
  if (answer?.kind !== 'answered') return [];
  return [{ one, response: answer.response, known: modeOf(answer.response, modeFrom) }];
}

function unanswered(one: Case, answer: CaseAnswer | undefined): CaseOutcome {
  return errorOutcome(one.id, answer?.kind === 'error' ? answer : undefined);
}

function isJudgedByMode({ data }: Case): boolean {
  return MODE_CATEGORIES.includes(data.category);
}

type Judged = Judgement & { readonly code?: 'insufficient_data' | 'judge_failed' };

/** Judgements in the order of the answers; those by patterns are made all at once. */
function judgeAll(answered: readonly Answered[], { settings, matcher }: Context, modeless: boolean): Judged[] {
  const ofCategory = (category: string): Answered[] => answered.filter(({ one }) => one.data.category === category);
  const texts = (entries: readonly Answered[]) => entries.map(({ one, response }) => ({ data: one.data, text: response.text }));
  const [grounding, relevance] = [ofCategory('grounding'), ofCategory('relevance')];
  const byPatterns = new Map([
    ...zip(grounding, judgeGrounding(texts(grounding), matcher, settings.compat)),
    ...zip(relevance, judgeRelevance(texts(relevance), matcher)),
  ]);
  return answered.map((entry): Judged => {
    const judgement = byPatterns.get(entry);
    if (judgement) return judgement.verdict === 'error' ? { ...judgement, code: 'judge_failed' } : judgement;
    if (modeless) return { verdict: 'error', reason: MODE_HINT, evidence: {}, code: 'insufficient_data' };
    return judgeMode(entry);
  });
}

function zip(entries: readonly Answered[], judgements: readonly Judgement[]): [Answered, Judgement][] {
  return entries.flatMap((entry, index) => {
    const judgement = judgements[index];
    return judgement ? [[entry, judgement] as [Answered, Judgement]] : [];
  });
}

function judgeMode({ one, known }: Answered): Judgement {
  const expected = one.data.expectedMode;
  const evidence = defined({ signal: known.signal });
  if (known.mode === undefined) return { verdict: 'fail', reason: `no mode given; ${expected} was expected`, evidence };
  if (known.mode === expected) return { verdict: 'pass', reason: `${expected}, as expected`, evidence };
  return { verdict: 'fail', reason: `${expected} was expected, the app's mode is ${known.mode}`, evidence };
}

function outcome({ one, response, known }: Answered, judged: Judged | undefined): CaseOutcome {
  if (!judged) throw new Error(`case ${one.id} was not judged`);
  const evidence = defined({
    category: one.data.category,
    query: one.data.query,
    answer: response.text,
    expected_mode: one.data.expectedMode,
    actual_mode: known.mode,
    mode_read_from_text: known.heuristic || undefined,
    retrieved: response.retrieved_context?.flatMap(({ source_id: id }) => (id === undefined ? [] : [id])),
    ...judged.evidence,
  });
  const { verdict: status, reason } = judged;
  if (status === 'error') return { id: one.id, status, scores: {}, reason, evidence, code: judged.code ?? 'judge_failed' };
  return { id: one.id, status, scores: scores(one, known, status === 'pass'), reason, evidence };
}

function scores({ metrics, data }: Case, { mode }: KnownMode, passed: boolean): Scores {
  const misses: Scores = {
    over_refusal: mode === 'abstain' ? 0 : 1,
    false_trust: mode === 'trustworthy' ? 0 : 1,
  };
  const own = passed ? 1 : 0;
  return Object.fromEntries(metrics.map((metric) => [metric, metric === data.category ? own : (misses[metric] ?? own)]));
}

function counted({ one, known }: Answered, judged: Judged | undefined): JudgedCase[] {
  if (!judged || judged.verdict === 'error') return [];
  return [{ data: one.data, mode: known.mode, passed: judged.verdict === 'pass' }];
}

function insufficient({ metrics }: GovernanceSettings): { readonly [metric: string]: string } {
  const rows = selectMetrics(METRIC_SPECS, metrics).filter(({ name }) => MODE_METRICS.includes(name));
  return Object.fromEntries(rows.map(({ name }) => [name, MODE_HINT]));
}
