import { describe, expect, it } from 'vitest';
import { pythonApp, said } from './apps.ts';
import { PYTHONS } from './pythons.ts';

describe.each(PYTHONS)('on Python $version', ({ env }) => {
  const special = { env };
  const ask = async (target: string, prompt: string, more = {}): Promise<unknown> => {
    await using app = await pythonApp(target, {}, special);
    return said(await app.ask(prompt, more));
  };
  const full = {
    contexts: ['one'],
    reference_date: '2026-11-30',
    assignments: { region: 'north' },
    conversation: [{ role: 'user', content: 'hello' }] as const,
  };

  it.each([
    ['takes:prompt_only', 'HOW MANY?'],
    ['takes:fairtrace', 'how many? {"region": "north"}'],
    ['takes:other_names', "how many? {'region': 'north'}"],
    [
      'takes:by_name',
      "('how many?', ['one'], [{'role': 'user', 'content': 'hello'}], '2026-11-30', {'region': 'north'})",
    ],
    [
      'takes:keywords',
      '{"assignments": {"region": "north"}, "contexts": ["one"], "conversation": [{"content": "hello", "role": "user"}], "reference_date": "2026-11-30"}',
    ],
    [
      'takes:only_keywords',
      '{"assignments": {"region": "north"}, "contexts": ["one"], "conversation": [{"content": "hello", "role": "user"}], "prompt": "how many?", "reference_date": "2026-11-30"}',
    ],
    ['takes:anything', "(('how many?', {'region': 'north'}), {})"],
    ['takes:positional', "('how many?', ['one'])"],
    ['takes:turns', `[('user', 'hello', 'hello', '{"role": "user", "content": "hello"}')]`],
    ['runs:awaited', 'how many?'],
    ['runs:lazily', 'how many?'],
    ['takes:Caller', 'called how many?'],
    ['takes:INSTANCE', 'called how many?'],
    ['takes:HOUSE.desk.ask', 'desk how many?'],
    ['takes:Runner', "ran how many? {'region': 'north'}"],
    ['takes:Adapter', "how many? [{'role': 'user', 'content': 'hello'}] 1"],
  ])('%s is given what it takes', async (target, expected) => {
    expect(await ask(target, 'how many?', full)).toBe(expected);
  });

  it.each([
    ['takes:by_name', "('how many?', None, [], None, {})"],
    ['takes:fairtrace', 'how many? {}'],
    ['takes:with_default', 'how many? 5'],
    ['takes:turns', 'None'],
    ['takes:Adapter', 'how many? None 1'],
  ])('%s is given defaults where the case has nothing', async (target, expected) => {
    expect(await ask(target, 'how many?')).toBe(expected);
  });

  it.each([
    [
      'gives:object_with_attributes',
      {
        text: 'found',
        mode: 'trustworthy',
        value: 41,
        sources: [
          { doc: 'a.md', locator: 'p. 1' },
          { doc: 'b.md', locator: 'p. 2' },
        ],
        retrieved_context: [{ source_id: 'a.md', chunk: '41 bikes', score: 0.5 }],
      },
    ],
    ['gives:slots', { text: 'slots', value: 3 }],
    ['gives:computed', { text: 'computed' }],
    ['gives:dumped', { text: 'dumped' }],
    ['gives:half_a_character', { text: '\ud800 and 日本 😀' }],
    [
      'takes:fairtrace',
      { text: 'x {}', metadata: { trace: { plan_steps: ['a'] } }, trace: { plan_steps: ['a'] } },
    ],
    [
      'takes:Adapter',
      {
        text: 'x None 1',
        citations: [{ id: '1', source_id: 'a.md', span: '41' }],
        tool_calls: [{ name: 'search', args: { q: 'x' }, result: null, latency_ms: 3, error: null }],
        retrieved_context: [],
      },
    ],
  ])('%s may give back its own kind of object', async (target, expected) => {
    await using app = await pythonApp(target, {}, special);
    expect((await app.ask('x')).response).toEqual(expected);
  });
});

describe('the lists of an adapter', () => {
  const limits = { timeoutMs: 10_000, signal: undefined };

  it('are asked for by the same lines', async () => {
    await using app = await pythonApp('takes:Adapter');
    if (app.hosted.kind === 'failed' || !app.hosted.stdio) throw new Error('it did not start');
    const { stdio } = app.hosted;
    expect(await stdio.attempt({ call: 'available_tools' }, limits)).toEqual({
      kind: 'ok',
      json: [{ name: 'search', description: 'finds', trigger_prompt: null }],
    });
    expect(await stdio.attempt({ call: 'corpus' }, limits)).toEqual({
      kind: 'ok',
      json: ['a.md', 'b.md'].map((source_id) => ({ source_id, content: 'text', title: '' })),
    });
  });

  it('are errors where the app is a function', async () => {
    await using app = await pythonApp('takes:prompt_only');
    if (app.hosted.kind === 'failed' || !app.hosted.stdio) throw new Error('it did not start');
    expect(await app.hosted.stdio.attempt({ call: 'corpus' }, limits)).toMatchObject({
      kind: 'failed',
      error: { message: 'the app reports an error: "takes:prompt_only has no corpus()"' },
    });
  });
});
