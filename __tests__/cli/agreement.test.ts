import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFixture } from 'fs-fixture';
import { describe, expect, it } from 'vitest';
import { caseOf, fileOf } from '../helpers/governance.ts';
import { ragbench } from '../helpers/in-process.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

function jsonLines(lines: readonly unknown[]): string {
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

const MODES = { abstention: 'abstain', dispute: 'disputed', relevance: 'trustworthy' } as const;
type Category = keyof typeof MODES;
const CASES = (Object.keys(MODES) as Category[]).flatMap((category) =>
  numbers(20).map((n) => ({ id: `t1_${category}_${n}`, category })),
);

/** Labels as expected, but `misses[category]` of the first ones trustworthy (or else abstain). */
function labels(misses: { readonly [category in Category]?: number } = {}): string {
  const seen = new Map<string, number>();
  return jsonLines(
    CASES.map(({ id, category }) => {
      const nth = (seen.get(category) ?? 0) + 1;
      seen.set(category, nth);
      const other = category === 'relevance' ? 'abstain' : 'trustworthy';
      return { id, mode: nth <= (misses[category] ?? 0) ? other : MODES[category] };
    }),
  );
}

const DATA = Object.fromEntries(
  (Object.keys(MODES) as Category[]).map((category) => {
    const own = CASES.filter((one) => one.category === category);
    return [
      `data/tier1_core/${category}.json`,
      JSON.stringify(fileOf(own.map(({ id }) => caseOf(category, id)))),
    ];
  }),
);

describe('ragbench agreement', () => {
  it('shows κ and the target, the table, the categories, gold accuracy and what to talk about', async () => {
    const files = { 'anna.jsonl': labels(), 'ben.jsonl': labels({ abstention: 1, dispute: 4 }), ...DATA };
    await using fixture = await createFixture(files);
    const args = ['agreement', 'anna.jsonl', 'ben.jsonl', '--gold', 'data'];
    const { exit, stdout, stderr } = await ragbench(fixture.path, ...args);
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' });
    const documented = await readFile(join(import.meta.dirname, '..', '..', 'docs', 'validation.md'), 'utf8');
    expect(documented).toContain(stdout.slice(0, stdout.indexOf('\nnot agreed')));
    expect(stdout).toBe(
      `κ 0.88 (95 % 0.77 to 0.98) over 60 cases
agreed on 55 (91.7 %); chance alone would give 33.3 %
the target 0.70 is met

first ↓  second →  abstain  disputed  trustworthy
abstain                 19         0            1
disputed                 0        16            4
trustworthy              0         0           20

category    cases   agreed  beyond chance          95 %  κ within
abstention     20   95.0 %           0.93  0.65 to 0.99         –
dispute        20   80.0 %           0.70  0.38 to 0.88         –
relevance      20  100.0 %           1.00  0.76 to 1.00         –
– where a side used one label only, κ within the category tells nothing

where both agree: 55 of 55 have the expected mode (100.0 %)

not agreed on 5 cases
  t1_abstention_1  abstain / trustworthy   abstention  expected abstain
  t1_dispute_1     disputed / trustworthy  dispute     expected disputed
  t1_dispute_2     disputed / trustworthy  dispute     expected disputed
  t1_dispute_3     disputed / trustworthy  dispute     expected disputed
  t1_dispute_4     disputed / trustworthy  dispute     expected disputed
`,
    );
  });

  const BARS: readonly (readonly [args: readonly string[], exit: number, said: RegExp])[] = [
    [[], 0, /the target 0\.70 is met/],
    [['--least', '0.7'], 0, /the target 0\.70 is met/],
    [['--least', '0.8'], 1, /the target 0\.80 is not met by dispute$/m],
    [['--least', '0.8', '--min-cases', '21'], 0, /is met; fewer than 21 cases, so not held .*dispute/],
    [['--least', '0.95', '--min-cases', '21'], 1, /is not met by overall; fewer/],
  ];

  it.each(BARS)('%j decides the exit code', async (args, exit, said) => {
    const files = { 'anna.jsonl': labels(), 'ben.jsonl': labels({ abstention: 1, dispute: 4 }), ...DATA };
    await using fixture = await createFixture(files);
    const all = ['agreement', 'anna.jsonl', 'ben.jsonl', '--gold', 'data', ...args];
    const ended = await ragbench(fixture.path, ...all);
    expect(ended).toMatchObject({ exit, stdout: expect.stringMatching(said) });
    const asJson = await ragbench(fixture.path, ...all, '--json');
    expect(asJson.exit).toBe(exit);
  });

  it('without a bar, a target that is missed is said and fails nothing', async () => {
    const files = { 'anna.jsonl': labels(), 'ben.jsonl': labels({ dispute: 20, abstention: 20 }) };
    await using fixture = await createFixture(files);
    const { exit, stdout } = await ragbench(fixture.path, 'agreement', 'anna.jsonl', 'ben.jsonl');
    expect(exit).toBe(0);
    expect(stdout).toMatch(/the target 0\.70 is not met by overall/);
  });

  it('reads both labels from one file, with their categories', async () => {
    const both = CASES.map(({ id, category }, index) => ({
      id,
      category,
      label: MODES[category],
      blind: index === 0 ? 'disputed' : MODES[category],
    }));
    await using fixture = await createFixture({ 'labels.jsonl': jsonLines(both) });
    const { exit, stdout } = await ragbench(
      fixture.path,
      'agreement',
      'labels.jsonl',
      '--least',
      '0.8',
      '--json',
    );
    expect({ exit, found: JSON.parse(stdout) as unknown }).toMatchObject({
      exit: 0,
      found: {
        n: 60,
        agreed: 59,
        kappa: expect.closeTo(0.975, 3),
        interval: [expect.closeTo(0.926, 3), 1],
        gold: null,
        confusion: { abstain: { abstain: 19, disputed: 1, trustworthy: 0 } },
        categories: [
          {
            category: 'abstention',
            n: 20,
            kappa: 0,
            why: 'one_sided',
            beyond_chance: { value: expect.closeTo(0.925, 12) },
          },
          { category: 'dispute', kappa: null, why: 'one_label', interval: null },
          { category: 'relevance' },
        ],
        disagreements: [{ id: 't1_abstention_1', first: 'abstain', second: 'disputed' }],
      },
    });
  });

  it('finds the ids of `sample` in the data again', async () => {
    await using fixture = await createFixture(DATA);
    const { stdout } = await ragbench(fixture.path, 'sample', 'data', '--n', '30');
    await fixture.writeFile('anna.jsonl', stdout.replaceAll('"mode":""', '"mode":"abstain","confidence":2'));
    await fixture.writeFile('ben.jsonl', stdout.replaceAll('"mode":""', '"mode":"abstain"'));
    const args = ['agreement', 'anna.jsonl', 'ben.jsonl', '--gold', 'data', '--json'];
    const ended = await ragbench(fixture.path, ...args);
    expect(ended.stderr).toBe('');
    expect(JSON.parse(ended.stdout)).toMatchObject({
      n: 30,
      kappa: null,
      why: 'one_label',
      gold: { n: 30, correct: 10 },
      categories: [{ category: 'abstention', n: 10, beyond_chance: null }, { n: 10 }, { n: 10 }],
      without_gold: [],
    });
  });

  it('says that κ is undefined where all labels are one, and does not let that pass a bar', async () => {
    const one = jsonLines(numbers(30).map((n) => ({ id: `c${n}`, mode: 'abstain' })));
    await using fixture = await createFixture({ 'anna.jsonl': one, 'ben.jsonl': one });
    const args = ['agreement', 'anna.jsonl', 'ben.jsonl'];
    const { exit, stdout } = await ragbench(fixture.path, ...args);
    expect({ exit, stdout }).toMatchObject({
      exit: 0,
      stdout: expect.stringMatching(/^κ is undefined, since/),
    });
    expect(stdout).not.toMatch(/NaN/);
    expect((await ragbench(fixture.path, ...args, '--least', '0.1')).exit).toBe(1);
  });

  it('names on stderr what it leaves out, and counts the rest', async () => {
    const anna = jsonLines([
      { id: 'x', mode: 'abstain' },
      { id: 'y', mode: 'disputed' },
      { id: 'mine', mode: 'abstain' },
      { id: 'later', mode: '' },
    ]);
    const ben = jsonLines([
      { id: 'x', mode: 'abstain' },
      { id: 'y', mode: 'disputed' },
      { id: 'his', mode: 'abstain' },
      { id: 'later', mode: 'abstain' },
    ]);
    const gold = jsonLines([{ id: 'x', expected_mode: 'abstain' }]);
    await using fixture = await createFixture({ 'anna.jsonl': anna, 'ben.jsonl': ben, 'gold.jsonl': gold });
    const args = ['agreement', 'anna.jsonl', 'ben.jsonl', '--gold', 'gold.jsonl'];
    const { stdout, stderr } = await ragbench(fixture.path, ...args);
    expect(stderr.split('\n')).toEqual([
      'note: only in anna.jsonl: mine',
      'note: only in ben.jsonl: his',
      'note: not labelled by both: later',
      'note: not in gold.jsonl: y',
      '',
    ]);
    expect(stdout).toMatch(/^κ 1\.00 over 2 cases/);
    expect(stdout).toMatch(/where both agree: 1 of 1 have the expected mode/);
  });

  it('keeps foreign ids and categories on their line, and the list short', async () => {
    const line = (n: number, mode: string): unknown => ({
      id: `${n} \u001b[31m\n::error::x`,
      mode,
      category: 'k\u202ey',
    });
    const anna = jsonLines(numbers(30).map((n) => line(n, n > 5 ? 'abstain' : 'disputed')));
    const ids = anna.replaceAll('"id":"', '"id":"c');
    const ben = ids.replaceAll('"mode":"abstain"', '"mode":"trustworthy"');
    await using fixture = await createFixture({ 'anna.jsonl': ids, 'ben.jsonl': ben });
    const { exit, stderr } = await ragbench(fixture.path, 'agreement', 'anna.jsonl', 'ben.jsonl');
    expect(exit).toBe(2);
    expect(stderr).toMatch(/control characters/);
    expect(stderr).not.toMatch(/\u001b|^\s*::/m);
    const plain = (text: string): string => text.replaceAll('\\u001b[31m\\n', '');
    await fixture.writeFile('anna.jsonl', plain(ids));
    await fixture.writeFile('ben.jsonl', plain(ben));
    const { stdout } = await ragbench(fixture.path, 'agreement', 'anna.jsonl', 'ben.jsonl');
    expect(stdout).toMatch(/not agreed on 25 cases\n(?: {2}c.*\n){20} {2}5 more; --json has them all\n$/);
    expect(stdout).not.toMatch(/\u202e|^\s*::/m);
  });

  const WRONG: readonly (readonly [args: readonly string[], said: RegExp])[] = [
    [['anna.jsonl', 'anna.jsonl'], /both name anna\.jsonl/],
    [['anna.jsonl', './anna.jsonl'], /both name/],
    [['anna.jsonl', 'nope.jsonl'], /^nope\.jsonl: no such file/],
    [['anna.jsonl', 'bad.jsonl'], /bad\.jsonl:1:\d+: .*abstain, disputed.*\nbad\.jsonl:2:/],
    [['bad.jsonl', 'worse.jsonl'], /bad\.jsonl:1:[^]*worse\.jsonl:1:/],
    [['anna.jsonl'], /anna\.jsonl:1:1: .*label/],
    [['anna.jsonl', 'stranger.jsonl'], /stranger\.jsonl: has no case that both labelled/],
    [['anna.jsonl', 'ben.jsonl', '--gold', 'nope'], /^nope: no such file/],
    [['anna.jsonl', 'ben.jsonl', '--gold', 'anna.jsonl'], /anna\.jsonl:1:1: .*expected_mode/],
    [['anna.jsonl', 'ben.jsonl', '--least', '1.5'], /A number from -1 to 1/],
    [['anna.jsonl', 'ben.jsonl', '--least', ''], /A number from -1 to 1/],
    [['anna.jsonl', 'ben.jsonl', '--min-cases', '0'], /A whole number from 1/],
    [[], /first/],
  ];

  it.each(WRONG)('%j is refused with what is allowed', async (args, said) => {
    await using fixture = await createFixture({
      'anna.jsonl': labels(),
      'ben.jsonl': labels(),
      'bad.jsonl': '{"id": "x", "mode": "maybe"}\nnot json\n',
      'worse.jsonl': '[]\n',
      'stranger.jsonl': '{"id": "x", "mode": "abstain"}\n',
    });
    const { exit, stdout, stderr } = await ragbench(fixture.path, 'agreement', ...args);
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: '' });
    expect(stderr).toMatch(said);
  });
});
