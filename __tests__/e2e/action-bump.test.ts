import { describe, expect, test } from 'vitest';
import type { Baseline, BaselineEntry } from '../../src/model/baseline.ts';
import type { Files } from '../helpers/github/simulated-github.ts';
import type { ActionRun } from '../helpers/runner/run-action.ts';
import { countCase, shopGolden, SHOP_STOCK, type Stock } from './shop.ts';
import { measuredShop, shopOnGithub, type RunSettings, type ShopOnGithub } from './shop-on-github.ts';

const BASELINE = '.ragbench/baseline.json';
const KEY = 'qa/tier0/default';
const NUMERIC = 'qa.tier0.numeric_accuracy';
const COMMIT = 'graphql/createCommitOnBranch';
const WRONG_COUNT: Stock = { ...SHOP_STOCK, bicycles: 40 };
const UNCITED: Stock = { locks: { count: 12, cited: [] } };
const NO_CITATION: Stock = { ...SHOP_STOCK, ...UNCITED };

const stock = (things: Stock): { 'stock.json': string } => ({ 'stock.json': JSON.stringify(things) });
const golden = (lines: readonly string[]): { 'eval/golden.jsonl': string } => ({
  'eval/golden.jsonl': lines.map((line) => `${line}\n`).join(''),
});

/** A shop whose baseline was measured with this stock. */
const measured = (things: Stock): Promise<ShopOnGithub> => measuredShop({ stock: things });

async function baselineOf({ github }: ShopOnGithub): Promise<Baseline> {
  return JSON.parse((await github.file('main', BASELINE)) ?? 'null') as Baseline;
}

async function entryOf(shop: ShopOnGithub): Promise<BaselineEntry | undefined> {
  return (await baselineOf(shop)).entries[KEY];
}

/** The message of the newest commit of main. */
async function newest({ github }: ShopOnGithub): Promise<string> {
  return (await github.log('main'))[0]?.message ?? '';
}

/** A push whose run has measured and is about to commit the baseline; `end` lets it. */
async function heldPush(shop: ShopOnGithub, files: Files): Promise<{ end(): Promise<ActionRun> }> {
  const { arrived, release } = shop.github.hold(COMMIT);
  await shop.github.commit('main', files);
  const run = shop.push();
  await arrived;
  return {
    end: () => {
      release();
      return run;
    },
  };
}

function said({ annotations }: ActionRun, level: string): string[] {
  return annotations.flatMap((one) => (one.level === level ? [one.message] : []));
}

describe.concurrent('the baseline after a push to main', () => {
  test('rises with a case that was mended, by a commit that says what rose and who measured it', async () => {
    await using shop = await measured(WRONG_COUNT);
    expect((await entryOf(shop))?.metrics['numeric_accuracy']).toMatchObject({ value: 0.8, n: 5 });
    await shop.github.commit('main', stock(SHOP_STOCK));
    const run = await shop.push();
    expect(run.outputs).toMatchObject({ verdict: 'PASS', 'baseline-changed': 'true' });
    expect((await entryOf(shop))?.metrics['numeric_accuracy']).toMatchObject({ value: 1, n: 5 });
    const message = await newest(shop);
    expect(message).toMatch(/^ragbench: raise qa\.tier0\.numeric_accuracy\n/);
    expect(message).toContain(`${NUMERIC}  0.8 → 1  raised`);
    expect(message).toContain('Measured by https://github.com/acme/shop/actions/runs/7001/attempts/1');
    expect(said(run, 'notice')).toEqual([expect.stringContaining('the baseline rose: 1 row')]);
  });

  test('after a failing run rises where the run rose, and keeps the floor of what fell', async () => {
    await using shop = await measured(WRONG_COUNT);
    await shop.github.commit('main', stock(NO_CITATION));
    const run = await shop.push();
    expect(run).toMatchObject({ exit: 1, outputs: { verdict: 'FAIL', 'baseline-changed': 'true' } });
    const entry = await entryOf(shop);
    expect(entry?.metrics['numeric_accuracy']).toMatchObject({ value: 1 });
    expect(entry?.metrics['citation_validity']).toMatchObject({ value: 1 });
    expect(entry?.cases['locks']?.scores['citation_validity']).toBe(1);
    const message = await newest(shop);
    expect(message).toContain(`${NUMERIC}  0.8 → 1`);
    expect(message).not.toContain('citation_validity');
  });

  test('names the cases that came and went in its commit, and mentions nobody by their ids', async () => {
    await using shop = await measured(SHOP_STOCK);
    const added = countCase('lamps', 58, 4).replace('"lamps"', '"@octocat fixes #1, GH-2"');
    await shop.github.commit('main', golden([...shopGolden().slice(1), added]));
    await shop.push();
    const message = await newest(shop);
    expect(message).toMatch(/^ragbench: /);
    expect(message).toContain('1 case removed\n  qa/tier0/default bicycles');
    expect(message).toMatch(/1 case added\n  qa\/tier0\/default .*octocat fixes/);
    expect(message).not.toMatch(/@\w|#\d|GH-\d/);
    expect(Object.keys((await entryOf(shop))?.cases ?? {})).not.toContain('bicycles');
  });
});

describe.concurrent('a head that moves while the baseline is written', () => {
  test('by anything else keeps that and the rise', async () => {
    await using shop = await measured(WRONG_COUNT);
    await shop.github.commit('main', stock(SHOP_STOCK));
    shop.github.before(COMMIT, () => shop.github.commit('main', { 'README.md': 'Meanwhile.\n' }));
    const run = await shop.push();
    expect(run.outputs['baseline-changed']).toBe('true');
    expect(await shop.github.file('main', 'README.md')).toBe('Meanwhile.\n');
    expect((await entryOf(shop))?.metrics['numeric_accuracy']).toMatchObject({ value: 1 });
  });

  test('by another rise has both: the ratchet is applied to what is there', async () => {
    await using shop = await measured({ ...WRONG_COUNT, ...UNCITED });
    const earlier = await heldPush(shop, stock({ ...SHOP_STOCK, ...UNCITED }));
    await shop.github.commit('main', stock(WRONG_COUNT));
    await shop.push();
    expect((await entryOf(shop))?.metrics['citation_validity']).toMatchObject({ value: 1 });
    expect((await earlier.end()).outputs).toMatchObject({ 'baseline-changed': 'true' });
    const { metrics, cases } = (await entryOf(shop)) ?? {};
    expect(metrics).toMatchObject({ numeric_accuracy: { value: 1 }, citation_validity: { value: 1 } });
    expect(cases).toMatchObject({
      bicycles: { scores: { numeric_accuracy: 1 } },
      locks: { scores: { citation_validity: 1 } },
    });
    expect(await newest(shop)).toMatch(/^ragbench: raise qa\.tier0\.numeric_accuracy\n/);
  });

  test('by the run of a later commit loses no case that only that one asked', async () => {
    await using shop = await measured(WRONG_COUNT);
    const earlier = await heldPush(shop, stock(SHOP_STOCK));
    const added = countCase('lamps', 58, 4).replace('"lamps"', '"more-lamps"');
    await shop.github.commit('main', golden([...shopGolden().slice(1), added]));
    await shop.push();
    const after = await entryOf(shop);
    expect(Object.keys(after?.cases ?? {})).toContain('more-lamps');
    await earlier.end();
    expect(await entryOf(shop)).toEqual(after);
  });

  test('by a change on purpose leaves that to the run that was judged by it', async () => {
    await using shop = await measured(WRONG_COUNT);
    const earlier = await heldPush(shop, stock(SHOP_STOCK));
    const { changes, ...rest } = await baselineOf(shop);
    const lower = { id: 'a1', kind: 'floor', row: 'qa.tier0.citation_validity', from: 1, to: 0.8 };
    const record = { ...lower, reason: 'locks need none', by: 'Alex', date: '2026-11-30' };
    const recorded = JSON.stringify({ ...rest, changes: [...changes, record] });
    await shop.github.commit('main', { [BASELINE]: recorded, ...stock(NO_CITATION) });
    expect((await earlier.end()).outputs['baseline-changed']).toBe('true');
    expect((await baselineOf(shop)).changes).toEqual([record]);
    const later = await shop.push();
    expect(later.outputs['verdict']).toBe('WEAK');
    const { changes: applied, entries } = await baselineOf(shop);
    expect(applied).toMatchObject([{ id: 'a1', applied: expect.any(String) }]);
    expect(entries[KEY]?.metrics).toMatchObject({
      citation_validity: { value: 0.8 },
      numeric_accuracy: { value: 1 },
    });
  });

  test('again and again ends in a warning, and the run stays green', async () => {
    await using shop = await measured(WRONG_COUNT);
    const before = await shop.github.file('main', BASELINE);
    await shop.github.commit('main', stock(SHOP_STOCK));
    for (let n = 1; n <= 20; n++)
      shop.github.before(COMMIT, () => shop.github.commit('main', { 'README.md': `${n}\n` }));
    const run = await shop.push();
    expect(run).toMatchObject({ exit: 0, outputs: { verdict: 'PASS', 'baseline-changed': 'false' } });
    expect(said(run, 'warning')).toEqual([
      expect.stringMatching(/main moved \d times.*the next push tries again/),
    ]);
    expect(await shop.github.file('main', BASELINE)).toBe(before);
  });
});

describe.concurrent('a commit that GitHub refuses leaves the verdict and the baseline as they are', () => {
  /** Something to commit that will not be. */
  async function refusedPush(shop: ShopOnGithub, settings: RunSettings = {}): Promise<ActionRun> {
    const asked = shop.github.requests.length;
    const before = await shop.github.file('main', BASELINE);
    await shop.github.commit('main', stock(SHOP_STOCK));
    const run = await shop.push(settings);
    expect(run).toMatchObject({ exit: 0, outputs: { verdict: 'PASS', 'baseline-changed': 'false' } });
    expect(await shop.github.file('main', BASELINE)).toBe(before);
    expect(shop.github.requests.slice(asked).filter(({ operation }) => operation === COMMIT)).toHaveLength(1);
    return run;
  }

  test.each(['branch protection', 'ruleset'] as const)(
    'by %s: one warning with the ways out',
    async (kind) => {
      await using shop = await measured(WRONG_COUNT);
      shop.github.protect('main', kind);
      const run = await refusedPush(shop);
      expect(said(run, 'warning')).toEqual([
        expect.stringContaining('Changes must be made through a pull request'),
      ]);
      for (const way of ['GitHub App', 'ragbench baseline bump', 'bump: off'])
        expect(said(run, 'warning')[0]).toContain(way);
    },
  );

  test('for want of a permission: one notice with the line to write', async () => {
    await using shop = await measured(WRONG_COUNT);
    const run = await refusedPush(shop, { permissions: { contents: 'read', checks: 'write' } });
    expect(run.annotations).toMatchObject([
      { level: 'notice', message: expect.stringContaining('the baseline') },
    ]);
    expect(said(run, 'notice')[0]).toContain('permissions: { contents: write, checks: write }');
  });
});

describe.concurrent('nothing is committed', () => {
  /** A push with something to raise, and what it asked GitHub to commit. */
  async function commits(shop: ShopOnGithub, go: () => Promise<ActionRun>): Promise<number> {
    const asked = (): number => shop.github.requests.filter(({ operation }) => operation === COMMIT).length;
    const before = asked();
    expect((await go()).outputs).toMatchObject({ verdict: 'PASS', 'baseline-changed': 'false' });
    return asked() - before;
  }

  test('on request, on a schedule, by another branch, or where bump is off', async () => {
    await using shop = await measured(WRONG_COUNT);
    await shop.github.commit('main', stock(SHOP_STOCK));
    await shop.github.commit('other', { 'README.md': 'Another branch.\n' });
    const off = { baseline: { bump: 'off' } };
    const ways: (() => Promise<ActionRun>)[] = [
      () => shop.push({ event: 'workflow_dispatch' }),
      () => shop.push({ event: 'schedule', payload: { schedule: '0 4 * * *' } }),
      () => shop.push({ branch: 'other' }),
      () => shop.push({ inputs: { bump: 'off' } }),
      async () => {
        await shop.github.commit('main', shop.files({ stock: SHOP_STOCK, config: off }));
        return shop.push();
      },
    ];
    for (const way of ways) expect(await commits(shop, way)).toBe(0);
  });

  test('where other code than was pushed is checked out', async () => {
    await using shop = await measured(WRONG_COUNT);
    const topic = await shop.github.commit('topic', stock(SHOP_STOCK));
    const run = await shop.push({ checkout: topic });
    expect(run.outputs).toMatchObject({ verdict: 'PASS', 'baseline-changed': 'false' });
    expect(said(run, 'warning')).toEqual([
      expect.stringContaining('what is checked out is not the commit that was pushed') as string,
    ]);
  });

  test('on a schedule, whose payload does not tell the default branch, and whatever that is called', async () => {
    await using shop = await shopOnGithub({}, 'trunk');
    await shop.push();
    const before = await shop.github.head('trunk');
    const run = await shop.push({ event: 'schedule', payload: { schedule: '0 4 * * *' } });
    expect(run).toMatchObject({ exit: 0, outputs: { verdict: 'PASS', 'baseline-changed': 'false' } });
    expect(run.outputs['headline']).toContain('nothing got worse');
    expect(await shop.github.head('trunk')).toBe(before);
  });
});
