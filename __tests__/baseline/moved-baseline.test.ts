import { describe, expect, it } from 'vitest';
import { record } from '../gate/inputs.ts';
import { baselineText, comparison, config, floorIn, gateFiles, repository, saidOf } from './repository.ts';

const EDITED =
  'the floor of qa.tier0.accuracy in .ragbench/baseline.json: 1 → 0.25 (ignored here; merged, the edit counts)';

describe('a change cannot move away from its baseline', () => {
  const branch = async (files: { [path: string]: string }) => {
    const repo = await repository();
    await repo.commit(gateFiles());
    repo.git('checkout', '-q', '-b', 'feature');
    await repo.commit(files);
    return repo;
  };

  it('by another path', async () => {
    await using repo = await branch({
      'ragbench.yml': config('', 'baseline: { path: mine.json }'),
      'mine.json': baselineText(1),
    });
    const found = await comparison(repo.path);
    expect(floorIn(found)).toBe(1);
    expect(saidOf(found)).toEqual([
      'baseline.path: ".ragbench/baseline.json" (applied) → "mine.json"',
      'the floor of qa.tier0.accuracy in mine.json: 1 → 0.25 (ignored here; merged, the edit counts)',
    ]);
  });

  it("by another path on purpose: the move is recorded, the floors stay the base's", async () => {
    const move = record({ kind: 'setting', setting: 'baseline.path', from: 'x', to: 'mine.json' });
    await using repo = await branch({
      'ragbench.yml': config('', 'baseline: { path: mine.json }'),
      'mine.json': baselineText(4, [move]),
    });
    const found = await comparison(repo.path);
    expect([floorIn(found), saidOf(found)]).toEqual([1, []]);
    expect(found.recorded).toEqual([{ ...move, from: '.ragbench/baseline.json' }]);
  });

  it('by the store "file"', async () => {
    await using repo = await branch({
      'ragbench.yml': config('', 'baseline: { store: file }'),
      '.ragbench/baseline.json': baselineText(1),
    });
    const found = await comparison(repo.path);
    expect(floorIn(found)).toBe(1);
    expect(saidOf(found)).toEqual(['baseline.store: "repo" (applied) → "file"', EDITED]);
  });

  it('by removing it', async () => {
    await using repo = await branch({});
    await repo.remove('.ragbench/baseline.json');
    const found = await comparison(repo.path);
    expect([floorIn(found), saidOf(found)]).toEqual([
      1,
      ["the baseline .ragbench/baseline.json: present at the base → removed (the base's was applied)"],
    ]);
  });

  it('by a record that hides another step', async () => {
    const lower = record({ kind: 'setting', setting: 'gate.tolerance', from: 0.5, to: 0.1 });
    await using repo = await branch({
      'ragbench.yml': config('tolerance: 0.5'),
      '.ragbench/baseline.json': baselineText(4, [lower]),
    });
    const found = await comparison(repo.path);
    expect(saidOf(found)).toEqual(['gate.tolerance: 0.1 → 0.5']);
    expect(found.recorded).toMatchObject([{ from: 0, to: 0.1 }]);
  });

  it('by leaving a suite out that no baseline holds yet', async () => {
    await using repo = await repository();
    await repo.commit({
      ...gateFiles(),
      'ragbench.yml': config().replace('{ qa:', '{ house: { kind: qa, golden: golden.jsonl }, qa:'),
    });
    repo.git('checkout', '-q', '-b', 'feature');
    await repo.commit({ 'ragbench.yml': config() });
    expect(saidOf(await comparison(repo.path))).toEqual([
      'suite house.tier0: run at the base → not in this config',
    ]);
  });
});

it('the store "file" of the base is read from the checkout, and the settings are compared all the same', async () => {
  await using repo = await repository();
  await repo.commit(gateFiles('', 'baseline: { store: file }'));
  repo.git('checkout', '-q', '-b', 'feature');
  await repo.commit({
    'ragbench.yml': config('tolerance: 0.5', 'baseline: { store: file }'),
    '.ragbench/baseline.json': baselineText(1),
  });
  const found = await comparison(repo.path);
  expect([floorIn(found), saidOf(found)]).toEqual([0.25, ['gate.tolerance: 0 → 0.5']]);
});

it("stop_after_tier0 is the base's, unless its change is recorded", async () => {
  const lower = record({ kind: 'setting', setting: 'gate.stop_after_tier0', from: true, to: false });
  await using repo = await repository();
  await repo.commit(gateFiles());
  repo.git('checkout', '-q', '-b', 'feature');
  await repo.commit({ 'ragbench.yml': config('stop_after_tier0: false') });
  expect((await comparison(repo.path)).base?.settings.gate.stop_after_tier0).toBe(true);
  await repo.commit({ '.ragbench/baseline.json': baselineText(4, [lower]) });
  const onPurpose = await comparison(repo.path);
  expect([onPurpose.base?.settings.gate.stop_after_tier0, saidOf(onPurpose)]).toEqual([false, []]);
});
