import { loadConfig, type LoadedConfig } from '../config/load.ts';
import { loadPlan, type Plan } from '../config/plan.ts';
import { formatProblem } from '../model/problem.ts';
import type { DataFiles } from '../read/files.ts';

type Environment = { readonly [name: string]: string | undefined };

/** The base's config, and what it asks where its data can be read, too; `why` says what could not be compared. */
export interface LoadedBase {
  readonly loaded?: LoadedConfig;
  readonly plan: Pick<Plan, 'entries'>;
  readonly why?: string;
}

/** What is asked where nothing could be read. */
export const NO_PLAN = { entries: [] };

/** Loads config and data of the base commit; `short` names it. */
export async function loadBase(
  files: DataFiles,
  { loaded, env }: { readonly loaded: LoadedConfig; readonly env: Environment },
  short: string,
): Promise<LoadedBase> {
  if ((await files.read(loaded.file)).kind === 'missing')
    return {
      plan: NO_PLAN,
      why: `there is no ${loaded.file} at ${short}, so no earlier config is compared with`,
    };
  const config = await loadConfig(loaded.file, files, filledIn(env));
  if (config.kind === 'bad')
    return {
      plan: NO_PLAN,
      why: `the config at ${short} cannot be compared with: ${config.problems.slice(0, 1).map(formatProblem).join('')}`,
    };
  const plan = await loadPlan(config.value, files);
  const [problem] = plan.problems;
  if (problem)
    return {
      loaded: config.value,
      plan: NO_PLAN,
      why: `the data at ${short} cannot be compared with: ${formatProblem(problem)}`,
    };
  return { loaded: config.value, plan };
}

/** Fits a URL and a text alike. */
const UNSET = 'http://unset.invalid';

/** A variable that only the base's config names need not be set: its app is never asked, only its gate is compared with. */
function filledIn(env: Environment): Environment {
  return new Proxy(env, { get: (target, name) => (typeof name === 'string' && target[name]) || UNSET });
}
