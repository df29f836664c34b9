import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFixture } from 'fs-fixture';
import { expect, test } from 'vitest';
import type { Permissions } from '../helpers/github/world.ts';
import { RUNTIME_SECRETS } from '../helpers/runner/job.ts';
import { countCase, SHOP_STOCK, shopGolden, type Stock } from './shop.ts';
import { checkOn, commentOn, expectGone, measuredShop } from './shop-on-github.ts';
import { expectInertSurfaces, expectOwnCommands, expectPlain, expectPlainLog } from './surfaces.ts';

const BROKEN: Stock = { ...SHOP_STOCK, bicycles: 40, locks: { count: 12, cited: [] } };
const HOSTILE_BRANCH = 'topic/"><img-src=x>$(touch${IFS}pwned)/@octocat';

test.each([
  ['hostile', 'PASS', 0, []],
  ['hostile crash', 'ERROR', 3, ['error']],
  ['hostile dies', 'ERROR', 1, ['error']],
])('nothing that an app prints or answers acts: %s', async (mode, verdict, exit, annotated) => {
  await using shop = await measuredShop();
  const pull = await shop.open({ 'mode.txt': mode }, HOSTILE_BRANCH);
  const run = await shop.gate(pull);
  expect(run).toMatchObject({ exit, outputs: { verdict, 'exit-code': String(exit) } });
  expectOwnCommands(run, annotated);
  expectPlainLog(run);
  expectInertSurfaces(shop, pull, run);
  await expectGone(shop, run);
});

test('the evidence of a wrong answer is quoted, and never acts', async () => {
  await using shop = await measuredShop();
  const pull = await shop.open({ 'mode.txt': 'hostile', 'stock.json': JSON.stringify(BROKEN) });
  const run = await shop.gate(pull);
  expect(run).toMatchObject({ exit: 1, outputs: { verdict: 'FAIL' } });
  expectOwnCommands(run, ['error']);
  expectPlainLog(run);
  expectInertSurfaces(shop, pull, run);
  // It is shown: a reviewer sees what was attempted, the forged marker, too.
  const comment = commentOn(shop, pull);
  for (const attack of ['octocat', 'attack', ':\\x3aadd-mask::stock', '<!-- ragbench:ragbench -->\\n# PASS'])
    expect(comment).toContain(attack);
  const [first, ...others] = comment.split('\n');
  expect(first).toBe('<!-- ragbench:ragbench -->');
  expect(others.filter((line) => line.startsWith('<!--'))).toEqual([]);
});

test('nor does it act in annotations that go out as workflow commands', async () => {
  await using shop = await measuredShop();
  const pull = await shop.open({ 'mode.txt': 'hostile', 'stock.json': JSON.stringify(BROKEN) });
  const permissions: Permissions = { contents: 'read' };
  const run = await shop.gate(pull, { permissions });
  expectOwnCommands(run, ['error', 'error', 'notice', 'error']);
  expectPlainLog(run);
  const [bicycles, locks] = run.annotations;
  expect([bicycles, locks]).toMatchObject([
    { file: 'eval/golden.jsonl', line: 1, title: 'bicycles: right source, wrong value' },
    { file: 'eval/golden.jsonl', line: 2 },
  ]);
  for (const { title = '', message } of run.annotations) expectPlain(title, ...message.split('\n'));
});

const THING = '<b>@octocat</b> ![x](https://attacker.example/x.png) ::error::q ##[error]q';
const IDS = [
  '](https://attacker.example) <img src=x onerror=alert(1)>',
  '::error::id @octocat #1',
  '##[error]id',
  `$(touch pwned) \`touch pwned\` '"\\; touch pwned`,
  '<!-- ragbench:ragbench -->',
  '</details></td>| a | b |',
  '\u202ereversed',
  '--help',
  '@octocat/team',
];

test('ids, questions, a recorded reason, a branch and a commit message are no more than text', async () => {
  const golden = shopGolden();
  await using shop = await measuredShop({ stock: { ...SHOP_STOCK, [THING]: 3 }, golden });
  const hostile = IDS.map((id) => countCase(THING, 3, 6, id));
  await shop.github.commit('main', shop.files({ golden: [...golden, ...hostile] }), '::error::@octocat');
  expect(await shop.push()).toMatchObject({ exit: 0, outputs: { 'baseline-changed': 'true' } });
  const [bump] = await shop.github.log('main');
  expect(bump?.message).toContain('attacker.example');
  expect(bump?.message).not.toMatch(/@\w|#\d|[^\P{C}\n\u200b]/u);
  const baseline = JSON.parse((await shop.github.file('main', '.ragbench/baseline.json')) ?? '') as object;
  const record = { id: '1', kind: 'floor', row: 'qa.tier0.fabrication', from: 0, to: 1, date: '2026-11-30' };
  const changes = [{ ...record, reason: `${IDS.join(' ')} ${THING}`, by: '@octocat <b>' }];
  const pull = await shop.open(
    {
      'stock.json': JSON.stringify({ ...SHOP_STOCK, [THING]: 4 }),
      '.ragbench/baseline.json': JSON.stringify({ ...baseline, changes }),
    },
    HOSTILE_BRANCH,
  );
  const run = await shop.gate(pull);
  expect(run.exit).toBe(1);
  expectOwnCommands(run, ['error']);
  expectPlainLog(run);
  expectInertSurfaces(shop, pull, run);
  const comment = commentOn(shop, pull);
  expect(comment).toContain('9 cases regressed');
  expect(comment).toMatch(/octocat.*9 regressed/s);
  // Ids that would act in a log, or that cannot be seen, have no command to copy.
  expect(await replayed(comment)).toEqual(IDS.filter((id) => !/##\[|\p{Cf}/u.test(id)).toSorted());
});

/** The ids that a shell reads out of the commands that a reviewer would copy. */
async function replayed(comment: string): Promise<string[]> {
  await using folder = await createFixture({});
  const commands = [...comment.matchAll(/^```+sh\nragbench replay (.*)\n```+$/gm)];
  const ids = commands.map(([, words]) => {
    const said = execFileSync('sh', ['-c', `printf '%s\\n' ${words}`], {
      cwd: folder.path,
      encoding: 'utf8',
    });
    return said.trimEnd().split('\n').at(-1) ?? '';
  });
  expect(await folder.readdir('.')).toEqual([]);
  return ids.toSorted();
}

test('hundreds of regressions fit, the worst first, in batches', async () => {
  const names = Array.from({ length: 320 }, (_, index) => `thing-${index + 1}`);
  const stock = (more: number): Stock => Object.fromEntries(names.map((name, n) => [name, n + more]));
  const lines = names.map((name, n) => countCase(name, n, n + 1));
  await using shop = await measuredShop({
    stock: stock(0),
    golden: lines.slice(20),
    config: {
      app: { concurrency: 8 },
      suites: {
        advice: { kind: 'qa', golden: 'eval/advice.jsonl', tier: 0 },
        qa: { golden: 'eval/golden.jsonl', tier: 0 },
      },
      gate: { advisory: ['advice'] },
    },
    files: { 'eval/advice.jsonl': lines.slice(0, 20).join('\n') },
  });
  const pull = await shop.open({ 'stock.json': JSON.stringify(stock(1)) });
  const run = await shop.gate(pull);
  expect(run).toMatchObject({ exit: 1, outputs: { verdict: 'FAIL' } });
  const comment = commentOn(shop, pull);
  expect(comment).toContain('320 regressed');
  expect(comment.length).toBeLessThan(60_000);
  const { annotations } = checkOn(shop, pull);
  const levels = annotations.map((one) => one['annotation_level']);
  expect(levels).toEqual([...Array(300).fill('failure'), ...Array(20).fill('warning')]);
  expect(new Set(annotations.map((one) => JSON.stringify([one['path'], one['start_line']]))).size).toBe(320);
  const sizes = shop.github.requests
    .filter(({ operation }) => operation === 'checks/update')
    .map(({ body }) => (body as { output: { annotations: unknown[] } }).output.annotations.length);
  expect(sizes.slice(1)).toEqual([50, 50, 50, 50, 50, 50, 20]);
  expect(run.summary).toContain('thing-320');
});

const TOKEN = 'pier/"night+ferry"\\7=';
/** No form of the token is without it. */
const CORE = 'ferry';

test('a secret shows up nowhere, and the job’s own secrets never reach the app', async () => {
  await using shop = await measuredShop();
  const headers = { authorization: 'Bearer ${APP_TOKEN}' };
  const change = { mode: 'echo env dies', stock: BROKEN, config: { app: { headers } } };
  const pull = await shop.open(shop.files(change));
  const workspace = await shop.github.clone(`refs/pull/${pull.number}/merge`);
  const run = await shop.gate(pull, { workspace, env: { APP_TOKEN: TOKEN } });
  expect(run).toMatchObject({ exit: 1, outputs: { verdict: 'ERROR' } });
  const comment = commentOn(shop, pull);
  expect(comment).toContain('2 regressed · 6 not judged');
  expect(comment).toContain('[redacted] There are 40 pcs');
  expect(run.log.join('\n')).toContain('I was told [redacted]');
  const file = (name: string): Promise<string> => readFile(join(workspace, name), 'utf8');
  const kept = [await file('ragbench-report.json'), await file('ragbench-recording.jsonl')];
  const sent = JSON.stringify(shop.github.requests);
  const told = [...run.log, run.summary ?? '', JSON.stringify(run.outputs), JSON.stringify(run.annotations)];
  for (const text of [...kept, sent, ...told]) expect(text).not.toContain(CORE);
  // Only the runner is told, to have it masked.
  const raw = run.raw.split('\n').filter((line) => line.includes(CORE));
  expect(raw).toEqual(['', 'Bearer '].map((before) => `::add-mask::${before}${TOKEN}`));
  const env = JSON.parse(await file('env.json')) as { [name: string]: string };
  expect(env).toMatchObject({ RUNNER_TRACKING_ID: run.job.trackingId, GITHUB_REPOSITORY: 'acme/shop' });
  const names = Object.keys(env).filter((name) =>
    /^(INPUT_|ACTIONS_|GITHUB_TOKEN$|GITHUB_OUTPUT$|STATE_)/.test(name),
  );
  expect(names).toEqual([]);
  const values = Object.values(env).join('\n');
  expect(values).not.toContain('ghs_simulated');
  for (const secret of Object.values(RUNTIME_SECRETS)) expect(values).not.toContain(secret);
});
