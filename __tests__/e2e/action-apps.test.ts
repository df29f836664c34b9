import { expect, test } from 'vitest';
import { listening } from '../app/programs.ts';
import { SHOP_STOCK, type ShopSettings } from './shop.ts';
import { checkOn, commentOn, expectGone, measuredShop } from './shop-on-github.ts';

/** An app that fails, and what has to come of it. */
interface Failing {
  /** What the pull request makes of the shop. */
  readonly change: Partial<ShopSettings>;
  readonly exit: number;
  /** Where the comment begins. */
  readonly headline: string;
  /** The case changes that the comment counts. */
  readonly ledger: string;
  /** What the app printed last, which the job's log shows; else it shows why. */
  readonly tail?: string;
  /** What comment, summary and every annotation say of it. */
  readonly why: string;
}

const NOT_ONE = 'not one case could be scored: ';
const ROOF = "the shop's roof came down";
const DIED = `the app ended during the run: exit code 9; it printed "${ROOF}"`;
const FAILING: readonly Failing[] = [
  {
    change: { mode: 'crash' },
    exit: 3,
    headline: `${NOT_ONE}the app ended before it was ready: exit code 7; it printed "the shop cannot`,
    ledger: '8 not judged',
    tail: 'the shop cannot open: no key in the lock',
    why: 'the app ended before it was ready: exit code 7; it printed "the shop cannot open: no key in the lock"',
  },
  {
    change: { mode: 'hang', readyTimeout: '700ms' },
    exit: 3,
    headline: `${NOT_ONE}the app was not ready after 700 ms (app.start.ready.timeout); it printed`,
    ledger: '8 not judged',
    tail: 'the shop counts its stock first',
    why: 'the app was not ready after 700 ms (app.start.ready.timeout); it printed "the shop counts its stock first"',
  },
  {
    change: { mode: 'hang_answer', config: { app: { timeout: '100ms' } } },
    exit: 3,
    headline: NOT_ONE,
    ledger: '8 not judged',
    why: 'no complete answer within 100 ms',
  },
  {
    change: { mode: 'dies' },
    exit: 1,
    headline: DIED,
    ledger: '6 not judged · 2 still passing',
    tail: ROOF,
    why: DIED,
  },
  {
    change: { mode: 'dies', stock: { ...SHOP_STOCK, bicycles: 40 } },
    exit: 1,
    headline: `${DIED}; 1 case regressed`,
    ledger: '1 regressed · 6 not judged · 1 still passing',
    tail: ROOF,
    why: DIED,
  },
  {
    change: {
      mode: 'hang_answer',
      config: { app: { timeout: '60s' }, limits: { max_minutes: 0.02 } },
    },
    exit: 3,
    headline: `${NOT_ONE}not every case was asked`,
    ledger: '8 not judged',
    why: 'limits.max_minutes (0.02) was reached; raise it, or ask fewer cases',
  },
];

test.each(FAILING)('an app that fails is an ERROR, told everywhere: $change', async (failing) => {
  await using shop = await measuredShop();
  const pull = await shop.open(shop.files(failing.change));
  const run = await shop.gate(pull);
  expect(run).toMatchObject({
    exit: failing.exit,
    conclusion: 'failure',
    heldOpen: false,
    outputs: { verdict: 'ERROR', 'exit-code': String(failing.exit) },
    annotations: [{ level: 'error', message: run.outputs['headline'] }],
  });
  const comment = commentOn(shop, pull);
  const [marker, headline] = comment.split('\n');
  expect(marker).toBe('<!-- ragbench:ragbench -->');
  expect(headline).toContain(`ERROR · ${failing.headline}`);
  expect(comment).toContain(`**8 cases:** ${failing.ledger}\n`);
  const check = checkOn(shop, pull);
  expect(check).toMatchObject({ status: 'completed', conclusion: 'failure' });
  for (const surface of [comment, run.summary, check.summary]) expect(surface).toContain(failing.why);
  const unjudged = check.annotations.filter(({ message }) => String(message).startsWith('not judged'));
  expect(unjudged).toHaveLength(Number(/(\d) not judged/.exec(failing.ledger)?.[1]));
  for (const { message } of unjudged) expect(message).toContain(failing.why);
  expect(run.log.join('\n')).toContain(failing.tail ?? failing.why);
  await expectGone(shop, run);
});

test('what an app that died was not asked is no pass, and its baseline does not move', async () => {
  await using shop = await measuredShop();
  const before = await shop.github.file('main', '.ragbench/baseline.json');
  const pull = await shop.open({ 'mode.txt': 'dies\n' });
  const run = await shop.gate(pull);
  const failed = JSON.parse(run.outputs['failed-cases'] ?? '') as { case: string; change: string }[];
  expect(failed.map((one) => `${one.case} ${one.change}`)).toEqual(
    ['lamps', 'price-2031', 'pumps', 'race', 'tents', 'which'].map((id) => `${id} error`),
  );
  await shop.github.commit('main', { 'mode.txt': 'dies\n' });
  const push = await shop.push();
  expect(push).toMatchObject({ exit: 1, outputs: { verdict: 'ERROR', 'baseline-changed': 'false' } });
  expect(await shop.github.file('main', '.ragbench/baseline.json')).toBe(before);
  await expectGone(shop, push);
});

test.each(['loud', 'forks'])('an app that is a nuisance but answers right passes: %s', async (mode) => {
  await using shop = await measuredShop();
  const pull = await shop.open({ 'mode.txt': `${mode}\n` });
  const run = await shop.gate(pull);
  expect(run).toMatchObject({ exit: 0, heldOpen: false, annotations: [], outputs: { verdict: 'PASS' } });
  expect(commentOn(shop, pull)).toContain('PASS · 8 cases, nothing got worse');
  expect(checkOn(shop, pull)).toMatchObject({ status: 'completed', conclusion: 'success', annotations: [] });
  // Of megabytes that the app prints, nothing goes into the job's log.
  expect(run.raw.length).toBeLessThan(10_000);
  await expectGone(shop, run);
});

test('where something listens at the app’s port already, nothing is started and nothing is asked', async () => {
  await using shop = await measuredShop();
  const pull = await shop.open({ 'README.md': 'A shop.\n' });
  await using squatter = await listening('127.0.0.1', shop.port);
  const run = await shop.gate(pull);
  expect(run).toMatchObject({ exit: 3, outputs: { verdict: 'ERROR' } });
  expect(run.state).not.toHaveProperty('groups');
  const why = `Something already answers at 127.0.0.1:${squatter.port}, before app.start.command was run`;
  expect(run.log.join('\n')).toContain(why);
  for (const surface of [commentOn(shop, pull), run.summary]) expect(surface).toContain(why);
  expect(checkOn(shop, pull)).toMatchObject({ status: 'completed', conclusion: 'failure' });
  expect(run.orphans()).toEqual([]);
});
