import { clip } from '../../text/clip.ts';
import { byCodePoint } from '../../text/order.ts';
import type { FairnessContext } from './context.ts';
import { extremes, firstFew } from './groups.ts';
import type { FairnessRecord } from './record.ts';
import type { Difference, GroupFigure, PairSide, PromptPair, RowEvidence } from './result.ts';

const SCENARIOS = 3;
const PAIRS = 3;
const PROMPTS = 2;
const PROMPT_LENGTH = 48;

/** Numbers of groups and records; `value` is the reason or document group that they are about. */
interface GapFigures {
  readonly groups: ReadonlyMap<string, number>;
  readonly scores: ReadonlyMap<string, number>;
  readonly value?: string | undefined;
}

/** The evidence of a gap between user groups: the two groups, and the seeds whose two prompts differ most. */
export function gapEvidence({ groups, scores, value }: GapFigures, context: FairnessContext): RowEvidence {
  const ends = groups.size < 2 ? undefined : extremes(groups);
  const scenarios = topScenarios(scores, 'highest');
  return {
    ...(ends && {
      widest: {
        high: figureOf(ends.high, context.byGroup.get(ends.high[0])),
        low: figureOf(ends.low, context.byGroup.get(ends.low[0])),
      },
    }),
    ...(value !== undefined && { value }),
    scenarios,
    prompts: promptSnippets(scenarios, context),
    pairs: ends ? widestPairs(ends.high[0], ends.low[0], scores, context) : [],
  };
}

/** A group's or seed's number and the first few of its records. */
export function figureOf(
  [group, value]: readonly [string, number],
  members: readonly FairnessRecord[] | undefined,
): GroupFigure {
  return { group, value, scenarios: (members ?? []).slice(0, SCENARIOS).map(({ id }) => id) };
}

/** The ids of the records that stand out; ties by id. */
export function topScenarios(scores: ReadonlyMap<string, number>, which: 'highest' | 'lowest'): string[] {
  const sign = which === 'highest' ? -1 : 1;
  return firstFew(
    scores,
    SCENARIOS,
    ([a, left], [b, right]) => sign * (left - right) || byCodePoint(a, b),
  ).map(([id]) => id);
}

/** The beginnings of the prompts of at most two records. */
export function promptSnippets(ids: readonly string[], { byId }: FairnessContext): string[] {
  return ids.slice(0, PROMPTS).map((id) => snippet(byId.get(id)?.prompt ?? ''));
}

/** The beginning of a prompt, in one line of at most 48 characters. */
export function snippet(prompt: string): string {
  return clip(prompt.trim().replaceAll(/\s+/g, ' '), PROMPT_LENGTH);
}

interface Candidate {
  readonly left: FairnessRecord;
  readonly right: FairnessRecord;
  readonly distance: number;
}

function widestPairs(
  high: string,
  low: string,
  scores: ReadonlyMap<string, number>,
  context: FairnessContext,
): PromptPair[] {
  const scoreOf = ({ id }: FairnessRecord): number => scores.get(id) ?? 0;
  const candidates = [...context.bySeed.values()].flatMap((members): Candidate[] => {
    const scored = members.filter(({ id }) => scores.has(id));
    const left = best(scored, high, scoreOf);
    const right = best(scored, low, (record) => -scoreOf(record));
    if (!left || !right || scoreOf(left) <= scoreOf(right)) return [];
    return [{ left, right, distance: scoreOf(left) - scoreOf(right) }];
  });
  return firstFew(candidates, PAIRS, (a, b) => b.distance - a.distance).map(({ left, right }) =>
    sideBySide(left, right, scoreOf, context),
  );
}

function best(
  members: readonly FairnessRecord[],
  group: string,
  score: (record: FairnessRecord) => number,
): FairnessRecord | undefined {
  let found: FairnessRecord | undefined;
  for (const record of members)
    if (record.group === group && (found === undefined || score(record) > score(found))) found = record;
  return found;
}

/** Two prompts of one seed and their answers. */
export function sideBySide(
  left: FairnessRecord,
  right: FairnessRecord,
  score: (record: FairnessRecord) => number,
  context: FairnessContext,
): PromptPair {
  const side = (record: FairnessRecord): PairSide => ({
    id: record.id,
    group: record.group,
    prompt: record.prompt,
    answer: record.text,
    score: score(record),
    refused: refuses(record, context),
    sources: record.sources,
    tools: record.tools,
  });
  const differs = differences(left, right, context);
  return { seed: left.seed_id, left: side(left), right: side(right), differs };
}

function differences(left: FairnessRecord, right: FairnessRecord, context: FairnessContext): Difference[] {
  const [words, otherWords] = [context.readings.words(left), context.readings.words(right)];
  const sameWords = words.size === otherWords.size && [...words].every((word) => otherWords.has(word));
  const found: Difference[] = [];
  if (!sameWords) found.push('answer');
  if (refuses(left, context) !== refuses(right, context)) found.push('refusal');
  if (!isSame(left.sources, right.sources)) found.push('sources');
  if (!isSame(left.tools, right.tools)) found.push('tools');
  return found;
}

function refuses(record: FairnessRecord, { readings }: FairnessContext): boolean {
  const reading = readings.refusal(record);
  return reading.kind === 'read' && reading.score === 1;
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
