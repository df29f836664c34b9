import type { PlannedCase, PlannedEntry } from '../config/plan.ts';
import type { AppSettings } from '../config/schema/app.ts';
import type { CallError, CallLine } from '../model/recording.ts';
import type { Warning } from '../model/report.ts';
import type { Asker } from '../run.ts';
import type { CaseAnswer } from '../suites/suite.ts';
import type { Redactor } from '../text/redact.ts';
import { toAnswer } from './answers.ts';
import { askAll, type Question } from './ask-all.ts';
import { createHttpClient, type AppClient, type CallResult } from './client.ts';
import type { AppFailure, AppHost, Hosted } from './host.ts';
import { createMeter, type Meter } from './meter.ts';
import { createStdioClient } from './stdio/client.ts';

/** How far asking has come, for a line of progress. */
export interface Tally {
  readonly entry: PlannedEntry;
  readonly done: number;
  readonly errors: number;
}

export interface SessionDeps {
  readonly host: AppHost;
  readonly redactor: Redactor;
  /** Takes each answer as it arrives, so that what was done is on disk when the run breaks off. */
  readonly record: (line: CallLine) => void;
  readonly progress: (tally: Tally) => void;
  /** Takes the whole of why the app is not up (any more), with the end of its output; the report has one line of it. */
  readonly onFailure: (message: string) => void;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly random: () => number;
  /** Aborted on cancel and when the run's time is up; its reason's message says which. */
  readonly signal: AbortSignal;
  readonly limits: { readonly max_calls: number; readonly max_usd: number };
}

/** An {@link Asker} over the app itself: starts it when it is first needed and records every answer. */
export function askApp(deps: SessionDeps): Asker {
  const meter = createMeter();
  const failures: AppFailure[] = [];
  const reached: string[] = [];
  const restarts = new Set<string>();
  const fail = (failure: AppFailure): void => {
    if (failures.some(({ message }) => message === failure.message)) return;
    failures.push(failure);
    deps.onFailure(failure.message);
  };
  const spent = (): CallError | undefined => limitReached(meter.usage(), deps.limits, reached);
  return {
    async ask(entry) {
      const hosted = await deps.host.hostFor(appOf(entry), deps.signal);
      if (hosted.kind === 'failed') {
        // A cancel ends a start that is under way: that is no fault of the app.
        if (deps.signal.aborted) return refuseAll(entry, cancelled(deps.signal), deps);
        fail(hosted.failure);
        return refuseAll(entry, down(hosted.failure), deps);
      }
      const client = hosted.stdio
        ? createStdioClient(appOf(entry), hosted.stdio, deps)
        : createHttpClient(appOf(entry), { ...deps, baseFor: hosted.baseFor });
      const asked = await askCases(entry, client, hosted, { spent, meter, ...deps });
      const gone = hosted.gone();
      if (gone !== undefined && !deps.signal.aborted) fail(gone);
      const restart = hosted.stdio?.restarted();
      if (restart !== undefined && gone === undefined) restarts.add(restart);
      return asked;
    },
    failure: () => failures[0]?.brief,
    usage: () => meter.usage(),
    warnings: (): Warning[] => [
      ...[...new Set(reached)].map((message) => ({ code: 'limit_reached', message }) as const),
      ...[...restarts].map((message) => ({ code: 'app_restarted', message }) as const),
    ],
  };
}

function appOf({ app, suite }: PlannedEntry): AppSettings {
  if (!app) throw new Error(`suite ${suite} has no app to ask; the shell checks for one before it asks`);
  return app;
}

function refuseAll(
  entry: PlannedEntry,
  error: CallError,
  deps: SessionDeps,
): ReadonlyMap<string, CaseAnswer> {
  return new Map(entry.cases.map((one) => [one.id, refuse(placeOf(entry, one), error, deps)]));
}

/** A case that is not asked is recorded, too, so that it can be replayed. */
function refuse(place: CallLine, error: CallError, { record }: SessionDeps): CaseAnswer {
  record({ ...place, attempt: 1, error });
  return { kind: 'error', error };
}

function placeOf({ suite, tier, variant }: PlannedEntry, { id }: PlannedCase): CallLine {
  return { type: 'call', suite, tier, variant, case: id, turn: 0 };
}

interface Asking extends SessionDeps {
  readonly spent: () => CallError | undefined;
  readonly meter: Meter;
}

type Ready = Hosted & { kind: 'ready' };

/** Asks the cases in order, as many at a time as the client can have under way and a few that wait for their turn. */
async function askCases(
  entry: PlannedEntry,
  client: AppClient,
  hosted: Ready,
  asking: Asking,
): Promise<ReadonlyMap<string, CaseAnswer>> {
  const answers = new Map<string, CaseAnswer>();
  let errors = 0;
  const take = (one: PlannedCase, answer: CaseAnswer): void => {
    answers.set(one.id, answer);
    if (answer.kind === 'error') errors += 1;
    asking.progress({ entry, done: answers.size, errors });
  };
  const questions = toAsk(entry, hosted, asking, take);
  await askAll(client, questions, 2 * appOf(entry).concurrency, async (one, result) => {
    const line = await explained(lineOf(placeOf(entry, one), result), hosted);
    asking.record(line);
    const answer = toAnswer(line);
    if (answer.kind === 'answered') asking.meter.add(answer.response);
    take(one, answer);
  });
  return answers;
}

/** The cases that may still be asked when their turn comes; the others are refused at once. */
function* toAsk(
  entry: PlannedEntry,
  hosted: Ready,
  asking: Asking,
  take: (one: PlannedCase, answer: CaseAnswer) => void,
): Generator<Question<PlannedCase>> {
  for (const one of entry.cases) {
    const refused = asking.signal.aborted ? cancelled(asking.signal) : (asking.spent() ?? appGone(hosted));
    if (refused) {
      take(one, refuse(placeOf(entry, one), refused, asking));
      continue;
    }
    asking.meter.count(1);
    yield { key: one, request: one.request };
  }
}

function lineOf(place: CallLine, { body, response, error, latency_ms, attempts }: CallResult): CallLine {
  const facts = { request: body, latency_ms: Math.round(latency_ms), ...(error ? { error } : { response }) };
  // A call that was cut off before its turn came has no attempt; a recording counts from 1.
  return { ...place, attempt: Math.max(1, attempts), ...facts };
}

/** A call that broke because the app ended says so, instead of what the network made of it. */
async function explained(line: CallLine, hosted: Ready): Promise<CallLine> {
  if (line.error?.code !== 'network') return line;
  await hosted.settle();
  const gone = hosted.gone();
  return gone ? { ...line, error: { ...line.error, message: gone.brief } } : line;
}

function appGone(hosted: Ready): CallError | undefined {
  const gone = hosted.gone();
  return gone && down(gone);
}

function down({ brief }: AppFailure): CallError {
  return { code: 'app_down', message: brief };
}

function cancelled({ reason }: AbortSignal): CallError {
  return { code: 'incomplete', message: reason instanceof Error ? reason.message : 'the run was cancelled' };
}

function limitReached(
  { calls, usd }: { calls: number; usd: number },
  limits: SessionDeps['limits'],
  reached: string[],
): CallError | undefined {
  const which =
    calls >= limits.max_calls
      ? `limits.max_calls (${limits.max_calls}) was reached`
      : usd >= limits.max_usd
        ? `limits.max_usd (${limits.max_usd}) was reached`
        : undefined;
  if (which === undefined) return undefined;
  reached.push(which);
  return { code: 'incomplete', message: `${which}; raise it, or ask fewer cases` };
}
