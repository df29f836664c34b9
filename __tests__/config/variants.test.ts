import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/config/load.ts';
import { formatProblem } from '../../src/model/problem.ts';
import { memoryFiles } from '../helpers/memory-files.ts';

const QA = 'version: 1\nsuites: { qa: { golden: g.jsonl } }\n';

async function load(text: string) {
  const loaded = await loadConfig('ragbench.yml', memoryFiles({ 'ragbench.yml': text }), {});
  return loaded.kind === 'bad' ? loaded.problems.map(formatProblem) : Object.fromEntries(loaded.value.apps);
}

describe('variants', () => {
  it('are laid deep over the app; lists are replaced', async () => {
    const text = `${QA}app: { url: "http://x", retries: 1, headers: { a: "1", b: "2" }, request: { list: [1, 2], deep: { x: 1, y: 2 } } }\nvariants: { tool: { headers: { b: "3" }, request: { list: [3], deep: { y: 4 } } }, plain: {} }`;
    expect(await load(text)).toMatchObject({
      tool: {
        url: 'http://x',
        retries: 1,
        headers: { a: '1', b: '3' },
        request: { list: [3], deep: { x: 1, y: 4 } },
      },
      plain: { headers: { a: '1', b: '2' }, request: { list: [1, 2] } },
    });
  });

  it('without any there is one called "default"', async () => {
    expect(await load(`${QA}app: { url: "http://x" }`)).toMatchObject({
      default: { url: 'http://x', method: 'POST' },
    });
  });

  it('may complete an app that names no URL', async () => {
    expect(
      await load(`${QA}app: { retries: 1 }\nvariants: { a: { url: "http://a" }, b: { url: "http://b" } }`),
    ).toMatchObject({ a: { url: 'http://a', retries: 1 }, b: { url: 'http://b' } });
    expect(await load(`${QA}app: { retries: 1 }\nvariants: { a: { url: "http://a" }, b: {} }`)).toEqual([
      'ragbench.yml:4:40: one of url, stdio or python must say how the app is asked',
    ]);
  });

  it('are names only where there is no app', async () => {
    expect(await load(`${QA}variants: { a: {}, b: {} }`)).toEqual({});
    expect(await load(`${QA}variants: { a: { url: "http://a" }, b: {} }`)).toMatchObject({
      a: { url: 'http://a' },
    });
  });

  it('say what is wrong where it stands: in the variant, or once in the app', async () => {
    const text = `${QA}app: { url: "http://x", retris: 1, timeout: 5 }\nvariants: { a: { retries: -1 }, b: { timeout: 6 }, c: { response: { sourcs: x } } }`;
    expect(await load(text)).toEqual([
      expect.stringContaining('ragbench.yml:3:25: unknown key "retris"'),
      'ragbench.yml:3:45: the number 5 came; a duration such as 500ms, 30s, 5m, 1h or 7d is allowed',
      'ragbench.yml:4:27: the number -1 came; at least 0 is allowed',
      'ragbench.yml:4:47: the number 6 came; a duration such as 500ms, 30s, 5m, 1h or 7d is allowed',
      expect.stringContaining('ragbench.yml:4:69: unknown key "sourcs"; did you mean "source"?'),
    ]);
  });

  it.each([
    [
      'a placeholder',
      'request: { q: "{{promt}}" }',
      'unknown placeholder {{promt}}; {{prompt}}, {{conversation}}, ',
    ],
    ['a JMESPath expression', 'response: { text: "a[" }', '"a[" is no JMESPath expression'],
    [
      'a pattern of the ready line',
      'start: { command: x, ready: { log: "/(/" } }',
      '"/(/" is no pattern (error parsing regexp: missing closing ): `(`); plain text, or /pattern/ in RE2\'s syntax, is allowed',
    ],
    ['a look-around in the ready line', 'start: { command: x, ready: { log: "/a(?=b)/" } }', 'is no pattern'],
  ])('an invalid %s is found in the app and in a variant', async (_what, part, expected) => {
    expect(await load(`${QA}app: { url: "http://x", ${part} }\nvariants: { a: {}, b: {} }`)).toEqual([
      expect.stringMatching(/^ragbench\.yml:3:\d+: /),
    ]);
    expect(await load(`${QA}app: { url: "http://x" }\nvariants: { a: {}, b: { ${part} } }`)).toEqual([
      expect.stringContaining(expected),
    ]);
    expect(await load(`${QA}app: { url: "http://x" }\nvariants: { a: {}, b: { ${part} } }`)).toEqual([
      expect.stringMatching(/^ragbench\.yml:4:\d+: /),
    ]);
  });

  it.each(['plain (text', '/up on \\d+/', '/'])('the ready line %s is none', async (log) => {
    expect(
      await load(
        `${QA}app: { url: "http://x", start: { command: x, ready: { log: ${JSON.stringify(log)} } } }`,
      ),
    ).toMatchObject({ default: { url: 'http://x' } });
  });
});
