import { basename, posix } from 'node:path';
import { quote, replayCommand } from '../bench/replay-command.ts';
import type { SurfaceContext } from '../render/surface.ts';
import type { Inputs } from './inputs.ts';
import type { GatePlace } from './place.ts';

type Environment = { readonly [name: string]: string | undefined };

/** Address of the workflow run; undefined outside one. */
export function runAddress(env: Environment): string | undefined {
  const { GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt } = env;
  if (!id) return undefined;
  return `${repositoryAddress(env)}/actions/runs/${id}${attempt ? `/attempts/${attempt}` : ''}`;
}

function repositoryAddress(env: Environment): string {
  return `${env['GITHUB_SERVER_URL'] || 'https://github.com'}/${env['GITHUB_REPOSITORY'] ?? ''}`;
}

/** What was judged. */
export interface Judging {
  /** The folder that the report's locations are relative to, from the repository's root. */
  readonly folder: string;
  readonly commit: string;
  /** It is on the default branch. */
  readonly isMerged: boolean;
}

/** What the surfaces need to know beside the report. */
export function surfaceContext(
  env: Environment,
  { key, recording, configFolder }: GatePlace,
  inputs: Inputs,
  { folder, commit, isMerged }: Judging,
): SurfaceContext {
  const run = runAddress(env);
  return {
    key,
    isMerged,
    links: {
      repository: repositoryAddress(env),
      commit,
      folder,
      ...(run !== undefined && { run }),
      ...(inputs.reportUrl !== undefined && { report: inputs.reportUrl }),
    },
    // Typed at the root of a clone, with the recording that was downloaded from the run's artifacts.
    replay: replayCommand(
      programOf(env),
      posix.join(configFolder, basename(inputs.config)),
      basename(recording),
    ),
  };
}

/** How this very version of the action is run on a reviewer's machine. */
function programOf({ GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref }: Environment): string {
  if (!repository) return 'ragbench';
  return `npx ${quote(`github:${repository}${ref ? `#${ref}` : ''}`)}`;
}
