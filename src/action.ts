import { randomUUID } from 'node:crypto';
import * as core from '@actions/core';
import { main } from './action/main.ts';
import { post } from './action/post.ts';
import type { Edge } from './action/edge.ts';
import { readLeftOver } from './action/state.ts';
import { createCancellation } from './app/cancellation.ts';
import { keepHeapSmall } from './bench/heap.ts';

const ANNOTATE = { error: core.error, warning: core.warning, notice: core.notice } as const;

keepHeapSmall(process.versions.node);
const cancellation = createCancellation();
const edge = createEdge(cancellation.signal());
const left = readLeftOver((name) => core.getState(name));
try {
  if (left) await post(edge, left);
  else process.exitCode = await main(edge);
} finally {
  cancellation.end();
}

function createEdge(signal: AbortSignal): Edge {
  const token = randomUUID();
  let isLineOpen = false;
  const log = (text: string): void => {
    process.stdout.write(text);
    if (text !== '') isLineOpen = !text.endsWith('\n');
  };
  // The runner knows a command by its place at the start of a line.
  const command = (text: string): void => log(`${isLineOpen ? '\n' : ''}${text}\n`);
  return {
    env: process.env,
    workspace: process.env['GITHUB_WORKSPACE'] || process.cwd(),
    input: (name) => core.getInput(name),
    output: (name, value) => core.setOutput(name, value),
    saveState: (name, value) => core.saveState(name, value),
    mask: (secret) => core.setSecret(secret),
    annotate: (level, message, place) => ANNOTATE[level](message, place),
    summarise: async (markdown) => {
      await core.summary.addRaw(markdown, true).write();
    },
    log,
    stopCommands: () => command(`::stop-commands::${token}`),
    resumeCommands: () => command(`::${token}::`),
    now: () => new Date(),
    signal,
  };
}
