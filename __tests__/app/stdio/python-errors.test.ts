import { describe, expect, it } from 'vitest';
import { pythonApp, said, stdioApp } from './apps.ts';
import { PYTHONS } from './pythons.ts';

describe.each(PYTHONS)('on Python $version', ({ env }) => {
  const special = { env: { ...env, DEPOT_KEY: 'night-ferry' }, secrets: ['night-ferry'] };

  it.each([
    [
      'fails:failing',
      /"KeyError: 'x'" \(fails\.py:\d+ in failing, fails\.py:\d+ in looked_up: return \{\}\[prompt\]\)$/,
    ],
    [
      'fails:async_failure',
      /"KeyError: 'x'" \(fails\.py:\d+ in async_failure, fails\.py:\d+ in failing, fails\.py:\d+ in looked_up: /,
    ],
    [
      'fails:deep_in_a_library',
      /"json\.decoder\.JSONDecodeError: .*" \(fails\.py:\d+ in deep_in_a_library, json.decoder\.py:\d+ in /,
    ],
    ['fails:quits', /"SystemExit: 3" \(fails\.py:\d+ in quits: sys\.exit\(3\)\)$/],
    ['fails:long_message', /"ValueError: x{180,200}"… \(fails\.py:\d+ in long_message: /],
    ['fails:unprintable', /"fails\.Unprintable: \(it cannot be shown\)" \(fails\.py/],
    ['fails:key_in_error', /"RuntimeError: bad key \[redacted\]" \(fails\.py/],
    [
      'fails:recursion',
      /"RecursionError: maximum recursion depth exceeded.*" \(fails\.py:\d+ in recursion, fails/,
    ],
    [
      'takes:wants_more',
      /"takes:wants_more wants session, which the request lacks; it has conversation, prompt"$/,
    ],
    [
      'fails:nothing',
      /"fails:nothing returned None; a text, a dict with text, or an object with the attribute text is expected"$/,
    ],
    ['fails:number', /"fails:number returned a value of type int; /],
    ['fails:raw_bytes', /"fails:raw_bytes is of type bytes, which JSON cannot carry; /],
    [
      'fails:when',
      /"fails:when\.metadata\.seen\[0\]\.at is of type datetime\.datetime, which JSON cannot carry; /,
    ],
    ['fails:a_set', /"fails:a_set\.metadata\.ids is of type set, which JSON cannot carry; /],
    ['fails:not_a_number', /"fails:not_a_number\.value is nan, which JSON cannot carry"$/],
    ['fails:key_of_two', /"fails:key_of_two\.metadata has a key of type tuple; a text is expected"$/],
    ['fails:a_generator', /"fails:a_generator is of type generator, which JSON cannot carry; /],
    ['fails:bare', /"fails:bare is of type object, which JSON cannot carry; /],
    ['fails:cycle', /"the result is nested deeper than 100 levels: fails:cycle(\.metadata)+/],
    ['fails:entirely_absent', /"fails has no entirely_absent"$/],
    ['takes:prompt_onyl', /"takes has no prompt_onyl; did you mean prompt_only\?"$/],
    ['takes:HOUSE.desk.aks', /"takes:HOUSE\.desk has no aks; did you mean ask\?"$/],
    ['takes:LIST', /"takes:LIST is of type list, which can neither be called nor has it query\(\)"$/],
    ['takes:Broken', /"TypeError: .*missing 1 required positional argument: 'key'"$/],
  ])('%s is an error of its case', async (target, expected) => {
    await using app = await pythonApp(target, { concurrency: 1 }, special);
    const [first, second] = [await app.ask('x'), await app.ask('x')];
    expect(said(first)).toMatch(/^app_error: the app reports an error: /);
    expect(said(first)).toMatch(expected);
    expect(said(second)).toBe(said(first));
    expect(String(said(first)).length).toBeLessThan(700);
    expect([first.attempts, app.notes]).toEqual([1, []]);
  });
});

describe('what is imported', () => {
  it.each([
    [
      'a missing module',
      'import no_such_library_here\n',
      /"ModuleNotFoundError: No module named 'no_such_library_here' \(Python 3\.\d+\.\d+\S*, .*\)" \(rag\.py:1 in <module>: import no_such_library_here\)$/,
    ],
    ['a syntax error', 'def f(prompt:\n    pass\n', /"SyntaxError: .*\(rag\.py, line \d\)"$/],
    [
      'an exception',
      'raise RuntimeError("no key")\n',
      /"RuntimeError: no key" \(rag\.py:1 in <module>: raise RuntimeError\("no key"\)\)$/,
    ],
    ['an exit', 'import sys\nsys.exit("no index")\n', /"SystemExit: no index" \(rag\.py:2 in <module>/],
  ])('with %s is an error of each case, and not of the run', async (_, source, expected) => {
    await using app = await stdioApp({ python: 'rag:f' }, { 'rag.py': source });
    for (const answer of [await app.ask('x'), await app.ask('y')]) expect(said(answer)).toMatch(expected);
  });

  it('is a module of a package in the folder of the config, which is the working directory, too', async () => {
    const source =
      'import os, sys\nfrom .words import WORD\ndef f(prompt):\n    return repr((WORD, os.listdir("."), sys.argv, __name__))';
    const files = { 'my_app/__init__.py': '', 'my_app/rag.py': source, 'my_app/words.py': 'WORD = "w"' };
    await using app = await stdioApp({ python: 'my_app.rag:f' }, files, {
      env: { ...process.env, PYTHONSAFEPATH: '1' },
    });
    expect(said(await app.ask('x'))).toMatch(
      /^\('w', \['my_app'\], \['.*ragbench_shim\.py'\], 'my_app\.rag'\)$/,
    );
  });

  it('may take its time: it is waited for, and the first call is not late', async () => {
    const source = 'import time\ntime.sleep(1.5)\ndef f(prompt): return "up"';
    await using app = await stdioApp({ python: 'rag:f', timeout: '1s' }, { 'rag.py': source });
    expect(said(await app.ask('x'))).toBe('up');
    expect(app.hosted.kind === 'ready' && Number(app.hosted.ms)).toBeGreaterThan(1_400);
  });

  it('ends the start where it kills its process', async () => {
    await using app = await stdioApp(
      { python: 'rag:f' },
      { 'rag.py': 'import os, sys\nprint("the index is gone", file=sys.stderr)\nos._exit(5)' },
    );
    const brief = 'the app ended before it was ready: exit code 5; it printed "the index is gone"';
    expect(app.hosted).toEqual({
      kind: 'failed',
      failure: { brief, message: `${brief}\n  | the index is gone` },
    });
  });
});
