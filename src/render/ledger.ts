import { CHANGES, type Report } from '../model/report.ts';
import { changeWords } from './words.ts';

/** Every case of either side in exactly one count, zero counts left out, and how many cases that makes. */
export function ledgerParts({ ledger }: Report): { readonly total: number; readonly parts: string[] } {
  const counts = CHANGES.flatMap((change) => (ledger[change] ? [{ change, count: ledger[change] }] : []));
  return {
    total: counts.reduce((sum, { count }) => sum + count, 0),
    parts: counts.map(({ change, count }) => `${count} ${changeWords(change)}`),
  };
}
