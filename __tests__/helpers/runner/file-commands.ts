/** The file of a step's summary may have this many bytes; a larger one is dropped whole. */
export const SUMMARY_LIMIT = 1_048_576;

/** The pairs of a command file up to the first line that is none, and what is wrong with that. */
export interface KeyValues {
  readonly pairs: readonly (readonly [name: string, value: string])[];
  readonly error?: string;
}

/** Reads GITHUB_OUTPUT, GITHUB_STATE or GITHUB_ENV: `name=value` lines and `name<<DELIMITER` … `DELIMITER` blocks. */
export function readKeyValues(text: string): KeyValues {
  const lines = text.split('\n');
  // The rest after the last line feed is a line only where it has characters.
  if (lines.at(-1) === '') lines.pop();
  const pairs: [string, string][] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (equals >= 0 && (heredoc < 0 || equals < heredoc)) {
      pairs.push([line.slice(0, equals), line.slice(equals + 1)]);
    } else {
      const name = line.slice(0, Math.max(0, heredoc));
      const delimiter = line.slice(heredoc + 2);
      if (name === '' || delimiter === '') return { pairs, error: `Invalid format '${line}'` };
      const end = lines.indexOf(delimiter, at + 1);
      if (end < 0) return { pairs, error: `Invalid value. Matching delimiter not found '${delimiter}'` };
      pairs.push([name, lines.slice(at + 1, end).join('\n')]);
      at = end;
    }
  }
  return { pairs };
}

/** The summary, or why it is dropped; neither where the step wrote none. */
export function readSummary(bytes: Buffer): { readonly summary?: string; readonly error?: string } {
  if (bytes.length === 0) return {};
  if (bytes.length <= SUMMARY_LIMIT) return { summary: bytes.toString('utf8') };
  return {
    error: `GITHUB_STEP_SUMMARY is too long: ${bytes.length} bytes, ${SUMMARY_LIMIT} are allowed; nothing of it is shown`,
  };
}
