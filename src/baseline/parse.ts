import type * as z from 'zod';
import type { BaselineState } from '../gate/input.ts';
import { baselineSchema } from '../model/baseline.ts';
import { formatProblem } from '../model/problem.ts';
import { decodeText } from '../read/decode.ts';
import type { DataFiles } from '../read/files.ts';
import { toProblems, WORDED } from '../read/issues.ts';
import { parseJson } from '../read/json.ts';

/**
 * Reads a baseline. "None" is concluded only when the files prove that there is none; a corrupt one, or one of a newer
 * version, is unusable: ERROR `no_baseline`, and nothing overwrites it.
 */
export async function readBaseline(files: DataFiles, path: string, where: string): Promise<BaselineState> {
  const read = await files.read(path);
  if (read.kind === 'missing') return { kind: 'none', why: `there is no baseline yet (${path} ${where})` };
  if (read.kind === 'unreadable')
    return { kind: 'unusable', why: `the baseline ${path} ${where} cannot be read: ${read.why}` };
  const text = decodeText(path, read.bytes);
  if (text.kind === 'bad') return unusable(text.problems.map(formatProblem));
  return parseBaseline(path, text.value);
}

function parseBaseline(path: string, text: string): BaselineState {
  const document = parseJson(path, text);
  if (document.kind === 'bad') return unusable(document.problems.map(formatProblem));
  const version = (document.value.value as { schema?: unknown } | null)?.schema;
  if (typeof version === 'number' && version > 1)
    return unusable([
      `${path}: schema ${version} was written by a newer ragbench; this one reads schema 1, so update it`,
    ]);
  const parsed = baselineSchema.safeParse(document.value.value, WORDED);
  if (parsed.success) return { kind: 'found', baseline: parsed.data };
  return unusable(toProblems(parsed.error as z.ZodError, document.value.locate).map(formatProblem));
}

function unusable(reasons: readonly string[]): BaselineState {
  const more = reasons.length > 1 ? ` (and ${reasons.length - 1} more)` : '';
  return {
    kind: 'unusable',
    why: `the baseline cannot be used: ${reasons[0]}${more}; it is left as it is: repair it, or restore it from git`,
  };
}
