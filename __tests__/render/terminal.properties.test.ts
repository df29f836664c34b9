import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareReports } from '../../src/gate/compare-reports.ts';
import { renderComparison } from '../../src/render/comparison.ts';
import { headline } from '../../src/render/headline.ts';
import { renderTerminal } from '../../src/render/terminal.ts';
import { displayWidth } from '../../src/render/width.ts';
import { anyReport, nastyText } from '../helpers/report-arbitrary.ts';
import { hostile } from '../helpers/report-swarms.ts';

const OWN_COLOUR = /\u001b\[(?:7|27)m/g;
const colour = (_style: string, shown: string): string => `\u001b[7m${shown}\u001b[27m`;

function expectInert(shown: string, columns: number): void {
  const bare = shown.replace(OWN_COLOUR, '');
  expect(bare).not.toMatch(/[^\P{C}\n\u200c\u200d\p{Cn}\p{Co}]/u);
  expect(bare).not.toMatch(/[\u2028\u2029]/);
  for (const line of bare.split('\n')) {
    expect(displayWidth(line)).toBeLessThanOrEqual(columns);
    expect(line).toBe(line.trimEnd());
    expect(line).not.toMatch(/^\s*::|##\[/);
  }
}

describe('whatever a report holds', () => {
  it('a terminal gets plain lines that fit, and no control character but our own colours', () => {
    fc.assert(
      fc.property(anyReport, fc.integer({ min: 80, max: 140 }), nastyText, (given, columns, path) => {
        const replay = (suiteId: string, id: string): string =>
          `ragbench replay --suite '${suiteId}' --case '${id}'`;
        expectInert(renderTerminal(given, { colour, columns, replay, files: { report: path } }), columns);
      }),
    );
  });

  it('so does a comparison', () => {
    fc.assert(
      fc.property(anyReport, anyReport, fc.integer({ min: 80, max: 140 }), (a, b, columns) => {
        expectInert(renderComparison(compareReports(a, b), { colour, columns }), columns);
      }),
    );
  });

  it('the headline is one inert line of at most 120 characters that begins with the verdict', () => {
    fc.assert(
      fc.property(anyReport, fc.option(nastyText), (given, partial) => {
        const line = headline({ ...given, ...(partial !== null && { partial }) });
        expect(line.length).toBeLessThanOrEqual(120);
        expect(line.startsWith(`${given.verdict} · `)).toBe(true);
        expectInert(line, 240);
      }),
    );
  });

  it('a megabyte of answer and of id is cut', () => {
    const shown = renderTerminal(hostile(), { colour, columns: 80 });
    expectInert(shown, 80);
    expect(shown.length).toBeLessThan(10_000);
  });
});
