import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { UsageError } from './shell.ts';

/** The file that was started: the command or the action, by its real path. */
export function program(): string {
  return realpathSync(process.argv[1] ?? '');
}

/** A file or folder of this package, which lies beside the folder of the command. Throws {@link UsageError} where it is `missing`. */
export function shippedPath(missing: string, ...path: readonly string[]): string {
  const place = join(resolve(dirname(program()), '..'), ...path);
  if (existsSync(place)) return place;
  throw new UsageError(`${missing} (${place}); run it in a clone of the repository, or by npx`);
}
