import { existsSync, readFileSync } from 'node:fs';
import { createFixture, type FsFixture } from 'fs-fixture';
import type { AppClient, CallResult } from '../../../src/app/client.ts';
import { createAppHost, type Hosted } from '../../../src/app/host.ts';
import { createStdioClient } from '../../../src/app/stdio/client.ts';
import { createRedactor } from '../../../src/text/redact.ts';
import { appSettings, question } from '../http-app.ts';
import { command, fixturePath, isRunning } from '../programs.ts';

/** The shim of this repository. */
export const SHIM = new URL('../../../shims/python/ragbench_shim.py', import.meta.url).pathname;

/** What is special about an app. */
export interface Special {
  readonly env?: NodeJS.ProcessEnv;
  readonly secrets?: readonly string[];
  readonly signal?: AbortSignal;
}

/** An app over stdin and stdout in a folder of its own, and a client of it. */
export interface Stdio extends AsyncDisposable {
  readonly fixture: FsFixture;
  readonly hosted: Hosted;
  /** What was said of the app in the log. */
  readonly notes: readonly string[];
  /** Asks with a prompt. */
  ask(prompt: string, more?: Parameters<typeof question>[1]): Promise<CallResult>;
  client(): AppClient;
  stop(): Promise<void>;
  /** The processes that the fixture program wrote down, with what it started. */
  pids(): number[];
  /** Those of them that are alive. */
  running(): number[];
}

/** The app of settings such as `{ stdio: … }` or `{ python: … }`, started in a folder with these files. */
export async function stdioApp(
  given: Readonly<Record<string, unknown>>,
  files: Parameters<typeof createFixture>[0] = {},
  { env = process.env, secrets = [], signal = new AbortController().signal }: Special = {},
): Promise<Stdio> {
  const fixture = await createFixture(files);
  const redactor = createRedactor(secrets);
  const notes: string[] = [];
  const ignore = (): void => undefined;
  const host = createAppHost({
    folder: fixture.path,
    env,
    redactor,
    shim: () => SHIM,
    onStart: ignore,
    onReady: ignore,
    onNote: (message) => notes.push(message),
  });
  const settings = appSettings(given);
  const hosted = await host.hostFor(settings, signal);
  const client = (): AppClient => {
    if (hosted.kind === 'failed' || !hosted.stdio) throw new Error('there is no such app to ask');
    const deps = { redactor, now: () => performance.now(), random: () => 0, signal };
    return createStdioClient(settings, hosted.stdio, deps);
  };
  const shared = hosted.kind === 'ready' ? client() : undefined;
  const pids = (): number[] =>
    existsSync(fixture.getPath('pids'))
      ? readFileSync(fixture.getPath('pids'), 'utf8').split('\n').filter(Boolean).map(Number)
      : [];
  return {
    fixture,
    hosted,
    notes,
    client,
    ask: (prompt, more) => (shared ?? client()).ask(question(prompt, more)),
    stop: () => host.stop(),
    pids,
    running: () => pids().filter(isRunning),
    async [Symbol.asyncDispose]() {
      await host.stop();
      await fixture.rm();
    },
  };
}

/** The program `fixtures/lines.mjs`, which does what each prompt says. */
export function lines(
  given: Readonly<Record<string, unknown>> = {},
  how = '',
  special: Special = {},
): Promise<Stdio> {
  return stdioApp({ stdio: command('lines.mjs', 'pids', how), ...given }, {}, special);
}

/** A function or class of `fixtures/python/`, as `module:name`. */
export function pythonApp(python: string, given: object = {}, special: Special = {}): Promise<Stdio> {
  return stdioApp({ python, retries: 2, ...given }, fixturePath('python'), special);
}

/** What a call came to: its text, or its error's code and message. */
export function said({ response, error }: CallResult): unknown {
  return error ? `${error.code}: ${error.message}` : response?.['text'];
}
