import { posix } from 'node:path';

/** Where the baseline of a config lies by default, so that two configs in one folder never share one (design §9). */
export function defaultBaselinePath(configFile: string): string {
  const stem = posix.basename(configFile).replace(/\.[^.]+$/, '');
  return posix.basename(configFile) === 'ragbench.yml'
    ? '.ragbench/baseline.json'
    : `.ragbench/${stem}.baseline.json`;
}
