import { repertoireOf } from '../text/patterns/repertoire.ts';
import type { MatchJob, MatchResult, PatternMatcher, TranslatedPattern } from '../text/patterns/types.ts';
import { createFallback, lackOfRe2 } from './fallback.ts';
import type { Fallback } from './fallback.ts';
import { createGuard } from './guard.ts';
import type { Guard } from './guard.ts';
import { failure, MAX_SPANS_PER_BATCH, MAX_SPANS_PER_JOB, resultOf } from './limits.ts';
import { Subject } from './subject.ts';

type Watchdog = {
  readonly guard: Guard;
  readonly fallback: Fallback;
  readonly timeoutMs: number;
  readonly trips: WeakMap<TranslatedPattern, number>;
  /** What searches that were cut off have cost in all. */
  lostMs: number;
};

/** Progress of one batch. It lives outside the guarded run, so that it survives when that is cut off. */
type Batch = {
  readonly jobs: readonly MatchJob[];
  readonly results: MatchResult[];
  /** Why the native engine leaves the next job alone; null where it was cut off. */
  refusal: string | null;
  spans: number;
  subject: Subject;
};

const LIMITS = {
  all: { find: 'all', maxSpans: MAX_SPANS_PER_JOB },
  first: { find: 'first', maxSpans: MAX_SPANS_PER_JOB },
} as const;
// A pattern that RE2 cannot take over is not tried on further answers after so many trips.
const MAX_TRIPS = 3;
// When cut-off runs have cost so many time-outs, the rest is not searched: a file of hostile patterns must not add up to a hang.
const MAX_LOST_TIMEOUTS = 100;

/**
 * A matcher that runs a whole batch natively under one watchdog. A search is blamed only when it alone takes more than
 * `timeoutMs` (whole milliseconds, 1 or more); RE2 then runs it, or it is an error where RE2 cannot express it. One batch of
 * many jobs is much faster than many batches: each guarded run costs about 0.1 ms.
 */
export function createWatchdogMatcher({ timeoutMs }: { readonly timeoutMs: number }): PatternMatcher {
  const guard = createGuard();
  const countingGuard: Guard = (work, budgetMs) => {
    const finished = guard(work, budgetMs);
    if (!finished) watchdog.lostMs += budgetMs;
    return finished;
  };
  const fallback = createFallback(countingGuard, timeoutMs);
  const watchdog: Watchdog = { guard, fallback, timeoutMs, trips: new WeakMap(), lostMs: 0 };
  return { match: (jobs) => matchBatch(watchdog, jobs) };
}

function matchBatch(watchdog: Watchdog, jobs: readonly MatchJob[]): readonly MatchResult[] {
  const batch: Batch = { jobs, results: [], refusal: null, spans: 0, subject: new Subject('') };
  for (;;) {
    const first = batch.results.length;
    batch.refusal = null;
    const finished = watchdog.guard(() => runNatively(watchdog, batch), watchdog.timeoutMs);
    const job = jobs[batch.results.length];
    if (job === undefined) return batch.results;
    // A job that was cut off behind others may only have come late: it is tried again as the first of the next run.
    if (finished || batch.results.length === first) settle(batch, takeOver(watchdog, batch, job));
  }
}

function runNatively(watchdog: Watchdog, batch: Batch): void {
  for (;;) {
    const job = batch.jobs[batch.results.length];
    if (job === undefined) return;
    if (job.text !== batch.subject.text) batch.subject = new Subject(job.text);
    batch.refusal = refusalOf(watchdog, job.pattern, batch.subject);
    if (batch.refusal !== null) return;
    try {
      settle(batch, searchNatively(batch.subject, job));
    } catch (error) {
      // V8 finds a pattern too large, or runs out of stack on it.
      batch.refusal = `failed on this answer (${error instanceof Error ? error.message : String(error)})`;
      return;
    }
  }
}

function searchNatively(subject: Subject, { pattern, find }: MatchJob): MatchResult {
  return resultOf(pattern, subject.search(pattern, LIMITS[find]));
}

function takeOver(watchdog: Watchdog, batch: Batch, job: MatchJob): MatchResult {
  if (watchdog.lostMs > watchdog.timeoutMs * MAX_LOST_TIMEOUTS) {
    return failure(
      job.pattern,
      `was not searched: patterns have already lost ${watchdog.lostMs} ms to time-outs`,
    );
  }
  if (batch.refusal === null) noteTrip(watchdog, job.pattern);
  const cause = batch.refusal ?? `took more than ${watchdog.timeoutMs} ms on this answer`;
  return watchdog.fallback(job, repertoireOf(job.text), cause);
}

// RE2 gives the same verdict, so one trip is enough where it can take over.
function refusalOf(watchdog: Watchdog, pattern: TranslatedPattern, subject: Subject): string | null {
  if (watchdog.lostMs > watchdog.timeoutMs * MAX_LOST_TIMEOUTS) return 'was not searched';
  const trips = watchdog.trips.get(pattern) ?? 0;
  const givenUp = trips >= MAX_TRIPS || (trips > 0 && lackOfRe2(pattern.re2, subject.repertoire) === null);
  return givenUp ? `took more than ${watchdog.timeoutMs} ms on an earlier answer` : null;
}

function noteTrip(watchdog: Watchdog, pattern: TranslatedPattern): void {
  watchdog.trips.set(pattern, (watchdog.trips.get(pattern) ?? 0) + 1);
  watchdog.lostMs += watchdog.timeoutMs;
}

function settle(batch: Batch, result: MatchResult): void {
  const job = batch.jobs[batch.results.length];
  if (result.kind === 'matched') batch.spans += result.spans.length;
  const tooMany = batch.spans > MAX_SPANS_PER_BATCH && job !== undefined;
  batch.results.push(
    tooMany
      ? failure(job.pattern, `came after ${MAX_SPANS_PER_BATCH} matches, more than one batch may give`)
      : result,
  );
}
