import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createFixture, type FsFixture } from 'fs-fixture';
import type { Report } from '../../src/model/report.ts';
import type { CallLine } from '../../src/model/recording.ts';
import { freePort, isRunning } from '../app/programs.ts';
import { ragbench, type Circumstances, type Ended } from '../helpers/cli.ts';
import { jsonLines } from '../oracles/scored.ts';

const APP = resolve(import.meta.dirname, 'programs', 'app.py');

/** A folder with a suite of four questions, and the app that is to answer them. */
export interface Bench extends AsyncDisposable {
  readonly fixture: FsFixture;
  readonly port: number;
  /** `ragbench run` in the folder. */
  run(circumstances?: Circumstances): Promise<Ended>;
  /** The config anew, with the app in another mode. */
  configure(mode: string, more?: Settings): Promise<void>;
  report(): Report;
  recording(): CallLine[];
  /** Lines of the recording so far. */
  recorded(): number;
  /** Whether any process that the app consists of is alive; throws where the app never ran. */
  appRuns(): boolean;
  appRan(): boolean;
}

/** What is laid over the config: settings of `app`, the app's environment, its time to be ready, and other blocks as they are. */
export interface Settings {
  readonly app?: object;
  readonly env?: { readonly [name: string]: string };
  readonly timeout?: string;
  readonly blocks?: object;
}

/** Lays out the folder, with the app in a mode of `programs/app.py`. */
export async function bench(mode: string, settings: Settings = {}): Promise<Bench> {
  const port = await freePort();
  const fixture = await createFixture({ 'golden.jsonl': GOLDEN });
  const read = (name: string): string => readFileSync(fixture.getPath(name), 'utf8');
  const pids = (): number[] => JSON.parse(read('pids.json')) as number[];
  const configure = (to: string, more: Settings = {}): Promise<void> =>
    fixture.writeFile('ragbench.yml', JSON.stringify(configOf(to, port, more)));
  await configure(mode, settings);
  return {
    fixture,
    port,
    configure,
    run: (circumstances) => ragbench(fixture.path, ['run'], circumstances),
    report: () => JSON.parse(read('ragbench-report.json')) as Report,
    recording: () => jsonLines<CallLine>(read('ragbench-recording.jsonl')),
    recorded: () =>
      existsSync(fixture.getPath('ragbench-recording.jsonl'))
        ? read('ragbench-recording.jsonl').split('\n').length - 1
        : 0,
    appRuns: () => pids().some(isRunning),
    appRan: () => existsSync(fixture.getPath('pids.json')),
    [Symbol.asyncDispose]: () => fixture.rm(),
  };
}

function configOf(mode: string, port: number, { app, env = {}, timeout = '20s', blocks }: Settings): object {
  const [name = '', ...numbers] = mode.split(' ');
  const start = {
    command: `python3 "${APP}" ${name} ${port} pids.json ${numbers.join(' ')}`,
    env,
    ready: { port, timeout },
  };
  return {
    version: 1,
    app: { url: `http://127.0.0.1:${port}/chat`, start, concurrency: 1, retries: 0, ...app },
    suites: { qa: { golden: 'golden.jsonl', tier: 0 } },
    baseline: { store: 'file', path: 'baseline.json' },
    ...blocks,
  };
}

const numeric = (row: number, value: number): object => ({
  value,
  unit: 'pcs',
  source: { doc: 'stock.md', locator: `row=${row}` },
});

/** The suite: four questions, as a golden file. */
export const GOLDEN = [
  {
    id: 'bicycles',
    question: 'How many bicycles are in the depot?',
    case_type: 'numeric',
    expected: numeric(1, 41),
  },
  {
    id: 'locks',
    question: 'How many locks are in the depot?',
    case_type: 'numeric',
    expected: numeric(2, 12),
  },
  {
    id: 'pumps',
    question: 'How many pumps are in the depot?',
    case_type: 'numeric',
    expected: numeric(3, 7),
  },
  { id: 'race', question: 'Who will win the race?', case_type: 'refusal', expected: { refuse: true } },
]
  .map(({ expected, ...line }) => ({
    ...line,
    expected: { clarification: 'none', refuse: false, ...expected },
    tags: { topic: 'STOCK', scope: 'DEMO', qtype: 'q' },
    reference_date: '2026-11-30',
  }))
  .map((line) => JSON.stringify(line))
  .join('\n');
