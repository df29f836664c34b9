import type { CallError } from '../../model/recording.ts';
import { clip } from '../../text/clip.ts';
import { excerpt } from '../excerpt.ts';
import type { ExitInfo } from '../process/child.ts';
import { exitWords } from '../process/failure.ts';
import { lastWords } from '../process/last-words.ts';

const SHAPE = '{"id", "response"} or {"id", "error"} is expected';
/** Characters of a Python traceback that a message shows. */
const TRACE_LENGTH = 400;

/** How a process that answered lines went away. */
export interface Death {
  /** Absent where it could not be started, or is still there but has closed its stdout. */
  readonly exit?: ExitInfo;
  /** Why it could not be started. */
  readonly error?: NodeJS.ErrnoException;
  /** The last lines of its stderr. */
  readonly tail: readonly string[];
}

/** A line of stdout that cannot be read as JSON; `why` as it reads after "that is". */
export function unreadableLine(why: string, shown: string): CallError {
  const message = `the app printed a line on stdout that is ${why}: ${excerpt(shown)}; only answers belong there, print everything else to stderr`;
  return { code: 'no_json', message };
}

/** A line over the limit, which is given in bytes. */
export function tooLongLine(limit: number, shown: string): CallError {
  const message = `the app printed a line over ${limit / 1024 / 1024} MB on stdout, which begins ${excerpt(shown)}; let it answer with less`;
  return { code: 'too_large', message };
}

/** A line that is JSON, but no answer. */
export function shapelessLine(what: string, shown: string): CallError {
  return { code: 'bad_response', message: `the app printed ${what}: ${excerpt(shown)}; ${SHAPE}` };
}

/** An answer to nothing that was asked. */
export function unknownId(id: string): CallError {
  const message = `the app answered the id ${excerpt(id)}, which nothing was asked with; each answer carries the id of its request`;
  return { code: 'bad_response', message };
}

/** A second answer to the same request. */
export function doubledId(id: string): CallError {
  return {
    code: 'bad_response',
    message: `the app answered the id ${excerpt(id)} twice; one answer to each request is expected`,
  };
}

/** What the app itself says is wrong: a text, or an object with `message` and perhaps `trace`. */
export function reportedError(error: unknown, redact: (text: string) => string): CallError {
  const { message, trace } = typeof error === 'object' && error !== null ? fieldsOf(error) : {};
  const said = message ?? (typeof error === 'string' ? error : JSON.stringify(error));
  const where = trace === undefined ? '' : ` (${clip(oneLine(redact(trace)), TRACE_LENGTH)})`;
  return { code: 'app_error', message: `the app reports an error: ${excerpt(redact(said))}${where}` };
}

/** No answer came in time. */
export function lateAnswer(ms: number, silent: boolean): CallError {
  const time = ms < 1000 ? `${ms} ms` : `${ms / 1000} s`;
  const hint = silent
    ? 'it has not answered anything yet: it must flush stdout after each line, and one that loads for long needs a higher app.timeout'
    : 'look at what it does, or raise app.timeout';
  return { code: 'timeout', message: `the app gave no answer within ${time}; ${hint}` };
}

/** How the app went away, in one line. */
export function deathWords({ exit, error, tail }: Death): string {
  if (error) return `it could not be started: ${error.message}`;
  const hint = exit?.code === 0 ? ' (it must go on answering until its stdin ends)' : '';
  return `${exit ? exitWords(exit) : 'it closed its stdout'}${hint}${lastWords(tail)}`;
}

/** The same with the end of what it printed, for the log. */
export function deathReport(head: string, { tail }: Death): string {
  return [head, ...tail.map((line) => `  | ${line}`)].join('\n');
}

function oneLine(text: string): string {
  return text.replaceAll(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ');
}

function fieldsOf(error: object): { message?: string; trace?: string } {
  const { message, trace } = error as { message?: unknown; trace?: unknown };
  return {
    ...(typeof message === 'string' && { message }),
    ...(typeof trace === 'string' && trace !== '' && { trace }),
  };
}
