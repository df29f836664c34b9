import { constants } from 'node:os';
import type { ExitInfo } from './child.ts';
import { lastWords } from './last-words.ts';

/** Lines of output that a message shows. */
const SHOWN_LINES = 10;

/** What the app printed, as far as a message needs it. */
export type Output = { lines: number; tail: readonly string[] };

/** Nothing was started, since something else would be measured. */
export function occupiedMessage(places: readonly string[]): string {
  return (
    `Something already answers at ${places.join(' and ')}, before app.start.command was run: it would be measured ` +
    'instead of the app, so nothing was started. Stop it, or give the app another port in app.start and app.url; ' +
    'if it is the app, leave app.start out.'
  );
}

/** The folder to start in is not there. */
export function folderMessage(cwd: string): string {
  return `app.start.cwd: ${cwd} is no folder, so the app's command was not started. Paths are relative to the config file.`;
}

/** The system did not start the command. */
export function spawnMessage(error: Error): string {
  return `The app's command could not be started: ${error.message}`;
}

/** The command ended while it was waited for. */
export function exitedMessage(info: ExitInfo, awaited: string, output: Output): string {
  const hint =
    info.code === 0 ? ['Hint: app.start.command must stay in the foreground as long as the app serves.'] : [];
  return [
    `The app ended before it was ready: ${exitWords(info)}, while waiting for ${awaited}.`,
    ...outputLines(output),
    ...hint,
  ].join('\n');
}

/** The command ran, but was not ready in time; `answers` is '' where no address was asked. */
export function timeoutMessage(
  {
    timeoutMs,
    awaited,
    answers,
    hints,
  }: { timeoutMs: number; awaited: string; answers: string; hints: string[] },
  output: Output,
): string {
  return [
    `The app was not ready after ${duration(timeoutMs)} (app.start.ready.timeout), while waiting for ${awaited}.`,
    ...(answers === '' ? [] : [`Tried ${answers}.`]),
    ...outputLines(output),
    ...hints.map((hint) => `Hint: ${hint}`),
  ].join('\n');
}

/** The same two in one line, with what the app said of it, for reports. */
export function exitedBrief(info: ExitInfo, tail: readonly string[]): string {
  return `the app ended before it was ready: ${exitWords(info)}${lastWords(tail)}`;
}

export function timeoutBrief(timeoutMs: number, tail: readonly string[]): string {
  return `the app was not ready after ${duration(timeoutMs)} (app.start.ready.timeout)${lastWords(tail)}`;
}

/** The app was ready once and is gone, in one line. */
export function goneBrief(info: ExitInfo, tail: readonly string[]): string {
  return `the app ended during the run: ${exitWords(info)}${lastWords(tail)}`;
}

/** Something of the app is still there. */
export function survivedMessage(pid: number | undefined): string {
  return `Some process of the app's process group ${pid} could not be killed (another user's?) and is still running.`;
}

/** An exit in words, with what the usual codes of a shell mean. */
export function exitWords({ code, signal }: ExitInfo): string {
  if (code === null) return `ended by ${signal ?? 'a signal'}`;
  if (code === 127) return 'exit code 127 (the shell found no such command)';
  if (code === 126) return 'exit code 126 (the shell could not run the command)';
  const name = Object.entries(constants.signals).find(([, number]) => number === code - 128)?.[0];
  return `exit code ${code}${name === undefined ? '' : ` (ended by ${name})`}`;
}

function outputLines({ lines, tail }: Output): string[] {
  if (lines === 0) return ['It printed 0 lines of output.'];
  const shown = tail.slice(-SHOWN_LINES);
  const head = lines > shown.length ? `, the last ${shown.length}:` : ':';
  return [
    `It printed ${lines} line${lines === 1 ? '' : 's'} of output${head}`,
    ...shown.map((line) => `  ${line}`),
  ];
}

function duration(ms: number): string {
  return ms % 1_000 === 0 ? `${ms / 1_000} s` : `${ms} ms`;
}
