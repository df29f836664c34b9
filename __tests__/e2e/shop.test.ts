import { describe, expect, it } from 'vitest';
import { repository, type Repository } from '../baseline/repository.ts';
import { freePort } from '../app/programs.ts';
import { ragbench, type Ended } from '../helpers/cli.ts';
import { orphansOf } from '../helpers/runner/orphans.ts';
import {
  countCase,
  shopFiles,
  shopGolden,
  SHOP_STOCK,
  type ShopMode,
  type ShopSettings,
  type Stock,
} from './shop.ts';
import { casesOf, reportIn } from './stock.ts';
import type { Report } from '../../src/model/report.ts';

interface Shop extends AsyncDisposable {
  readonly repo: Repository;
  readonly port: number;
  /** Changes the shop's files as settings say, and gates it. */
  gate(settings: Omit<ShopSettings, 'port'>): Promise<Ended & { readonly report: Report }>;
}

/** A shop whose main branch has a baseline, on a branch off it. */
async function shop(): Promise<Shop> {
  const repo = await repository();
  const port = await freePort();
  await repo.commit(shopFiles({ port }));
  await ragbench(repo.path, ['run']);
  await ragbench(repo.path, ['baseline', 'bump']);
  await repo.commit({});
  repo.git('checkout', '-q', '-b', 'change');
  return {
    repo,
    port,
    gate: async (settings) => {
      await repo.commit(shopFiles({ port, ...settings }));
      const trackingId = `github_shop_${port}`;
      const ended = await ragbench(repo.path, ['run'], { env: { RUNNER_TRACKING_ID: trackingId } });
      expect(orphansOf(trackingId)).toEqual([]);
      return { ...ended, report: await reportIn(repo.path) };
    },
    [Symbol.asyncDispose]: () => repo[Symbol.asyncDispose](),
  };
}

const changesOf = (report: Report): Record<string, string | undefined> =>
  Object.fromEntries([...casesOf(report)].map(([id, { change }]) => [id, change]));
const stageOf = (report: Report, id: string): unknown => casesOf(report).get(id)?.evidence['stage'];

describe('the shop', () => {
  it('passes all its cases', async () => {
    await using green = await shop();
    const { exit, report } = await green.gate({});
    expect({ exit, verdict: report.verdict }).toEqual({ exit: 0, verdict: 'PASS' });
    expect(new Set(Object.values(changesOf(report)))).toEqual(new Set(['still_passing']));
    expect(report.suites[0]?.n_cases).toBe(8);
  });

  it('can be asked more than it was', async () => {
    await using changed = await shop();
    const golden = [...shopGolden(), countCase('maps', 5, 6)];
    const { exit, report } = await changed.gate({ golden, stock: { ...SHOP_STOCK, maps: 5 } });
    expect(exit).toBe(0);
    expect(report.ledger).toMatchObject({ new_passing: 1, still_passing: 8 });
  });

  const BROKEN: readonly [stock: Stock, stage: string][] = [
    [{ ...SHOP_STOCK, locks: 13 }, 'cited_wrong_value'],
    [{ ...SHOP_STOCK, locks: { count: 12, row: 3 } }, 'cited_wrong_place'],
    [{ ...SHOP_STOCK, locks: { count: 12, doc: 'prices.md', retrieved: ['prices.md'] } }, 'not_retrieved'],
    [{ ...SHOP_STOCK, locks: { count: 12, cited: [] } }, 'retrieved_not_cited'],
    [{ ...SHOP_STOCK, locks: { count: 12, text: 'Twelve.' } }, 'not_named_in_text'],
  ];

  it.each(BROKEN)('whose stock becomes %j regresses in that case alone', async (stock, stage) => {
    await using changed = await shop();
    const { exit, report } = await changed.gate({ stock });
    expect({ exit, verdict: report.verdict }).toEqual({ exit: 1, verdict: 'FAIL' });
    expect(report.ledger).toMatchObject({ regressed: 1, still_passing: 7 });
    expect(changesOf(report)).toMatchObject({ locks: 'regressed' });
    expect(stageOf(report, 'locks')).toBe(stage);
  });

  const MODES: readonly [mode: ShopMode, exit: number, verdict: string, more?: Partial<ShopSettings>][] = [
    ['crash', 3, 'ERROR'],
    ['hang', 3, 'ERROR', { readyTimeout: '1s' }],
    ['hang_answer', 3, 'ERROR', { config: { app: { timeout: '300ms' } } }],
    ['dies', 1, 'ERROR'],
    ['hostile', 0, 'PASS'],
    ['loud', 0, 'PASS'],
    ['forks', 0, 'PASS'],
  ];

  it.each(MODES)('in mode %s', async (mode, exit, verdict, more = {}) => {
    await using changed = await shop();
    const { report, ...ended } = await changed.gate({ mode, ...more });
    expect({ exit: ended.exit, verdict: report.verdict }).toEqual({ exit, verdict });
  });

  it('that is hostile attacks with what it answers wrongly, too', async () => {
    await using changed = await shop();
    const { report } = await changed.gate({ mode: 'hostile', stock: { ...SHOP_STOCK, locks: 13 } });
    expect(report.ledger).toMatchObject({ regressed: 1, still_passing: 7 });
    const evidence = JSON.stringify(casesOf(report).get('locks')?.evidence);
    for (const attack of ['##[error]', '@octocat', 'attacker.example', '<!-- ragbench'])
      expect(evidence).toContain(attack);
  });
});
