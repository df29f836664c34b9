import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** A Python of this machine, and the environment in which it is `python3`. */
interface Python {
  readonly version: string;
  /** Its absolute path. */
  readonly command: string;
  readonly env: NodeJS.ProcessEnv;
}

const OLDEST_MINOR = 9;

/** The Python that is `python3` here. */
export const PYTHON = pythonAt('python3') ?? { version: 'none', command: 'python3', env: process.env };

const all = [...new Map([PYTHON, ...pyenvPythons()].map((one) => [one.version, one])).values()];
const supported = all
  .filter((one) => minorOf(one) >= OLDEST_MINOR)
  .toSorted((a, b) => minorOf(a) - minorOf(b));

/** That one, and the oldest and the newest of this machine that the shim supports. */
export const PYTHONS = [...new Set([supported[0], PYTHON, supported.at(-1)])].filter(
  (one) => one !== undefined,
);

/** Pythons that are too old for the shim, as far as there are any. */
export const OLD_PYTHONS = all.filter((one) => minorOf(one) < OLDEST_MINOR);

/** The minor version of a Python 3; -1 of any other. */
function minorOf({ version }: Python): number {
  const [major, minor] = version.split('.').map(Number);
  return major === 3 ? (minor ?? -1) : -1;
}

function pyenvPythons(): Python[] {
  const versions = join(process.env['PYENV_ROOT'] ?? join(homedir(), '.pyenv'), 'versions');
  const names = existsSync(versions) ? readdirSync(versions) : [];
  return names.flatMap((name) => pythonAt(join(versions, name, 'bin', 'python')) ?? []);
}

/** The path that Python says it has leads past the wrappers of version managers, which take their time. */
function pythonAt(name: string): Python | undefined {
  const program = 'import sys; print(".".join(map(str, sys.version_info[:3])) + " " + sys.executable)';
  try {
    const output = execFileSync(name, ['-c', program], { stdio: ['ignore', 'pipe', 'ignore'] });
    const [version = '', command = ''] = output.toString().trim().split(' ');
    const path = `${dirname(command)}${delimiter}${process.env['PATH'] ?? ''}`;
    return { version, command, env: { ...process.env, PATH: path } };
  } catch {
    return undefined;
  }
}
