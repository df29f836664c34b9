import { posix } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';

/** Where the baseline of a config lies by default, so that two configs in one folder never share one (design §9). */
export function defaultBaselinePath(configFile: string): string {
  const stem = posix.basename(configFile).replace(/\.[^.]+$/, '');
  return posix.basename(configFile) === 'ragbench.yml'
    ? '.ragbench/baseline.json'
    : `.ragbench/${stem}.baseline.json`;
}

/** The config's baseline path, relative to its folder. */
export function baselinePath({ config, file }: LoadedConfig): string {
  return config.baseline.path ?? defaultBaselinePath(file);
}
