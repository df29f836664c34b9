import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFixture } from 'fs-fixture';
import { describe, expect, it } from 'vitest';
import { oraclePython } from '../../scripts/oracles/prepare.ts';
import { run } from '../oracles/scored.ts';
import { ROOT, shippedCases, TIER0 } from './cases.ts';

interface Judged {
  readonly cases: readonly string[];
  readonly issues: readonly string[];
  readonly verdicts: readonly {
    readonly case: string;
    readonly exemplar: number;
    readonly passed: boolean;
  }[];
}

interface Overlap {
  readonly against: string;
  readonly texts: number;
  readonly compared: number;
  readonly shared: readonly { readonly file: string; readonly run: string }[];
}

const python = oraclePython();
const skip = python === undefined && process.env['RAGBENCH_REQUIRE_ORACLES'] === undefined;
if (skip) console.log('fitz-gov is not prepared, its comparison is skipped: node scripts/oracles/prepare.ts');

describe.skipIf(skip)('fitz-gov 4.1', () => {
  it('loads the folder as it lies, finds no fault with it, and judges every exemplar alike', async () => {
    await using fixture = await createFixture({ tier0_sanity: (api) => api.symlink(TIER0) });
    const { cases, issues, verdicts } = await said<Judged>('fitz_gov_exemplars.py', fixture.path);
    expect(cases.toSorted()).toEqual(shippedCases.map(({ id }) => id).toSorted());
    expect(issues).toEqual([]);
    const own = shippedCases.flatMap(({ id, exemplars }) =>
      exemplars.map(({ passes }, index) => `${id} ${index} ${passes}`),
    );
    expect(
      verdicts.map((verdict) => `${verdict.case} ${verdict.exemplar} ${verdict.passed}`).toSorted(),
    ).toEqual(own.toSorted());
  });

  it('shares no eight words in a row with our texts', async () => {
    const { texts, compared, shared } = await said<Overlap>('overlap.py', TIER0);
    expect(shared).toEqual([]);
    expect(texts).toBeGreaterThan(shippedCases.length * 10);
    expect(compared).toBeGreaterThan(20_000);
  });

  it('would be found in a copy, whose letter case and punctuation hide nothing', async () => {
    const { against } = await said<Overlap>('overlap.py', TIER0);
    const original = await readFile(join(against, 'tier0_sanity', 'dispute.json'), 'utf8');
    const [first] = (JSON.parse(original) as { cases: { contexts: string[] }[] }).cases;
    const copied = first?.contexts.join(' ').toUpperCase().replaceAll(' ', ' -- ');
    await using fixture = await createFixture({ 'copy.json': JSON.stringify({ contexts: [copied] }) });
    const { shared } = await said<Overlap>('overlap.py', fixture.path);
    expect(shared.length).toBeGreaterThan(0);
  });
});

async function said<T>(script: string, data: string): Promise<T> {
  const output = await run(
    python ?? 'not prepared',
    [join(ROOT, 'scripts', 'oracles', script), '--data', data],
    ROOT,
  );
  return JSON.parse(output) as T;
}
