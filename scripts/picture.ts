import { accessSync, constants } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { chromium } from 'playwright-core';
import { STYLE } from './picture-style.ts';

/** Draws a golden comment as a pull request shows it: `node scripts/picture.ts golden.md out.png [--width 900] [--dark] [--open 1]`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '900' },
    dark: { type: 'boolean', default: false },
    /** So many folded blocks are drawn open. */
    open: { type: 'string', default: '0' },
  },
});
const [from, to] = positionals;
if (from === undefined || to === undefined)
  throw new Error('usage: node scripts/picture.ts <golden.md> <out.png> [--width 900] [--dark] [--open 1]');
await draw(pageOf(await readFile(from, 'utf8')), to);

function pageOf(markdown: string): string {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  const body = opened(withAlerts(html), Number(values.open));
  const theme = values.dark ? 'dark' : 'light';
  return `<!doctype html><html data-theme="${theme}"><meta charset="utf-8"><style>${STYLE}</style>
    <div class="comment"><div class="head"><b>github-actions</b> <span>bot</span></div><div class="body">${body}</div></div></html>`;
}

/** GitHub draws `> [!WARNING]` as a box with a title. */
function withAlerts(html: string): string {
  return html.replace(
    /<blockquote>\s*<p>\[!(NOTE|IMPORTANT|WARNING|CAUTION)\]\s*([^]*?)<\/blockquote>/g,
    (_whole, kind: string, rest: string) =>
      `<div class="alert ${kind.toLowerCase()}"><p class="title">${kind[0]}${kind.slice(1).toLowerCase()}</p><p>${rest}</div>`,
  );
}

function opened(html: string, count: number): string {
  let left = count;
  return html.replace(/<details>/g, (tag) => (left-- > 0 ? '<details open>' : tag));
}

async function draw(page: string, path: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: onPath('chromium'), args: ['--no-sandbox'] });
  try {
    const tab = await browser.newPage({
      viewport: { width: Number(values.width), height: 200 },
      deviceScaleFactor: 1.5,
    });
    await tab.setContent(page);
    await tab.screenshot({ path, fullPage: true });
  } finally {
    await browser.close();
  }
}

function onPath(name: string): string {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    try {
      accessSync(join(folder, name), constants.X_OK);
      return join(folder, name);
    } catch {
      // The next folder may have it.
    }
  }
  throw new Error(`${name} is not on the PATH`);
}
