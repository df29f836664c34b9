import type {
  AlignType,
  BlockContent,
  Blockquote,
  Emphasis,
  Heading,
  Html,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  Strong,
  Table,
  Text,
} from 'mdast';
import { inert, inertMiddle } from '../inert.ts';
import { softText } from './soft-text.ts';

const LONGEST_NAME = 80;
const EMPTY = '(empty)';

/** Our own words. */
export function text(words: string): Text {
  return { type: 'text', value: words };
}

/** Foreign text in a line of prose, made inert. */
export function prose(foreign: string, columns?: number): Text {
  return text(softText(foreign, columns));
}

/** A foreign value, as code: on one line, inert, cut at its end. */
export function value(foreign: string, columns: number): InlineCode {
  return { type: 'inlineCode', value: inert(foreign, columns) || EMPTY };
}

/** A foreign name, as code, cut in its middle. */
export function name(foreign: string, columns = LONGEST_NAME): InlineCode {
  return { type: 'inlineCode', value: inertMiddle(foreign, columns) || EMPTY };
}

export function strong(...children: PhrasingContent[]): Strong {
  return { type: 'strong', children };
}

export function emphasis(...children: PhrasingContent[]): Emphasis {
  return { type: 'emphasis', children };
}

/** A link to an address of ours. */
export function link(url: string, ...children: Link['children']): Link {
  return { type: 'link', url, children };
}

/** Markup of ours that mdast has no node for; nothing foreign goes in unescaped. */
export function html(markup: string): Html {
  return { type: 'html', value: markup };
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

export function heading(depth: Heading['depth'], ...children: PhrasingContent[]): Heading {
  return { type: 'heading', depth, children };
}

/** One item a line. */
export function list(items: readonly (readonly PhrasingContent[])[]): List {
  return {
    type: 'list',
    spread: false,
    children: items.map((children) => ({
      type: 'listItem',
      spread: false,
      children: [paragraph(...children)],
    })),
  };
}

/** What stands in a cell. */
export type CellContent = readonly PhrasingContent[];

/** A table; the first row is its head. */
export function table(align: readonly AlignType[], rows: readonly (readonly CellContent[])[]): Table {
  return {
    type: 'table',
    align: [...align],
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((children) => ({ type: 'tableCell', children: [...children] })),
    })),
  };
}

export type AlertKind = 'NOTE' | 'IMPORTANT' | 'WARNING' | 'CAUTION';

/** A box as GitHub draws it: the mark must begin the first paragraph. */
export function alert(kind: AlertKind, first: CellContent, ...rest: BlockContent[]): Blockquote {
  return {
    type: 'blockquote',
    children: [paragraph(html(`[!${kind}]`), text('\n'), ...first), ...rest],
  };
}

/** Each part on a line of its own. */
export function onLines(lines: readonly CellContent[]): PhrasingContent[] {
  return lines.flatMap((line, index) => (index === 0 ? line : [{ type: 'break' as const }, ...line]));
}

/** The parts with a separator of ours between each two. */
export function joined(parts: readonly CellContent[], separator: string): PhrasingContent[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [text(separator), ...part]));
}
