import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

const TAGS =
  /^<\/?(?:h3|p|strong|em|code|pre|table|thead|tbody|tr|th|td|ul|li|br|blockquote|details|summary|sub|a)(?: (?:class="language-sh"|align="right"|href="[^"<>]*"))?(?: \/)?>$/;

/** Markdown as HTML, read as GitHub reads it save its sanitizer: what gets through here gets through there. */
export function htmlOf(markdown: string): string {
  return micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
}

/** Tags that no surface of ours writes. */
export function foreignTags(html: string): string[] {
  return (html.replace(/^<!-- .* -->/, '').match(/<[^>]*>/g) ?? []).filter((tag) => !TAGS.test(tag));
}

/** Addresses of all links. */
export function addresses(html: string): string[] {
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address);
}

/** The text that GitHub looks at for mentions, references and addresses: none of it is code. */
export function proseOf(html: string): string {
  return html
    .replace(/^<!-- .* -->/, '')
    .replace(/<pre>[^]*?<\/pre>|<code>[^]*?<\/code>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#36;', '$')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
