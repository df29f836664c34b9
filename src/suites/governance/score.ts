import type { AppResponse } from '../../model/answer.ts';
import type { Json } from '../../model/json.ts';
import type { Evidence, Scores, Warning } from '../../model/report.ts';
import { errorOutcome, evidenceKeeper, selectMetrics } from '../common.ts';
import type { CaseAnswer, CaseOutcome, ScoreContext, SuiteCase, SuiteScore } from '../suite.ts';
import { MODE_CATEGORIES, type Category, type GovernanceCase } from './case-schema.ts';
import { GovernanceCounts } from './details.ts';
import { judgeGrounding, type PatternCase } from './grounding.ts';
import type { Judgement } from './judgement.ts';
import { METRIC_SPECS, MODE_METRICS } from './metrics.ts';
import { heuristicWarnings, MODE_HINT, modeOf, type KnownMode } from './modes.ts';
import { judgeRelevance } from './relevance.ts';
import type { GovernanceSettings } from './settings.ts';

type Case = SuiteCase<GovernanceCase>;
type Context = ScoreContext<GovernanceSettings>;

interface Answered {
  readonly one: Case;
  readonly response: AppResponse;
  readonly known: KnownMode;
}

/** Scores fitz-gov's cases: by mode, by forbidden claims, by required elements. */
export function scoreGovernance(
  cases: readonly Case[],
  answers: ReadonlyMap<string, CaseAnswer>,
  context: Context,
): SuiteScore {
  const entries = cases.map((one) => answeredBy(one, answers.get(one.id), context));
  const modes = entries.flatMap((entry) => entry?.known ?? []);
  const needsMode = entries.some((entry) => entry !== undefined && isJudgedByMode(entry.one));
  const modeless = needsMode && modes.every(({ mode }) => mode === undefined);
  const judgements = judgeAll(entries, context, modeless);
  const keep = evidenceKeeper(cases.length);
  return {
    outcomes: cases.map((one, index) => {
      const [entry, judged] = [entries[index], judgements[index]];
      return entry && judged ? outcome(entry, judged, keep) : unanswered(one, answers.get(one.id));
    }),
    details: countAll(entries, judgements),
    insufficient: modeless ? insufficient(context.settings) : {},
    warnings: [...heuristicWarnings(modes), ...brokenWarnings(cases, judgements)],
  };
}

/** A broken pattern still counts, as plain text (the seed's rule), but it hardly looks for what it was meant to. */
function brokenWarnings(cases: readonly Case[], judgements: readonly (Judged | undefined)[]): Warning[] {
  const [first, ...others] = cases.filter((_, index) => judgements[index]?.broken);
  if (!first) return [];
  const which = others.length > 0 ? `${first.id} and ${others.length} more cases` : `case ${first.id}`;
  const message = `${which}: a pattern is no regular expression and was looked for as plain text; \`ragbench validate\` names it`;
  return [{ code: 'data_quality', message, location: first.location }];
}

function answeredBy(one: Case, answer: CaseAnswer | undefined, { modeFrom }: Context): Answered | undefined {
  if (answer?.kind !== 'answered') return undefined;
  return { one, response: answer.response, known: modeOf(answer.response, modeFrom) };
}

function unanswered(one: Case, answer: CaseAnswer | undefined): CaseOutcome {
  return errorOutcome(one.id, answer?.kind === 'error' ? answer : undefined);
}

function isJudgedByMode({ data }: Case): boolean {
  return MODE_CATEGORIES.includes(data.category);
}

type Judged = Judgement & { readonly code?: 'insufficient_data' | 'judge_failed' };

const NO_MODE_AT_ALL: Judged = {
  verdict: 'error',
  reason: MODE_HINT,
  evidence: {},
  code: 'insufficient_data',
};

/** Judgements in the places of the answers; those by patterns are made all at once. */
function judgeAll(
  entries: readonly (Answered | undefined)[],
  { settings, matcher }: Context,
  modeless: boolean,
): readonly (Judged | undefined)[] {
  const judgements = entries.map((entry): Judged | undefined => {
    if (!entry || !isJudgedByMode(entry.one)) return undefined;
    return modeless ? NO_MODE_AT_ALL : judgeMode(entry);
  });
  judgeCategory('grounding', entries, judgements, (cases) => judgeGrounding(cases, matcher, settings.compat));
  judgeCategory('relevance', entries, judgements, (cases) => judgeRelevance(cases, matcher));
  return judgements;
}

/** Judges all answers to a category by its patterns, and puts each judgement in its place. */
function judgeCategory(
  category: Category,
  entries: readonly (Answered | undefined)[],
  judgements: (Judged | undefined)[],
  judge: (cases: readonly PatternCase[]) => readonly Judgement[],
): void {
  const places: number[] = [];
  const cases: PatternCase[] = [];
  for (const [index, entry] of entries.entries()) {
    if (entry?.one.data.category !== category) continue;
    places.push(index);
    cases.push({ data: entry.one.data, text: entry.response.text });
  }
  for (const [index, judgement] of judge(cases).entries()) {
    const place = places[index];
    if (place === undefined) throw new Error(`${category}: more judgements than cases`);
    judgements[place] = judgement.verdict === 'error' ? { ...judgement, code: 'judge_failed' } : judgement;
  }
}

function judgeMode({ one, known }: Answered): Judgement {
  const expected = one.data.expectedMode;
  const evidence = known.signal === undefined ? {} : { signal: known.signal };
  if (known.mode === undefined)
    return { verdict: 'fail', reason: `no mode given; ${expected} was expected`, evidence };
  if (known.mode === expected) return { verdict: 'pass', reason: `${expected}, as expected`, evidence };
  return { verdict: 'fail', reason: `${expected} was expected, the app's mode is ${known.mode}`, evidence };
}

function outcome(entry: Answered, judged: Judged, keep: ReturnType<typeof evidenceKeeper>): CaseOutcome {
  const { id } = entry.one;
  const { verdict: status, reason } = judged;
  const evidence = keep(status, () => evidenceOf(entry, judged));
  if (status === 'error')
    return { id, status, scores: {}, reason, evidence, code: judged.code ?? 'judge_failed' };
  return { id, status, scores: scores(entry, status === 'pass'), reason, evidence };
}

function evidenceOf({ one, response, known }: Answered, judged: Judged): Evidence {
  const evidence: { [key: string]: Json } = {
    category: one.data.category,
    query: one.data.query,
    answer: response.text,
    expected_mode: one.data.expectedMode,
  };
  if (known.mode !== undefined) evidence['actual_mode'] = known.mode;
  if (known.heuristic) evidence['mode_read_from_text'] = true;
  if (known.hedge !== undefined) evidence['hedge'] = known.hedge;
  if (response.retrieved_context)
    evidence['retrieved'] = response.retrieved_context.flatMap(({ source_id: id }) => id ?? []);
  return Object.assign(evidence, judged.evidence);
}

function scores({ one, known }: Answered, passed: boolean): Scores {
  const own = passed ? 1 : 0;
  const given: { [metric: string]: number } = {};
  for (const metric of one.metrics) given[metric] = missScore(metric, one, known) ?? own;
  return given;
}

/** 0 where the app refused, or trusted, wrongly; undefined for the metrics that the verdict decides. */
function missScore(metric: string, { data }: Case, { mode }: KnownMode): number | undefined {
  if (metric === data.category) return undefined;
  if (metric === 'over_refusal') return mode === 'abstain' ? 0 : 1;
  return metric === 'false_trust' ? Number(mode !== 'trustworthy') : undefined;
}

function countAll(
  entries: readonly (Answered | undefined)[],
  judgements: readonly (Judged | undefined)[],
): SuiteScore['details'] {
  const counts = new GovernanceCounts();
  for (const [index, entry] of entries.entries()) {
    const judged = judgements[index];
    if (entry && judged && judged.verdict !== 'error')
      counts.add(entry.one.data, entry.known.mode, judged.verdict === 'pass');
  }
  return counts.toJson();
}

function insufficient({ metrics }: GovernanceSettings): { readonly [metric: string]: string } {
  const rows = selectMetrics(METRIC_SPECS, metrics).filter(({ name }) => MODE_METRICS.includes(name));
  return Object.fromEntries(rows.map(({ name }) => [name, MODE_HINT]));
}
