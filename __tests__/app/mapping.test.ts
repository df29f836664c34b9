import { describe, expect, it } from 'vitest';
import { compileMapping } from '../../src/app/mapping.ts';
import { checkAnswer } from '../../src/model/check-answer.ts';
import { appSettings } from './http-app.ts';

const URL = 'http://127.0.0.1:1/chat';

function mapped(app: Record<string, unknown>, body: unknown): unknown {
  const mapping = compileMapping(appSettings({ url: URL, ...app }));
  if (mapping.kind === 'bad') throw new Error(mapping.problems.map(({ message }) => message).join());
  const result = mapping.map(body);
  return result.kind === 'ok' ? result.response : result.error;
}

describe('fields', () => {
  it("are found by the contract's own names", () => {
    const answer = {
      text: 'Yes.',
      refused: false,
      sources: [{ doc: 'a.md' }],
      retrieved_context: ['x'],
      other: 1,
    };
    expect(mapped({}, answer)).toEqual({
      text: 'Yes.',
      refused: false,
      sources: [{ doc: 'a.md' }],
      retrieved_context: ['x'],
    });
  });

  it.each([
    [{ text: 'Yes.', trace: { a: 1 }, metadata: { trace: { b: 2 } } }, { a: 1 }],
    [{ text: 'Yes.', metadata: { trace: { b: 2 } } }, { b: 2 }],
    [{ text: 'Yes.', metadata: {} }, undefined],
  ])('trace of %j', (body, trace) => expect((mapped({}, body) as { trace?: unknown }).trace).toEqual(trace));

  it("that are named stand over the preset's, the others stay", () => {
    const body = { answer: { text: 'Yes.' }, mode: 'abstain', text: 'No.' };
    expect(mapped({ response: { text: 'answer.text' } }, body)).toEqual({ text: 'Yes.', mode: 'abstain' });
  });

  it('that are null are absent, and an empty list is not', () => {
    expect(mapped({}, { text: 'Yes.', refused: null, citations: [], value: undefined })).toEqual({
      text: 'Yes.',
      citations: [],
    });
  });

  it('keep a wrong type for the check of the answer to name', () => {
    expect(mapped({}, { text: 7, mode: 'bogus' })).toEqual({ text: 7, mode: 'bogus' });
    expect(mapped({}, 'just a text')).toEqual({});
  });

  it("of a format of the user's own count by name only where they have the contract's type", () => {
    const app = { request: { query: '{{prompt}}' }, response: { text: 'answer' } };
    const body = { answer: 'Yes.', mode: 'advanced-chat', sources: 'none', citations: [{ id: '1' }] };
    expect(mapped(app, body)).toEqual({ text: 'Yes.', citations: [{ id: '1' }] });
    expect(mapped({ ...app, response: { ...app.response, mode: 'mode' } }, body)).toHaveProperty(
      'mode',
      'advanced-chat',
    );
    expect(mapped({ ...app, preset: 'native' }, body)).toHaveProperty('mode', 'advanced-chat');
  });
});

describe('expressions', () => {
  it('that cannot be read are problems of their fields, all at once', () => {
    const response = { text: 'answer.', value: 'nope(answer)', mode: 'mode' };
    const compiled = compileMapping(appSettings({ url: URL, response }));
    expect(compiled).toMatchObject({ kind: 'bad', problems: [{ field: 'text' }, { field: 'value' }] });
    expect(compiled.kind === 'bad' && compiled.problems[1]?.message).toMatch(
      /"nope\(answer\)".*no function nope.*to_number/,
    );
  });

  it('too deep to be read are a problem, too', () => {
    const deep = `${'['.repeat(20_000)}a${']'.repeat(20_000)}`;
    expect(compileMapping(appSettings({ url: URL, response: { text: deep } }))).toMatchObject({
      kind: 'bad',
    });
  });

  it('that fail on an answer make it bad, naming field and expression', () => {
    expect(mapped({ response: { value: 'length(amount)' } }, { text: 'Yes.' })).toMatchObject({
      code: 'bad_response',
      message: expect.stringMatching(
        /^response\.value: the expression "length\(amount\)" failed: .*null/,
      ) as string,
    });
  });
});

describe('error', () => {
  const app = { response: { error: 'failure', text: "join('', parts)" } };

  it.each([[true], ['no index'], [{ code: 3 }], [[0]], [17]])(
    '%j is one, whatever else there is',
    (failure) => {
      expect(mapped(app, { failure })).toMatchObject({ code: 'app_error' });
    },
  );

  it.each([[null], [false], [0], [''], [[]], [{}], [undefined]])('%j is none', (failure) => {
    expect(mapped(app, { failure, parts: ['Yes.'] })).toEqual({ text: 'Yes.' });
  });

  it('shows its value, shortened', () => {
    const error = mapped(app, { failure: { reason: 'x'.repeat(1000) } }) as { message: string };
    expect(error.message).toContain('reason');
    expect(error.message.length).toBeLessThan(300);
  });
});

describe('citation_markers', () => {
  const retrieved_context = [
    { source_id: 'a.md', chunk: 'A' },
    { chunk: 'B' },
    { source_id: 'c.md', chunk: 'C' },
  ];
  const app = { response: { citation_markers: ['[doc{n}]', '【{n}†source】'] } };

  it.each<[string, Record<string, unknown>, unknown]>([
    [
      'in order, one each',
      { text: 'X [doc3] y【1†source】z [doc3]', retrieved_context },
      [
        { id: '3', source_id: 'c.md' },
        { id: '1', source_id: 'a.md' },
        { id: '3', source_id: 'c.md' },
      ],
    ],
    [
      'a source without id, and a number beyond the list',
      { text: '[doc2] [doc9] [doc0]', retrieved_context },
      [{ id: '2' }, { id: '9' }, { id: '0' }],
    ],
    [
      'by sources where nothing retrieved is named',
      { text: '[doc1]', sources: [{ doc: 's.md' }] },
      [{ id: '1', source_id: 's.md' }],
    ],
    ['no marker cites nothing', { text: 'X [1]', retrieved_context }, []],
    ['nothing to join with', { text: '[doc1]' }, undefined],
    [
      'citations of the app stay',
      { text: '[doc1]', retrieved_context, citations: [{ id: 'z' }] },
      [{ id: 'z' }],
    ],
    [
      'an empty list of the app says nothing against markers',
      { text: '[doc1]', retrieved_context, citations: [] },
      [{ id: '1', source_id: 'a.md' }],
    ],
    ['nothing in a text of the wrong type', { text: 5, retrieved_context }, undefined],
  ])('%s', (_, body, expected) =>
    expect((mapped(app, body) as { citations?: unknown }).citations).toEqual(expected),
  );

  it('are read literally', () => {
    const odd = { response: { citation_markers: ['(.*{n}+|'] } };
    const answer = mapped(odd, { text: '(.*2+| (aa1', sources: [{ doc: 'a' }, { doc: 'b' }] });
    expect((answer as { citations?: unknown }).citations).toEqual([{ id: '2', source_id: 'b' }]);
    expect(checkAnswer(answer).kind).toBe('ok');
  });
});
