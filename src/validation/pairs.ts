import type { Mode } from '../model/answer.ts';
import type { Gold, Label } from './labels.ts';

/** A case that both annotators labelled. */
export interface LabelledCase {
  readonly id: string;
  readonly first: Mode;
  readonly second: Mode;
  readonly category?: string;
  readonly expectedMode?: Mode;
  /** What the annotators gave: none, one or two numbers from 1 to 5. */
  readonly confidence: readonly number[];
}

/** The cases of both annotators' files, and the ids of those that could not be compared. */
export interface Pairing {
  /** Sorted by id. */
  readonly cases: readonly LabelledCase[];
  readonly onlyFirst: readonly string[];
  readonly onlySecond: readonly string[];
  /** On both sides, but at least one has not labelled it. */
  readonly unlabelled: readonly string[];
  /** Labelled by both, but gold says nothing of it; empty without gold. */
  readonly withoutGold: readonly string[];
}

/** What the data says about a case, under the id that the data has for it; undefined where it has none. */
export type GoldFinder = (id: string) => (Gold & { readonly id: string }) | undefined;

/**
 * Puts two annotators' labels together by id; `gold` is undefined without data.
 */
export function pairLabels(first: readonly Label[], second: readonly Label[], gold?: GoldFinder): Pairing {
  const others = new Map(second.map((label) => [label.id, label]));
  const ids = new Set(first.map(({ id }) => id));
  const both = first.flatMap((label) => {
    const other = others.get(label.id);
    return other ? [[label, other] as const] : [];
  });
  const cases = both.flatMap(([a, b]) => labelledCase(a, b, gold?.(a.id)) ?? []);
  return {
    cases: cases.sort((a, b) => (a.id < b.id ? -1 : 1)),
    onlyFirst: first.flatMap(({ id }) => (others.has(id) ? [] : [id])),
    onlySecond: second.flatMap(({ id }) => (ids.has(id) ? [] : [id])),
    unlabelled: both.flatMap(([a, b]) => (a.mode && b.mode ? [] : [a.id])),
    withoutGold: gold ? cases.flatMap(({ id, expectedMode }) => (expectedMode ? [] : [id])) : [],
  };
}

function labelledCase(a: Label, b: Label, gold: ReturnType<GoldFinder>): LabelledCase | undefined {
  if (!a.mode || !b.mode) return undefined;
  const category = gold?.category ?? a.category ?? b.category;
  return {
    id: gold?.id ?? a.id,
    first: a.mode,
    second: b.mode,
    ...(category !== undefined && { category }),
    ...(gold && { expectedMode: gold.expectedMode }),
    confidence: [a.confidence, b.confidence].filter((given) => given !== undefined),
  };
}
