import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Report } from '../../src/model/report.ts';

const CLI = resolve(import.meta.dirname, '..', '..', 'dist', 'cli.js');

/** Runs `ragbench score` in a folder that holds ragbench.yml, and gives its report; the gate's own exit code is no matter here. */
export async function scored(folder: string, answers: string): Promise<Report> {
  const report = join(folder, 'report.json');
  const args = [
    CLI,
    'score',
    '--config',
    join(folder, 'ragbench.yml'),
    '--answers',
    answers,
    '--report',
    report,
  ];
  const said = await run(process.execPath, args, folder);
  if (!existsSync(report)) throw new Error(`ragbench score wrote no report:\n${said}`);
  return JSON.parse(await readFile(report, 'utf8')) as Report;
}

/** Both output streams of a command, whatever its exit code; not in GitHub's environment, where a pull request has other rules. */
export function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GITHUB_')));
  return new Promise((done) => {
    execFile(command, args, { cwd, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      done(`${stdout}${stderr}${error === null ? '' : `\n${error.message.slice(0, 500)}`}`);
    });
  });
}

/** The records of a JSON Lines text; only "\n" ends a line. */
export function jsonLines<T>(text: string): T[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}
