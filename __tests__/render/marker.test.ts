import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marker } from '../../src/render/marker.ts';
import { nastyText } from '../helpers/report-arbitrary.ts';

describe('marker', () => {
  it.each([
    ['ragbench', '<!-- ragbench:ragbench -->'],
    [
      'ragbench:services/search/ragbench.yml',
      '<!-- ragbench:ragbench%3Aservices%2Fsearch%2Fragbench.yml -->',
    ],
    ['a --> b', '<!-- ragbench:a%20%2D%2D%3E%20b -->'],
    ['a\nb', '<!-- ragbench:a%0Ab -->'],
    ['\ud800', '<!-- ragbench:%EF%BF%BD -->'],
  ])('of %j', (key, line) => {
    expect(marker(key)).toBe(line);
  });

  it('is one comment on one line, and of no two keys the same', () => {
    const wellFormed = nastyText.map((key) => key.replace(/\p{Cs}/gu, ''));
    fc.assert(
      fc.property(wellFormed, wellFormed, (a, b) => {
        expect(marker(a)).toMatch(/^<!-- [\w:%.!~*'()-]* -->$/);
        expect(marker(a).indexOf('--', 4)).toBe(marker(a).length - 3);
        expect(marker(a) === marker(b)).toBe(a === b);
      }),
    );
  });
});
