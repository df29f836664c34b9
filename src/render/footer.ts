import type { Report } from '../model/report.ts';
import { costs, floorsText, toolText } from './costs.ts';
import { inert } from './inert.ts';
import { wrap } from './lines.ts';
import type { TerminalOptions } from './terminal-options.ts';
import { displayWidth } from './width.ts';

const LONGEST_PATH = 60;
const CONTINUED = ' \\';

/** What to run next, what was written, and last what the run cost and what it was held against. */
export function footer(report: Report, options: TerminalOptions, columns: number): string[] {
  const paths = Object.entries(options.files ?? {}).map(
    ([name, path]) => `${name} ${inert(path, LONGEST_PATH)}`,
  );
  return [
    ...replayLines(report, options, columns),
    ...joined(paths, columns),
    ...joined([...costs(report), floorsText(report), toolText(report)], columns),
  ];
}

/** The first case to look at, as a command; left out rather than cut where it cannot be pasted. */
function replayLines({ suites }: Report, { replay }: TerminalOptions, columns: number): string[] {
  const broken = suites.flatMap((suite) => suite.cases.map((one) => ({ suite: suite.id, one })));
  const first = ['regressed', 'new_failing', 'error']
    .map((change) => broken.find(({ one }) => one.change === change))
    .find((found) => found);
  if (!first || !replay) return [];
  const command = replay(first.suite, first.one.id);
  if (inert(command) !== command) return [];
  const lines = displayWidth(command) <= columns ? [command] : continued(command, columns);
  return lines.every((line) => displayWidth(line) <= columns) ? lines : [];
}

/** The command over several lines, broken before its options; never inside quotes. */
function continued(command: string, columns: number): string[] {
  const lines: string[] = [];
  for (const part of options(command)) {
    const line = lines.at(-1);
    if (line === undefined) lines.push(part);
    else if (displayWidth(line) + displayWidth(part) + ' '.length + CONTINUED.length <= columns)
      lines.splice(-1, 1, `${line} ${part}`);
    else lines.splice(-1, 1, line + CONTINUED, `    ${part}`);
  }
  return lines;
}

/** The command cut before each `--option` that stands outside single quotes. */
function options(command: string): string[] {
  const parts: string[] = [];
  let quotes = 0;
  for (const word of command.split(' ')) {
    const isOption = word.startsWith('--') && quotes % 2 === 0;
    if (isOption || parts.length === 0) parts.push(word);
    else parts.splice(-1, 1, `${parts.at(-1)} ${word}`);
    quotes += word.split("'").length - 1;
  }
  return parts;
}

function joined(parts: readonly string[], columns: number): string[] {
  return parts.length === 0 ? [] : wrap(parts.join(' · '), columns);
}
