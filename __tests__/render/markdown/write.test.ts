import * as fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { inert } from '../../../src/render/inert.ts';
import { fold, code, said } from '../../../src/render/markdown/fold.ts';
import { list, paragraph, prose, table, text, value } from '../../../src/render/markdown/nodes.ts';
import { softText } from '../../../src/render/markdown/soft-text.ts';
import { writeMarkdown } from '../../../src/render/markdown/write.ts';
import { nastyText } from '../../helpers/report-arbitrary.ts';

const htmlOf = (markdown: string): string =>
  micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
const escaped = (plain: string): string =>
  plain.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? '');

describe('softText', () => {
  it.each([
    ['a mention', 'ask @octocat', 'ask @\u200boctocat'],
    ['an issue', 'see #12', 'see #\u200b12'],
    ['an issue of another repository', 'octo/app#12', 'octo/app#\u200b12'],
    ['an issue, the old way', 'GH-12', 'GH-\u200b12'],
    ['an advisory', 'CVE-2020-1', 'CVE-\u200b2020-1'],
    ['an address', 'http://example.com', 'http:\u200b//example.com'],
    ['an address without a scheme', 'www.example.com', 'www\u200b.example.com'],
    ['a commit', 'a1b2c3d', 'a1b2c3\u200bd'],
    ['a long commit', '0123456789abcdef', '012345\u200b6789ab\u200bcdef'],
    ['mathematics', '$x$', '\u200b$\u200bx\u200b$\u200b'],
    ['an emoji', ':tada:', ':\u200btada:'],
    ['a line break', 'a\nb', 'a\\nb'],
    ['what the runner would obey', '::error::x', ':\\x3aerror::x'],
    ['an id, which stays whole', 'num-014', 'num-014'],
    ['a time, which stays whole', '12:30', '12:30'],
  ])('breaks %s', (_what, foreign, expected) => {
    expect(softText(foreign)).toBe(expected);
  });
});

describe('whatever a foreign text holds', () => {
  it('prose reads as itself, in a paragraph and in a list', () => {
    fc.assert(
      fc.property(nastyText, (foreign) => {
        const words = softText(foreign);
        const html = htmlOf(
          writeMarkdown([paragraph(text('a '), prose(foreign)), list([[text('b '), prose(foreign)]])]),
        );
        expect(html).toContain(`<p>${escaped(`a ${words}`.trimEnd())}</p>`);
        expect(html).toContain(`<li>${escaped(`b ${words}`.trimEnd())}</li>`);
      }),
      { numRuns: 400 },
    );
  });

  it('prose at the beginning of a line begins nothing', () => {
    fc.assert(
      fc.property(nastyText, (foreign) => {
        const markdown = writeMarkdown([paragraph(prose(foreign), text('.'))]);
        const html = htmlOf(markdown);
        expect(markdown).not.toContain('$');
        expect(html).toBe(`<p>${escaped(`${softText(foreign)}.`)}</p>`);
      }),
      { numRuns: 400 },
    );
  });

  it('a value is code as it is', () => {
    fc.assert(
      fc.property(nastyText, (foreign) => {
        const shown = inert(foreign) || '(empty)';
        const html = htmlOf(writeMarkdown([paragraph(text('a '), value(foreign, Infinity), text(' b'))]));
        expect(html).toBe(`<p>a <code>${escaped(shown)}</code> b</p>`);
      }),
      { numRuns: 400 },
    );
  });

  it('a value stays in its cell; a backslash before a pipe may be lost', () => {
    fc.assert(
      fc.property(nastyText, (foreign) => {
        const shown = inert(foreign) || '(empty)';
        const cells = [
          [[text('head')], [text('other')]],
          [[value(foreign, Infinity)], [text('last')]],
        ];
        const html = htmlOf(writeMarkdown([table([null, null], cells)]));
        const [, cell = '', last] = /<td>(.*)<\/td>\n<td>(.*)<\/td>/.exec(html) ?? [];
        expect(last).toBe('last');
        expect(cell.replaceAll('\\', '')).toBe(`<code>${escaped(shown).replaceAll('\\', '')}</code>`);
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['a|b', 'a|b'],
    ['|', '|'],
    ['a | b | c', 'a | b | c'],
    ['`|`', '`|`'],
  ])('a pipe in a cell is kept: %s', (foreign, shown) => {
    const cells = [[[text('head')]], [[value(foreign, 80)]]];
    expect(htmlOf(writeMarkdown([table([null], cells)]))).toContain(`<td><code>${shown}</code></td>`);
  });

  it('a summary line is one line of markup of ours', () => {
    fc.assert(
      fc.property(nastyText, (foreign) => {
        const [opening] = writeMarkdown(fold([code(foreign), said(foreign, 80)], [])).split('\n\n');
        expect(opening?.replace(/<\/?(?:details|summary|code)>/g, '')).not.toMatch(/[<>\n$]/);
      }),
      { numRuns: 400 },
    );
  });
});
