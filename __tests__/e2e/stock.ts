import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from '../../src/model/report.ts';
import { httpApp, json, type Answer, type HttpApp } from '../app/http-app.ts';

/** The report that a command wrote. */
export async function reportIn(folder: string, name = 'ragbench-report.json'): Promise<Report> {
  return JSON.parse(await readFile(join(folder, name), 'utf8')) as Report;
}

/** The cases of a report's only suite, by their id. */
export function casesOf({ suites }: Report): ReadonlyMap<string, Report['suites'][number]['cases'][number]> {
  return new Map(suites.flatMap(({ cases }) => cases.map((one) => [one.id, one] as const)));
}

/** The stock that the golden cases of these tests ask about. */
export const STOCK = { tents: 41, bikes: 17, lamps: 58 } as const;

/** One line of a golden file: how many of a thing are in stock. */
export function stockCase(thing: string, value: number): string {
  const expected = {
    clarification: 'none',
    refuse: false,
    value,
    unit: 'pcs',
    source: { doc: 'stock.md', locator: 'row=1' },
  };
  const tags = { topic: 'STOCK', scope: 'DEMO', qtype: 'numeric' };
  return JSON.stringify({
    id: thing,
    question: `How many ${thing} are in stock?`,
    case_type: 'numeric',
    expected,
    tags,
    reference_date: '2026-11-30',
  });
}

/** A golden file over a stock. */
export function golden(stock: Readonly<Record<string, number>> = STOCK): string {
  return Object.entries(stock)
    .map(([thing, value]) => `${stockCase(thing, value)}\n`)
    .join('');
}

/** A right answer about a stock. */
export function stockAnswer(value: number): Record<string, unknown> {
  return {
    text: `There are ${value} pcs (stock.md, row=1).`,
    value,
    unit: 'pcs',
    source: { doc: 'stock.md', locator: 'row=1' },
    refused: false,
    clarification: 'none',
  };
}

/** What a request asks. */
export function promptOf(body: string): string {
  return (JSON.parse(body) as { prompt: string }).prompt;
}

/** An app that knows a stock; a thing given an answer of its own gets that one instead. */
export function stockApp(
  stock: Readonly<Record<string, number>> = STOCK,
  odd: Readonly<Record<string, Answer>> = {},
): Promise<HttpApp> {
  return httpApp((response, n, request) => {
    const thing = /^How many (.+) are/.exec(promptOf(request.body))?.[1] ?? '';
    const own = odd[thing];
    if (own) return own(response, n, request);
    const value = stock[thing];
    return json(
      response,
      value === undefined ? { text: 'I do not know.', refused: true } : stockAnswer(value),
    );
  });
}

/** A config with one qa suite, in YAML; more top-level lines go after it. */
export function qaConfig(url: string, more = '', app = ''): string {
  return `version: 1\napp: { url: "${url}", retries: 0, ${app} }\nsuites:\n  qa: { golden: golden.jsonl, tier: 0 }\n${more}`;
}
