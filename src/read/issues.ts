import type * as z from 'zod';
import type { Location, Problem } from '../model/problem.ts';
import { came, isOurs, unmarked, wordIssue } from './issue-words.ts';
import type { Read } from './files.ts';

/** A value that was read, and where its parts stand; `ofKey` asks for the place of the key instead of its value. */
interface Located {
  readonly value: unknown;
  locate(path: readonly PropertyKey[], ofKey?: boolean): Location;
}

/**
 * What a schema must be parsed with so that {@link toProblems} can say what came and what is allowed
 * (`schema.safeParse(value, WORDED)`), inside a transform, too.
 */
export const WORDED = { error: wordIssue, reportInput: true } as const;

/** Checks a value that was read from a file; what is wrong comes with its place. */
export function checkShape<T>(schema: z.ZodType<T>, document: Located): Read<T> {
  const result = schema.safeParse(document.value, WORDED);
  if (result.success) return { kind: 'ok', value: result.data };
  return { kind: 'bad', problems: toProblems(result.error, document.locate) };
}

/**
 * Each issue as `what is wrong; what is allowed`, in one line and at its place: an unknown key at the key itself,
 * a missing one at its parent.
 */
export function toProblems(error: z.ZodError, locate: Located['locate']): Problem[] {
  return error.issues.flatMap((issue) => ofIssue(issue, locate));
}

type Issue = z.core.$ZodIssue;

function ofIssue(issue: Issue, locate: Located['locate']): Problem[] {
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue, locate);
  if (issue.code === 'invalid_key') return [{ location: locate(issue.path, true), message: keyMessage(issue) }];
  if (issue.code === 'invalid_union' && isOurs(issue.message)) {
    const branch = nearestBranch(issue.errors);
    if (branch) return branch.flatMap((inner) => ofIssue({ ...inner, path: [...issue.path, ...inner.path] }, locate));
  }
  return [{ location: locate(issue.path), message: messageOf(issue) }];
}

/** A message that a schema gives itself says what is allowed; what came is put before it. */
function messageOf(issue: Issue): string {
  if (isOurs(issue.message)) return unmarked(issue.message);
  if (issue.code === 'custom' || issue.input === undefined) return issue.message;
  return `${came(issue.input)} came; ${issue.message}`;
}

function unknownKeys(issue: z.core.$ZodIssueUnrecognizedKeys, locate: Located['locate']): Problem[] {
  const lines = isOurs(issue.message) ? unmarked(issue.message).split('\n') : [];
  return issue.keys.map((key, index) => ({
    location: locate([...issue.path, key], true),
    message: lines[index] ?? `unknown key ${JSON.stringify(key)}`,
  }));
}

function keyMessage(issue: z.core.$ZodIssueInvalidKey): string {
  const key = JSON.stringify(String(issue.path.at(-1)));
  return `the key ${key} is not allowed; ${issue.issues.map((inner) => unmarked(inner.message)).join('; ')}`;
}

/** Of a union the branch that was meant: the one whose faults lie deepest; undefined when none got past the type. */
function nearestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const depth = (branch: readonly Issue[]): number => Math.min(...branch.map(depthOf));
  const [best] = branches.toSorted((a, b) => depth(b) - depth(a));
  return best && depth(best) > 0 ? best : undefined;
}

function depthOf(issue: Issue): number {
  return issue.path.length + (issue.code === 'unrecognized_keys' ? 1 : 0);
}
