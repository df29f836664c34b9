const DEFAULT_CONFIG = 'ragbench.yml';

/** The command line that shows one case again; `program` is how ragbench is called. */
export function replayCommand(
  program: string,
  config: string,
  recording: string,
): (suite: string, id: string) => string {
  const where = config === DEFAULT_CONFIG ? '' : ` --config ${quote(config)}`;
  return (suite, id) =>
    `${program} replay${where} --recording ${quote(recording)} --suite ${suite} --case ${quote(id)}`;
}

/** A word for a POSIX shell. A `#` within a word begins no comment. */
export function quote(word: string): string {
  return /^[\w./:@%+=-][\w./:@%+=#-]*$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
