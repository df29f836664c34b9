import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

interface Oracle {
  readonly requirements: string;
  /** The least minor version of Python 3 that its packages run on. */
  readonly minor: number;
}

/** The originals whose verdicts our tests compare with: `fitz` at test time, the others only to regenerate figures. */
const ORACLES: Readonly<Record<string, Oracle>> = {
  fitz: { requirements: 'requirements-fitz.txt', minor: 10 },
  ragspine: { requirements: 'requirements-ragspine.txt', minor: 12 },
  kappa: { requirements: 'requirements-kappa.txt', minor: 12 },
  fairtrace: { requirements: 'requirements-fairtrace.txt', minor: 10 },
};
const CACHE = join(import.meta.dirname, '..', '..', '.cache', 'oracles');

/** The Python of a prepared environment; undefined if it was not prepared, or for other requirements. */
export function oraclePython(name = 'fitz'): string | undefined {
  return preparedPython(name, ORACLES[name]);
}

if (import.meta.main) prepareNamed(process.argv[2] ?? 'fitz');

function prepareNamed(name: string): void {
  const oracle = ORACLES[name];
  if (oracle === undefined)
    return fail(`no oracle is called ${name}; there are: ${Object.keys(ORACLES).join(', ')}`);
  const ready = preparedPython(name, oracle);
  console.log(
    ready === undefined
      ? `${name}: installed in ${install(name, oracle)}`
      : `${name}: ready in ${home(name)}`,
  );
}

function preparedPython(name: string, oracle: Oracle | undefined): string | undefined {
  if (oracle === undefined || !existsSync(stampFile(name)) || !existsSync(venvPython(name))) return undefined;
  return readFileSync(stampFile(name), 'utf8') === stamp(oracle) ? venvPython(name) : undefined;
}

function install(name: string, oracle: Oracle): string {
  const python = findPython(oracle.minor);
  if (python === undefined)
    return fail(
      `${name} needs Python 3.${oracle.minor} or newer with venv; none was found on PATH or in pyenv`,
    );
  rmSync(home(name), { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  step(python, ['-m', 'venv', home(name)]);
  step(venvPython(name), [
    '-m',
    'pip',
    'install',
    '--quiet',
    '--disable-pip-version-check',
    '-r',
    requirementsFile(oracle),
  ]);
  // Written last: an environment without its stamp is an unfinished one.
  writeFileSync(stampFile(name), stamp(oracle));
  return home(name);
}

function step(command: string, args: readonly string[]): void {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    const stderr = (error as { stderr?: Buffer }).stderr?.toString().trim();
    fail(
      `${command} ${args.join(' ')} failed: ${stderr === undefined || stderr === '' ? String(error) : stderr}`,
    );
  }
}

function findPython(minor: number): string | undefined {
  return [...pathPythons(minor), ...pyenvPythons()].find((candidate) => suits(candidate, minor));
}

function pathPythons(minor: number): string[] {
  const newestFirst = [15, 14, 13, 12, 11, 10].filter((version) => version >= minor);
  return ['python3', ...newestFirst.map((version) => `python3.${version}`), 'python'];
}

function pyenvPythons(): string[] {
  const versions = join(process.env['PYENV_ROOT'] ?? join(homedir(), '.pyenv'), 'versions');
  return existsSync(versions)
    ? readdirSync(versions)
        .toSorted()
        .map((version) => join(versions, version, 'bin', 'python'))
    : [];
}

/** A Python without ensurepip (Debian's, unless python3-venv is there) makes environments that have no pip. */
function suits(command: string, minor: number): boolean {
  const options: ExecFileSyncOptions = { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' };
  try {
    const version = String(
      execFileSync(command, ['-c', 'import sys, venv, ensurepip; print(*sys.version_info[:2])'], options),
    );
    const [found, foundMinor] = version.trim().split(' ').map(Number);
    return found === 3 && foundMinor !== undefined && foundMinor >= minor;
  } catch {
    return false;
  }
}

function stamp(oracle: Oracle): string {
  return createHash('sha256')
    .update(readFileSync(requirementsFile(oracle)))
    .digest('hex');
}

function requirementsFile(oracle: Oracle): string {
  return join(import.meta.dirname, oracle.requirements);
}

function home(name: string): string {
  return join(CACHE, name);
}

function stampFile(name: string): string {
  return join(home(name), 'requirements.sha256');
}

function venvPython(name: string): string {
  return process.platform === 'win32'
    ? join(home(name), 'Scripts', 'python.exe')
    : join(home(name), 'bin', 'python');
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
