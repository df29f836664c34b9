/** An environment as Node gives it; absent names may also be `undefined`. */
export type Environment = Readonly<Record<string, string | undefined>>;

const WITHHELD_NAMES: ReadonlySet<string> = new Set([
  'GITHUB_TOKEN',
  'GITHUB_OUTPUT',
  'GITHUB_ENV',
  'GITHUB_PATH',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
]);

const WITHHELD_PREFIXES = ['INPUT_', 'ACTIONS_'];

/**
 * Whether a variable is kept from everything we start, and may not be named by `${NAME}`: the action's
 * inputs, the job's tokens, and the runner's command files, through which a child could act as the job.
 * Letter case is ignored, since Windows ignores it.
 */
export function isWithheld(name: string): boolean {
  const upper = name.toUpperCase();
  return WITHHELD_NAMES.has(upper) || WITHHELD_PREFIXES.some((prefix) => upper.startsWith(prefix));
}

/**
 * The environment for a command that we start: `env` without the withheld names, then `extra` (the user's own
 * `env`, which wins, even over a withheld name), and `PYTHONUNBUFFERED=1` unless one of the two has it, even
 * empty. On Windows a name of `extra` also replaces the one of `env` that differs only by case.
 */
export function childEnvironment(
  env: Environment,
  extra: Readonly<Record<string, string>>,
  platform: NodeJS.Platform = process.platform,
): Record<string, string> {
  const key = (name: string): string => (platform === 'win32' ? name.toUpperCase() : name);
  const replaced = new Set(Object.keys(extra).map(key));
  const kept = Object.entries(env).filter(([name]) => !isWithheld(name) && !replaced.has(key(name)));
  const merged = { ...definedValues(kept), ...extra };
  const chosen = Object.keys(merged).some((name) => key(name) === 'PYTHONUNBUFFERED');
  return chosen ? merged : { ...merged, PYTHONUNBUFFERED: '1' };
}

function definedValues(entries: [string, string | undefined][]): Record<string, string> {
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
