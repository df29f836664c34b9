import type { LineCommand } from './process.ts';
import type { Death } from './words.ts';

/** The status with which the shim ends where it cannot work at all; its last line says why. */
const REFUSED = 64;

/** The command of the user's Python. */
function pythonCommand(platform: NodeJS.Platform = process.platform): string {
  return platform === 'win32' ? 'python' : 'python3';
}

/** The shim on the user's Python, asking `target` (`module:name`) in the config's folder. */
export function shimCommand(shim: string, target: string, cwd: string): LineCommand {
  return { command: pythonCommand(), args: [shim, 'app', target], cwd, greets: true };
}

/** Why no Python can answer: it is missing, or the shim refused to work; undefined for every other end. */
export function pythonRefusal({ exit, error, tail }: Death): string | undefined {
  if (error && error.code === 'ENOENT')
    return `app.python: there is no ${pythonCommand()} on PATH; install Python 3.9 or newer, or put it on PATH`;
  return exit?.code === REFUSED ? tail.at(-1) : undefined;
}
