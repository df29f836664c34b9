import type { Json } from '../../model/json.ts';
import type { CallError } from '../../model/recording.ts';
import { startDeadline } from '../client/deadline.ts';
import { cancelledError } from '../client/errors.ts';
import type { AnswerLine } from './answer-line.ts';
import { doubledId, lateAnswer, shapelessLine, unknownId } from './words.ts';

/** What is asked in one line: a case's request, or one of the lists that an adapter may have. */
export type Call = { readonly request: Json } | { readonly call: 'available_tools' | 'corpus' };

/** What became of a call; `died`: the process went away before it answered. */
export type Reply =
  | { readonly kind: 'ok'; readonly json: unknown }
  | { readonly kind: 'failed'; readonly error: CallError }
  | { readonly kind: 'died' };

/** How long a call may take, in milliseconds, and what cancels it. */
export interface CallLimits {
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * The calls of one process that wait for their answers, which are told apart by their ids. A line that belongs to no call
 * is an error of every call that waits, since any of them may be the one that was meant; where none waits, of the next.
 * What comes after a call was given up is dropped.
 */
export class Calls {
  readonly #write: (line: string) => void;
  readonly #waiting = new Map<string, (reply: Reply) => void>();
  readonly #givenUp = new Set<string>();
  #lastId = 0;
  #silent = true;
  #leftover: CallError | undefined;

  constructor(write: (line: string) => void) {
    this.#write = write;
  }

  /** Sends a call and waits for its answer; never rejects. */
  async ask(call: Call, { timeoutMs, signal }: CallLimits): Promise<Reply> {
    const error = this.takeLeftover();
    if (error) return { kind: 'failed', error };
    this.#lastId += 1;
    const id = String(this.#lastId);
    const reply = new Promise<Reply>((resolve) => this.#waiting.set(id, resolve));
    const deadline = startDeadline(timeoutMs, signal);
    const cut = (): void =>
      this.#giveUp(
        id,
        deadline.ended() === 'cancelled' ? cancelledError(signal?.reason) : this.#late(timeoutMs),
      );
    deadline.signal.addEventListener('abort', cut, { once: true });
    if (deadline.signal.aborted) cut();
    else this.#write(`${JSON.stringify({ id, ...call })}\n`);
    const answered = await reply;
    deadline.clear();
    return answered;
  }

  /** Takes a line that the process printed. */
  receive(line: AnswerLine): void {
    if (line.kind === 'blank') return;
    if (line.kind === 'ready')
      return this.#blameAll(shapelessLine('a line on stdout without an id', '{"ready": true}'));
    this.#silent = false;
    if (line.kind === 'answer') this.#answered(line.id, { kind: 'ok', json: line.response });
    else if (line.id === undefined) this.#blameAll(line.error);
    else this.#answered(line.id, { kind: 'failed', error: line.error });
  }

  /** The process is gone: what waits is answered with `died`. */
  end(): void {
    for (const id of this.#waiting.keys()) this.#settle(id, { kind: 'died' });
  }

  /** An error that no call was there to take; once. */
  takeLeftover(): CallError | undefined {
    const error = this.#leftover;
    this.#leftover = undefined;
    return error;
  }

  #answered(id: string, reply: Reply): void {
    if (this.#waiting.has(id)) this.#settle(id, reply);
    else if (!this.#givenUp.delete(id)) this.#blameAll(this.#wasSent(id) ? doubledId(id) : unknownId(id));
  }

  #wasSent(id: string): boolean {
    return /^[1-9]\d{0,15}$/.test(id) && Number(id) <= this.#lastId;
  }

  #blameAll(error: CallError): void {
    if (this.#waiting.size === 0) this.#leftover ??= error;
    for (const id of this.#waiting.keys()) this.#giveUp(id, error);
  }

  #giveUp(id: string, error: CallError): void {
    if (!this.#waiting.has(id)) return;
    this.#givenUp.add(id);
    this.#settle(id, { kind: 'failed', error });
  }

  #settle(id: string, reply: Reply): void {
    this.#waiting.get(id)?.(reply);
    this.#waiting.delete(id);
  }

  #late(timeoutMs: number): CallError {
    return lateAnswer(timeoutMs, this.#silent);
  }
}
