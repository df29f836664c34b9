import { expect, test } from 'vitest';
import { logText } from '../../src/bench/log-text.ts';

test('keeps lines and indents, and lets nothing act or hide', () => {
  const foreign = ['the app ended', '  | \tat main', '  ::error::x', 'a ##[group]x', 'a\u001b[31m\u202eb'];
  expect(logText(foreign.join('\n')).split('\n')).toEqual([
    'the app ended',
    '  |     at main',
    '  :\\x3aerror::x',
    'a ##\\x5bgroup]x',
    'a\\x1b[31m\\u{202e}b',
  ]);
});
