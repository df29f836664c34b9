import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/config/load.ts';
import { formatProblem } from '../../src/model/problem.ts';
import { memoryFiles } from '../helpers/memory-files.ts';

const QA = 'version: 1\nsuites: { qa: { golden: g.jsonl } }\n';
const load = (app: string, more = '') =>
  loadConfig('ragbench.yml', memoryFiles({ 'ragbench.yml': `${QA}app: { ${app} }\n${more}` }), {});

async function problems(app: string, more = ''): Promise<string[]> {
  const loaded = await load(app, more);
  return loaded.kind === 'bad' ? loaded.problems.map(formatProblem) : [];
}

describe('an app that is no server', () => {
  it.each([
    ['stdio', 'node rag.mjs --port ${PORT}'],
    ['python', 'my_app.rag:respond'],
    ['python', 'my_app.rag:Rag.make'],
    ['python', 'módulo:función'],
  ])('%s: %s', async (name, value) => {
    const loaded = await load(`${name}: "${value}", concurrency: 2`);
    if (loaded.kind === 'bad') throw new Error(loaded.problems.map(formatProblem).join('\n'));
    expect(loaded.value.apps.get('default')).toMatchObject({ [name]: value, concurrency: 2 });
    expect(loaded.value.unbuilt).toEqual([]);
  });

  const FORM = 'module:function or module:Class is allowed, such as my_app.rag:respond';
  const HTTP_ONLY = 'is for an app with a url; leave it out with stdio or python';

  it.each([
    ['python: respond', `16: the text "respond" came; ${FORM}`],
    ['python: "my_app/rag.py"', `16: the text "my_app/rag.py" came; ${FORM}`],
    ['python: "rag:f()"', `16: the text "rag:f()" came; ${FORM}`],
    ['python: "rag:"', `16: the text "rag:" came; ${FORM}`],
    ['python: "rag :f"', `16: the text "rag :f" came; ${FORM}`],
    ['stdio: " "', '15: the text " " came; a command is expected'],
    ['stdio: x, python: "m:f"', '6: only one of url, stdio and python is allowed'],
    ['stdio: x, url: "http://x"', '6: only one of url, stdio and python is allowed'],
    ['stdio: x, start: { command: y }', `25: "start" ${HTTP_ONLY}`],
    ['python: "m:f", method: GET', `31: "method" ${HTTP_ONLY}`],
    ['stdio: x, headers: { a: b }', `27: "headers" ${HTTP_ONLY}`],
  ])('is refused at its place: %s', async (app, expected) => {
    expect(await problems(app)).toEqual([`ragbench.yml:3:${expected}`]);
  });

  it('may be what one variant says, and not what it adds to a url', async () => {
    expect(await problems('retries: 1', 'variants: { a: { stdio: x }, b: { python: "m:f" } }')).toEqual([]);
    expect(await problems('url: "http://x"', 'variants: { a: { stdio: x }, b: {} }')).toEqual([
      'ragbench.yml:4:16: only one of url, stdio and python is allowed',
    ]);
  });
});
