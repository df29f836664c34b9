import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Shell } from '../bench/shell.ts';
import { connect, type GitHub } from '../github/api.ts';
import { readSituation, type Judged, type Situation } from '../github/situation.ts';
import { runAddress } from './context.ts';
import type { Edge } from './edge.ts';
import { readInputs, type Inputs } from './inputs.ts';
import { findPlace } from './judge.ts';
import type { GatePlace } from './place.ts';
import { refused, type Step } from './step.ts';

/** All that a run is about, once its inputs and its event make sense. */
export interface Session {
  readonly edge: Edge;
  readonly shell: Shell;
  readonly inputs: Inputs;
  readonly situation: Judged;
  readonly github: GitHub;
  readonly place: GatePlace;
  readonly started: Date;
  /** Address of the workflow run. */
  readonly run?: string;
}

/** Reads inputs and event. Throws UsageError for folders that are not there. */
export async function openSession(edge: Edge): Promise<Step<Session>> {
  const inputs = readInputs((name) => edge.input(name));
  if ('faults' in inputs) return refused(...inputs.faults.map((message) => ({ message })));
  const situation = await readEvent(edge);
  if (situation === undefined) return refused({ message: NO_EVENT });
  if (situation.kind === 'refused') return refused({ message: refusedEvent(situation.event) });
  const run = runAddress(edge.env);
  const session = {
    edge,
    shell: shellOf(edge, resolve(edge.workspace, inputs.workingDirectory)),
    inputs,
    situation,
    github: connectAs(inputs.token, edge),
    place: await findPlace(edge.workspace, inputs),
    started: edge.now(),
    ...(run !== undefined && { run }),
  };
  return { kind: 'ok', value: session };
}

const NO_EVENT = 'the payload of the event cannot be read; run this as a step of a GitHub workflow';

function connectAs(token: string, { env }: Edge): GitHub {
  return connect(token, env['GITHUB_REPOSITORY'] ?? '', env['GITHUB_API_URL'] || 'https://api.github.com');
}

async function readEvent({ env }: Edge): Promise<Situation | undefined> {
  const path = env['GITHUB_EVENT_PATH'] ?? '';
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  return readSituation({
    event: env['GITHUB_EVENT_NAME'] ?? '',
    ref: env['GITHUB_REF'] ?? '',
    sha: env['GITHUB_SHA'] ?? '',
    payload: parsed(text),
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function refusedEvent(event: string): string {
  return `the event ${event} is refused: its token can write, and the code of a pull request would be started with it; use pull_request and push instead`;
}

const COLUMNS = 120;

/** Results and progress both go to the log. */
function shellOf(edge: Edge, cwd: string): Shell {
  return {
    cwd,
    env: edge.env,
    out: (text) => edge.log(text),
    err: (text) => edge.log(text),
    terminal: { out: false, err: false, columns: COLUMNS },
    now: () => edge.now(),
    signal: edge.signal,
  };
}
