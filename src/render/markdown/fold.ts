import type { RootContent } from 'mdast';
import { inertMiddle } from '../inert.ts';
import { html } from './nodes.ts';
import { softText } from './soft-text.ts';

const LONGEST_NAME = 80;

/** A part of a summary line, as markup; {@link own}, {@link code}, {@link said} and {@link linked} make them. */
export type Markup = string & { readonly markup: true };

/** A block that opens at a click. Markdown inside is read as such only because a blank line follows the summary. */
export function fold(summary: readonly Markup[], body: readonly RootContent[]): RootContent[] {
  return [html(`<details><summary>${summary.join(' · ')}</summary>`), ...body, html('</details>')];
}

/** Our own words. */
export function own(words: string): Markup {
  return escaped(words);
}

/** A foreign name. */
export function code(foreign: string): Markup {
  return `<code>${escaped(inertMiddle(foreign, LONGEST_NAME))}</code>` as Markup;
}

/** Foreign text as prose, made inert. */
export function said(foreign: string, columns: number): Markup {
  return escaped(softText(foreign, columns));
}

/** A link to an address of ours. */
export function linked(url: string, label: Markup): Markup {
  return `<a href="${escaped(url)}">${label}</a>` as Markup;
}

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  $: '&#36;',
};

function escaped(plain: string): Markup {
  return plain.replace(/[&<>"'$]/g, (char) => REFERENCES[char] ?? '') as Markup;
}
