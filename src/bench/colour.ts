import { styleText } from 'node:util';
import type { Colour } from '../render/style.ts';

const STYLES = { bad: 'red', weak: 'yellow', good: 'green', dim: 'dim', bold: 'bold' } as const;

/** Colours for a terminal that wants them (NO_COLOR, TERM=dumb); plain text elsewhere. */
export function colourOf(isTerminal: boolean, env: { readonly [name: string]: string | undefined }): Colour {
  const plain = !isTerminal || (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb';
  return (style, text) => (plain ? text : styleText(STYLES[style], text));
}
