import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { annotationsOf } from '../../src/render/annotations.ts';
import { renderCheck } from '../../src/render/check.ts';
import { renderComment } from '../../src/render/comment.ts';
import { marker } from '../../src/render/marker.ts';
import { renderSummary } from '../../src/render/summary.ts';
import { addresses, foreignTags, htmlOf, proseOf } from '../helpers/page.ts';
import { anyReport, nastyText } from '../helpers/report-arbitrary.ts';
import { CONTEXT } from '../helpers/surface.ts';

const LIVE = [
  /@\w/,
  /#\d/,
  /:\/\//,
  /www\./i,
  /GH-\d/i,
  /(?<![0-9a-f])[0-9a-f]{7,40}(?![0-9a-f])/i,
  /:[\w+-]+:/,
];

/** What every page must be, whatever the report holds. */
function expectInert(markdown: string): void {
  const html = htmlOf(markdown);
  expect(foreignTags(html)).toEqual([]);
  for (const address of addresses(html))
    expect(address).toMatch(/^https:\/\/github\.com\/acme\/wind-notes\//);
  const prose = proseOf(html);
  for (const live of LIVE) expect(prose).not.toMatch(live);
  for (const line of markdown.split('\n')) expect(line).not.toMatch(/^\s*::|##\[/);
  expect(markdown).not.toMatch(/[^\P{C}\n\u200b\u200c\u200d\p{Cn}\p{Co}]/u);
  expect(markdown.match(/^<details>/gm)?.length).toBe(markdown.match(/^<\/details>$/gm)?.length);
  const boxes = [...markdown.matchAll(/^> \[!(\w+)\]/gm)].map(([, kind]) => kind);
  expect(new Set(boxes).size).toBe(boxes.length);
}

describe('whatever a report holds', () => {
  it('its comment is inert, fits, and begins with its marker', () => {
    fc.assert(
      fc.property(anyReport, nastyText, (report, key) => {
        const comment = renderComment(report, { ...CONTEXT, key });
        expect(comment.split('\n')[0]).toBe(marker(key));
        expect(comment.length).toBeLessThanOrEqual(60_000);
        expectInert(comment);
      }),
      { numRuns: 150 },
    );
  });

  it('its summary and its check are, too', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        const summary = renderSummary(report, CONTEXT);
        expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1_000_000);
        expectInert(summary);
        const check = renderCheck(report, CONTEXT);
        expect(check.summary.length).toBeLessThanOrEqual(60_000);
        expectInert(check.summary);
        expect(check.title).not.toMatch(/[\p{Cc}]/u);
      }),
      { numRuns: 100 },
    );
  });

  it('without links there is nothing to click', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        expect(htmlOf(renderComment(report, { key: 'ragbench' }))).not.toMatch(/<a\b|<img\b/);
      }),
      { numRuns: 100 },
    );
  });

  it('its annotations are plain, short, and on files of the repository', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        for (const { path, start_line, end_line, title, message } of annotationsOf(report, CONTEXT)) {
          expect(path).toMatch(/^[^/]/);
          expect(path.split('/')).not.toContain('..');
          expect(start_line).toBeGreaterThan(0);
          expect(end_line).toBe(start_line);
          expect(title.length).toBeLessThanOrEqual(255);
          expect(message.length).toBeLessThanOrEqual(4000);
          expect(message).not.toBe('');
          for (const line of [title, ...message.split('\n')])
            expect(line).not.toMatch(/^\s*::|##\[|[\p{Cc}]/u);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('a megabyte in every place is cut', () => {
    const long = (char: string): string => char.repeat(1_000_000);
    const report = hugeReport(long);
    const comment = renderComment(report, CONTEXT);
    expect(comment.length).toBeLessThan(60_000);
    expectInert(comment);
    expect(Buffer.byteLength(renderSummary(report, CONTEXT))).toBeLessThan(1_000_000);
  });
});

/** A report of which every foreign text is a megabyte long. */
function hugeReport(long: (char: string) => string): Report {
  const [base] = fc.sample(
    anyReport.filter(({ suites }) => suites.some(({ cases }) => cases.length > 3)),
    {
      numRuns: 1,
      seed: 7,
    },
  );
  if (!base) throw new Error('no report was made');
  const evidence = {
    question: long('q'),
    answer: long('`'),
    expected: long('|'),
    before: { answer: long('x') },
  };
  return {
    ...base,
    headline: long('h'),
    warnings: [{ code: 'gate_weakened', message: long('@') }],
    suites: base.suites.map((suite) => ({
      ...suite,
      cases: suite.cases.map((one) => ({ ...one, id: long('i'), reason: long('r'), evidence })),
    })),
  };
}
