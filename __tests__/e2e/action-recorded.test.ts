import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Baseline, RecordedChange } from '../../src/model/baseline.ts';
import { ragbench } from '../helpers/cli.ts';
import type { Files } from '../helpers/github/simulated-github.ts';
import type { Pull } from '../helpers/github/world.ts';
import { shopGolden, SHOP_STOCK, type Stock } from './shop.ts';
import { measuredShop, openings, type ShopOnGithub } from './shop-on-github.ts';

const BASELINE = '.ragbench/baseline.json';
const NUMERIC = 'qa.tier0.numeric_accuracy';
const SUITES = {
  qa: { golden: 'eval/golden.jsonl', tier: 0 },
  later: { kind: 'qa', golden: 'eval/later.jsonl', tier: 1 },
};
const WHY = ['--reason', 'bicycles are counted anew', '--by', 'Alex'];
const CLAIM = 'claimed by Alex: bicycles are counted anew';

const stock = (things: Stock): Files => ({ 'stock.json': JSON.stringify({ ...SHOP_STOCK, ...things }) });
const lines = (all: readonly string[]): string => all.map((line) => `${line}\n`).join('');
const LATER = lines(shopGolden().slice(5, 6)).replace('"race"', '"later-race"');

/** A shop with two suites, whose main branch has its baseline. */
const twoSuites = (): Promise<ShopOnGithub> =>
  measuredShop({ config: { suites: SUITES } }, { 'eval/later.jsonl': LATER });

/** The config of that shop with these blocks in place of its own. */
function config(shop: ShopOnGithub, blocks: object): Files {
  const files = shop.files({ config: { suites: SUITES, ...blocks } });
  return { 'ragbench.yml': files['ragbench.yml'] ?? null };
}

async function baselineOf({ github }: ShopOnGithub): Promise<Baseline> {
  return JSON.parse((await github.file('main', BASELINE)) ?? 'null') as Baseline;
}

/** Opens a pull request with these changes and with what a `ragbench baseline` command records in its branch. */
async function recording(shop: ShopOnGithub, files: Files, ...command: readonly string[]): Promise<Pull> {
  const { number, branch } = await shop.open(files, 'recorded');
  const clone = await shop.github.clone(branch, 0);
  const ended = await ragbench(clone, ['baseline', ...command, ...WHY]);
  expect(ended).toMatchObject({ exit: 0, stderr: '' });
  return shop.github.pushPull(number, { [BASELINE]: await readFile(join(clone, BASELINE), 'utf8') });
}

describe.concurrent('a floor that a pull request lowers on purpose', () => {
  const LOWER = ['lower', '--row', 'qa.numeric_accuracy', '--to', '0.8'];

  test('but that its app does not hold is a FAIL', async () => {
    await using shop = await twoSuites();
    const pull = await recording(shop, stock({ bicycles: 40, pumps: 8 }), ...LOWER);
    const run = await shop.gate(pull);
    expect(run).toMatchObject({ exit: 1, outputs: { verdict: 'FAIL' } });
    for (const first of openings(shop, pull, run)) expect(first).toContain(CLAIM);
  });

  test('counts from what really stands at the base, whatever the record says', async () => {
    await using shop = await twoSuites();
    const { changes, ...rest } = await baselineOf(shop);
    const lie = {
      id: 'b1',
      kind: 'floor',
      row: NUMERIC,
      from: 0.81,
      to: 0.8,
      reason: 'rounding',
      by: 'A. Maintainer',
      date: '2026-11-30',
    };
    const forged = JSON.stringify({ ...rest, changes: [...changes, lie] });
    const pull = await shop.open({ ...stock({ bicycles: 40 }), [BASELINE]: forged }, 'lie');
    const run = await shop.gate(pull);
    expect(run.outputs['verdict']).toBe('WEAK');
    for (const first of openings(shop, pull, run))
      expect(first).toContain(`${NUMERIC} 1 → 0.8, claimed by A. Maintainer: rounding`);
  });

  test('does not count where the record claims to be applied, or nobody could record it so', async () => {
    await using shop = await twoSuites();
    const { changes, ...rest } = await baselineOf(shop);
    const base = { reason: 'because', by: 'Alex', date: '2026-11-30', row: NUMERIC, to: 0.8 };
    const void1 = { ...base, id: 'c1', kind: 'floor', applied: 'a'.repeat(40) };
    const void2 = { ...base, id: 'c2', kind: 'accept', cases: ['bicycles'] };
    const forged = JSON.stringify({ ...rest, changes: [...changes, void1, void2] });
    const pull = await shop.open({ ...stock({ bicycles: 40 }), [BASELINE]: forged }, 'void');
    const run = await shop.gate(pull);
    expect(run).toMatchObject({ exit: 1, outputs: { verdict: 'FAIL' } });
    for (const first of openings(shop, pull, run)) {
      expect(first).toContain(`the new record c1 in ${BASELINE}: ignored → it claims to be applied already`);
      expect(first).toContain(`the new record c2 in ${BASELINE}: ignored`);
    }
  });

  test('is WEAK and shown with who and why; merged, the next bump applies it once, and the next pull request is judged by it', async () => {
    await using shop = await twoSuites();
    const pull = await recording(shop, stock({ bicycles: 40 }), ...LOWER);
    const run = await shop.gate(pull);
    expect(run).toMatchObject({ exit: 0, outputs: { verdict: 'WEAK' } });
    for (const first of openings(shop, pull, run))
      expect(first).toContain(`changed on purpose: ${NUMERIC} 1 → 0.8, ${CLAIM}`);

    await shop.merge(pull);
    const merged = await shop.github.head('main');
    const push = await shop.push();
    expect(push).toMatchObject({ exit: 0, outputs: { verdict: 'WEAK', 'baseline-changed': 'true' } });
    expect((await shop.github.log('main'))[0]?.message).toMatch(
      /^ragbench: lower qa\.tier0\.numeric_accuracy\n/,
    );
    const { entries, changes } = await baselineOf(shop);
    expect(entries['qa/tier0/default']?.metrics['numeric_accuracy']).toMatchObject({ value: 0.8 });
    expect(changes).toMatchObject([{ kind: 'floor', row: NUMERIC, to: 0.8, applied: merged }]);

    const again = await shop.push();
    expect(again.outputs).toMatchObject({ verdict: 'PASS', 'baseline-changed': 'false' });
    const same = await shop.gate(await shop.open({ 'README.md': 'A shop.\n' }, 'same'));
    expect(same).toMatchObject({ exit: 0, outputs: { verdict: 'PASS' } });
    const worse = await shop.gate(await shop.open(stock({ bicycles: 40, pumps: 8 }), 'worse'));
    expect(worse.exit).toBe(1);
    expect(worse.outputs['headline']).toContain('3 of 5, floor 4');
  });
});

/** Merges the pull request and runs the push that follows: the records are applied, and a next pull request passes. */
async function expectSettled(shop: ShopOnGithub, pull: Pull): Promise<RecordedChange[]> {
  await shop.merge(pull);
  expect((await shop.push()).outputs['baseline-changed']).toBe('true');
  const { changes } = await baselineOf(shop);
  for (const change of changes) expect(change.applied).toMatch(/^[0-9a-f]{40}$/);
  expect((await shop.push()).outputs['baseline-changed']).toBe('false');
  return changes;
}

test("a setting that is loosened on purpose judges in place of the base's, and is shown", async () => {
  await using shop = await twoSuites();
  const files = { ...config(shop, { gate: { tolerance: 0.2 } }), ...stock({ bicycles: 40 }) };
  const unrecorded = await shop.gate(await shop.open(files, 'unrecorded'));
  expect(unrecorded.outputs['verdict']).toBe('FAIL');
  const pull = await recording(shop, files, 'lower', '--setting', 'gate.tolerance', '--to', '0.2');
  const run = await shop.gate(pull);
  expect(run).toMatchObject({ exit: 0, outputs: { verdict: 'WEAK' } });
  for (const first of openings(shop, pull, run)) {
    expect(first).toContain(`changed on purpose: gate.tolerance 0 → 0.2, ${CLAIM}`);
    expect(first).not.toContain('weakens its own gate');
  }
  expect(await expectSettled(shop, pull)).toMatchObject([
    { kind: 'setting', setting: 'gate.tolerance', to: 0.2 },
  ]);
});

describe.concurrent('what is dropped on purpose', () => {
  test('a suite: gone with its floors, instead of an ERROR for ever', async () => {
    await using shop = await twoSuites();
    const files = config(shop, { suites: { qa: SUITES.qa } });
    const unrecorded = await shop.gate(await shop.open(files, 'unrecorded'));
    expect(unrecorded).toMatchObject({ exit: 1, outputs: { verdict: 'ERROR' } });
    const pull = await recording(shop, files, 'drop', '--suite', 'later');
    const run = await shop.gate(pull);
    expect(run).toMatchObject({ exit: 0, outputs: { verdict: 'WEAK' } });
    for (const first of openings(shop, pull, run))
      expect(first).toContain(`changed on purpose: later dropped, ${CLAIM}`);
    await expectSettled(shop, pull);
    expect(Object.keys((await baselineOf(shop)).entries)).toEqual(['qa/tier0/default']);
  });

  test('a row that has no case any more', async () => {
    await using shop = await twoSuites();
    const files = {
      'eval/golden.jsonl': lines(shopGolden().filter((line) => !line.includes('"refuse":true'))),
    };
    const unrecorded = await shop.gate(await shop.open(files, 'unrecorded'));
    expect(unrecorded).toMatchObject({ exit: 1, outputs: { verdict: 'ERROR' } });
    const pull = await recording(shop, files, 'drop', '--row', 'qa.fabrication');
    const run = await shop.gate(pull);
    expect(run).toMatchObject({ exit: 0, outputs: { verdict: 'WEAK' } });
    for (const first of openings(shop, pull, run)) {
      expect(first).toContain(`changed on purpose: qa.fabrication dropped, ${CLAIM}`);
      expect(first).toContain('case race of qa: passed at the base → removed');
    }
    await expectSettled(shop, pull);
    const { metrics } = (await baselineOf(shop)).entries['qa/tier0/default'] ?? {};
    expect(Object.keys(metrics ?? {})).not.toContain('fabrication');
  });

  test('a suite whose scoring changes: its floors are measured anew', async () => {
    await using shop = await twoSuites();
    const framing = { ...SUITES.qa, framing: ['As far as I know'] };
    const files = { ...config(shop, { suites: { ...SUITES, qa: framing } }), ...stock({ bicycles: 40 }) };
    const pull = await recording(shop, files, 'drop', '--suite', 'qa');
    const run = await shop.gate(pull);
    expect(run).toMatchObject({ exit: 0, outputs: { verdict: 'WEAK' } });
    for (const first of openings(shop, pull, run))
      expect(first).toContain(`changed on purpose: qa dropped, ${CLAIM}`);
    await expectSettled(shop, pull);
    const { metrics } = (await baselineOf(shop)).entries['qa/tier0/default'] ?? {};
    expect(metrics?.['numeric_accuracy']).toMatchObject({ value: 0.8 });
  });
});
