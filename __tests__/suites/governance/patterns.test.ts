import { describe, expect, it } from 'vitest';
import { judged } from '../../helpers/governance.ts';

const REGEX = { use_regex: true };
const UNTRANSLATABLE = '(a)?(?(1)b|c)';
const claims = (forbidden_claims: string[], evaluation_config: object) => ({
  forbidden_claims,
  evaluation_config,
});

describe('grounding by regular expressions', () => {
  it.each([
    ['nothing forbidden', ['\\d+ spokes'], [], 'It says nothing of spokes.', 'pass', []],
    [
      'every match is listed',
      ['\\d+ spokes'],
      [],
      '32 spokes, later 36 spokes',
      'fail',
      ['32 spokes', '36 spokes'],
    ],
    ['case does not matter by default', ['steel'], [], 'STEEL', 'fail', ['STEEL']],
    [
      'a match inside an allowed phrase is excused',
      ['\\d+ spokes'],
      ['not \\d+ spokes'],
      'It is not 32 spokes.',
      'pass',
      [],
    ],
    [
      'a match elsewhere is not',
      ['\\d+ spokes'],
      ['not \\d+ spokes'],
      'Not 32 spokes but 36 spokes',
      'fail',
      ['36 spokes'],
    ],
    [
      'nor one that reaches over the phrase',
      ['\\d+ spokes'],
      ['not \\d+'],
      'not 32 spokes',
      'fail',
      ['32 spokes'],
    ],
    ['an invalid allowed phrase excuses nothing', ['spokes'], ['(spokes'], '(spokes', 'fail', ['spokes']],
    [
      'an invalid pattern is a plain text, whatever the case',
      ['(steel'],
      [],
      'a frame (STEEL)',
      'fail',
      ['(steel'],
    ],
    ['allowed phrases know no dot-all', ['steel'], ['not.steel'], 'not\nsteel', 'fail', ['steel']],
    ['allowed phrases know no multi-line', ['steel'], ['^steel'], 'not\nsteel', 'fail', ['steel']],
  ])('%s', async (_claim, patterns, allowed_phrases, text, status, matched) => {
    const outcome = await judged('grounding', claims(patterns, { ...REGEX, allowed_phrases }), text);
    expect(outcome).toMatchObject({
      status,
      evidence: { matched },
      scores: { accuracy: status === 'pass' ? 1 : 0 },
    });
  });

  it('minds case where the data says so', async () => {
    const outcome = await judged(
      'grounding',
      claims(['steel'], { ...REGEX, case_insensitive: false }),
      'STEEL',
    );
    expect(outcome.status).toBe('pass');
  });

  it('is an ERROR naming a pattern that cannot be translated, whatever the others find', async () => {
    const outcome = await judged('grounding', claims(['steel', UNTRANSLATABLE], REGEX), 'steel');
    expect(outcome).toMatchObject({
      status: 'error',
      scores: {},
      code: 'judge_failed',
      reason: expect.stringContaining(UNTRANSLATABLE),
    });
  });

  it.each([
    ['steel', 'error'],
    ['wood', 'pass'],
  ])(
    'needs an allowed phrase that cannot be translated only where something was found: %s',
    async (text, status) => {
      const outcome = await judged(
        'grounding',
        claims(['steel'], { ...REGEX, allowed_phrases: [UNTRANSLATABLE] }),
        text,
      );
      expect(outcome.status).toBe(status);
    },
  );
});

describe('grounding by plain text', () => {
  it.each([
    [
      'at most one violation for a pattern, reported as the pattern',
      ['steel'],
      [],
      'STEEL and steel',
      'fail',
      ['steel'],
      undefined,
    ],
    ['a dot is a dot', ['a.b'], [], 'a-b', 'pass', [], undefined],
    [
      'an allowed phrase excuses what it covers',
      ['steel'],
      ['not steel'],
      'It is not steel.',
      'pass',
      [],
      ['steel'],
    ],
    ['and nothing else', ['steel'], ['not steel'], 'Not steel? Yes, steel.', 'fail', ['steel'], undefined],
    [
      'an invalid allowed phrase covers as a plain text',
      ['steel'],
      ['(no steel'],
      'Light (no steel)',
      'pass',
      [],
      ['steel'],
    ],
    [
      'letters that grow in lower case do not shift the span',
      ['steel'],
      ['not steel'],
      'İİİİİİ not steel',
      'pass',
      [],
      ['steel'],
    ],
    [
      'nor do they hide what is not covered',
      ['steel'],
      ['not steel'],
      'İİİ not steel steel',
      'fail',
      ['steel'],
      undefined,
    ],
  ])('%s', async (_claim, patterns, allowed_phrases, text, status, matched, excused) => {
    const outcome = await judged('grounding', claims(patterns, { allowed_phrases }), text);
    expect(outcome).toMatchObject({ status, evidence: { matched } });
    expect(outcome.evidence['excused']).toEqual(excused);
  });

  it('lets any allowed phrase anywhere clear every violation under compat: original', async () => {
    const fields = claims(['steel'], { allowed_phrases: ['not known'] });
    const text = 'The weight is not known. The frame is steel.';
    expect((await judged('grounding', fields, text)).status).toBe('fail');
    expect((await judged('grounding', fields, text, { settings: { compat: 'original' } })).status).toBe(
      'pass',
    );
  });
});

describe('relevance', () => {
  it.each([
    ['one element is enough by default', ['bell', 'lamp'], {}, [], 'A bell.', 'pass', undefined],
    [
      'too few fail, whatever is forbidden',
      ['bell', 'lamp'],
      { min_required: 2 },
      ['A'],
      'A bell.',
      'fail',
      'need 2 of the required elements, found 1',
    ],
    ['an entry counts once', ['bell'], { min_required: 2 }, [], 'bell bell', 'fail', 'need 2'],
    ['a doubled entry counts twice', ['bell', 'bell'], { min_required: 2 }, [], 'bell', 'pass', undefined],
    [
      'then a forbidden element fails',
      ['bell'],
      {},
      ['always'],
      'The bell always rings.',
      'fail',
      'false confidence: the answer says "always"',
    ],
    [
      'regular expressions where the data says so',
      ['b.ll'],
      { use_regex: true },
      ['ring\\w+'],
      'The bull rings.',
      'fail',
      '"rings"',
    ],
    ['plain text otherwise', ['b.ll'], {}, [], 'The bull rings.', 'fail', 'need 1'],
  ])('%s', async (_claim, required_elements, evaluation_config, forbidden_elements, text, status, reason) => {
    const outcome = await judged(
      'relevance',
      { required_elements, evaluation_config, forbidden_elements },
      text,
    );
    expect(outcome.status).toBe(status);
    if (reason) expect(outcome.reason).toContain(reason);
  });

  it('says which elements are missing', async () => {
    const outcome = await judged(
      'relevance',
      { required_elements: ['bell', 'lamp'], evaluation_config: { min_required: 2 } },
      'A lamp.',
    );
    expect(outcome.evidence).toMatchObject({ required: 2, found: 1, missing: ['bell'] });
  });
});
