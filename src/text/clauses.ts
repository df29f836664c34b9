import { phraseBooks } from './phrases/index.ts';

const TURNS = phraseBooks.map((book) => book.turns).join('|');
const PARTICLES = phraseBooks.map((book) => book.particles).join('|');
const SUBJECT = '(?:it|they|you|we|there|I|the|a|please|my|here|try|use|add|just)(?![\\p{L}])';
const CUT = new RegExp(
  [
    '[;；] ?',
    ': ',
    '：',
    ' [–—-]{1,2} ',
    '—',
    `,? (?:${TURNS})(?=[ ,])[ ,]{1,2}`,
    `, (?:${PARTICLES})(?=[ ,])[ ,]{1,2}`,
    `, (?=(?:[\\p{L}]{1,30} ){1,3}(?:${PARTICLES}) )`,
    `, (?:and )?(?:so|yet|and|then) (?=${SUBJECT})`,
    ', (?:so|yet) ',
  ].join('|'),
  'iu',
);
const INSERTED =
  /(?<=(?:do|does|did|is|are|was|were|can|could|cannot|not|n't|I|it|they)), (?:however|therefore|unfortunately|though), /giu;
const LEADING_TURN = new RegExp(`^(?:${TURNS}|${PARTICLES}|and|so|und|yet|also|then)(?=[ ,])[ ,]{1,2}`, 'iu');
const OPENER = subordinate(phraseBooks.map((book) => book.openers).join('|'));
const CONDITION = subordinate(phraseBooks.map((book) => book.conditions).join('|'));
const LABEL = new RegExp(`^(?:${phraseBooks.map((book) => book.labels).join('|')}) ?[:：] *`, 'iu');

/**
 * The clauses of a sentence that can each say something: cut at `;`, `:`, dashes and turning words (but, however), and
 * after a concessive or causal opening (while …, since …,). Labels in front of a colon and conditions (if …,) are left out.
 */
export function splitClauses(sentence: string): string[] {
  const flat = sentence.replace(/\s+/g, ' ').trim().replace(INSERTED, ' ');
  return withoutLabels(flat)
    .split(CUT)
    .map((clause) => clause.trim().replace(LEADING_TURN, ''))
    .flatMap(splitOpening)
    .filter((clause) => clause !== '');
}

function withoutLabels(sentence: string): string {
  const rest = sentence.replace(LABEL, '');
  return rest === sentence ? sentence : withoutLabels(rest);
}

function splitOpening(clause: string): string[] {
  const comma = clause.indexOf(', ');
  if (comma === -1) return [clause];
  const rest = clause.slice(comma + 2);
  if (CONDITION.test(clause)) return [rest];
  return OPENER.test(clause) ? [clause.slice(0, comma), rest] : [clause];
}

function subordinate(alternatives: string): RegExp {
  return new RegExp(`^(?:${alternatives})(?![\\p{L}\\p{N}])`, 'iu');
}
