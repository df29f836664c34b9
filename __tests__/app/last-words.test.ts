import { expect, test } from 'vitest';
import { lastWords } from '../../src/app/process/last-words.ts';

test.each<[what: string, tail: string[], words: string]>([
  ['nothing', [], ''],
  ['one line', ['ready to count'], '; it printed "ready to count"'],
  [
    'a Python traceback',
    ['Traceback (most recent call last):', '  File "shop.py", line 3, in main', "KeyError: 'locks'"],
    `; it printed "KeyError: 'locks'"`,
  ],
  [
    'an uncaught error of Node',
    [
      'Error: no key in the lock',
      '    at open (shop.mjs:3:9)',
      '    at node:internal/main',
      'Node.js v24.0.0',
    ],
    '; it printed "Error: no key in the lock"',
  ],
  [
    'an error before the farewell',
    ['ERROR: [Errno 98] address already in use', 'INFO: shutting down', 'INFO: goodbye'],
    '; it printed "ERROR: [Errno 98] address already in use"',
  ],
  ['an error long ago', ['error: old', ...Array<string>(10).fill('fine')], '; it printed "fine"'],
  ['a long line', ['x'.repeat(300)], `; it printed "${'x'.repeat(200)}"…`],
])('of %s', (_what, tail, words) => {
  expect(lastWords(tail)).toBe(words);
});
