import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFixture } from 'fs-fixture';
import { killOrphans } from './orphans.ts';
import { Masks } from './masks.ts';

/** Secrets of the job that no app may see; they stand in the action's environment only. */
export const RUNTIME_SECRETS = {
  ACTIONS_RUNTIME_TOKEN: 'fake-runtime-token-4f1c9a',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'fake-id-token-request-7be02d',
} as const;

/** What the steps of a job share. */
export interface Job {
  /** RUNNER_TEMP. */
  readonly temp: string;
  readonly toolCache: string;
  readonly trackingId: string;
  readonly masks: Masks;
  /** Kills the orphans and removes the folders. */
  end(): Promise<void>;
}

/** A job in folders of its own. */
export async function startJob(token: string): Promise<Job> {
  const fixture = await createFixture({});
  const temp = fixture.getPath('temp');
  const toolCache = fixture.getPath('tools');
  for (const folder of [temp, toolCache]) await mkdir(folder);
  const trackingId = `github_${randomUUID()}`;
  return {
    temp,
    toolCache,
    trackingId,
    masks: new Masks([token, ...Object.values(RUNTIME_SECRETS)].filter((value) => value !== '')),
    end: async () => {
      killOrphans(trackingId);
      await fixture.rm();
    },
  };
}

/** The files through which a step tells the runner something, by their variables. */
export type CommandFiles = Readonly<Record<keyof typeof PREFIXES, string>>;

const PREFIXES = {
  GITHUB_OUTPUT: 'set_output',
  GITHUB_STATE: 'save_state',
  GITHUB_ENV: 'set_env',
  GITHUB_PATH: 'add_path',
  GITHUB_STEP_SUMMARY: 'step_summary',
} as const;

/** Fresh empty command files for a step. */
export async function commandFiles({ temp }: Job): Promise<CommandFiles> {
  const folder = join(temp, '_runner_file_commands');
  await mkdir(folder, { recursive: true });
  const suffix = randomUUID();
  const files = Object.entries(PREFIXES).map(([name, prefix]) => [name, join(folder, `${prefix}_${suffix}`)]);
  for (const [, path] of files) await writeFile(path ?? '', '');
  return Object.fromEntries(files) as CommandFiles;
}

/** Writes the payload where GITHUB_EVENT_PATH points. */
export async function eventFile({ temp }: Job, payload: unknown): Promise<string> {
  const folder = join(temp, '_github_workflow');
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'event.json');
  await writeFile(path, JSON.stringify(payload));
  return path;
}
