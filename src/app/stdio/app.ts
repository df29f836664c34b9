import type { CallError } from '../../model/recording.ts';
import type { AttemptResult } from '../client/attempt.ts';
import { startDeadline } from '../client/deadline.ts';
import { cancelledError } from '../client/errors.ts';
import type { AppFailure } from '../host.ts';
import { survivedMessage } from '../process/failure.ts';
import type { Call, CallLimits } from './calls.ts';
import type { LineProcess } from './process.ts';
import { deathReport, deathWords, type Death } from './words.ts';

export interface StdioDeps {
  readonly launch: () => LineProcess;
  /** How long it may take until it can be asked, in milliseconds. */
  readonly startMs: number;
  /** Why there is no use in starting it again after such a death, in words. */
  readonly refusal: (death: Death) => string | undefined;
  /** Told what no case can tell: that the app was started again, or that it printed something after its last answer. */
  readonly onNote: (message: string) => void;
}

/** An app that is asked over stdin and stdout; when its process dies it is started once more. */
export class StdioApp {
  readonly #deps: StdioDeps;
  readonly #first: LineProcess;
  #second: Promise<LineProcess | undefined> | undefined;
  #failure: AppFailure | undefined;
  #restart: string | undefined;

  constructor(deps: StdioDeps) {
    this.#deps = deps;
    this.#first = deps.launch();
  }

  /** Waits until it can be asked; gives the failure otherwise. */
  async start(signal: AbortSignal): Promise<AppFailure | undefined> {
    if (await this.#isUp(this.#first, signal)) return undefined;
    const death = this.#first.death();
    this.#failure = death ? this.#failureOf('the app ended before it was ready', death) : this.#tooSlow();
    return this.#failure;
  }

  /** Asks once, of whichever process is alive; a death that the app is started again after is worth another attempt. */
  async attempt(call: Call, limits: CallLimits): Promise<AttemptResult> {
    const process = await this.#alive(limits.signal);
    if (limits.signal?.aborted) return failed(cancelledError(limits.signal.reason));
    if (!process) return failed(this.#down());
    const reply = await process.calls.ask(call, limits);
    if (reply.kind !== 'died') return reply;
    if (process !== this.#first || !this.#mayRestart()) {
      await this.#alive(limits.signal);
      return failed(this.#down());
    }
    const words = deathWords(process.death() ?? { tail: [] });
    const error: CallError = { code: 'app_down', message: `the app ended before it answered: ${words}` };
    return { kind: 'failed', error, retry: { everyone: false } };
  }

  /** Why it cannot be asked any more, once a call has found that out. */
  gone(): AppFailure | undefined {
    return this.#failure;
  }

  /** That it was started again, in words. */
  restarted(): string | undefined {
    return this.#restart;
  }

  /** Ends its processes; throws where one could not be killed. */
  async stop(): Promise<void> {
    const second = await this.#second;
    const processes = second ? [this.#first, second] : [this.#first];
    const endings = await Promise.all(processes.map((process) => process.close()));
    for (const { calls } of processes) {
      const stray = calls.takeLeftover();
      if (stray) this.#deps.onNote(`after its last answer, ${stray.message}`);
    }
    const survivor = processes.find((_, index) => endings[index] === 'survived');
    if (survivor) throw new Error(survivedMessage(survivor.pid));
  }

  /** The process that can be asked, started again if need be; undefined, with the failure set, when there is none. */
  async #alive(signal: AbortSignal | undefined): Promise<LineProcess | undefined> {
    const death = this.#first.death();
    if (this.#failure || signal?.aborted) return undefined;
    if (!death) return this.#first;
    if (this.#mayRestart()) this.#second ??= this.#startAgain(death, signal);
    const second = await this.#second;
    const last = second ? second.death() : death;
    if (!last) return second;
    const head = second ? 'the app ended again after it was started anew' : 'the app ended during the run';
    this.#failure ??= this.#failureOf(head, last);
    return undefined;
  }

  #mayRestart(): boolean {
    const death = this.#first.death();
    return death !== undefined && this.#deps.refusal(death) === undefined;
  }

  async #startAgain(death: Death, signal: AbortSignal | undefined): Promise<LineProcess | undefined> {
    this.#restart = `the app ended during the run and was started again: ${deathWords(death)}`;
    this.#deps.onNote(deathReport(this.#restart, death));
    // What the first has left behind could hold what the second needs.
    await this.#first.close();
    if (signal?.aborted) return undefined;
    const second = this.#deps.launch();
    if (!(await this.#isUp(second, signal)) && !second.death()) this.#failure ??= this.#tooSlow();
    return second;
  }

  async #isUp(process: LineProcess, signal: AbortSignal | undefined): Promise<boolean> {
    const deadline = startDeadline(this.#deps.startMs, signal);
    const late = new Promise<false>((resolve) =>
      deadline.signal.addEventListener('abort', () => resolve(false), { once: true }),
    );
    const ready = await Promise.race([process.ready, late]);
    deadline.clear();
    return ready;
  }

  #down(): CallError {
    return { code: 'app_down', message: this.#failure?.brief ?? 'the app is gone' };
  }

  #failureOf(head: string, death: Death): AppFailure {
    const brief = this.#deps.refusal(death) ?? `${head}: ${deathWords(death)}`;
    return { brief, message: deathReport(brief, death) };
  }

  #tooSlow(): AppFailure {
    const brief = `the app was not ready after ${this.#deps.startMs / 1000} s (60 s, or app.timeout where that is longer)`;
    return { brief, message: brief };
  }
}

function failed(error: CallError): AttemptResult {
  return { kind: 'failed', error };
}
