/** What there is to show of an answer before and now; foreign text. */
export type AnswerStep =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'only_now'; readonly now: string }
  /** `isWhole`: false where the baseline kept only a beginning, which this answer shares. */
  | { readonly kind: 'same'; readonly now: string; readonly isWhole: boolean }
  | { readonly kind: 'moved'; readonly before: string; readonly now: string };

/** Compares the two answers; an empty one is said to be empty. */
export function answerStep({ before, now }: { readonly before?: string; readonly now?: string }): AnswerStep {
  if (now === undefined) return { kind: 'unknown' };
  if (before === undefined) return { kind: 'only_now', now: orEmpty(now) };
  if (before === now) return { kind: 'same', now: orEmpty(now), isWhole: true };
  // The baseline keeps the beginning of an answer: where it was cut is no place where the two part.
  if (before.endsWith('…') && now.startsWith(before.slice(0, -1)))
    return { kind: 'same', now, isWhole: false };
  return { kind: 'moved', before: orEmpty(before), now: orEmpty(now) };
}

/** Both texts from where their first difference comes into view; as they are while it is in sight anyway. */
export function fromWhereTheyPart(a: string, b: string, inSight: number): [string, string] {
  const [left, right] = [Array.from(a), Array.from(b)];
  const parting = left.findIndex((char, index) => char !== right[index]);
  const shared = parting < 0 ? left.length : parting;
  if (shared <= inSight) return [a, b];
  const skipped = shared - Math.floor(inSight / 2);
  return [from(left, skipped), from(right, skipped)];
}

function from(chars: readonly string[], skipped: number): string {
  return `…${chars.slice(skipped).join('')}`;
}

function orEmpty(answer: string): string {
  return answer.trim() === '' ? '(empty)' : answer;
}
