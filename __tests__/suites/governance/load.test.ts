import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../../src/model/problem.ts';
import { governanceSettings } from '../../../src/suites/governance/settings.ts';
import { caseOf, fileOf, loaded } from '../../helpers/governance.ts';

const SANITY = 'tier0_sanity/abstention.json';
const CORE = 'tier1_core/abstention.json';
const abstention = (id: string, fields = {}) => caseOf('abstention', id, fields);

describe('loading', () => {
  it('reads both tiers, each case with its tier, line, request and metrics', async () => {
    const text = JSON.stringify(
      fileOf([abstention('t1_a'), abstention('t1_b', { context_sources: ['x'] })]),
      null,
      1,
    );
    const { cases, problems } = await loaded({ [SANITY]: fileOf([abstention('t0_a')]), [CORE]: text });
    expect(problems).toEqual([]);
    expect(cases.map(({ id, tier }) => [id, tier])).toEqual([
      ['t0_a', 0],
      ['t1_a', 1],
      ['t1_b', 1],
    ]);
    const lines = text.split('\n');
    const line = (id: string): number => lines.findIndex((entry) => entry.includes(`"${id}"`));
    expect(cases.map(({ location }) => location.line)).toEqual([1, line('t1_a'), line('t1_b')]);
    expect(cases[2]?.request).toEqual({
      prompt: 'What do the leaflets say about topic t1_b?',
      conversation: [],
      contexts: ['The leaflet is about bicycles.'],
      context_sources: ['x'],
    });
    expect(cases[2]?.metrics).toEqual(['accuracy', 'abstention', 'false_trust']);
  });

  it.each([
    ['only the wanted tier', { tiers: [1] }, ['t1_a']],
    ['every tier by default', {}, ['t0_a', 't1_a']],
  ])('reads %s', async (_claim, settings, ids) => {
    const { cases } = await loaded(
      { [SANITY]: fileOf([abstention('t0_a')]), [CORE]: fileOf([abstention('t1_a')]) },
      settings,
    );
    expect(cases.map(({ id }) => id)).toEqual(ids);
  });

  it.each(['cases/abstention/part-1.json', 'abstention/part-1.json'])(
    'reads the older flat layout %s as tier 1',
    async (path) => {
      const { cases, problems } = await loaded({ [path]: fileOf([abstention('any-id')]) }, { tiers: [1] });
      expect(problems).toEqual([]);
      expect(cases.map(({ id, tier, data }) => [id, tier, data.slices['subcategory']])).toEqual([
        ['any-id', 1, 'abstention/part-1'],
      ]);
    },
  );

  it("lays a case's evaluation_config over its file's, key by key", async () => {
    const config = { use_regex: true, allowed_phrases: ['a'], min_required: 2 };
    const own = { evaluation_config: { allowed_phrases: [], case_insensitive: false } };
    const { cases } = await loaded(
      { [CORE]: fileOf([abstention('t1_a', own)], { evaluation_config: config }) },
      { tiers: [1] },
    );
    expect(cases[0]?.data.rules).toEqual({
      useRegex: true,
      caseInsensitive: false,
      allowedPhrases: [],
      minRequired: 2,
    });
  });

  it.each([
    ['the highest of the files', [0.9, 0.97, null], { 'tier0.accuracy': 0.97 }],
    ['0.95 where no file says', [null], { 'tier0.accuracy': 0.95 }],
  ])('takes as the threshold of tier 0 %s', async (_claim, given, thresholds) => {
    const names = ['abstention', 'dispute', 'grounding'];
    const files = given.map((passing_threshold, index) => {
      const category = names[index] ?? '';
      return [
        `tier0_sanity/${category}.json`,
        fileOf([caseOf(category, `t0_${index}`)], { passing_threshold }),
      ];
    });
    expect((await loaded(Object.fromEntries(files), { tiers: [0] })).thresholds).toEqual(thresholds);
  });

  it('restricts the metrics of cases to the chosen rows', async () => {
    const { cases } = await loaded(
      { [CORE]: fileOf([abstention('t1_a')]) },
      { tiers: [1], metrics: ['false_trust', 'grounding'] },
    );
    expect(cases[0]?.metrics).toEqual(['false_trust']);
    expect(governanceSettings.safeParse({ data: 'd', metrics: ['acuracy'] }).success).toBe(false);
  });

  it.each([
    ['the query', { query: 'Another question about it?' }],
    ['a pattern', { forbidden_claims: ['x'] }],
    ["the file's allowed phrases, by an own list", { evaluation_config: { allowed_phrases: ['y'] } }],
    ['the contexts', { contexts: ['other'] }],
  ])('has another content when %s changes', async (_what, fields) => {
    const content = async (own: Readonly<Record<string, unknown>>) =>
      (
        await loaded(
          { 'tier1_core/grounding.json': fileOf([caseOf('grounding', 't1_a', own)]) },
          { tiers: [1] },
        )
      ).cases[0]?.content;
    expect(await content(fields)).not.toEqual(await content({}));
    expect(await content({ description: 'reworded' })).toEqual(await content({}));
  });
});

describe('what cannot be used is a problem, never left out', () => {
  it.each([
    ['a folder that is not there', {}, {}, 'data: there is no such folder'],
    ['a folder without cases', { 'README.md': 'x' }, {}, 'data: holds no cases'],
    [
      'a wanted tier that is not there',
      { [CORE]: fileOf([abstention('t1_a')]) },
      {},
      'data/tier0_sanity: there is no such folder; leave 0 out of tiers',
    ],
    [
      'a file of another name',
      { 'tier1_core/abstentions.json': fileOf([]) },
      { tiers: [1] },
      'data/tier1_core/abstentions.json: is no category',
    ],
    [
      'a file that is no JSON',
      { [CORE]: '{"cases": [1,]}' },
      { tiers: [1] },
      `data/${CORE}:1:14: is not valid JSON`,
    ],
    ['a file without cases', { [CORE]: fileOf([]) }, { tiers: [1] }, 'data: holds no cases of tier 1'],
    [
      'a field of a wrong type',
      { [CORE]: fileOf([abstention('t1_a', { contexts: 'one' })]) },
      { tiers: [1] },
      'case "t1_a": a list is expected, the text "one" came',
    ],
    [
      'a missing field',
      { [CORE]: fileOf([abstention('t1_a', { rationale: undefined })]) },
      { tiers: [1] },
      'case "t1_a": "rationale" is missing',
    ],
    [
      'an empty field',
      { [CORE]: fileOf([abstention('t1_a', { query: ' ' })]) },
      { tiers: [1] },
      'case "t1_a": query is empty',
    ],
    [
      'an id of the wrong tier',
      { [CORE]: fileOf([abstention('t0_a')]) },
      { tiers: [1] },
      'an id of this folder begins with t1_',
    ],
    [
      'a mode that does not go with the category',
      { [CORE]: fileOf([abstention('t1_a', { expected_mode: 'disputed' })]) },
      { tiers: [1] },
      'disputed does not go with abstention; abstain is allowed',
    ],
    [
      'an unknown mode',
      { [CORE]: fileOf([abstention('t1_a', { expected_mode: 'unsure' })]) },
      { tiers: [1] },
      'abstain, disputed or trustworthy is allowed',
    ],
    [
      'grounding without patterns',
      { 'tier1_core/grounding.json': fileOf([caseOf('grounding', 't1_a', { forbidden_claims: [] })]) },
      { tiers: [1] },
      'needs forbidden_claims',
    ],
    [
      'relevance without elements',
      { 'tier1_core/relevance.json': fileOf([caseOf('relevance', 't1_a', { required_elements: [] })]) },
      { tiers: [1] },
      'needs required_elements',
    ],
    [
      'a control character in an id',
      { [CORE]: fileOf([abstention('t1_a\u0007')]) },
      { tiers: [1] },
      'has control characters',
    ],
  ])('%s', async (_what, files, settings, message) => {
    const { problems } = await loaded(files, settings);
    expect(problems.map(formatProblem)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['the same', 't1_a'],
    ['the same but for outer spaces', 't1_a '],
    ['the same but for its Unicode form', 't1_\u0061'],
    ['composed and decomposed', 't1_e\u0301', 't1_\u00e9'],
  ])('ids that are %s, naming both places', async (_what, second, first = 't1_a') => {
    const { problems } = await loaded(
      { [CORE]: JSON.stringify(fileOf([abstention(first), abstention(second)]), null, 1) },
      { tiers: [1] },
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toMatch(/is given twice, first at data\/tier1_core\/abstention\.json:4;/);
    expect(problems[0]?.location.line).toBeGreaterThan(4);
  });
});
