import { createFixture } from 'fs-fixture';
import { describe, expect, it } from 'vitest';
import { httpApp, json } from '../app/http-app.ts';
import { ragbench } from '../helpers/cli.ts';
import { casesOf, promptOf, reportIn } from './stock.ts';

/** A governance file whose cases forbid one pattern each. */
function grounding(patterns: Readonly<Record<string, string>>): string {
  const cases = Object.entries(patterns).map(([name, pattern]) => ({
    id: `t1_ground_easy_${name}`,
    query: `What of ${name}?`,
    contexts: ['The documents say nothing on this point.'],
    expected_mode: 'trustworthy',
    category: 'grounding',
    subcategory: 'numerical_hallucination',
    difficulty: 'easy',
    description: 'a pattern',
    rationale: 'The context does not support the claim.',
    forbidden_claims: [pattern],
    required_elements: [],
    domain: 'technology',
    query_type: 'what',
    source_type: 'single',
    context_count: 1,
    reasoning_type: 'factual',
    evidence_pattern: 'absent',
    metadata: { tier: 'tier1_core' },
  }));
  const head = {
    tier: 'tier1_core',
    tier_description: 'patterns',
    passing_threshold: null,
    category: 'grounding',
    description: 'patterns',
    version: '1',
    mode_rationale: '',
  };
  return JSON.stringify(
    { ...head, evaluation_config: { mode: 'forbidden', use_regex: true, case_insensitive: true }, cases },
    null,
    1,
  );
}

const config = (url: string): string =>
  `version: 1\napp: { url: "${url}" }\nsuites:\n  governance: { data: data, tiers: [1], contexts: inline }\n`;

/** Answers by the name that the question carries. */
function namedApp(texts: Readonly<Record<string, string>>): ReturnType<typeof httpApp> {
  return httpApp((response, _n, { body }) => {
    const name = /^What of (.+)\?$/.exec(promptOf(body))?.[1] ?? '';
    json(response, { text: texts[name] ?? 'Nothing is said.', mode: 'trustworthy' });
  });
}

describe('patterns from a governance folder', () => {
  it('are refused by validate with file, line and case when one is none; run counts it as plain text', async () => {
    await using app = await namedApp({ broken: 'There is an (unclosed bracket.' });
    await using fixture = await createFixture({
      'ragbench.yml': config(app.url),
      'data/tier1_core/grounding.json': grounding({ good: '\\d+ tents', broken: '(unclosed' }),
    });
    const { exit, stderr } = await ragbench(fixture.path, ['validate']);
    expect({ exit, asked: app.received.length }).toEqual({ exit: 2, asked: 0 });
    expect(stderr).toMatch(/^data\/tier1_core\/grounding\.json:41: .*t1_ground_easy_broken.*\(unclosed/m);
    expect(stderr).toMatch(/^1 problem$/m);
    await ragbench(fixture.path, ['run']);
    const report = await reportIn(fixture.path);
    expect(casesOf(report).get('t1_ground_easy_broken')?.status).toBe('fail');
    expect(report.warnings).toContainEqual(
      expect.objectContaining({
        code: 'data_quality',
        message: expect.stringMatching(/^case t1_ground_easy_broken: a pattern is no regular expression/),
      }),
    );
  });

  it('cannot hang a run, and the innocent cases beside a hanging one are judged', async () => {
    await using app = await namedApp({
      hangs: `${'a'.repeat(40)}!`,
      clean: 'Nothing is said.',
      caught: 'There are 41 tents.',
    });
    const patterns = { clean: '\\d+ tents', hangs: '^(a+)+$', caught: '\\d+ tents' };
    await using fixture = await createFixture({
      'ragbench.yml': config(app.url),
      'data/tier1_core/grounding.json': grounding(patterns),
    });
    await ragbench(fixture.path, ['run']);
    const cases = casesOf(await reportIn(fixture.path));
    expect(cases.get('t1_ground_easy_clean')?.status).toBe('pass');
    expect(cases.get('t1_ground_easy_caught')?.status).toBe('fail');
    // RE2 can mean the same as Python here, and says that the text does not match.
    expect(cases.get('t1_ground_easy_hangs')?.status).toBe('pass');
  });

  it('cannot hang a run where RE2 cannot stand in: the case is an error naming the pattern', async () => {
    await using app = await namedApp({ hangs: `${'a'.repeat(40)}!` });
    const patterns = { clean: '\\d+ tents', hangs: '^(a+)+(?!b)$' };
    await using fixture = await createFixture({
      'ragbench.yml': config(app.url),
      'data/tier1_core/grounding.json': grounding(patterns),
    });
    const { exit } = await ragbench(fixture.path, ['run']);
    const cases = casesOf(await reportIn(fixture.path));
    expect(exit).toBe(1);
    expect(cases.get('t1_ground_easy_clean')?.status).toBe('pass');
    expect(cases.get('t1_ground_easy_hangs')).toMatchObject({ status: 'error' });
    expect(JSON.stringify(cases.get('t1_ground_easy_hangs'))).toContain('^(a+)+(?!b)$');
  });
});
