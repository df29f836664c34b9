import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, relative, resolve } from 'node:path';
import type { Flaw } from '../../app/demo/flaws.ts';
import { createDemoApp } from '../../app/demo/pipeline.ts';
import { readDocuments, serve } from '../../app/demo/server.ts';
import { childEnvironment } from '../../app/environment.ts';
import { replayCommand } from '../../bench/replay-command.ts';
import { EXIT, UsageError, type Shell } from '../../bench/shell.ts';
import { program, shippedPath } from '../../bench/shipped.ts';
import { writeAtomic } from '../../io/disk.ts';
import { readReport } from '../../io/read-report.ts';
import { renderComment } from '../../render/comment.ts';
import { renderSummary } from '../../render/summary.ts';
import { run } from './run.ts';

const FOLDER = 'ragbench-demo';

export interface DemoOptions {
  readonly break?: Flaw;
  readonly json: boolean;
}

/** `ragbench demo`: judges the demo app, whole or with one part broken, by the ordinary run. The app is gone when this returns. */
export async function demo(shell: Shell, options: DemoOptions): Promise<number> {
  const config = relative(shell.cwd, join(dataFolder(), 'ragbench.yml'));
  const app = await startDemoApp(shell, options.break);
  try {
    const exit = await run(shell, {
      config,
      report: `${FOLDER}/report.json`,
      record: `${FOLDER}/recording.jsonl`,
      selection: {},
      json: options.json,
      appUrl: app.url,
    });
    await writeSurfaces(shell, config);
    if (!options.json) shell.out(nextSteps(shell, options.break));
    return exit;
  } finally {
    await app.stop();
  }
}

/** What a pull request would show of this run. */
async function writeSurfaces(shell: Shell, config: string): Promise<void> {
  const report = await readReport(shell.cwd, `${FOLDER}/report.json`);
  // Where the report could not be written, the run has said so.
  if (report.kind === 'bad') return;
  const replay = replayCommand('ragbench', config, `${FOLDER}/recording.jsonl`);
  const context = { key: 'ragbench', replay };
  const write = (name: string, text: string): Promise<void> =>
    writeAtomic(resolve(shell.cwd, FOLDER, name), [text]);
  await write('comment.md', renderComment(report.value, context));
  await write('summary.md', renderSummary(report.value, context));
}

export interface DemoAppOptions {
  readonly break?: Flaw;
  readonly port: number;
}

/** `ragbench demo-app`: serves the demo app until it is cancelled, or the process that forked it is gone. */
export async function demoApp(shell: Shell, options: DemoAppOptions): Promise<number> {
  const server = await serve(
    createDemoApp(readDocuments(join(dataFolder(), 'docs')), options.break),
    options.port,
  );
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
  await new Promise<void>((end) => {
    process.once('disconnect', end);
    shell.signal.addEventListener('abort', () => end(), { once: true });
  });
  server.close();
  server.closeAllConnections();
  return EXIT.ok;
}

/** The folder of the demo's config and documents. */
function dataFolder(): string {
  return shippedPath("the demo's documents are missing", 'data', 'demo');
}

interface StartedApp {
  readonly url: string;
  stop(): Promise<void>;
}

/** Any free port will do: the app tells which one it has. */
async function startDemoApp(shell: Shell, flaw: Flaw | undefined): Promise<StartedApp> {
  const args = ['demo-app', ...(flaw === undefined ? [] : ['--break', flaw])];
  const child = fork(program(), args, {
    env: childEnvironment(shell.env, {}),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await portOf(child);
  shell.err(
    `app  the demo app${flaw === undefined ? '' : `, its ${flaw} broken,`} listens on port ${port}\n`,
  );
  return { url: `http://127.0.0.1:${port}/ask`, stop: () => stop(child) };
}

/** The app ends when its channel closes; resolves when it is gone. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  if (child.connected) child.disconnect();
  await gone;
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((found, fail) => {
    child.once('message', (message: { readonly port: number }) => found(message.port));
    child.once('error', fail);
    child.once('exit', (code) =>
      fail(new UsageError(`the demo app ended before it was ready (exit ${code})`)),
    );
  });
}

function nextSteps(shell: Shell, flaw: Flaw | undefined): string {
  const path = relative(shell.cwd, process.argv[1] ?? '');
  const command = path.startsWith('..') ? 'ragbench' : `node ${path}`;
  const first =
    flaw === undefined
      ? `  break it    ${command} demo --break retrieval   (or refusal, or citations): the gate catches it\n`
      : `  mend it     ${command} demo   (the same app, whole: it passes)\n`;
  const config = relative(shell.cwd, join(dataFolder(), 'ragbench.yml'));
  return [
    '\nNext\n',
    first,
    `  look        ${FOLDER}/ holds the comment of a pull request, the report and every answer; the config is ${config}\n`,
    `  your app    write a ragbench.yml with its url and a golden file (README.md shows how), then ${command} run\n`,
  ].join('');
}
