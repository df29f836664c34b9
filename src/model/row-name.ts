/** Where a row stands: `<suite>[.tier<k>][.<variant>].<metric>`, taken apart. */
export interface RowPlace {
  readonly suite: string;
  readonly tier: number;
  readonly variant: string;
  readonly metric: string;
}

/** The variant's name when the config lists none. */
export const DEFAULT_VARIANT = 'default';

/** The row's shortest full name: the default variant is left out. */
export function rowName({ suite, tier, variant, metric }: RowPlace): string {
  return [suite, `tier${tier}`, ...(variant === DEFAULT_VARIANT ? [] : [variant]), metric].join('.');
}

/** The key of a suite's run in the baseline: `<suite>/tier<k>/<variant>`. */
export function entryKey({ suite, tier, variant }: Omit<RowPlace, 'metric'>): string {
  return `${suite}/tier${tier}/${variant}`;
}

/** Takes `<suite>/tier<k>/<variant>` apart; undefined when it is no such key. */
export function parseEntryKey(key: string): Omit<RowPlace, 'metric'> | undefined {
  const match = /^([^/]+)\/tier([01])\/([^/]+)$/.exec(key);
  if (!match) return undefined;
  const [, suite = '', tier = '', variant = ''] = match;
  return { suite, tier: Number(tier), variant };
}

/**
 * Whether a row name of the config means this row. Parts left out match all (`qa.answer_accuracy`, `qa.tier0.tool.x`);
 * a name without a metric (`fairness`, `qa.tier1`) means every row there.
 */
export function matchesRow(name: string, place: RowPlace): boolean {
  const [suite, ...rest] = name.split('.');
  if (suite !== place.suite) return false;
  const wanted = [`tier${place.tier}`, place.variant, place.metric];
  let at = 0;
  for (const part of rest) {
    const found = wanted.indexOf(part, at);
    if (found < 0) return false;
    at = found + 1;
  }
  return true;
}
