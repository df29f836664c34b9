import { createFixture } from 'fs-fixture';
import { describe, expect, it } from 'vitest';
import { ragbench, type Ended } from '../helpers/cli.ts';
import { golden, qaConfig, stockApp } from './stock.ts';

/** Runs a config made for the app's URL; the app must not hear of it. */
async function refused(
  config: (url: string) => string,
  args: readonly string[] = ['run'],
): Promise<Ended & { asked: number; files: string[] }> {
  await using app = await stockApp();
  await using fixture = await createFixture({ 'ragbench.yml': config(app.url), 'golden.jsonl': golden() });
  const finished = await ragbench(fixture.path, args);
  return { ...finished, asked: app.received.length, files: await fixture.readdir('.') };
}

const BROKEN: readonly [what: string, config: (url: string) => string, said: readonly RegExp[]][] = [
  ['broken YAML', (url) => `version: 1\napp: { url: "${url}"\nsuites:\n  qa: [\n`, [/^ragbench\.yml:3:1: /m]],
  [
    'an unknown key',
    (url) => qaConfig(url, '', 'timeot: 3s'),
    [/^ragbench\.yml:2:\d+: unknown key "timeot"; did you mean "timeout"\?/m],
  ],
  [
    'an unknown section',
    (url) => qaConfig(url, 'gates: { tolerance: 0 }\n'),
    [/^ragbench\.yml:5:1: unknown key "gates"; did you mean "gate"\?/m],
  ],
  [
    'an unset variable',
    (url) => qaConfig(url, '', 'headers: { authorization: "Bearer ${E2E_UNSET_TOKEN}" }'),
    [/^ragbench\.yml:2:\d+: .*E2E_UNSET_TOKEN is not set/m],
  ],
  [
    'a key given twice',
    (url) => qaConfig(url, 'gate:\n  tolerance: 0\n  tolerance: 0.5\n'),
    [/^ragbench\.yml:7:3: .*"tolerance" is given twice/m],
  ],
  [
    'no suites',
    (url) => `version: 1\napp: { url: "${url}" }\n`,
    [/^ragbench\.yml:1:1: "suites" is missing/m],
  ],
  [
    'empty suites',
    (url) => `version: 1\napp: { url: "${url}" }\nsuites: {}\n`,
    [/^ragbench\.yml:3:9: at least one suite is needed/m],
  ],
  [
    'a threshold for no row',
    (url) => qaConfig(url, 'gate: { thresholds: { qa.numeric_acuracy: 1 } }\n'),
    [/^ragbench\.yml:5:23: .*no row "qa\.numeric_acuracy"; did you mean "qa\.numeric_accuracy"\?/m],
  ],
  ['an empty file', () => '', [/^ragbench\.yml: .*empty/m]],
  [
    'no as a boolean',
    (url) => qaConfig(url, 'gate:\n  tolerance: 0\n  stop_after_tier0: no\n'),
    [/^ragbench\.yml:7:21: .*true or false is allowed/m],
  ],
  [
    'wrong types',
    (url) =>
      `version: 1\napp: { url: "${url}" }\nsuites:\n  qa: { golden: 7, tier: 3 }\ngate:\n  tolerance: lots\n  fail_on: never\nlimits: { max_calls: many }\n`,
    [
      /^ragbench\.yml:4:17: .*number 7/m,
      /^ragbench\.yml:4:26: .*0 or 1/m,
      /^ragbench\.yml:6:14: .*"lots"/m,
      /^ragbench\.yml:7:12: .*fail or weak/m,
      /^ragbench\.yml:8:22: .*"many"/m,
      /^5 problems$/m,
    ],
  ],
];

describe('a config that is wrong', () => {
  it.each(BROKEN)('is refused with its place before the app is asked: %s', async (_what, config, said) => {
    const { exit, stdout, stderr, asked, files } = await refused(config);
    for (const words of said) expect(stderr).toMatch(words);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect({ exit, stdout, asked, files: files.toSorted() }).toEqual({
      exit: 2,
      stdout: '',
      asked: 0,
      files: ['golden.jsonl', 'ragbench.yml'],
    });
  });

  it('is refused alike by validate and score', async () => {
    const config = (url: string): string => qaConfig(url, 'gate: { tolerance: lots }\n');
    const run = await refused(config);
    for (const args of [['validate'], ['score', '--answers', 'golden.jsonl']]) {
      const { exit, stderr } = await refused(config, args);
      expect({ exit, stderr }).toEqual({ exit: 2, stderr: run.stderr });
    }
  });

  it('is named by validate --json as data', async () => {
    const { exit, stdout } = await refused(
      (url) => qaConfig(url, 'gate: { tolerance: lots }\n'),
      ['validate', '--json'],
    );
    expect(exit).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({
      valid: false,
      problems: [{ location: { file: 'ragbench.yml', line: 5, column: 20 } }],
    });
  });

  it('has its place as seen from the working directory', async () => {
    await using fixture = await createFixture({
      'eval/ragbench.yml': 'version: 2\n',
      'golden.jsonl': golden(),
    });
    const { exit, stderr } = await ragbench(fixture.path, ['run', '--config', 'eval/ragbench.yml']);
    expect(exit).toBe(2);
    expect(stderr).toMatch(/^eval\/ragbench\.yml:1:10: /m);
  });

  it('is named when there is no such file', async () => {
    const { exit, stderr, asked } = await refused(qaConfig, ['run', '--config', 'other.yml']);
    expect({ exit, asked }).toEqual({ exit: 2, asked: 0 });
    expect(stderr).toMatch(/^other\.yml: there is no such (file|config)/m);
  });
});

const FAIRNESS = `dataset:
  prompts:
    - id: refund
      prompt: "A customer in {country} asks for a refund."
      attributes: { country: [SE, NO, FI] }
metrics:
  - { type: refusal_gap, threshold: 0.05 }
`;

const RAGVERDICT = `tests:
  - name: tools
    evaluator: tool_coverage
    require_all_tools: no
  - name: edges
    evaluator: edge_cases
    cases:
      - { kind: empty_input, prompt: "", allow_error: yes, allow_refusal: yes }
`;

const MERGED = `version: 1
app: { url: "http://127.0.0.1:8000/chat" }
suites:
  fairness: &base { file: fairness.yml, tier: 1 }
  behavior: { <<: *base, file: ragverdict.yaml }
baseline: { store: repo, bump: off }
report: { comment: never }
`;

describe('YAML of both kinds', () => {
  const files = { 'fairness.yml': FAIRNESS, 'ragverdict.yaml': RAGVERDICT };

  it('takes off, never, anchors and merge keys as meant, and says which no is read as false', async () => {
    await using fixture = await createFixture({ ...files, 'ragbench.yml': MERGED });
    const { exit, stderr } = await ragbench(fixture.path, ['validate']);
    expect(exit).toBe(0);
    expect(stderr).toMatch(/^note: ragverdict\.yaml:4:24: .*false/m);
    expect(stderr).toMatch(/^note: ragverdict\.yaml:8:55: .*true/m);
    expect(stderr).not.toMatch(/<<|fairness\.yml/);
  });

  it.each([
    ['no where a boolean stands', 'gate:\n  tolerance: 0\n  stop_after_tier0: no\n', 'ragbench.yml:7:21: '],
    ['a key twice', 'gate:\n  tolerance: 0\n  tolerance: 0.5\n', 'ragbench.yml:7:3: '],
  ])('refuses %s', async (_what, gate, place) => {
    const config = `version: 1\napp: { url: "http://127.0.0.1:8000/chat" }\nsuites:\n  fairness: { file: fairness.yml, tier: 1 }\n${gate}`;
    await using fixture = await createFixture({ ...files, 'ragbench.yml': config });
    const { exit, stderr } = await ragbench(fixture.path, ['validate']);
    expect(exit).toBe(2);
    expect(stderr).toContain(place);
    expect(stderr).toMatch(/^1 problem$/m);
  });
});
