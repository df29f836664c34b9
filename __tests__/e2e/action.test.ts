import { expect, test } from 'vitest';
import { SHOP_STOCK } from './shop.ts';
import { expectNothingLeft, shopOnGithub } from './shop-on-github.ts';

const BROKEN = { ...SHOP_STOCK, bicycles: 40, locks: { count: 12, cited: [] } };

test('a first push commits the baseline, and an identical one commits nothing', async () => {
  await using shop = await shopOnGithub();
  const first = await shop.push();
  expect(first.outputs).toMatchObject({ verdict: 'PASS', 'exit-code': '0', 'baseline-changed': 'true' });
  const [bump] = await shop.github.log('main');
  expect(bump?.message).toMatch(/^ragbench: first baseline, 5 rows\n/);
  expect(await shop.github.file('main', '.ragbench/baseline.json')).toContain('"qa/tier0/default"');
  const second = await shop.push();
  expect(second.outputs).toMatchObject({ verdict: 'PASS', 'baseline-changed': 'false' });
  expect(await shop.github.head('main')).toBe(bump?.sha);
  expectNothingLeft(second);
});

test('an unchanged pull request is green, with one comment and one check', async () => {
  await using shop = await shopOnGithub();
  await shop.push();
  const pull = await shop.open({ 'README.md': 'A shop.\n' });
  const run = await shop.gate(pull);
  expect(run).toMatchObject({ exit: 0, annotations: [] });
  expect(shop.github.comments(pull.number)).toHaveLength(1);
  expect(shop.github.checks(pull.headSha)).toMatchObject([
    { name: 'ragbench', status: 'completed', conclusion: 'success', annotations: [] },
  ]);
});

test('a pull request that breaks two cases fails, and shows both on every surface', async () => {
  await using shop = await shopOnGithub();
  await shop.push();
  const pull = await shop.open({ 'stock.json': JSON.stringify(BROKEN) });
  const run = await shop.gate(pull);
  expect(run.exit).toBe(1);
  const [comment] = shop.github.comments(pull.number);
  expect(comment?.body).toMatch(/^<!-- ragbench:ragbench -->\n#+ .*FAIL · 2 cases regressed/);
  expect(comment?.body).toContain('There are 41 pcs of bicycles in stock');
  expect(comment?.body).toContain('There are 40 pcs of bicycles in stock');
  expect(comment?.body).toContain('retrieved but not cited');
  const [check] = shop.github.checks(pull.headSha);
  expect(check?.annotations).toMatchObject([
    { path: 'eval/golden.jsonl', start_line: 1, end_line: 1, annotation_level: 'failure' },
    { path: 'eval/golden.jsonl', start_line: 2, end_line: 2, annotation_level: 'failure' },
  ]);
  expect(JSON.parse(run.outputs['failed-cases'] ?? '')).toMatchObject([
    { case: 'bicycles' },
    { case: 'locks' },
  ]);
  expect(run.summary).toContain('2 cases regressed');
  expectNothingLeft(run);
});

test('a further push brings the same comment up to date, and makes no second one', async () => {
  await using shop = await shopOnGithub();
  await shop.push();
  const pull = await shop.open({ 'stock.json': JSON.stringify(BROKEN) });
  await shop.gate(pull);
  const [before] = shop.github.comments(pull.number);
  const mended = await shop.github.pushPull(pull.number, { 'stock.json': JSON.stringify(SHOP_STOCK) });
  const run = await shop.gate(mended);
  expect(run.exit).toBe(0);
  const after = shop.github.comments(pull.number);
  expect(after.map(({ id }) => id)).toEqual([before?.id]);
  expect(after[0]?.body).toMatch(/^.*\n#+ .*PASS · 8 cases, nothing got worse/);
});
