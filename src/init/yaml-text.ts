import { stringify } from 'yaml';
import { inert } from '../render/inert.ts';

const ONE_LINE = { lineWidth: 0, blockQuote: false, doubleQuotedMinMultiLineLength: Infinity } as const;
/** Readers of YAML need not take these as they are. */
const UNPRINTABLE = /[\u{7f}-\u{9f}\u{2028}\u{2029}\u{feff}]/u;

/** A text as a YAML scalar in double quotes: nothing in it can end it, in a block or within braces. */
export function quoted(text: string): string {
  const scalar = stringify(text, { ...ONE_LINE, defaultStringType: 'QUOTE_DOUBLE' }).trimEnd();
  return scalar.replaceAll(
    new RegExp(UNPRINTABLE, 'gu'),
    (char) => `\\u${(char.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}

/** A text as a YAML scalar of a block, in double quotes unless it is plain. */
function scalar(text: string): string {
  const plain = stringify(text, ONE_LINE).trimEnd();
  // Single quotes would hold a line break as it is, and its next line must be indented.
  return plain === text && !UNPRINTABLE.test(text) ? plain : quoted(text);
}

/** {@link quoted}, for the config: `${NAME}` is this very text, no variable of the environment. */
export function literal(text: string): string {
  return quoted(text.replaceAll(/\$\{(?=[A-Za-z_]\w*\})/g, '$$${'));
}

/** {@link scalar}, for a workflow: the text holds no expression, whatever stands in it. */
export function inWorkflow(text: string): string {
  return scalar(expressionFree(text));
}

/** A text of which a workflow makes this very text, with what would begin an expression written as one. */
export function expressionFree(text: string): string {
  return text.replaceAll('${{', "${{ '${{' }}");
}

/** A line with a comment behind it, whatever the comment's text. */
export function commented(line: string, comment: string): string {
  return `${line}  # ${inert(comment)}`;
}

/** A line that is only a comment. */
export function note(indent: string, comment: string): string {
  return `${indent}# ${inert(comment)}`;
}
