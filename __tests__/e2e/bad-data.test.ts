import { Buffer } from 'node:buffer';
import { createFixture } from 'fs-fixture';
import { describe, expect, it } from 'vitest';
import { ragbench, type Ended } from '../helpers/cli.ts';
import { golden, promptOf, qaConfig, reportIn, stockApp, stockCase } from './stock.ts';

type Files = Record<string, string | Buffer>;

/** Runs the qa suite over these files; the answers are right. */
async function ran(
  files: Files,
  suite = 'golden: golden.jsonl, tier: 0',
): Promise<Ended & { asked: number }> {
  await using app = await stockApp();
  const config = `version: 1\napp: { url: "${app.url}" }\nsuites:\n  qa: { ${suite} }\n`;
  await using fixture = await createFixture({ 'ragbench.yml': config, ...files });
  return { ...(await ragbench(fixture.path, ['run'])), asked: app.received.length };
}

const LINES = golden().trimEnd().split('\n');
const [TENTS = '', BIKES = '', LAMPS = ''] = LINES;
const WINDOWS = `\uFEFF${TENTS}\r\n\r\n${BIKES}\r\n   \r\n${LAMPS}`;
const narrative = JSON.stringify({
  id: 'story',
  question: 'How are the tents kept?',
  case_type: 'narrative',
  expected: { clarification: 'none', refuse: false, narrative_doc: 'tents.md' },
  tags: { topic: 'STOCK', scope: 'DEMO', qtype: 'narrative' },
  reference_date: '2026-11-30',
});

const REFUSED: readonly [what: string, files: Files, said: readonly RegExp[]][] = [
  ['no golden file', {}, [/^golden\.jsonl: there is no such file/m, /^1 problem$/m]],
  ['an empty golden file', { 'golden.jsonl': '' }, [/^golden\.jsonl.*: .*(empty|no cases)/m]],
  ['a golden file of blank lines', { 'golden.jsonl': '\r\n  \n' }, [/^golden\.jsonl.*: .*(empty|no cases)/m]],
  [
    'a binary golden file',
    { 'golden.jsonl': Buffer.from([0x1f, 0x8b, 0x08, 0x00, 0xff, 0xfe, 0x00, 0x81]) },
    [/^golden\.jsonl.*: .*(UTF-8|binary)/m, /^1 problem$/m],
  ],
  [
    'UTF-16',
    { 'golden.jsonl': Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(golden(), 'utf16le')]) },
    [/^golden\.jsonl.*: .*UTF-16.*UTF-8/m, /^1 problem$/m],
  ],
  [
    'a comma after the object in the last line',
    { 'golden.jsonl': `${WINDOWS},` },
    [new RegExp(`^golden\\.jsonl:5:${LAMPS.length + 1}: .*lamps`, 'm'), /^1 problem$/m],
  ],
  ['an id given twice', { 'golden.jsonl': `${golden()}${TENTS}\n` }, [/^golden\.jsonl:4(:\d+)?: .*tents/m]],
  [
    'ids that differ by outer spaces only',
    { 'golden.jsonl': `${golden()}${stockCase('tents ', 3)}\n` },
    [/^golden\.jsonl:4(:\d+)?: .*tents/m],
  ],
  [
    'two bad lines',
    { 'golden.jsonl': `${golden()}{"id": "x"}\nnull\n` },
    [/^golden\.jsonl:4:\d+: /m, /^golden\.jsonl:5:\d+: /m],
  ],
];

describe('a golden file that cannot be used', () => {
  it.each(REFUSED)('is refused with its place before the app is asked: %s', async (_what, files, said) => {
    const { exit, stdout, stderr, asked } = await ran(files);
    for (const words of said) expect(stderr).toMatch(words);
    expect({ exit, stdout, asked }).toEqual({ exit: 2, stdout: '', asked: 0 });
  });

  it('names the column an editor shows, with characters outside ASCII in the line', async () => {
    const line = (id: string, question: string): string =>
      stockCase('lamps', 58)
        .replace('"lamps"', `"${id}"`)
        .replace(/"question":"[^"]*"/, `"question":"${question}"`);
    const last = line('q-3', '库存里有几辆？');
    const { exit, stderr } = await ran({
      'golden.jsonl': `\uFEFF${line('q-1', 'Wie viele Räder?')}\r\n\r\n${line('q-2', 'How many?')}\r\n   \r\n${last},`,
    });
    expect(exit).toBe(2);
    expect(stderr).toMatch(new RegExp(`^golden\\.jsonl:5:${last.length + 1}: .*q-3`, 'm'));
  });

  it('names a reference that is missing', async () => {
    const { exit, stderr, asked } = await ran(
      { 'golden.jsonl': `${narrative}\n`, 'docs/other.md': 'x' },
      'golden: golden.jsonl, tier: 0, references: docs',
    );
    expect({ exit, asked }).toEqual({ exit: 2, asked: 0 });
    expect(stderr).toMatch(/^golden\.jsonl:1: .*"tents\.md": .*in docs/m);
  });
});

describe('a golden file from a Windows editor', () => {
  it('gives its cases with the lines an editor shows', async () => {
    await using app = await stockApp();
    await using fixture = await createFixture({
      'ragbench.yml': `\uFEFF${qaConfig(app.url)}`.replaceAll('\n', '\r\n'),
      'golden.jsonl': WINDOWS,
    });
    const { exit } = await ragbench(fixture.path, ['run']);
    expect(exit).toBe(0);
    const text = await fixture.readFile('ragbench-report.json', 'utf8');
    expect(text).not.toMatch(/\r|\\r|\uFEFF|\\ufeff/);
    const [suite] = (await reportIn(fixture.path)).suites;
    const places = suite?.cases.map(({ id, location, status }) => [id, location?.line, status]);
    expect(places?.toSorted()).toEqual([
      ['bikes', 3, 'pass'],
      ['lamps', 5, 'pass'],
      ['tents', 1, 'pass'],
    ]);
    expect(app.received.map(({ body }) => promptOf(body)).toSorted()).toEqual([
      'How many bikes are in stock?',
      'How many lamps are in stock?',
      'How many tents are in stock?',
    ]);
  });
});

describe('parts that are not built yet', () => {
  it.each([
    [
      'the judge openai',
      'judge: { provider: openai, model: small-1 }\n',
      /^ragbench\.yml:5:\d+: .*judge openai/m,
    ],
    [
      'the suite kind fairness',
      '  fairness: { file: fairness.yml, tier: 1 }\n',
      /^ragbench\.yml:5:\d+: .*suite kind fairness/m,
    ],
    ['a JUnit report', 'report: { junit: out.xml }\n', /^ragbench\.yml:5:\d+: .*JUnit/m],
  ])('are refused by name, not ignored: %s', async (_what, more, said) => {
    await using app = await stockApp();
    const fairness =
      'dataset:\n  prompts:\n    - id: a\n      prompt: "{c}"\n      attributes: { c: [x, y] }\nmetrics:\n  - { type: refusal_gap, threshold: 0.05 }\n';
    await using fixture = await createFixture({
      'ragbench.yml': qaConfig(app.url, more),
      'golden.jsonl': golden(),
      'fairness.yml': fairness,
    });
    const { exit, stderr } = await ragbench(fixture.path, ['run']);
    expect({ exit, asked: app.received.length }).toEqual({ exit: 2, asked: 0 });
    expect(stderr).toMatch(said);
    expect(stderr).toMatch(/not built/);
  });
});
