import type { Measure, Row } from '../model/report.ts';

const MINUS = '−';
const MOST_DIGITS = 6;
/** From here on the digits in front say more than those behind. */
const LARGE = 1e7;

/** How a row's value reads: a share in percent, a number of cases, or a plain number (mean, gap, length). */
export type Scale = 'rate' | 'count' | 'number';

const SCALES: Readonly<Record<Measure, Scale>> = {
  rate: 'rate',
  miss_rate: 'rate',
  miss_count: 'count',
  mean: 'number',
};

/** A row that this run did not measure has no scale of its own; its baseline's figure stands as a plain number. */
export function scaleOf({ measure }: Row): Scale {
  return measure === undefined ? 'number' : SCALES[measure];
}

/** One value of a row: `93.3 %`, `2`, `0.82`. Never rounded up to all or down to nothing. */
export function figure(scale: Scale, value: number): string {
  return figures(scale, value, value)[0];
}

/** A value and what it is held against, with enough digits that two different numbers look different. */
export function figures(scale: Scale, value: number, other: number): [string, string] {
  for (let digits = scale === 'rate' ? 1 : 2; digits < MOST_DIGITS; digits++) {
    const pair = [write(scale, value, digits), write(scale, other, digits)] as const;
    if ((value === other || pair[0] !== pair[1]) && isHonest(scale, value, pair[0])) return [...pair];
  }
  return [write(scale, value, MOST_DIGITS), write(scale, other, MOST_DIGITS)];
}

/** A difference with its sign (`+2`, `−0.03`, `−6.7 pt`); a share's is in percentage points. */
export function difference(scale: Scale, delta: number): string {
  const size = figure(scale, Math.abs(delta)).replace('%', 'pt');
  return signed(delta, size);
}

/** `+3`, `−2`, or `±0`. */
export function signedCount(count: number): string {
  return signed(count, String(Math.abs(count)));
}

/** `1 case`, `2 cases`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function write(scale: Scale, value: number, digits: number): string {
  if (scale === 'rate') return `${plain(value * 100, digits)} %`;
  return plain(value, scale === 'count' && Number.isInteger(value) ? 0 : digits);
}

function plain(value: number, digits: number): string {
  const text = Math.abs(value) < LARGE ? value.toFixed(digits) : value.toExponential(2);
  return text.replace('-', MINUS);
}

function isHonest(scale: Scale, value: number, text: string): boolean {
  const shown = Number.parseFloat(text);
  if (scale === 'rate' && shown === 100) return value === 1;
  return shown !== 0 || value === 0;
}

function signed(delta: number, size: string): string {
  if (delta === 0) return `±${size}`;
  return (delta < 0 ? MINUS : '+') + size;
}
