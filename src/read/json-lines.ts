import type { Problem } from '../model/problem.ts';
import type { Read } from './files.ts';
import { parseJson, type JsonDocument } from './json.ts';

/** One line of a JSON Lines file. */
export interface JsonLine extends JsonDocument {
  readonly line: number;
}

/**
 * Parses JSON Lines as the four systems do: blank lines count as lines, not as values. One bad line rejects the
 * file, naming each bad line, its column and its id where that can be read.
 */
export function parseJsonLines(file: string, text: string): Read<JsonLine[]> {
  const values: JsonLine[] = [];
  const problems: Problem[] = [];
  for (const [index, content] of text.split('\n').entries()) {
    if (content.trim() === '') continue;
    const parsed = parseJson(file, content, index + 1);
    if (parsed.kind === 'ok') values.push({ ...parsed.value, line: index + 1 });
    else problems.push(...parsed.problems.map((problem) => named(problem, content)));
  }
  return problems.length > 0 ? { kind: 'bad', problems } : { kind: 'ok', value: values };
}

function named(problem: Problem, content: string): Problem {
  const id = /"id"\s*:\s*"([^"\\]{1,200})"/.exec(content)?.[1];
  return id === undefined ? problem : { ...problem, message: `${problem.message} (in the line with id "${id}")` };
}
