import { describe, expect, it } from 'vitest';
import { progressLine, type Progress } from '../../src/render/progress.ts';
import { displayWidth } from '../../src/render/width.ts';

const RUNNING: Progress = {
  suite: 'qa',
  tier: 0,
  done: 20,
  total: 40,
  perSecond: 12.4,
  secondsLeft: 1.6,
  errors: 0,
};

describe('progressLine', () => {
  it.each<[string, Partial<Progress>, string]>([
    ['half way', {}, 'qa  tier 0   20/40  ██████████░░░░░░░░░░  12/s  2 s left'],
    ['the end', { done: 40, secondsLeft: 0 }, 'qa  tier 0   40/40  ████████████████████  12/s'],
    ['the start', { done: 0, perSecond: 0 }, 'qa  tier 0    0/40  ░░░░░░░░░░░░░░░░░░░░  0.0/s  2 s left'],
    ['errors', { errors: 1 }, 'qa  tier 0   20/40  ██████████░░░░░░░░░░  12/s  2 s left  1 error'],
    [
      'a slow run',
      { perSecond: 0.44, secondsLeft: 125 },
      'qa  tier 0   20/40  ██████████░░░░░░░░░░  0.4/s  2 min 5 s left',
    ],
    ['nothing to do', { done: 0, total: 0, perSecond: 0 }, 'qa  tier 0   0/0  ████████████████████  0.0/s'],
    [
      'a name with a control character',
      { suite: 'q\u001b[2Ja' },
      'q\\x1b[2Ja  tier 0   20/40  ██████████░░░░░░░░░░  12/s  2 s left',
    ],
  ])('shows %s', (_what, change, line) => {
    expect(progressLine({ ...RUNNING, ...change }, 80)).toBe(line);
  });

  it('leaves out the bar, then the middle, where columns are few', () => {
    expect(progressLine(RUNNING, 50)).toBe('qa  tier 0   20/40  12/s  2 s left');
    expect(displayWidth(progressLine(RUNNING, 20))).toBeLessThanOrEqual(20);
  });
});
