import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { compilePattern } from '../../../src/text/patterns/compile.ts';
import { repertoireOf } from '../../../src/text/patterns/repertoire.ts';
import type { Repertoire } from '../../../src/text/patterns/repertoire.ts';
import type { MatchSpan, TranslatedPattern } from '../../../src/text/patterns/types.ts';
import { lackOfRe2 } from '../../../src/watchdog/fallback.ts';
import { findNatively } from '../../../src/watchdog/native.ts';
import { compileRe2, findByRe2 } from '../../../src/watchdog/re2.ts';
import { Subject } from '../../../src/watchdog/subject.ts';

type Spans = readonly (readonly [start: number, end: number])[];
type Row = readonly [source: string, ignoreCase: boolean, text: string, spans: Spans];
type Refusal = readonly [source: string, ignoreCase: boolean, message: string];
type Case = {
  readonly source: string;
  readonly ignoreCase: boolean;
  readonly texts: readonly [string, Spans][];
};

// Made by scripts/oracles/python_re.py with Python's own re.
const oracle = JSON.parse(readFileSync(new URL('oracle.json', import.meta.url), 'utf8')) as (Row | Refusal)[];
const refusals = oracle.filter((row): row is Refusal => row.length === 3);
const cases = groupByPattern(oracle.filter((row): row is Row => row.length === 4));
const limits = { find: 'all', maxSpans: 1000 } as const;

/** Every form that must be exact on a text of a repertoire. */
const EXACT_ON: Readonly<Record<Repertoire, readonly Repertoire[]>> = {
  plain: ['plain', 'common', 'any'],
  common: ['common', 'any'],
  any: ['any'],
};

function groupByPattern(rows: readonly Row[]): readonly Case[] {
  const groups = new Map<string, { source: string; ignoreCase: boolean; texts: [string, Spans][] }>();
  for (const [source, ignoreCase, text, spans] of rows) {
    const key = JSON.stringify([source, ignoreCase]);
    const group = groups.get(key) ?? { source, ignoreCase, texts: [] };
    group.texts.push([text, spans]);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function translate({ source, ignoreCase }: Case): TranslatedPattern | null {
  const compiled = compilePattern(source, { ignoreCase });
  return compiled.kind === 'ok' ? compiled : null;
}

function places(spans: readonly MatchSpan[] | null): Spans | null {
  return spans?.map(({ start, end }) => [start, end] as const) ?? null;
}

/** Only back-references that ignore the case of letters are refused: the few patterns here that have one. */
function needsCasedReference({ source, ignoreCase }: Case): boolean {
  return ignoreCase && /\\1(?!\d)|\(\?P=/.test(source) && !/\['"\]/.test(source);
}

describe("what Python's re matches", () => {
  const translated = cases
    .filter((row) => !needsCasedReference(row))
    .map((row) => ({ ...row, title: JSON.stringify(row.source) }));
  const forRe2 = translated.filter((row) => translate(row)?.re2.kind === 'ok');

  it.each(translated)('$title, ignoring case: $ignoreCase', (row) => {
    const pattern = translate(row);
    const found = row.texts.flatMap(([text]) =>
      EXACT_ON[repertoireOf(text)].map((form) => [
        form,
        text,
        pattern === null ? null : places(findNatively(pattern.js(form), text, limits)),
      ]),
    );
    const expected = row.texts.flatMap(([text, spans]) =>
      EXACT_ON[repertoireOf(text)].map((form) => [form, text, spans]),
    );
    expect(found).toEqual(expected);
  });

  it.each(translated)('$title, ignoring case: $ignoreCase, by its cheapest form', (row) => {
    const pattern = translate(row);
    const found = row.texts.map(([text]) => [
      text,
      pattern === null ? null : places(new Subject(text).search(pattern, limits)),
    ]);
    expect(found).toEqual(row.texts);
  });

  it.each(forRe2)('$title, ignoring case: $ignoreCase, by RE2', (row) => {
    const form = translate(row)?.re2;
    const program = form?.kind === 'ok' ? compileRe2(form.source) : null;
    for (const [text, spans] of row.texts) {
      if (program === null || form === undefined || lackOfRe2(form, repertoireOf(text)) !== null) continue;
      expect([text, places(findByRe2(program, text, limits))]).toEqual([text, spans]);
    }
  });

  it('is refused where a back-reference ignores the case of letters', () => {
    const refused = cases.filter(needsCasedReference).map((row) => translate(row));
    expect(refused.length).toBeGreaterThan(3);
    expect(new Set(refused)).toEqual(new Set([null]));
  });

  it('can mostly be left to RE2', () => {
    expect(forRe2.length).toBeGreaterThan(cases.length / 2);
  });
});

describe("what Python's re refuses", () => {
  it.each(refusals)('%j, ignoring case: %j: %s', (source, ignoreCase, message) => {
    expect(compilePattern(source, { ignoreCase })).toEqual({ kind: 'invalid', source, message });
  });
});
