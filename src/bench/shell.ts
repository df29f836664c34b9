import { resolve } from 'node:path';
import type { Problem } from '../model/problem.ts';
import { renderProblems } from '../render/problems.ts';

/** The edge of the process, passed in so that commands can be tried without one. */
export interface Shell {
  readonly cwd: string;
  readonly env: { readonly [name: string]: string | undefined };
  /** Results. */
  out(text: string): void;
  /** Progress and problems. */
  err(text: string): void;
  /** Whether stdout and stderr are terminals, and how wide stdout is. */
  readonly terminal: { readonly out: boolean; readonly err: boolean; readonly columns: number };
  now(): Date;
  /** Aborted when the user cancels; what would end the process does only this from the first look at it on. */
  readonly signal: AbortSignal;
}

/** Exit codes (design §7). */
export const EXIT = { ok: 0, failed: 1, config: 2, nothingScored: 3 } as const;

/** A command that cannot be carried out as asked: printed without a stack, exit 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Refuses two options that name one file, which the second would overwrite. */
export function refuseSameFile(cwd: string, ...[a, b]: readonly [[string, string], [string, string]]): void {
  if (resolve(cwd, a[1]) !== resolve(cwd, b[1])) return;
  throw new UsageError(`${a[0]} and ${b[0]} both name ${b[1]}; give them a file each`);
}

/** Prints what is wrong with the user's files. */
export function reportProblems(shell: Shell, problems: readonly Problem[]): typeof EXIT.config {
  shell.err(renderProblems(problems));
  return EXIT.config;
}

/** Prints a value as JSON, for `--json`. */
export function printJson(shell: Shell, value: unknown): void {
  shell.out(`${JSON.stringify(value, null, 2)}\n`);
}
