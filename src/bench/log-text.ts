import { inert } from '../render/inert.ts';

/** Text of several lines that may be foreign, for a log: log viewers act on some of what a log says, as the runner does. */
export function logText(text: string): string {
  return text
    .split('\n')
    .map((line) => inert(line.replaceAll('\t', '    ')))
    .join('\n');
}
