import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { githubSimulator } from '../__tests__/helpers/github/simulator.ts';
import type { GithubSimulator } from '../__tests__/helpers/github/simulated-github.ts';
import type { Pull } from '../__tests__/helpers/github/world.ts';
import { stepEnvironment } from '../__tests__/helpers/runner/environment.ts';
import { commandFiles, eventFile, startJob, type Job } from '../__tests__/helpers/runner/job.ts';
import { readMetadata, stepInputs } from '../__tests__/helpers/runner/metadata.ts';
import type { ActionOptions } from '../__tests__/helpers/runner/options.ts';
import { inTurn, measureNode, median, say } from './measure.ts';

const ROUNDS = 9;
const ROOT = process.cwd();

/** An app that is up already, and knows when it was first asked. */
interface App {
  readonly url: string;
  /** Resolves with `performance.now()` of the next request. */
  nextRequest(): Promise<number>;
  close(): Promise<void>;
}

/**
 * The action on a pull request, from the start of its process to the first question that the app is asked: loading the
 * bundle, reading config and data, and the base commit's through the API, since the checkout has one commit only.
 */
export async function benchFirstCall(): Promise<void> {
  const app = await openApp();
  const github = await githubSimulator();
  try {
    await github.commit('main', filesAt(app.url));
    await runOn(github, app, { name: 'push', payload: await github.pushEvent('main') }, 'refs/heads/main');
    await github.commit('topic', { 'README.md': 'A shop.\n' });
    const pull = await github.openPull({ branch: 'topic' });
    // The first one warms up the simulator.
    await gate(github, app, pull);
    const [ours, bare] = await inTurn<FirstCall>(
      ROUNDS,
      () => gate(github, app, pull),
      async () => ({ ...(await measureNode(['-e', '0'])), calls: 0 }),
    );
    const [a, b] = [ours, bare].map((runs) => median(runs.map(({ seconds }) => seconds))) as [number, number];
    const calls = median(ours.map((one) => one.calls));
    say(
      'action, process start to first app call',
      `${a.toFixed(3)} s (${calls} API calls), bare node ${b.toFixed(3)} s, ratio ${(a / b).toFixed(2)}`,
      '0.4 s',
    );
  } finally {
    await github[Symbol.asyncDispose]();
    await app.close();
  }
}

interface FirstCall {
  readonly seconds: number;
  /** Requests that GitHub got until then. */
  readonly calls: number;
}

function gate(github: GithubSimulator, app: App, { number }: Pull): Promise<FirstCall> {
  const event = { name: 'pull_request', payload: github.pullRequestEvent(number) };
  return runOn(github, app, event, `refs/pull/${number}/merge`);
}

async function runOn(
  github: GithubSimulator,
  app: App,
  event: ActionOptions['event'],
  ref: string,
): Promise<FirstCall> {
  const token = github.token({ contents: 'write', pull_requests: 'write', checks: 'write' });
  const job = await startJob(token);
  try {
    const workspace = await github.clone(ref);
    const env = await environment(github, job, { token, workspace, event, ref });
    const before = github.requests.length;
    const asked = app.nextRequest().then((at) => ({ at, calls: github.requests.length - before }));
    const began = performance.now();
    const child = spawn(process.execPath, [join(ROOT, 'dist/action.js')], {
      cwd: workspace,
      env,
      stdio: 'ignore',
    });
    const [exit] = (await once(child, 'exit')) as [number | null];
    if (exit !== 0) throw new Error(`the action exited with ${exit}`);
    const { at, calls } = await asked;
    return { seconds: (at - began) / 1000, calls };
  } finally {
    await job.end();
  }
}

async function environment(
  github: GithubSimulator,
  job: Job,
  step: Pick<ActionOptions, 'token' | 'workspace' | 'event' | 'ref'>,
): Promise<NodeJS.ProcessEnv> {
  const api = { url: github.url, graphqlUrl: github.graphqlUrl, serverUrl: github.serverUrl };
  return stepEnvironment({
    options: { ...step, api, repository: 'acme/shop', sha: await github.head('main') },
    job,
    files: await commandFiles(job),
    eventPath: await eventFile(job, step.event.payload),
    inputs: stepInputs({}, readMetadata(ROOT), step.token).env,
    state: {},
    earlier: { env: {}, paths: [] },
  });
}

const CASES = 8;

function filesAt(url: string): { readonly [path: string]: string } {
  const config = {
    version: 1,
    app: { url },
    suites: { qa: { golden: 'eval/golden.jsonl', tier: 0 } },
  };
  const lines = Array.from({ length: CASES }, (_, index) => JSON.stringify(refusal(index)));
  return { 'ragbench.yml': JSON.stringify(config), 'eval/golden.jsonl': `${lines.join('\n')}\n` };
}

function refusal(index: number): object {
  return {
    id: `case-${index}`,
    question: `What was figure ${index}?`,
    case_type: 'refusal',
    expected: { clarification: 'none', refuse: true },
    tags: { topic: 'T', scope: 'BENCH', qtype: 'refusal' },
    reference_date: '2026-11-30',
  };
}

async function openApp(): Promise<App> {
  let tell: (at: number) => void = () => undefined;
  const server = createServer((request, response) => {
    tell(performance.now());
    request.resume();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ text: 'I do not know.', refused: true, clarification: 'none' }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/chat`,
    nextRequest: () => new Promise((done) => (tell = done)),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
