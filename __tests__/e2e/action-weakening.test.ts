import { describe, expect, test } from 'vitest';
import type { Files } from '../helpers/github/simulated-github.ts';
import type { Pull } from '../helpers/github/world.ts';
import type { ActionRun } from '../helpers/runner/run-action.ts';
import { countCase, shopGolden, SHOP_STOCK } from './shop.ts';
import { measuredShop, openings, type ShopOnGithub } from './shop-on-github.ts';

const BASELINE = '.ragbench/baseline.json';
const GOLDEN = 'eval/golden.jsonl';
const SUITES = {
  qa: { golden: GOLDEN, tier: 0 },
  later: { kind: 'qa', golden: 'eval/later.jsonl', tier: 1 },
};
const GATE = {
  tolerance: 0,
  thresholds: { 'qa.citation_validity': 0.9 },
  advisory: ['qa.clarification_appropriateness'],
};
/** One wrong count, and one right count without its citation. */
const WRONG_COUNT: Files = { 'stock.json': JSON.stringify({ ...SHOP_STOCK, bicycles: 40 }) };
const NO_CITATION: Files = {
  'stock.json': JSON.stringify({ ...SHOP_STOCK, locks: { count: 12, cited: [] } }),
};
/** The golden set with another first case: its expectation bent to the wrong count, another question, or none. */
const BENT = golden(countCase('bicycles', 40, 1));
const OTHER_QUESTION = golden(countCase('pumps', 7, 3).replace('"pumps"', '"bicycles"'));
const ONE_LESS = golden();

function golden(...first: readonly string[]): Files {
  return { [GOLDEN]: lines([...first, ...shopGolden().slice(1)]) };
}

function lines(all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join('');
}

/** What a commit changes. */
interface Edit {
  /** Settings of the gate, over those that there are. */
  readonly gate?: object;
  /** Other blocks of the config. */
  readonly blocks?: object;
  readonly files?: Files;
  /** Where a baseline is laid whose floors were halved by hand. */
  readonly forged?: string;
}

interface Judged extends AsyncDisposable {
  readonly shop: ShopOnGithub;
  readonly pull: Pull;
  readonly run: ActionRun;
  /** The first lines of comment, check and summary. */
  readonly first: readonly string[];
}

/** Opens a pull request with this edit and gates it; before, main itself may have moved away from what was measured. */
async function judged(edit: Edit, ofMain: Edit = {}): Promise<Judged> {
  const later = lines(shopGolden().slice(5, 6)).replace('"race"', '"later-race"');
  const config = { suites: SUITES, gate: GATE };
  const shop = await measuredShop({ config }, { 'eval/later.jsonl': later });
  const baseline = (await shop.github.file('main', BASELINE)) ?? '';
  const filesOf = ({ gate, blocks, files, forged }: Edit): Files => ({
    ...((gate ?? blocks) && {
      'ragbench.yml':
        shop.files({ config: { ...config, gate: { ...GATE, ...gate }, ...blocks } })['ragbench.yml'] ?? null,
    }),
    ...(forged !== undefined && { [forged]: baseline.replaceAll(/"value": 1 /g, '"value": 0.5 ') }),
    ...files,
  });
  await shop.github.commit('main', filesOf(ofMain));
  const pull = await shop.open(filesOf(edit));
  const run = await shop.gate(pull);
  const first = openings(shop, pull, run);
  return { shop, pull, run, first, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() };
}

/** How it ended, and the words that its headline has. */
function expectEnding({ run }: Judged, verdict: string, exit: number, ...headline: readonly string[]): void {
  expect({ exit: run.exit, verdict: run.outputs['verdict'] }).toEqual({ exit, verdict });
  for (const words of headline) expect(run.outputs['headline']).toContain(words);
}

function expectCalledOut({ first }: Judged, ...said: readonly (string | RegExp)[]): void {
  for (const opening of first) for (const words of said) expect(opening).toMatch(words);
}

/** FAIL, with the floor that the base has as the reason. */
function expectFailedByFloor(change: Judged): void {
  expectEnding(change, 'FAIL', 1, '4 of 5, floor 5');
}

/** Of the check on the head commit. */
function annotationsOf({ shop, pull }: Judged): readonly unknown[] {
  return shop.github.checks(pull.headSha).flatMap(({ annotations }) => annotations);
}

describe.concurrent('a pull request that edits its golden set', () => {
  test.each([
    ['sound', {}],
    ['broken', WRONG_COUNT],
  ])('by removing a passing case is WEAK, whatever its %s app would say', async (_, app) => {
    await using change = await judged({ files: { ...ONE_LESS, ...app } });
    expectEnding(change, 'WEAK', 0);
    expectCalledOut(change, 'case bicycles of qa: passed at the base → removed');
  });

  test('by writing the new answer into an expectation has regressed by the version of its base', async () => {
    await using change = await judged({ files: { ...BENT, ...WRONG_COUNT } });
    expectFailedByFloor(change);
    expectCalledOut(change, /^.*FAIL · 1 case regressed/m, 'case bicycles of qa was edited');
    expectCalledOut(change, 'expected.value 41 → 40', "fails the base's version and passes this one");
    const title = expect.stringMatching(/^bicycles: passes as edited, fails as the base has it/);
    expect(annotationsOf(change)).toMatchObject([
      { path: GOLDEN, start_line: 1, annotation_level: 'failure', title },
      { path: GOLDEN, start_line: 1, annotation_level: 'warning', title: 'Cases changed' },
    ]);
  });

  test('by changing an expectation under the same id is named, also where the app is unchanged', async () => {
    await using change = await judged({ files: BENT });
    expectEnding(change, 'PASS', 0, '1 new case failing');
    expectCalledOut(change, 'expected.value 41 → 40', "passes the base's version and fails this one");
  });

  test('so that a case asks something else counts it as removed and added', async () => {
    await using change = await judged({ files: OTHER_QUESTION });
    expectEnding(change, 'WEAK', 0);
    expectCalledOut(change, 'case bicycles of qa: passed at the base → asks something else now');
  });
});

describe.concurrent('a pull request that loosens a setting of its gate', () => {
  const LESS = { thresholds: { 'qa.citation_validity': 0.5 } };
  const MORE_ADVISORY = { advisory: [...GATE.advisory, 'qa.numeric_accuracy'] };
  const FLOOR = '4 of 5, floor 5';
  const LOOSENED: readonly (readonly [setting: string, gate: object, broken: Files, by: string])[] = [
    ['gate.thresholds of qa.citation_validity: 0.9 → 0.5', LESS, NO_CITATION, 'threshold 90'],
    ['gate.tolerance: 0 → 0.5', { tolerance: 0.5 }, WRONG_COUNT, FLOOR],
    ['gate.advisory of qa.numeric_accuracy: judged → advisory', MORE_ADVISORY, WRONG_COUNT, FLOOR],
    ['gate.stop_after_tier0: true (applied) → false', { stop_after_tier0: false }, WRONG_COUNT, FLOOR],
  ];

  test.each(LOOSENED)('(%s) is WEAK while its app is sound', async (said, gate) => {
    await using change = await judged({ gate });
    expectEnding(change, 'WEAK', 0, 'this change weakens its own gate');
    expectCalledOut(change, said);
  });

  test.each(LOOSENED)('(%s) FAILs a broken app as its base does', async (said, gate, files, by) => {
    await using change = await judged({ gate, files });
    expectEnding(change, 'FAIL', 1, by);
    expectCalledOut(change, said);
    // Tier 1 was not asked.
    expect(change.run.summary).toContain('SKIPPED');
  });

  test('by `when` is refused by name and on its line, since that is not built yet', async () => {
    const qa = { ...SUITES.qa, when: ['src/**'] };
    await using change = await judged({ blocks: { suites: { ...SUITES, qa } } });
    expectEnding(change, 'ERROR', 2, 'nothing was judged');
    expectCalledOut(change, 'when is part of the contract but not built');
    const text = (await change.shop.github.file(change.pull.branch, 'ragbench.yml')) ?? '';
    const line = text.split('\n').findIndex((one) => one.includes('when:')) + 1;
    expect(annotationsOf(change)).toMatchObject([{ path: 'ragbench.yml', start_line: line }]);
  });
});

describe.concurrent('a pull request that goes for the baseline', () => {
  const FORGED = { baseline: { path: 'forged.json' } };
  const IN_A_FILE = { baseline: { store: 'file' } };

  test.each<readonly [what: string, edit: Edit, said: string]>([
    [
      'moves its path to a forged one',
      { blocks: FORGED, forged: 'forged.json' },
      `baseline.path: "${BASELINE}" (applied) → "forged.json"`,
    ],
    [
      'stores a forged one in a file',
      { blocks: IN_A_FILE, forged: BASELINE },
      'baseline.store: "repo" (applied) → "file"',
    ],
    [
      'lowers floors in the file itself',
      { forged: BASELINE },
      `the floor of qa.tier0.numeric_accuracy in ${BASELINE}: 1 → 0.5`,
    ],
    [
      'removes it',
      { files: { [BASELINE]: null } },
      `the baseline ${BASELINE}: present at the base → removed`,
    ],
  ])('and %s is called out, and judged by the one of its base', async (_, edit, said) => {
    await using change = await judged({ ...edit, files: { ...edit.files, ...WRONG_COUNT } });
    expectFailedByFloor(change);
    expectCalledOut(change, said);
  });
});

describe.concurrent('a pull request that changes what scores it', () => {
  test.each([
    ['framing', { framing: ['As far as I know'] }],
    ['metrics', { metrics: ['citation_validity', 'clarification_appropriateness'] }],
  ])('by %s compares with nothing, and is an ERROR', async (_, setting) => {
    const suites = { ...SUITES, qa: { ...SUITES.qa, ...setting } };
    await using change = await judged({ blocks: { suites } });
    expectEnding(change, 'ERROR', 1, 'not comparable');
    expectCalledOut(change, 'not comparable', 'the scoring fingerprint differs');
  });
});

describe.concurrent('a base that asks more than the pull request', () => {
  test.each([
    ['fail_on', 'weak', 'fail', 'WEAK', {}],
    ['weakening', 'fail', 'warn', 'FAIL', {}],
    ['missing_baseline', 'fail', 'seed', 'ERROR', { [BASELINE]: null }],
  ])('has its way: %s: %s holds against %s', async (setting, strict, loose, verdict, files) => {
    await using change = await judged({ gate: { [setting]: loose } }, { gate: { [setting]: strict }, files });
    expectEnding(change, verdict, 1);
    expectCalledOut(change, `gate.${setting}: ${strict} → ${loose}`);
  });
});

describe.concurrent('a base that cannot be compared with', () => {
  const UNMEASURED = /^.*PASS · no baseline yet: nothing was compared/m;
  const UNCONFIGURED = /^.*PASS .*the gate's settings were not compared/m;

  test.each([
    ['config and baseline', ['ragbench.yml', BASELINE], UNMEASURED],
    ['a baseline', [BASELINE], UNMEASURED],
    ['a config', ['ragbench.yml'], UNCONFIGURED],
  ])('as it lacks %s: the first line says that nothing was compared', async (_, lacking, first) => {
    const removed = Object.fromEntries(lacking.map((path) => [path, null]));
    await using change = await judged({ gate: {} }, { files: removed });
    expectEnding(change, 'PASS', 0);
    expectCalledOut(change, first);
    for (const path of lacking)
      expectCalledOut(change, new RegExp(`there is no (baseline yet \\()?${path} at`));
  });

  test('as it has a baseline without a config: an edited case is called out on its line', async () => {
    const files = { ...BENT, ...WRONG_COUNT };
    await using change = await judged({ gate: {}, files }, { files: { 'ragbench.yml': null } });
    expectEnding(change, 'WEAK', 0);
    expectCalledOut(change, 'its content is not what the baseline measured');
    expectCalledOut(change, 'no earlier config is compared with');
    const onTheLine = { path: GOLDEN, start_line: 1, title: 'Gate weakened' };
    expect(annotationsOf(change)).toMatchObject([onTheLine]);
  });

  test('as its baseline is corrupt: ERROR, and a push overwrites nothing', async () => {
    const corrupt = '{ "schema": 1, "entries": {';
    await using change = await judged({ forged: BASELINE }, { files: { [BASELINE]: corrupt } });
    expectEnding(change, 'ERROR', 1, 'no usable baseline');
    expectCalledOut(change, 'the baseline cannot be used');
    const { shop } = change;
    const before = await shop.github.head('main');
    const push = await shop.push();
    expect(push).toMatchObject({ exit: 1, outputs: { verdict: 'ERROR', 'baseline-changed': 'false' } });
    expect(await shop.github.head('main')).toBe(before);
    expect(await shop.github.file('main', BASELINE)).toBe(corrupt);
  });
});
