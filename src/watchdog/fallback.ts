import type { RE2JS } from 're2js';

import type { Repertoire } from '../text/patterns/repertoire.ts';
import type { MatchJob, MatchResult, Re2Form, TranslatedPattern } from '../text/patterns/types.ts';
import type { Guard } from './guard.ts';
import { failure, MAX_SPANS_PER_JOB, resultOf } from './limits.ts';
import { compileRe2, findByRe2 } from './re2.ts';

/** Runs a job that the native engine could not, or says why nothing can; `cause` says what became of the native run. */
export type Fallback = (job: MatchJob, repertoire: Repertoire, cause: string) => MatchResult;

type Re2Runner = {
  readonly guard: Guard;
  readonly budgetMs: number;
  readonly programs: WeakMap<TranslatedPattern, RE2JS | string>;
};

// RE2 is linear in the text, but some 20 times slower than V8 on easy patterns.
const BUDGET_FACTOR = 20;

/** The fallback to RE2, under the same watchdog with 20 times its budget. */
export function createFallback(guard: Guard, timeoutMs: number): Fallback {
  const runner: Re2Runner = { guard, budgetMs: timeoutMs * BUDGET_FACTOR, programs: new WeakMap() };
  return (job, repertoire, cause) => {
    const form = job.pattern.re2;
    const lack = lackOfRe2(form, repertoire);
    if (form.kind === 'unsupported' || lack !== null) {
      return failure(job.pattern, `${cause} and RE2 cannot express it (${lack})`);
    }
    return runRe2(runner, job, form.source, cause);
  };
}

/** Why RE2 cannot run the pattern on texts of this repertoire; null where it can. */
export function lackOfRe2(form: Re2Form, repertoire: Repertoire): string | null {
  if (form.kind === 'unsupported') return form.reason;
  if (!form.plainOnly || repertoire === 'plain') return null;
  return String.raw`its \b knows only ASCII letters, and this answer has others`;
}

// Compiling is guarded too: classes from the Unicode tables make large programs.
function runRe2(runner: Re2Runner, job: MatchJob, source: string, cause: string): MatchResult {
  let result = failure(job.pattern, `${cause}, and RE2 more than ${runner.budgetMs} ms`);
  runner.guard(() => {
    const program = programOf(runner, job.pattern, source);
    result =
      typeof program === 'string'
        ? failure(job.pattern, `${cause} and RE2 refuses it (${program})`)
        : resultOf(
            job.pattern,
            findByRe2(program, job.text, { find: job.find, maxSpans: MAX_SPANS_PER_JOB }),
          );
  }, runner.budgetMs);
  return result;
}

function programOf({ programs }: Re2Runner, pattern: TranslatedPattern, source: string): RE2JS | string {
  const program = programs.get(pattern) ?? tryCompile(source);
  programs.set(pattern, program);
  return program;
}

function tryCompile(source: string): RE2JS | string {
  try {
    return compileRe2(source);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
