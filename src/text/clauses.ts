import type { Joints } from './phrases/book.ts';

const PUNCTUATION: readonly string[] = ['[;；] ?', ': ', '：', ' [–—-]{1,2} ', '—'];
/** Matches nowhere: stands for a kind of word that no language at hand has. */
const NOTHING = '(?!)';

/**
 * Makes the function that gives the clauses of a sentence that can each say something: cut at `;`, `:`, dashes and
 * turning words (but, however), and after a concessive or causal opening (while …, since …,). Labels in front of a
 * colon and conditions (if …,) are left out.
 */
export function clauseSplitter(joints: readonly Joints[]): (sentence: string) => string[] {
  const any = (kind: keyof Joints): string => joints.flatMap((own) => own[kind] ?? []).join('|') || NOTHING;
  const [turns, particles] = [any('turns'), any('particles')];
  const cut = new RegExp(
    [
      ...PUNCTUATION,
      `,? (?:${turns})(?=[ ,])[ ,]{1,2}`,
      `, (?:${particles})(?=[ ,])[ ,]{1,2}`,
      `, (?=(?:[\\p{L}]{1,30} ){1,3}(?:${particles}) )`,
      any('cuts'),
    ].join('|'),
    'iu',
  );
  const inserted = new RegExp(`, (?:${any('inserted')}), `, 'giu');
  const leading = new RegExp(`^(?:${turns}|${particles}|${any('links')})(?=[ ,])[ ,]{1,2}`, 'iu');
  const opener = subordinate(any('openers'));
  const condition = subordinate(any('conditions'));
  const label = new RegExp(`^(?:(?:${any('labels')}) ?[:：] *)+`, 'iu');
  return (sentence) =>
    flat(sentence)
      .replace(inserted, ' ')
      .replace(label, '')
      .split(cut)
      .flatMap((clause) => splitOpening(clause.trim(), opener, condition))
      .map((clause) => clause.replace(leading, ''))
      .filter((clause) => clause !== '');
}

const OPENING_MARKS = /^[\s¡¿"'–—]+/;
/** What a citation marker leaves behind in a script that has no spaces. */
const SPACE_IN_SCRIPT =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;

function flat(sentence: string): string {
  return sentence.replace(/\s+/g, ' ').replace(OPENING_MARKS, '').replace(SPACE_IN_SCRIPT, '').trim();
}

function splitOpening(clause: string, opener: RegExp, condition: RegExp): string[] {
  const comma = clause.indexOf(', ');
  if (comma === -1) return [clause];
  const rest = clause.slice(comma + 2);
  if (condition.test(clause)) return [rest];
  return opener.test(clause) ? [clause.slice(0, comma), rest] : [clause];
}

function subordinate(alternatives: string): RegExp {
  return new RegExp(`^(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu');
}
