import type { LoadedConfig } from '../config/load.ts';
import type { Opened } from '../github/checks.ts';
import type { JudgedRun } from './judge.ts';
import type { Step } from './step.ts';

/** How the run went, and what is open. */
export interface Ending {
  readonly outcome: Step<JudgedRun>;
  /** Absent where it could not be read. */
  readonly config?: LoadedConfig;
  /** Absent where no check is wanted. */
  readonly opened?: Opened;
}
