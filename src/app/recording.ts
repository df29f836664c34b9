import { appendFileSync, closeSync, openSync } from 'node:fs';
import type { Read } from '../read/files.ts';
import { checkShape } from '../read/issues.ts';
import { decodeBlocks, decodeText } from '../read/decode.ts';
import { parseJson } from '../read/json.ts';
import { parseJsonLines, type JsonLine } from '../read/json-lines.ts';
import { callLineSchema, type CallLine } from '../model/recording.ts';
import type { Redactor } from '../text/redact.ts';

/** A recording being written. */
export interface RecordingWriter {
  /** Writes a line, redacted; it is in the file when this returns. Throws where the disk is full or gone. */
  append(line: CallLine): void;
  close(): void;
}

/** What a recording holds. */
export interface Recording {
  /** One line per suite, tier, variant, case and turn, in the file's order: its last attempt. */
  readonly lines: readonly CallLine[];
  /** The last line was not written to its end: the run was killed there. */
  readonly cut: boolean;
}

/**
 * Opens a recording (JSON Lines, design §5) and replaces what is at `path`. There is no temporary file to be renamed at
 * the end: each whole line goes straight into the file, in one piece and synchronously, so a run that is killed at any
 * moment leaves all of its answers where they are looked for, and at most one cut line, which {@link readRecording}
 * knows how to read.
 */
export function openRecording(path: string, { redactor }: { redactor: Redactor }): RecordingWriter {
  const file = openSync(path, 'w');
  return {
    append: (line) => appendFileSync(file, `${JSON.stringify(redactor.value({ type: 'call', ...line }))}\n`),
    close: () => closeSync(file),
  };
}

/**
 * Reads a recording or an answers file: its `call` lines (a line without `type` is one too; other types are skipped).
 * An object without its end and a line break behind it is left out, and the recording called `cut`. Every other bad line is named.
 */
export function readRecording(file: string, bytes: Uint8Array): Read<Recording> {
  const end = bytes.lastIndexOf(LINE_FEED) + 1;
  const cut = isCut(file, bytes.subarray(end));
  const text = decodeBlocks(file, cut ? bytes.subarray(0, end) : bytes);
  if (text.kind === 'bad') return text;
  const { values, problems } = parseJsonLines(file, text.value, takeCall);
  return problems.length > 0
    ? { kind: 'bad', problems }
    : { kind: 'ok', value: { lines: lastAttempts(values), cut } };
}

const LINE_FEED = 0x0a;
const BRACE = 0x7b;

/** Whether what follows the last line break is the beginning of an object; it may end within a character. */
function isCut(file: string, tail: Uint8Array): boolean {
  if (tail[0] !== BRACE) return false;
  const text = decodeText(file, tail);
  return text.kind === 'bad' || parseJson(file, text.value).kind === 'bad';
}

function takeCall(line: JsonLine): Read<CallLine[]> {
  if (!isCall(line)) return { kind: 'ok', value: [] };
  const call = checkShape(callLineSchema, line);
  return call.kind === 'ok' ? { kind: 'ok', value: [call.value] } : call;
}

/** Anything without a type of another kind must prove to be a call. */
function isCall({ value }: JsonLine): boolean {
  if (typeof value !== 'object' || value === null || !('type' in value)) return true;
  return typeof value.type !== 'string' || value.type === 'call';
}

/** A later line stands over an earlier one, unless its attempt has a lower number. */
function lastAttempts(lines: readonly CallLine[]): CallLine[] {
  const last = new Map<string, CallLine>();
  for (const line of lines) {
    const key = JSON.stringify([line.suite, line.tier, line.variant, line.case, line.turn]);
    const known = last.get(key);
    if (known === undefined || (line.attempt ?? 1) >= (known.attempt ?? 1)) last.set(key, line);
  }
  return [...last.values()];
}
