import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../helpers/cli.ts';
import { question } from '../http-app.ts';
import { lines, said, stdioApp, type Stdio } from './apps.ts';

/** Asks all at once. */
async function all(app: Stdio, ...prompts: string[]): Promise<unknown[]> {
  return (await Promise.all(prompts.map((prompt) => app.ask(prompt)))).map(said);
}

describe('answers over stdout', () => {
  it('belong to their requests in whatever order they come', async () => {
    await using app = await lines({ concurrency: 8 });
    const waits = [300, 20, 200, 0, 100, 40, 250, 60];
    expect(await all(app, ...waits.map((ms) => `wait ${ms} after ${ms}`))).toEqual(
      waits.map((ms) => `after ${ms}`),
    );
  });

  it.each([
    [1, '1'],
    [3, '3'],
  ])('come of at most %i requests at a time', async (concurrency, most) => {
    await using app = await lines({ concurrency });
    await all(app, ...Array.from({ length: 9 }, () => 'wait 40 x'));
    expect(said(await app.ask('most'))).toBe(most);
  });

  it('are asked for by the request mapping, and read by the response mapping', async () => {
    await using app = await lines({
      request: {
        prompt: 'print {"id": "ID", "response": {"answer": {"text": "{{prompt}}"}, "refused": true}}',
        n: 1,
      },
      response: { text: 'answer.text', mode: "'abstain'" },
    });
    const { body, response, attempts } = await app.ask('41 pcs');
    expect(response).toEqual({ text: '41 pcs', refused: true, mode: 'abstain' });
    expect(attempts).toBe(1);
    expect(body).toMatchObject({ n: 1 });
  });

  it("may be failures by the mapping's own expression", async () => {
    await using app = await lines({ response: { error: 'text' } });
    expect(said(await app.ask('say out of tokens'))).toBe(
      'app_error: the app reports an error: "out of tokens"',
    );
  });

  it('may come with a number for the id, with CRLF, between blank lines', async () => {
    await using app = await lines({ concurrency: 1 });
    expect(await all(app, 'print \n {"id": ID, "response": {"text": "a"}}\r\n\n', 'say b')).toEqual([
      'a',
      'b',
    ]);
  });

  it('come of the app in the docs, too', async () => {
    const docs = await readFile(join(ROOT, 'docs', 'app-contract.md'), 'utf8');
    const app = /```js\n([\s\S]*?)```/.exec(docs)?.[1] ?? '';
    const rag =
      "export const ask = async (prompt) => { if (prompt === 'x') throw new Error('no x'); return { text: prompt }; };";
    await using own = await stdioApp({ stdio: 'node app.mjs' }, { 'app.mjs': app, 'rag.mjs': rag });
    expect(await all(own, 'a', 'x')).toEqual(['a', 'app_error: the app reports an error: "no x"']);
  });

  it('of 9 MB come through', async () => {
    await using app = await lines();
    const { response } = await app.ask('large 9');
    expect(String(response?.['text']).length).toBe(9 * 2 ** 20);
  });
});

describe('what is no answer is an error of its case, and the next cases are answered', () => {
  it.each([
    [
      'a text as error',
      '{"id": "ID", "error": "no index"}',
      'app_error: the app reports an error: "no index"',
    ],
    [
      'an object as error',
      '{"id": "ID", "error": {"message": "KeyError: 1", "trace": "rag.py:1 in f:\\n f()"}}',
      'app_error: the app reports an error: "KeyError: 1" (rag.py:1 in f: f())',
    ],
    [
      'an error of another shape',
      '{"id": "ID", "error": {"code": 7}}',
      'app_error: the app reports an error: "{\\"code\\":7}"',
    ],
    ['an empty error beside a response', '{"id": "ID", "response": {"text": "a"}, "error": null}', 'a'],
    [
      'neither',
      '{"id": "ID"}',
      /^bad_response: the app printed an answer without a response: .*ID|"response"/,
    ],
    ['a text as response', '{"id": "ID", "response": "a"}', undefined],
    ['NaN, as Python writes it', '{"id": "ID", "response": {"value": NaN}}', /^no_json: .*no JSON: .*NaN/],
    ['broken JSON with an id', '{"id": "ID", "response": {"te', /^no_json: .*that is no JSON: "\{\\"id\\"/],
    ['noise', 'loading the index…', /^no_json: .*that is no JSON: "loading the index…"; .*stderr/],
    ['a list', '[1, 2]', /^bad_response: the app printed a line on stdout that is no object: "\[1, 2\]"/],
    ['no id', '{"response": {"text": "a"}}', /^bad_response: .*without an id: "\{\\"response\\"/],
    ['a null id', '{"id": null, "response": {}}', /^bad_response: .*without an id/],
    [
      'an id that was not asked',
      '{"id": "zebra", "response": {}}',
      /^bad_response: .*the id "zebra", which nothing/,
    ],
    ['a greeting', '{"ready": true}', /^bad_response: .*without an id: "\{\\"ready\\": true\}"/],
    [
      'too deep',
      `{"id": "ID", "response": ${'['.repeat(600)}${']'.repeat(600)}}`,
      /^no_json: .*nested deeper than/,
    ],
  ])('%s', async (_, line, expected) => {
    await using app = await lines({ concurrency: 1 });
    const answer = said(await app.ask(`print ${line}`));
    if (expected instanceof RegExp) expect(answer).toMatch(expected);
    else expect(answer).toBe(expected);
    expect(said(await app.ask('say on we go'))).toBe('on we go');
  });

  it('that it is over 10 MB, where it shows its id', async () => {
    await using app = await lines({ concurrency: 2 });
    const [large, other] = await all(app, 'large 11', 'wait 50 small');
    expect(large).toMatch(
      /^too_large: the app printed a line over 10 MB on stdout, which begins "\{\\"id\\":\\"1\\"/,
    );
    expect(other).toBe('small');
  });
});

describe('what belongs to no case', () => {
  const waiting = ['wait 400 a', 'wait 500 b'];

  it.each([
    ['noise', 'print loading', /that is no JSON: "loading"/],
    [
      'an unknown id',
      'print {"id": "77", "response": {"text": "x"}}',
      /the id "77", which nothing was asked with/,
    ],
    ['a line over 10 MB', 'wordless 11', /over 10 MB/],
  ])('is an error of all that wait, and their late answers are dropped: %s', async (_, prompt, words) => {
    await using app = await lines({ concurrency: 3 });
    for (const answer of await all(app, ...waiting, prompt)) expect(answer).toMatch(words);
    expect(await all(app, 'wait 600 late', 'say c')).toEqual(['late', 'c']);
  });

  it('is a second answer, too', async () => {
    await using app = await lines({ concurrency: 2 });
    const [a, b] = await all(app, 'wait 300 a', 'both {"id": "ID", "response": {"text": "twice"}}');
    expect([a, b]).toEqual([
      expect.stringMatching(/^bad_response: the app answered the id "2" twice/),
      'twice',
    ]);
    expect(said(await app.ask('say c'))).toBe('c');
  });

  it('is an error of the next case where none waits, and is told where none comes', async () => {
    await using app = await lines({ concurrency: 1 });
    const answer = '{"id": "ID", "response": {"text": "once"}}';
    const twice = `print ${answer}\n${answer}`;
    expect(said(await app.ask(twice))).toBe('once');
    expect(await all(app, 'say a', 'say b')).toEqual([expect.stringMatching(/the id "1" twice/), 'b']);
    expect(said(await app.ask(twice))).toBe('once');
    await app.stop();
    expect(app.notes).toEqual([
      expect.stringMatching(/^after its last answer, the app answered the id "3" twice; /),
    ]);
  });
});

describe('time', () => {
  it('is given to each call; what comes later is dropped', async () => {
    await using app = await lines({ timeout: '1s', concurrency: 4 });
    expect(said(await app.ask('say up'))).toBe('up');
    const [never, late, right] = await all(app, 'never', 'wait 1500 late', 'wait 50 right');
    expect(never).toMatch(
      /^timeout: the app gave no answer within 1 s; look at what it does, or raise app\.timeout$/,
    );
    expect(late).toMatch(/^timeout: /);
    expect(right).toBe('right');
    expect(said(await app.ask('wait 600 after'))).toBe('after');
  });

  it('that is up before the first answer has its likely causes named', async () => {
    await using app = await lines({ timeout: '500ms' });
    expect(said(await app.ask('never'))).toMatch(
      /^timeout: .*within 500 ms; it has not answered anything yet: it must flush/,
    );
  });

  it('between calls is kept by the rate', async () => {
    await using app = await lines({ rate: '2/s', concurrency: 8 });
    await app.ask('say up');
    const client = app.client();
    const began = performance.now();
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((word) => client.ask(question(`say ${word}`))));
    expect(performance.now() - began).toBeGreaterThan(1_900);
  });
});
