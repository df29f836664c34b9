import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Baseline } from '../../src/model/baseline.ts';
import type { Raise } from '../../src/model/report.ts';
import { bumpMessage } from '../../src/render/bump-message.ts';
import { baseline, counts, QA_KEY, stored, type Scored } from '../gate/inputs.ts';

const RUN = 'https://github.com/acme/shop/actions/runs/7';

const row = (metric: string, suite = 'qa'): Raise['row'] => ({ suite, tier: 0, variant: 'default', metric });
const raise = (why: Raise['why'], metric = 'accuracy'): Raise => ({
  row: row(metric),
  ...(why !== 'new' && { from: 0.75 }),
  to: 1,
  why,
});
const of = (scored: Scored): Baseline => baseline({ [QA_KEY]: stored(scored) });
const BEFORE = of(counts(3, 4));

const message = (
  raises: readonly Raise[],
  { before = BEFORE, after = before }: { before?: Baseline; after?: Baseline } = {},
): ReturnType<typeof bumpMessage> => bumpMessage(before, { baseline: after, raises }, { run: RUN });

describe('the headline of a bump', () => {
  it.each<[Raise['why'], string]>([
    ['raised', 'ragbench: raise qa.tier0.accuracy'],
    ['new', 'ragbench: add qa.tier0.accuracy'],
    ['remeasured', 'ragbench: measure anew qa.tier0.accuracy'],
    ['lowered', 'ragbench: lower qa.tier0.accuracy'],
    ['case_set', 'ragbench: update qa.tier0.accuracy'],
  ])('of a row that is %s: %s', (why, headline) => {
    expect(message([raise(why)]).headline).toBe(headline);
  });

  it.each([
    [2, 'ragbench: raise qa.tier0.m0 and 1 more'],
    [12, 'ragbench: raise qa.tier0.m0 and 11 more'],
  ])('of %i rows counts the others', (count, headline) => {
    const raises = Array.from({ length: count }, (_, index) => raise('raised', `m${index}`));
    expect(message(raises).headline).toBe(headline);
  });

  it.each([
    [1, 'ragbench: first baseline, 1 row'],
    [5, 'ragbench: first baseline, 5 rows'],
  ])('of a first baseline of %i rows says so', (count, headline) => {
    const raises = Array.from({ length: count }, (_, index) => raise('new', `m${index}`));
    expect(message(raises, { before: baseline({}), after: BEFORE }).headline).toBe(headline);
  });

  it('of a bump that moved no row speaks of the cases', () => {
    expect(message([], { after: of(counts(3, 5)) }).headline).toBe(
      'ragbench: the cases of the baseline changed',
    );
  });

  it('has at most 72 characters, and both ends of a long name', () => {
    const why = fc.constantFrom('raised', 'new', 'remeasured', 'lowered', 'case_set');
    const name = fc.stringMatching(/^[A-Za-z0-9_-]{1,200}$/);
    fc.assert(
      fc.property(why, name, name, fc.integer({ min: 1, max: 2000 }), (how, suite, metric, count) => {
        const first: Raise = { row: row(metric, suite), to: 1, why: how };
        const { headline } = message([first, ...Array<Raise>(count - 1).fill(raise('raised'))]);
        expect(headline.length).toBeLessThanOrEqual(72);
        expect(headline).toMatch(/^ragbench: (raise|add|measure anew|lower|update) \S/);
        expect(headline.replace(/ and \d+ more$/, '').endsWith(metric.slice(-8))).toBe(true);
      }),
    );
  });
});

describe('the body of a bump', () => {
  it('lists every row with from and to, and the run that measured it', () => {
    const { body } = message([raise('raised'), raise('new', 'quality'), raise('remeasured', 'gap')]);
    expect(body).toBe(
      [
        '  qa.tier0.accuracy  0.75 → 1  raised',
        '  qa.tier0.quality  1  first measured',
        '  qa.tier0.gap  0.75 → 1  measured anew: another judge or scorer',
        '',
        `Measured by ${RUN}`,
      ].join('\n'),
    );
  });

  it('names the cases that came and went', () => {
    const before = of({ kept: { accuracy: 1 }, gone: { accuracy: 1 } });
    const after = of({ kept: { accuracy: 1 }, 'new one': { accuracy: 0 }, other: { accuracy: 1 } });
    const { body } = message([raise('case_set')], { before, after });
    expect(body).toContain(`2 cases added\n  ${QA_KEY} new one\n  ${QA_KEY} other\n`);
    expect(body).toContain(`1 case removed\n  ${QA_KEY} gone\n`);
    expect(body).not.toContain('kept');
  });

  it('names at most a hundred of them, and counts the others', () => {
    const { body } = message([raise('case_set')], { before: of(counts(1, 1)), after: of(counts(251, 251)) });
    expect(body).toContain('250 cases added\n');
    expect(body.split('\n').filter((line) => line.startsWith(`  ${QA_KEY} `))).toHaveLength(100);
    expect(body).toContain('\n  150 more');
  });

  it('of a first baseline lists no cases: all are new', () => {
    const { body } = message([raise('new')], { before: baseline({}), after: BEFORE });
    expect(body).not.toMatch(/added|removed|c0/);
  });

  it.each([
    ['a mention', 'ask @octocat', '@octocat'],
    ['a team', '@acme/owners', '@acme'],
    ['an issue that it would close', 'fixes #12', '#12'],
    ['one of another repository', 'closes acme/shop#12', '#12'],
    ['the old form', 'resolves GH-12', 'GH-12'],
  ])('leaves no case id that acts: %s', (_what, id, acting) => {
    const { headline, body } = message([raise('case_set')], {
      before: of({ a: { accuracy: 1 } }),
      after: of({ a: { accuracy: 1 }, [id]: { accuracy: 1 } }),
    });
    expect(`${headline}\n${body}`).not.toContain(acting);
    expect(body.replaceAll('\u200b', '')).toContain(id);
  });

  it('keeps one line for each case, whatever its id', () => {
    const id = 'a\n\nSigned-off-by: nobody\r\u2028b';
    const { body } = message([raise('case_set')], { after: of({ [id]: { accuracy: 1 } }) });
    expect(body.split(/[\r\n\u2028]/).filter((line) => line.includes('Signed-off-by'))).toEqual([
      expect.stringMatching(/^ {2}qa\/tier0\/default a/),
    ]);
  });

  it('goes without a run where there is none', () => {
    const { body } = bumpMessage(BEFORE, { baseline: BEFORE, raises: [raise('raised')] }, {});
    expect(body).toBe('  qa.tier0.accuracy  0.75 → 1  raised');
  });
});
