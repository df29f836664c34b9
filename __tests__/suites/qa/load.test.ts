import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../../src/model/problem.ts';
import { qa } from '../../../src/suites/qa/kind.ts';
import { qaSettings } from '../../../src/suites/qa/settings.ts';
import { memoryFiles } from '../../helpers/memory-files.ts';
import { goldenOf, loadedQa } from '../../helpers/qa.ts';

const BYTES = join(import.meta.dirname, '..', '..', 'read', 'bytes');
const GROUNDED = { references: 'docs' };

describe('the golden file', () => {
  it('becomes cases with the line an editor shows, also from a Windows editor', async () => {
    const { cases, problems } = await fromBytes('golden-bom-crlf.jsonl');
    expect(problems).toEqual([]);
    expect(cases.map(({ id, location }) => [id, location])).toEqual(
      [1, 3, 5].map((line, index) => [`q-${index + 1}`, { file: 'golden-bom-crlf.jsonl', line }]),
    );
    expect(cases[2]?.request).toEqual({
      prompt: '库存里有几辆？',
      conversation: [],
      reference_date: '2026-11-30',
    });
  });

  it('is rejected whole for one bad line', async () => {
    const { cases, problems } = await fromBytes('golden-bad-line.jsonl');
    expect(cases).toEqual([]);
    expect(problems.map(formatProblem)).toEqual([
      expect.stringMatching(/^golden-bad-line\.jsonl:5:293: .*"q-3"/),
    ]);
  });

  it('is refused as UTF-16 by one problem', async () => {
    const { problems } = await fromBytes('golden-utf16.jsonl');
    expect(problems.map(formatProblem)).toEqual([expect.stringMatching(/UTF-16.*UTF-8/)]);
  });

  it.each([
    ['a missing id', goldenOf('numeric', { id: undefined }), '"id" is missing'],
    ['a blank id', goldenOf('numeric', { id: ' ' }), 'not blank'],
    ['a blank question', goldenOf('numeric', { question: '' }), 'not blank'],
    [
      'an unknown type',
      goldenOf('numeric', { case_type: 'numerical' }),
      'the text "numerical" came; numeric, clarification, refusal, narrative or composite is allowed',
    ],
    [
      'tags without qtype',
      goldenOf('numeric', { tags: { topic: 1, scope: 2 } }),
      '"qtype" is missing; a value is expected',
    ],
    ['no date', goldenOf('numeric', { reference_date: '2026-02-30' }), 'an ISO date such as'],
    [
      'an unknown clarification',
      goldenOf('numeric', {}, { clarification: 'ask' }),
      'none, ask_first or answer_with_assumptions is allowed',
    ],
    [
      'refuse as a word',
      goldenOf('numeric', {}, { refuse: 'no' }),
      'the text "no" came; true or false is allowed',
    ],
    ['a boolean value', goldenOf('numeric', {}, { value: true }), 'a number is expected, true came'],
    [
      'a missing value',
      goldenOf('numeric', {}, { value: undefined }),
      'expected.value is missing; a numeric case needs it',
    ],
    [
      'a missing source',
      goldenOf('composite', {}, { source: undefined }),
      'expected.source is missing; a composite case needs it',
    ],
    ['a source without locator', goldenOf('numeric', {}, { source: { doc: 'a' } }), '"locator" is missing'],
    [
      'no narrative_doc',
      goldenOf('narrative', {}, { narrative_doc: undefined }),
      'expected.narrative_doc is missing',
    ],
    [
      'a value without its unit',
      goldenOf('refusal', {}, { value: 1, source: { doc: 'a', locator: 'b' } }),
      'expected.unit is missing; expected.value needs it',
    ],
    [
      'a refusal case that is not to refuse',
      goldenOf('refusal', {}, { refuse: false }),
      'true is allowed in a refusal case',
    ],
    [
      'a clarification case without one',
      goldenOf('clarification', {}, { clarification: 'none' }),
      'allowed in a clarification case',
    ],
    ['a control character in an id', goldenOf('numeric', { id: 'q\n1' }), 'control characters'],
  ])('refuses %s, naming the line', async (_what, line, message) => {
    const { problems } = await loadedQa([goldenOf('numeric', { id: 'q-0' }), line]);
    expect(problems.map(formatProblem)).toEqual([expect.stringMatching(/^golden\.jsonl:2/)]);
    expect(problems[0]?.message).toContain(message);
  });

  it('places a fault at its field, and names the case', async () => {
    const { problems } = await loadedQa('\n{"id": "q-7", "question": 3}');
    expect(problems.map(formatProblem)).toContain(
      'golden.jsonl:2:27: case "q-7": a text is expected, the number 3 came',
    );
  });

  it('names every bad line, and both places of a doubled id', async () => {
    const lines = [
      goldenOf('numeric'),
      goldenOf('numeric', { question: 1 }),
      goldenOf('refusal', { id: ' q-1' }),
      goldenOf('narrative', { tags: [] }),
    ];
    const { problems } = await loadedQa(lines);
    expect(problems.map(({ location }) => location.line)).toEqual([2, 4, 3]);
    expect(problems[2]?.message).toContain('first at golden.jsonl:1');
  });

  it('takes a number as an id', async () => {
    expect((await loadedQa([goldenOf('numeric', { id: 7 })])).cases[0]?.id).toBe('7');
  });
});

describe('what a case counts for', () => {
  const GATES = ['refusal_appropriateness', 'clarification_appropriateness'];
  it.each([
    ['numeric', {}, {}, ['numeric_accuracy', 'citation_validity', ...GATES]],
    ['refusal', {}, {}, [...GATES, 'fabrication']],
    ['clarification', {}, {}, GATES],
    ['narrative', {}, {}, ['citation_validity', ...GATES]],
    ['narrative', {}, GROUNDED, ['citation_validity', ...GATES, 'faithfulness', 'answer_accuracy']],
    ['narrative', {}, { ...GROUNDED, groundedness: false }, ['citation_validity', ...GATES]],
    ['composite', {}, GROUNDED, ['numeric_accuracy', 'citation_validity', ...GATES]],
    [
      'refusal',
      { value: 1, unit: 'a', source: { doc: 'd', locator: 'l' } },
      {},
      ['numeric_accuracy', 'citation_validity', ...GATES, 'fabrication'],
    ],
    ['numeric', {}, { metrics: ['numeric_accuracy'] }, ['numeric_accuracy']],
  ])('%s with %j under %j', async (type, expected, settings, metrics) => {
    const { cases } = await loadedQa([goldenOf(type, {}, expected)], settings, { 'docs/guide.md': 'x' });
    expect(cases[0]?.metrics).toEqual(metrics);
  });

  it.each([
    { metrics: ['faithfulness'] },
    { groundedness: true },
    { metrics: ['accuracy'] },
    { period_patterns: ['(a'] },
  ])('refuses the settings %j', (settings) => {
    expect(qaSettings.safeParse({ golden: 'g', ...settings }).success).toBe(false);
  });

  it('has the rows of groundedness only where it is judged', () => {
    const names = (settings: object) =>
      qa.metrics(qaSettings.parse({ golden: 'g', ...settings })).map(({ name }) => name);
    expect(names({})).not.toContain('faithfulness');
    expect(names(GROUNDED)).toContain('faithfulness');
  });
});

describe('references', () => {
  it('are read whatever their ending, and may be empty', async () => {
    const lines = ['a.pdf', 'b'].map((narrative_doc, index) =>
      goldenOf('narrative', { id: `q-${index}` }, { narrative_doc }),
    );
    const { cases, problems } = await loadedQa(lines, GROUNDED, { 'docs/a.pdf': 'text', 'docs/b': '' });
    expect(problems).toEqual([]);
    expect(cases.map(({ data }) => data.reference)).toEqual(['text', '']);
  });

  it.each([
    ['missing', 'none.md', 'there is no such file in docs'],
    ['outside the folder', '../golden.jsonl', 'lies outside docs'],
    ['binary', 'scan.pdf', 'binary data'],
  ])(
    'that are %s are a problem at the line of each case, under compat too',
    async (_what, narrative_doc, message) => {
      const lines = ['a', 'b'].map((id) => goldenOf('narrative', { id }, { narrative_doc }));
      for (const compat of [undefined, 'original']) {
        const { problems } = await loadedQa(
          lines,
          { ...GROUNDED, compat },
          { 'docs/scan.pdf': Uint8Array.from([1, 0, 2]) },
        );
        expect(problems.map(({ location }) => location)).toEqual([
          { file: 'golden.jsonl', line: 1 },
          { file: 'golden.jsonl', line: 2 },
        ]);
        expect(problems[0]?.message).toContain(message);
      }
    },
  );

  it('are part of what decides a case', async () => {
    const content = async (text: string) =>
      (await loadedQa([goldenOf('narrative')], GROUNDED, { 'docs/guide.md': text })).cases[0]?.content;
    expect(await content('one')).not.toEqual(await content('two'));
  });
});

async function fromBytes(name: string) {
  const files = memoryFiles({ [name]: new Uint8Array(readFileSync(join(BYTES, name))) });
  return qa.load(qaSettings.parse({ golden: name }), files);
}
