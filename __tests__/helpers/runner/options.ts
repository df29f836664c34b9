import type { ActionRun } from './run-action.ts';

/** The process of a step so far. */
export interface SoFar {
  /** All that it printed, unmasked. */
  raw(): string;
}

/** How long the runner waits, in milliseconds. */
export interface Patience {
  /** From SIGINT to SIGTERM; 7,500. */
  readonly sigint: number;
  /** From SIGTERM to SIGKILL; 2,500. */
  readonly sigterm: number;
  /** From the end of the process to giving up on its streams; 5,000. */
  readonly streams: number;
}

/** A step `uses: <action>` in a job. */
export interface ActionOptions {
  /** The folder with action.yml; default the root of this repository. */
  readonly action?: string;
  /** Default main. */
  readonly entry?: 'main' | 'post';
  /** What stands under `with:`. */
  readonly inputs?: { readonly [name: string]: string };
  /** The checkout, where the step works. */
  readonly workspace: string;
  readonly event: { readonly name: string; readonly payload: unknown };
  readonly sha: string;
  readonly ref: string;
  /** Over all others; undefined removes one. */
  readonly env?: { readonly [name: string]: string | undefined };
  readonly api: { readonly url: string; readonly graphqlUrl: string; readonly serverUrl: string };
  readonly token: string;
  /** `owner/name`. */
  readonly repository: string;
  /** Empty, as for `uses: ./`, unless given. */
  readonly actionRepository?: string;
  readonly actionRef?: string;
  readonly runId?: number;
  readonly runAttempt?: number;
  /** `STATE_*`, over what the earlier step saved. */
  readonly state?: { readonly [name: string]: string };
  /** The earlier step of the same job: its state, GITHUB_ENV, GITHUB_PATH, masks, RUNNER_TEMP and tracking id go on. */
  readonly after?: ActionRun;
  /** Asked again and again; the job is cancelled once it says true. */
  readonly cancelWhen?: (soFar: SoFar) => boolean | Promise<boolean>;
  /** The Node to run it with; default the one that runs the tests. */
  readonly node?: string;
  readonly patience?: Partial<Patience>;
  /** Milliseconds after which the process is killed and the call throws; default 50,000. */
  readonly limitMs?: number;
}
