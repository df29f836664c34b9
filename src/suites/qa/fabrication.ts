import { compilePattern } from '../../text/patterns/compile.ts';
import { fabricatedFigures } from '../../text/figures.ts';
import type { PatternMatcher, TranslatedPattern } from '../../text/patterns/types.ts';
import type { QaSettings } from './settings.ts';

/** The figures of an answer that should refuse, or why they could not be counted. */
type Figures =
  | { readonly kind: 'counted'; readonly figures: readonly string[] }
  | { readonly kind: 'error'; readonly message: string };

/** Counts the fabricated figures of one text. */
export type FigureCounter = (text: string) => Figures;

/** A counter by the suite's own period patterns, case-insensitive, or by the built-in rule where it has none. */
export function figureCounter(
  { compat, period_patterns: sources }: QaSettings,
  matcher: PatternMatcher,
): FigureCounter {
  if (sources === undefined)
    return (text) => ({ kind: 'counted', figures: fabricatedFigures(text, { compat }) });
  const patterns = sources.map(translate);
  return (text) => {
    const errors: string[] = [];
    const stripPeriods = (whole: string): string =>
      patterns.reduce((rest, pattern) => strip(rest, pattern, matcher, errors), whole);
    const figures = fabricatedFigures(text, { compat, stripPeriods });
    const [message] = errors;
    return message === undefined ? { kind: 'counted', figures } : { kind: 'error', message };
  };
}

function translate(source: string): TranslatedPattern {
  const compiled = compilePattern(source, { ignoreCase: true });
  if (compiled.kind !== 'ok')
    throw new Error(`the settings let through the period pattern ${source}: ${compiled.message}`);
  return compiled;
}

/** Replaces each match by a space. */
function strip(text: string, pattern: TranslatedPattern, matcher: PatternMatcher, errors: string[]): string {
  const [result] = matcher.match([{ pattern, text, find: 'all' }]);
  if (result?.kind === 'error') errors.push(result.message);
  if (result?.kind !== 'matched') return text;
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of result.spans) {
    parts.push(text.slice(from, start));
    from = end;
  }
  return [...parts, text.slice(from)].join(' ');
}
