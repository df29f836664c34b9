import { basename, delimiter } from 'node:path';
import type { ActionOptions } from './options.ts';
import { RUNTIME_SECRETS, type CommandFiles, type Job } from './job.ts';

type Variables = Readonly<Record<string, string>>;

/** What the environment of a step is made of. */
export interface EnvironmentParts {
  readonly options: ActionOptions;
  readonly job: Job;
  readonly files: CommandFiles;
  readonly eventPath: string;
  /** `INPUT_*`. */
  readonly inputs: Variables;
  readonly state: Variables;
  /** What earlier steps wrote to GITHUB_ENV and GITHUB_PATH. */
  readonly earlier: { readonly env: Variables; readonly paths: readonly string[] };
}

/** The whole environment of a step's process: nothing of this one's but PATH and HOME. */
export function stepEnvironment(parts: EnvironmentParts): Variables {
  const { options, job, files, eventPath, inputs, state, earlier } = parts;
  const { PATH = '', HOME = '' } = process.env;
  const all: Readonly<Record<string, string | undefined>> = {
    HOME,
    ...earlier.env,
    PATH: [...earlier.paths.toReversed(), PATH].join(delimiter),
    ...Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value])),
    ...inputs,
    ...githubVariables(options),
    ...files,
    GITHUB_EVENT_PATH: eventPath,
    ...runnerVariables(options, job),
    ...RUNTIME_SECRETS,
    ...SERVICES,
    GITHUB_ACTIONS: 'true',
    CI: 'true',
    ...options.env,
  };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** The services of a job, at a port that nothing listens on. */
const SERVICES = {
  ACTIONS_RUNTIME_URL: 'http://127.0.0.1:9/runtime/',
  ACTIONS_RESULTS_URL: 'http://127.0.0.1:9/results/',
  ACTIONS_CACHE_URL: 'http://127.0.0.1:9/cache/',
  ACTIONS_ID_TOKEN_REQUEST_URL: 'http://127.0.0.1:9/id-token',
  ACTIONS_CACHE_SERVICE_V2: 'True',
} as const;

function githubVariables(options: ActionOptions): Variables {
  const { event, sha, ref, repository, workspace, api, actionRepository = '', actionRef = '' } = options;
  const { head = '', base = '' } = branchesOf(event.payload);
  const refName = ref.replace(/^refs\/(?:heads|tags|pull)\//, '');
  return {
    GITHUB_EVENT_NAME: event.name,
    GITHUB_SHA: sha,
    GITHUB_REF: ref,
    GITHUB_REF_NAME: refName,
    GITHUB_REF_TYPE: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    GITHUB_REF_PROTECTED: 'false',
    GITHUB_HEAD_REF: head,
    GITHUB_BASE_REF: base,
    GITHUB_REPOSITORY: repository,
    GITHUB_REPOSITORY_OWNER: repository.split('/')[0] ?? '',
    GITHUB_RUN_ID: String(options.runId ?? 7_001),
    GITHUB_RUN_ATTEMPT: String(options.runAttempt ?? 1),
    GITHUB_RUN_NUMBER: '12',
    GITHUB_RETENTION_DAYS: '90',
    GITHUB_JOB: 'gate',
    GITHUB_WORKFLOW: 'RAG gate',
    GITHUB_WORKFLOW_REF: `${repository}/.github/workflows/gate.yml@${ref}`,
    GITHUB_WORKFLOW_SHA: sha,
    GITHUB_ACTOR: 'alex',
    GITHUB_TRIGGERING_ACTOR: 'alex',
    GITHUB_WORKSPACE: workspace,
    GITHUB_ACTION: actionRepository === '' ? '__self' : `__${actionRepository.replaceAll(/[^\w]/g, '_')}`,
    GITHUB_ACTION_REPOSITORY: actionRepository,
    GITHUB_ACTION_REF: actionRef,
    GITHUB_SERVER_URL: api.serverUrl,
    GITHUB_API_URL: api.url,
    GITHUB_GRAPHQL_URL: api.graphqlUrl,
  };
}

interface PullRequestPayload {
  readonly pull_request?: {
    readonly head?: { readonly ref?: string };
    readonly base?: { readonly ref?: string };
  };
}

function branchesOf(payload: unknown): {
  readonly head?: string | undefined;
  readonly base?: string | undefined;
} {
  const { pull_request: pull } = payload as PullRequestPayload;
  return { head: pull?.head?.ref, base: pull?.base?.ref };
}

const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'Linux',
  darwin: 'macOS',
  win32: 'Windows',
};

function runnerVariables({ workspace }: ActionOptions, { temp, toolCache, trackingId }: Job): Variables {
  return {
    RUNNER_TEMP: temp,
    RUNNER_TOOL_CACHE: toolCache,
    RUNNER_OS: SYSTEMS[process.platform] ?? 'Linux',
    RUNNER_ARCH: process.arch.toUpperCase(),
    RUNNER_NAME: `runner of ${basename(workspace)}`,
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_TRACKING_ID: trackingId,
  };
}
