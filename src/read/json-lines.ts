import type { Problem } from '../model/problem.ts';
import type { TextBlocks } from './decode.ts';
import type { Read } from './files.ts';
import { parseJson, type JsonDocument } from './json.ts';

/** One line of a JSON Lines file. */
export interface JsonLine extends JsonDocument {
  readonly line: number;
}

/** What was taken from the lines of a file, in their order, and everything that is wrong with it. */
export interface TakenLines<T> {
  readonly values: T[];
  readonly problems: Problem[];
}

/**
 * Parses JSON Lines as the four systems do: blank lines count as lines, not as values. Each line is handed over as soon as it
 * is parsed, and forgotten, so that a file of 100,000 is never held whole as values; nothing taken is left out. A line that is
 * no JSON is a problem with its column, and its id where that can be read.
 */
export function parseJsonLines<T>(
  file: string,
  text: TextBlocks,
  take: (line: JsonLine) => Read<readonly T[]>,
): TakenLines<T> {
  const values: T[] = [];
  const problems: Problem[] = [];
  for (const { content, line } of linesOf(text)) {
    const parsed = parseJson(file, content, line);
    if (parsed.kind === 'bad') {
      problems.push(...parsed.problems.map((problem) => named(problem, content)));
      continue;
    }
    const taken = take({ ...parsed.value, line });
    if (taken.kind === 'ok') values.push(...taken.value);
    else problems.push(...taken.problems);
  }
  return { values, problems };
}

function* linesOf({ blocks }: TextBlocks): Generator<{ readonly content: string; readonly line: number }> {
  let line = 1;
  for (const block of blocks) {
    for (let start = 0; start < block.length; line += 1) {
      const lineFeed = block.indexOf('\n', start);
      const end = lineFeed < 0 ? block.length : lineFeed;
      const content = block.slice(start, end);
      if (content.trim() !== '') yield { content, line };
      start = end + 1;
    }
  }
}

function named(problem: Problem, content: string): Problem {
  const id = /"id"\s*:\s*"([^"\\]{1,200})"/.exec(content)?.[1];
  return id === undefined
    ? problem
    : { ...problem, message: `${problem.message} (in the line with id "${id}")` };
}
