import type * as z from 'zod';
import type { Location, Problem } from '../model/problem.ts';
import { came, isOurs, unmarked, wordIssue } from './issue-words.ts';
import type { Read } from './files.ts';

/** A value that was read, and where its parts stand; `ofKey` asks for the place of the key instead of its value. */
interface Located {
  readonly value: unknown;
  readonly locate: (path: readonly PropertyKey[], ofKey?: boolean) => Location;
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
export function toProblems(
  error: { readonly issues: readonly z.core.$ZodIssue[] },
  locate: Located['locate'],
): Problem[] {
  return error.issues.flatMap((issue) => ofIssue(issue, locate));
}

type Issue = z.core.$ZodIssue;

function ofIssue(issue: Issue, locate: Located['locate']): Problem[] {
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue, locate);
  if (issue.code === 'invalid_key')
    return [{ location: locate(issue.path, true), message: keyMessage(issue) }];
  if (issue.code === 'invalid_union' && isOurs(issue.message)) {
    const branch = nearestBranch(issue.errors);
    if (branch)
      return branch.flatMap((inner) => ofIssue({ ...inner, path: [...issue.path, ...inner.path] }, locate));
  }
  return [{ location: locate(issue.path), message: messageOf(issue) }];
}

/** A message that a schema gives itself says what is allowed; what came, or that nothing did, is put before it. */
function messageOf(issue: Issue): string {
  const message = unmarked(issue.message);
  if (issue.code === 'custom') return message;
  const ours = isOurs(issue.message);
  if (issue.input !== undefined) return ours ? message : `${came(issue.input)} came; ${message}`;
  const key = issue.path.at(-1);
  return ours && typeof key === 'string' ? `${JSON.stringify(key)} ${message}` : message;
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

/** Of a union the branch that was meant: the one with the fewest faults; undefined when none got past the type. */
function nearestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const entered = branches.filter((branch) =>
    branch.every((issue) => issue.path.length > 0 || issue.code === 'unrecognized_keys'),
  );
  const [best] = entered.toSorted((a, b) => faults(a) - faults(b));
  return best;
}

function faults(branch: readonly Issue[]): number {
  return branch.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
}
