import { spawn, type ChildProcess } from 'node:child_process';
import { childEnvironment, type Environment } from '../environment.ts';
import { AppLog } from '../log.ts';
import { within, type ExitInfo } from '../process/child.ts';
import { stopGroup, trackGroup } from '../process/group.ts';
import { LINE_LIMIT, readAnswerLine } from './answer-line.ts';
import { Calls } from './calls.ts';
import { createLineReader, type RawLine } from './lines.ts';
import type { Death } from './words.ts';

/** How long its streams may stay open after the process has ended, or it without its stdout, in milliseconds. */
const DRAIN_MS = 500;
/** How long the process may take to end after its stdin has ended, in milliseconds. */
const FAREWELL_MS = 2_000;
/** SIGTERM's time before SIGKILL, in milliseconds. */
const GRACE_MS = 3_000;
const TAIL_LINES = 10;

/** What is run: a command by the shell, or a program with its arguments. */
export interface LineCommand {
  readonly command: string;
  readonly args?: readonly string[];
  /** Absolute. */
  readonly cwd: string;
  /** It says `{"ready": true}` when it can be asked. */
  readonly greets: boolean;
}

export interface LineProcessDeps {
  /** Our own environment; the process gets it without the withheld names. */
  readonly env: Environment;
  readonly redact: (text: string) => string;
  /** Told the id of the process group. */
  readonly onSpawn?: ((group: number) => void) | undefined;
}

/**
 * A process in a group of its own that is asked in lines on its stdin and answers in lines on its stdout. That it could
 * not be started is its death.
 */
export class LineProcess {
  readonly calls: Calls;
  readonly pid: number | undefined;
  /** Whether it came to the point where it can be asked, once that is known. */
  readonly ready: Promise<boolean>;
  readonly #child: ChildProcess | Error;
  readonly #log: AppLog;
  readonly #redact: (text: string) => string;
  readonly #ended: Promise<void>;
  #greet: (ready: boolean) => void = () => undefined;
  #isAwaited: boolean;
  #isOver = false;
  #death: Death | undefined;
  #closing: Promise<'gone' | 'survived'> | undefined;

  constructor(command: LineCommand, { env, redact, onSpawn }: LineProcessDeps) {
    this.#redact = redact;
    this.#log = new AppLog({ redact });
    this.#child = trySpawn(command, env);
    this.pid = this.#child instanceof Error ? undefined : this.#child.pid;
    if (this.pid !== undefined) {
      trackGroup(this.pid);
      onSpawn?.(this.pid);
    }
    this.calls = new Calls((line) => this.#write(line));
    this.#isAwaited = command.greets;
    this.ready = new Promise((resolve) => (this.#greet = resolve));
    if (!command.greets) this.#greet(true);
    this.#ended = this.#watch(this.#child);
  }

  /** Set when it is gone and its last answers are in. */
  death(): Death | undefined {
    return this.#death;
  }

  /** Ends its stdin and then, where that is not enough, its whole group. May be called again, then it waits for the same. */
  close(): Promise<'gone' | 'survived'> {
    return (this.#closing ??= this.#close());
  }

  #write(line: string): void {
    if (!(this.#child instanceof Error)) this.#child.stdin?.write(line);
  }

  async #watch(child: ChildProcess | Error): Promise<void> {
    if (child instanceof Error) return this.#die({ error: child });
    const reader = createLineReader(LINE_LIMIT, (line) => this.#take(line));
    child.stdout?.on('data', (chunk: Buffer) => reader.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => this.#log.write('stderr', chunk));
    // What cannot be written any more is told by the end of the process.
    child.stdin?.on('error', () => undefined);
    const cause = await causeOfDeath(child);
    this.#isOver = true;
    reader.end();
    this.#die(cause);
  }

  #take(line: RawLine): void {
    const answer = readAnswerLine(line, this.#redact);
    // What the process could not print to its end is no fault of its own.
    if (this.#isOver && answer.kind !== 'answer') return;
    if (answer.kind !== 'ready' || !this.#isAwaited) return this.calls.receive(answer);
    this.#isAwaited = false;
    this.#greet(true);
  }

  #die(cause: Omit<Death, 'tail'>): void {
    this.#death = { ...cause, tail: this.#log.tail(TAIL_LINES) };
    this.#greet(false);
    this.calls.end();
  }

  async #close(): Promise<'gone' | 'survived'> {
    if (this.#child instanceof Error) return 'gone';
    const { stdin, stdout, stderr } = this.#child;
    stdin?.end();
    await within(FAREWELL_MS, this.#ended);
    const ending = this.pid === undefined ? 'gone' : await stopGroup(this.pid, GRACE_MS);
    await within(DRAIN_MS, this.#ended);
    // A process that left the group may hold the pipes open; they must not keep us alive.
    for (const stream of [stdin, stdout, stderr]) stream?.destroy();
    this.#log.close();
    return ending;
  }
}

/** Some commands the system refuses at once (too long, a NUL in it): the user's error, not ours. */
function trySpawn({ command, args, cwd }: LineCommand, env: Environment): ChildProcess | Error {
  try {
    return spawn(command, args ?? [], {
      shell: args === undefined,
      cwd,
      env: childEnvironment(env, {}),
      stdio: ['pipe', 'pipe', 'pipe'],
      // Windows would open a console window for a detached process.
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error) return error;
    throw error;
  }
}

/** Waits for the end of the process and then of its streams; one that has closed its stdout can never answer again. */
async function causeOfDeath(child: ChildProcess): Promise<Omit<Death, 'tail'>> {
  const exit = new Promise<ExitInfo>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  );
  const failed = new Promise<Error>((resolve) => child.on('error', resolve));
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const muted = new Promise<void>((resolve) => child.stdout?.once('close', () => resolve()));
  const cause = await Promise.race([
    exit.then((info) => ({ exit: info })),
    failed.then((error) => ({ error })),
    muted.then(() => within(DRAIN_MS, exit)).then(() => ({})),
  ]);
  if ('exit' in cause) await within(DRAIN_MS, closed);
  return cause;
}
