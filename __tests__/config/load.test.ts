import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadConfig, type LoadedConfig } from '../../src/config/load.ts';
import { formatProblem } from '../../src/model/problem.ts';
import { memoryFiles } from '../helpers/memory-files.ts';

type Env = { readonly [name: string]: string };
const QA = 'version: 1\nsuites: { qa: { golden: g.jsonl } }\n';

const load = (text: string, env: Env = {}, file = 'ragbench.yml') =>
  loadConfig(file, memoryFiles({ [file]: text }), env);

async function problems(text: string, env: Env = {}, file = 'ragbench.yml'): Promise<string[]> {
  const loaded = await load(text, env, file);
  return loaded.kind === 'bad' ? loaded.problems.map(formatProblem) : [];
}

async function good(text: string, env: Env = {}): Promise<LoadedConfig> {
  const loaded = await load(text, env);
  if (loaded.kind === 'bad') throw new Error(loaded.problems.map(formatProblem).join('\n'));
  return loaded.value;
}

describe('every problem at once, each at its place, from the top down', () => {
  it('in YAML', async () => {
    const text = [
      'version: 2',
      'app: { url: "ftp://x", retries: -1, timeout: 5 }',
      'suites:',
      '  qa: { goldn: x, tier: 3 }',
      '  house: { cases: x }',
      'gate: { tolerence: 1, noise: loud, stop_after_tier0: no }',
      'extra: 1',
    ].join('\n');
    expect(
      (await problems(text)).map((line) => line.replace(/(unknown key "\w+"; did you mean "\w+"\?).*/, '$1')),
    ).toEqual([
      'ragbench.yml:1:10: the number 2 came; version: 1 is allowed',
      'ragbench.yml:2:13: the text "ftp://x" came; an http:// or https:// URL is allowed',
      'ragbench.yml:2:33: the number -1 came; at least 0 is allowed',
      'ragbench.yml:2:46: the number 5 came; a duration such as 500ms, 30s, 5m, 1h or 7d is allowed',
      'ragbench.yml:4:7: "golden" is missing; a text is expected',
      'ragbench.yml:4:9: unknown key "goldn"; did you mean "golden"?',
      'ragbench.yml:4:25: the number 3 came; 0 or 1 is allowed',
      'ragbench.yml:5:10: suite "house" needs a kind, since its id is none; kind: governance | qa | extraction | behavior | fairness | custom is allowed',
      'ragbench.yml:6:9: unknown key "tolerence"; did you mean "tolerance"?',
      'ragbench.yml:6:30: the text "loud" came; strict or learned is allowed',
      'ragbench.yml:6:54: the text "no" came; true or false is allowed',
      'ragbench.yml:7:1: unknown key "extra"; version, app, variants, suites, evaluators, judge, gate, baseline, report, limits are allowed',
    ]);
  });

  it('in JSON', async () => {
    const text =
      '{"version": 1,\n "suites": {"qa": {"golden": "g"}},\n "gate": {"stop_after_tier0": "no", "fail_on": "never"}}';
    expect(await problems(text, {}, 'ragbench.json')).toEqual([
      'ragbench.json:3:31: the text "no" came; true or false is allowed',
      'ragbench.json:3:48: the text "never" came; fail or weak is allowed',
    ]);
  });

  it.each([
    ['nothing', '', 'ragbench.yml: is empty'],
    ['a comment', '# none', 'ragbench.yml: a mapping is expected, null came'],
    ['a list', '[]', 'ragbench.yml:1:1: a mapping is expected, a list came'],
    ['no suite', 'version: 1\nsuites: {}', 'ragbench.yml:2:9: at least one suite is needed'],
    ['suites left open', 'version: 1\nsuites:', 'ragbench.yml:2:8: a mapping is expected, null came'],
    ['an app left open', `${QA}app:\n`, 'ragbench.yml:3:5: a mapping is expected, null came'],
    [
      'a name with a dot',
      'version: 1\nsuites: { "a.b": { kind: qa, golden: g } }',
      'ragbench.yml:2:11: the key "a.b" is not allowed; letters, digits, "_" and "-" are allowed in a name',
    ],
    [
      'a name that stands for a tier',
      'version: 1\nsuites: { tier0: { kind: qa, golden: g } }',
      'ragbench.yml:2:11: the key "tier0" is not allowed; a name may not be tier0',
    ],
    [
      'groundedness without references',
      'version: 1\nsuites: { qa: { golden: g, groundedness: true } }',
      'ragbench.yml:2:42: groundedness needs references',
    ],
    [
      'an app that cannot be asked',
      `${QA}app: { retries: 1 }`,
      'ragbench.yml:3:6: one of url, stdio or python must say how the app is asked',
    ],
    [
      'an app asked in two ways',
      `${QA}app: { url: "http://x", stdio: x }`,
      'ragbench.yml:3:6: only one of url, stdio and python is allowed',
    ],
  ])('%s', async (_what, text, expected) => {
    expect((await problems(text))[0]).toContain(expected);
  });
});

describe('YAML', () => {
  it('takes anchors and merge keys', async () => {
    const { config } = await good(
      'version: 1\nsuites:\n  qa: &base { golden: g.jsonl, tier: 1 }\n  more: { <<: *base, kind: qa, golden: h.jsonl }\n',
    );
    expect(config.suites.map(({ id, settings }) => [id, settings])).toEqual([
      ['qa', { golden: 'g.jsonl', tier: 1 }],
      ['more', { kind: 'qa', golden: 'h.jsonl', tier: 1 }],
    ]);
  });

  it('keeps off and never as the texts that they are', async () => {
    const { config } = await good(`${QA}baseline: { bump: off }\nreport: { comment: never }`);
    expect([config.baseline.bump, config.report.comment]).toEqual(['off', 'never']);
  });

  it.each([
    [
      'a key twice',
      `${QA}gate:\n  tolerance: 0\n  tolerance: 0.5`,
      'ragbench.yml:5:3: the key "tolerance" is given twice; keys must be unique',
    ],
    [
      'an alias without an anchor',
      'version: 1\nsuites: { qa: { <<: *x, golden: g } }',
      'ragbench.yml:2:21: there is no anchor &x before this alias',
    ],
    [
      'a bomb of aliases',
      [
        'a: &a [x, x, x, x, x, x, x, x, x]',
        ...['b', 'c', 'd', 'e'].map(
          (name, index) =>
            `${name}: &${name} [${'*abcd'[0]}${'abcd'[index]}${`, *${'abcd'[index]}`.repeat(8)}]`,
        ),
      ].join('\n'),
      'alias count',
    ],
    [
      'a list too deep',
      `version: 1\nx: ${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      'is nested too deeply to be read',
    ],
    [
      'a mapping too deep',
      `version: 1\nx: ${'{a: '.repeat(5000)}1${'}'.repeat(5000)}`,
      'is nested too deeply to be read',
    ],
    ['a bracket left open', 'version: 1\nsuites: { qa: { golden: g }', 'ragbench.yml:2:'],
  ])('refuses %s', async (_what, text, expected) => {
    expect((await problems(text))[0]).toContain(expected);
  });

  it('reads two megabytes, and says what is wrong behind them', async () => {
    const request = Array.from(
      { length: 30_000 },
      (_, index) => `    key${index}: "${'value '.repeat(9)}{{prompt}}"`,
    ).join('\n');
    const text = `${QA}app:\n  url: http://127.0.0.1:1\n  request:\n${request}\n  retris: 1\n`;
    expect(text.length).toBeGreaterThan(2_000_000);
    expect((await problems(text))[0]).toContain(
      'ragbench.yml:30006:3: unknown key "retris"; did you mean "retries"?',
    );
  }, 20_000);
});

describe('${NAME}', () => {
  const withUrl = (value: string, more = ''): string =>
    `${QA}app: { url: http://127.0.0.1:1, headers: { x: "${value}" }${more} }`;
  const header = async (value: string, env: Env): Promise<unknown> =>
    (await good(withUrl(value), env)).apps.get('default')?.headers['x'];

  it('takes the value of the environment, and keeps it to be redacted', async () => {
    const loaded = await good(withUrl('Bearer ${TOKEN}'), { TOKEN: 'a-long-secret' });
    expect(loaded.apps.get('default')?.headers['x']).toBe('Bearer a-long-secret');
    expect(loaded.secrets).toContainEqual({ name: 'TOKEN', value: 'a-long-secret' });
  });

  it.each([
    ['$${TOKEN}', '${TOKEN}'],
    ['$TOKEN', '$TOKEN'],
    ['${TOKEN}${TOKEN}', 'tt'],
    ['$$${TOKEN}', '$${TOKEN}'],
  ])('%s is %s', async (value, expected) => {
    expect(await header(value, { TOKEN: 't' })).toBe(expected);
  });

  it('is never searched itself for further names', async () => {
    expect(await header('${A}', { A: '${B}', B: 'x' })).toBe('${B}');
  });

  it.each([
    [
      'unset',
      '${NONE}',
      'the environment variable NONE is not set; set it, or write $${NONE} for the text itself',
    ],
    ['empty', '${EMPTY}', 'the environment variable EMPTY is not set; set it'],
    [
      'withheld',
      '${GITHUB_TOKEN}',
      'the environment variable GITHUB_TOKEN is withheld from the app; give the value under another name, or write $${GITHUB_TOKEN} for the text itself',
    ],
    ['withheld in any case', '${input_key}', 'the environment variable input_key is withheld'],
  ])('is an error where it is %s', async (_what, value, expected) => {
    expect(await problems(withUrl(value), { EMPTY: '', GITHUB_TOKEN: 'x', input_key: 'x' })).toEqual([
      expect.stringContaining(`ragbench.yml:3:47: ${expected}`),
    ]);
  });

  it('is told once, without what follows from it', async () => {
    expect(await problems(`${QA}app: { url: "\${URL}" }`)).toEqual([
      expect.stringContaining('ragbench.yml:3:13: the environment variable URL is not set'),
    ]);
  });

  it('stays as it is in commands, which the shell fills in, but not in keys of the same name elsewhere', async () => {
    const loaded = await good(
      withUrl(
        'x',
        ', start: { command: "run ${PORT}", env: { command: "${A}" } }, request: { command: "${A}" }',
      ),
      { A: 'filled' },
    );
    expect(loaded.apps.get('default')).toMatchObject({
      start: { command: 'run ${PORT}', env: { command: 'filled' } },
      request: { command: 'filled' },
    });
  });
});

describe('parts that are not built yet are refused by name at their place', () => {
  const unbuilt = async (text: string): Promise<string[]> => (await good(text)).unbuilt.map(formatProblem);

  it.each([
    ['app: { url: "http://x", mode_from: judge }', '3:25: mode_from: judge'],
    ['judge: { provider: openai }', '3:10: the judge openai'],
    ['evaluators: { toxicity: { command: x } }', '3:15: an evaluator of your own'],
    ['gate: { confirm: 1 }', '3:9: confirm'],
    ['gate: { noise: learned }', '3:9: noise: learned'],
    ['baseline: { store: cache }', '3:13: store: cache'],
    ['baseline: { bump: pull-request }', '3:13: bump: pull-request'],
    ['report: { html: r.html }', '3:11: the HTML report'],
    ['report: { junit: r.xml }', '3:11: the JUnit report'],
  ])('%s', async (line, expected) => {
    expect(await unbuilt(`${QA}${line}`)).toEqual([
      `ragbench.yml:${expected} is part of the contract but not built in this version; leave it out`,
    ]);
  });

  it.each([
    ['fairness: { file: f.yml }', '2:11: the suite kind fairness'],
    ['qa: { golden: g, when: [src] }', '2:28: when'],
    ['governance: { data: "pypi:fitz-gov==4.1.0" }', '2:25: data: pypi:fitz-gov==4.1.0'],
    ['governance: { data: d, contexts: retrieved }', '2:34: contexts: retrieved'],
  ])('suites: %s', async (suite, expected) => {
    expect(await unbuilt(`version: 1\nsuites: { ${suite} }`)).toEqual([
      expect.stringContaining(`ragbench.yml:${expected} is part`),
    ]);
  });

  it('also in a variant, at the variant', async () => {
    expect(
      await unbuilt(`${QA}app: { url: "http://x" }\nvariants: { a: {}, b: { mode_from: judge } }`),
    ).toEqual([expect.stringContaining('ragbench.yml:4:25: mode_from: judge is part')]);
  });
});

it('schema.json names every key that the loader takes', () => {
  const schema = JSON.parse(readFileSync(new URL('../../schema.json', import.meta.url), 'utf8')) as {
    properties: object;
  };
  expect(Object.keys(schema.properties).sort()).toEqual([
    'app',
    'baseline',
    'evaluators',
    'gate',
    'judge',
    'limits',
    'report',
    'suites',
    'variants',
    'version',
  ]);
});
