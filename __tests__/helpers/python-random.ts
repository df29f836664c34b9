import type { RandomSource } from '../../src/stats/random.ts';

const SIZE = 624;
const MIDDLE = 397;

/**
 * The numbers of Python's `random.Random(seed)` (Mersenne Twister, seeded by array; seed ≥ 0 and below 2^32), so that
 * what a Python program drew can be drawn again: `below` is its `randrange`, and shuffling from the end its `shuffle`.
 */
export function pythonRandom(seed: number): RandomSource {
  const state = seededByArray(seed);
  let at = SIZE;
  const next = (): number => {
    if (at === SIZE) at = refill(state);
    return temper(state[at++]!);
  };
  return {
    below: (count) => {
      const bits = count.toString(2).length;
      for (;;) {
        const drawn = next() >>> (32 - bits);
        if (drawn < count) return drawn;
      }
    },
  };
}

function seededByArray(seed: number): Uint32Array {
  const state = new Uint32Array(SIZE);
  state[0] = 19650218;
  for (let i = 1; i < SIZE; i += 1) state[i] = Math.imul(1812433253, mixed(state, i)) + i;
  let i = 1;
  const step = (value: number): void => {
    state[i] = value;
    i += 1;
    if (i < SIZE) return;
    state[0] = state[SIZE - 1]!;
    i = 1;
  };
  for (let k = 0; k < SIZE; k += 1) step((state[i]! ^ Math.imul(mixed(state, i), 1664525)) + seed);
  for (let k = 1; k < SIZE; k += 1) step((state[i]! ^ Math.imul(mixed(state, i), 1566083941)) - i);
  state[0] = 0x80000000;
  return state;
}

function mixed(state: Uint32Array, i: number): number {
  const before = state[i - 1]!;
  return before ^ (before >>> 30);
}

function refill(state: Uint32Array): number {
  for (let i = 0; i < SIZE; i += 1) {
    const joined = (state[i]! & 0x80000000) | (state[(i + 1) % SIZE]! & 0x7fffffff);
    state[i] = state[(i + MIDDLE) % SIZE]! ^ (joined >>> 1) ^ (joined & 1 ? 0x9908b0df : 0);
  }
  return 0;
}

function temper(word: number): number {
  let value = word;
  value ^= value >>> 11;
  value ^= (value << 7) & 0x9d2c5680;
  value ^= (value << 15) & 0xefc60000;
  return (value ^ (value >>> 18)) >>> 0;
}
