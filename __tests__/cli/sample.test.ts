import { readFile, symlink } from 'node:fs/promises';
import { createFixture } from 'fs-fixture';
import { describe, expect, it } from 'vitest';
import { caseOf, fileOf } from '../helpers/governance.ts';
import { ragbench } from '../helpers/in-process.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

function casesOf(category: string, count: number): unknown[] {
  return numbers(count).map((n) =>
    caseOf(category, `t1_${category}_hard_${n}`, { difficulty: n % 2 ? 'hard' : 'medium' }),
  );
}

/** A data folder with tier 1 only: 12 abstention and 8 dispute cases. */
const DATA = {
  'data/tier1_core/abstention.json': JSON.stringify(fileOf(casesOf('abstention', 12))),
  'data/tier1_core/dispute.json': JSON.stringify(fileOf(casesOf('dispute', 8))),
};
const SUITE = '{ data: data, tiers: [1], contexts: retrieved, ingest: { command: "true" } }';
const CONFIG = `version: 1\nsuites: { governance: ${SUITE} }\n`;

interface Line {
  readonly id: string;
}

function lines(text: string): Line[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}

describe('ragbench sample', () => {
  it('prints lines for an annotator that give nothing away', async () => {
    await using fixture = await createFixture(DATA);
    const { exit, stdout, stderr } = await ragbench(fixture.path, 'sample', 'data', '--n', '10');
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' });
    for (const line of lines(stdout))
      expect(line).toEqual({
        id: expect.stringMatching(/^case-[0-9a-f]{12}$/),
        query: expect.any(String),
        contexts: ['The leaflet is about bicycles.'],
        mode: '',
        confidence: null,
        notes: '',
      });
    expect(lines(stdout)).toHaveLength(10);
  });

  it("takes the contexts of a config's suite, too, when the app retrieves for itself", async () => {
    await using fixture = await createFixture({ ...DATA, 'ragbench.yml': CONFIG });
    const fromConfig = await ragbench(fixture.path, 'sample', '--n', '10');
    expect(fromConfig).toEqual(await ragbench(fixture.path, 'sample', 'data', '--n', '10'));
    expect(fromConfig.exit).toBe(0);
  });

  it('draws the same cases for a seed, others for another', async () => {
    await using fixture = await createFixture(DATA);
    const draw = (seed: string) => ragbench(fixture.path, 'sample', 'data', '--n', '10', '--seed', seed);
    const [one, same, other] = [await draw('7'), await draw('7'), await draw('8')];
    expect(one).toEqual(same);
    expect(lines(one.stdout)).not.toEqual(lines(other.stdout));
  });

  it("keeps the data's ids when asked to", async () => {
    await using fixture = await createFixture(DATA);
    const { stdout } = await ragbench(fixture.path, 'sample', 'data', '--n', '3', '--keep-ids');
    for (const { id } of lines(stdout)) expect(id).toMatch(/^t1_(abstention|dispute)_hard_\d+$/);
  });

  it('writes a file, says what it took, and never writes over one', async () => {
    await using fixture = await createFixture(DATA);
    const write = () => ragbench(fixture.path, 'sample', 'data', '--n', '10', '--out', 'new/anna.jsonl');
    expect((await write()).stdout).toBe(
      [
        '10 of 20 cases in new/anna.jsonl',
        '',
        'category    difficulty  taken  of',
        'abstention  hard            3   6',
        'abstention  medium          3   6',
        'dispute     hard            2   4',
        'dispute     medium          2   4',
        '',
      ].join('\n'),
    );
    const before = await readFile(fixture.getPath('new/anna.jsonl'), 'utf8');
    expect(lines(before)).toHaveLength(10);
    expect(await write()).toMatchObject({ exit: 2, stdout: '', stderr: expect.stringMatching(/exists/) });
    expect(await readFile(fixture.getPath('new/anna.jsonl'), 'utf8')).toBe(before);
  });

  it('leaves a link alone, even one that points to nothing', async () => {
    await using fixture = await createFixture(DATA);
    await symlink('nowhere.jsonl', fixture.getPath('anna.jsonl'));
    const { exit } = await ragbench(fixture.path, 'sample', 'data', '--n', '3', '--out', 'anna.jsonl');
    expect(exit).toBe(2);
    expect(await fixture.exists('nowhere.jsonl')).toBe(false);
  });

  it('--json tells what it took, with the lines or the file they are in', async () => {
    await using fixture = await createFixture(DATA);
    const json = async (...more: string[]): Promise<unknown> =>
      JSON.parse((await ragbench(fixture.path, 'sample', 'data', '--n', '4', '--json', ...more)).stdout);
    const facts = { n: 4, of: 20, seed: '1', strata: expect.arrayContaining([]) as unknown };
    expect(await json()).toEqual({ ...facts, cases: expect.objectContaining({ length: 4 }) as unknown });
    expect(await json('--out', 'a.jsonl')).toEqual({ ...facts, out: 'a.jsonl' });
  });

  const WRONG: readonly (readonly [args: readonly string[], said: RegExp])[] = [
    [['data', '--n', '21'], /data has 20 cases; 1 to 20 is allowed/],
    [['data', '--n', '0'], /A whole number from 1/],
    [['data', '--tier', '0', '--n', '1'], /no case of tier 0/],
    [['nope', '--n', '1'], /^nope: there is no such folder/],
    [['', '--n', '1'], /empty/],
    [['data', '--suite', 'governance', '--n', '1'], /--suite/],
    [['--n', '1'], /several\.yml|ragbench\.yml/],
    [['--config', 'several.yml', '--n', '1'], /2 governance suites; name one with --suite: one, two/],
    [['--config', 'several.yml', '--suite', 'three', '--n', '1'], /no governance suite "three"; one, two/],
    [['--config', 'none.yml', '--n', '1'], /no governance suite; add one, or name a data folder/],
    [['--config', 'pypi.yml', '--n', '1'], /pypi\.yml:2:\d+: data: pypi.*not built/],
    [['--config', 'nowhere.yml', '--n', '1'], /nowhere\.yml/],
    [['data', '--n', '1', '--out', 'data/tier1_core/dispute.json/x'], /--out .* cannot be written/],
  ];

  it.each(WRONG)('%j is refused with what is allowed', async (args, said) => {
    const suite = '{ kind: governance, data: data, tiers: [1] }';
    await using fixture = await createFixture({
      ...DATA,
      'several.yml': `version: 1\nsuites: { one: ${suite}, two: ${suite} }\n`,
      'none.yml': 'version: 1\nsuites: { qa: { golden: golden.jsonl, tier: 0 } }\n',
      'pypi.yml': 'version: 1\nsuites: { governance: { data: "pypi:fitz-gov==4.1.0" } }\n',
    });
    const { exit, stdout, stderr } = await ragbench(fixture.path, 'sample', ...args);
    expect({ exit: exit > 0, stdout }).toEqual({ exit: true, stdout: '' });
    expect(stderr).toMatch(said);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});
