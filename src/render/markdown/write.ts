import type { RootContent } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown, type Handle, type Options } from 'mdast-util-to-markdown';

/** A backslash before it does not keep GitHub from reading mathematics. */
const ALWAYS_REFERENCES = ['$'];

/** Text with the characters escaped that would be markup where it stands. */
const text: Handle = (node: { readonly value: string }, _parent, state, info) =>
  state.safe(node.value, { ...info, encode: ALWAYS_REFERENCES });

const OPTIONS: Options = {
  bullet: '-',
  rule: '-',
  fences: true,
  // Aligned columns would pay for the longest cell in every row.
  extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
  handlers: { text },
  unsafe: [
    { character: '$', inConstruct: 'phrasing' },
    { character: '~', inConstruct: 'phrasing' },
  ],
};

/** The blocks as markdown, a blank line between each two, without a last newline. */
export function writeMarkdown(blocks: readonly RootContent[]): string {
  return toMarkdown({ type: 'root', children: [...blocks] }, OPTIONS).trimEnd();
}
