import type { SuiteCase, SuiteKind } from './suite.ts';

/** How many cases a suite has, and how many by each value of each dimension. */
export interface SuiteCounts {
  readonly suite: string;
  readonly kind: string;
  readonly cases: number;
  /** `tier` first, then as the kind gives them; of each the values by falling number, then by name. */
  readonly by: readonly Dimension[];
}

interface Dimension {
  readonly name: string;
  readonly values: readonly { readonly value: string; readonly cases: number }[];
}

/** Counts the cases of a suite by tier and by what its kind has them counted by. */
export function countCases<Data>(
  suite: string,
  { kind, facets }: Pick<SuiteKind<never, Data>, 'kind' | 'facets'>,
  cases: readonly Pick<SuiteCase<Data>, 'tier' | 'data'>[],
): SuiteCounts {
  const counts = new Map<string, Map<string, number>>();
  for (const { tier, data } of cases) {
    const dimensions = { tier: String(tier), ...facets?.(data) };
    for (const [name, value] of Object.entries(dimensions)) {
      const values = counts.get(name) ?? new Map<string, number>();
      counts.set(name, values.set(value, (values.get(value) ?? 0) + 1));
    }
  }
  const by = [...counts].map(([name, values]) => ({ name, values: byNumber(values) }));
  return { suite, kind, cases: cases.length, by };
}

function byNumber(values: ReadonlyMap<string, number>): Dimension['values'] {
  const list = [...values].map(([value, cases]) => ({ value, cases }));
  return list.sort((a, b) => b.cases - a.cases || (a.value < b.value ? -1 : 1));
}
