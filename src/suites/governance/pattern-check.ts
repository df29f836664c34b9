import type { Problem } from '../../model/problem.ts';
import { compilePattern } from '../../text/patterns/compile.ts';
import type { CompiledPattern } from '../../text/patterns/types.ts';
import type { Inspection } from '../suite.ts';
import { patternRules } from './case-schema.ts';
import type { ReadCase, ReadFile } from './layout.ts';

interface Checked {
  readonly pattern: CompiledPattern;
  /** Whether it decides by itself; a faulty allowed phrase only fails to excuse. */
  readonly decides: boolean;
  readonly line: number;
  readonly id: string;
}

/** Compiles every regular expression of a file: those that cannot be used, and which had to be rewritten. */
export function patternFindings(file: ReadFile): Inspection {
  const checked = file.cases.flatMap((entry) => checkCase(file, entry));
  const rewritten = new Set(
    checked.flatMap(({ pattern }) => (pattern.kind === 'ok' && pattern.rewritten ? [pattern.source] : [])),
  );
  const faulty = checked.filter(({ pattern }) => pattern.kind !== 'ok');
  return {
    problems: faulty.filter(isFault).map((entry) => toProblem(file, entry)),
    notes: [
      ...distinctNotes(
        file,
        faulty.filter((entry) => !isFault(entry)),
      ),
      ...rewrittenNote(file, rewritten),
    ],
  };
}

function checkCase(file: ReadFile, { raw, line }: ReadCase): Checked[] {
  const { useRegex, caseInsensitive, allowedPhrases } = patternRules(file.config, raw.evaluation_config);
  const claims = file.category === 'grounding' ? (raw.forbidden_claims ?? []) : [];
  const elements =
    file.category === 'relevance'
      ? [...(raw.required_elements ?? []), ...(raw.forbidden_elements ?? [])]
      : [];
  const deciding = useRegex ? [...claims, ...elements] : [];
  const check = (source: string, decides: boolean): Checked => ({
    pattern: compilePattern(source, { ignoreCase: caseInsensitive }),
    decides,
    line,
    id: raw.id,
  });
  const phrases = file.category === 'grounding' ? allowedPhrases : [];
  return [...deciding.map((source) => check(source, true)), ...phrases.map((source) => check(source, false))];
}

/** What cannot be translated stops a case as soon as it is needed, allowed phrase or not. */
function isFault({ pattern, decides }: Checked): boolean {
  return decides || pattern.kind === 'untranslatable';
}

function toProblem(file: ReadFile, { pattern, line, id, decides }: Checked): Problem {
  const what = decides ? 'the pattern' : 'the allowed phrase';
  const why = pattern.kind === 'ok' ? '' : pattern.message;
  const effect =
    pattern.kind === 'untranslatable' ? '' : decides ? '; it counts as a plain text' : '; it excuses nothing';
  return {
    location: { file: file.path, line },
    message: `case "${id}": ${what} ${JSON.stringify(pattern.source)}: ${why}${effect}`,
  };
}

/** A phrase of the file's own list is noted once, not for each case. */
function distinctNotes(file: ReadFile, entries: readonly Checked[]): Problem[] {
  const bySource = new Map(entries.toReversed().map((entry) => [entry.pattern.source, entry]));
  return [...bySource.values()].toReversed().map((entry) => toProblem(file, entry));
}

const SHOWN = 5;

function rewrittenNote(file: ReadFile, rewritten: ReadonlySet<string>): Problem[] {
  if (rewritten.size === 0) return [];
  const shown = [...rewritten]
    .slice(0, SHOWN)
    .map((source) => JSON.stringify(source))
    .join(', ');
  const more = rewritten.size > SHOWN ? ` and ${rewritten.size - SHOWN} more` : '';
  const message = `rewritten so that they mean what they mean in Python: ${rewritten.size} patterns, ${shown}${more}`;
  return [{ location: { file: file.path }, message }];
}
