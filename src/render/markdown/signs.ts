import type { Verdict } from '../../model/verdict.ts';

const SIGNS: Readonly<Record<Verdict, string>> = {
  ERROR: '⛔',
  FAIL: '❌',
  WEAK: '⚠️',
  PASS: '✅',
  SKIPPED: '⏭️',
};

/** The verdict's word behind its sign: the sign is for the eye only, the word is what counts. */
export function verdictWord(verdict: Verdict): string {
  return `${SIGNS[verdict]}\u00a0${verdict}`;
}
