import { splitClauses } from './clauses.ts';
import { fabricatedFigures } from './figures.ts';
import { assistantProse, GIVEN } from './prose.ts';
import { phraseBooks } from './phrases/index.ts';
import { splitSentences } from './sentences.ts';

/** Whether an answer as a whole declines; `signal` is the words that say so. */
export interface RefusalFinding {
  readonly refused: boolean;
  readonly signal?: string;
}

type Clause =
  | { readonly kind: 'refusal'; readonly signal: string }
  | { readonly kind: 'aside' | 'substance' };

const ASIDE: Clause = { kind: 'aside' };
const SUBSTANCE: Clause = { kind: 'substance' };
const LIST_ITEM = /^\s*(?:[-•·]|\d{1,3}[.)])\s+/;
const HEADING = /^\s{0,3}#{1,6}\s+/;

const refusing = phraseBooks.flatMap((book) => book.refusing);
const idioms = phraseBooks.flatMap((book) => book.idioms);
const reporting = phraseBooks.flatMap((book) => book.reporting);
const asides = phraseBooks.flatMap((book) => book.asides);
const remarks = phraseBooks.flatMap((book) => [...book.remarks, ...book.disputing, ...book.notDisputing]);

/**
 * Heuristic: does this answer, as a whole, decline or say that the question cannot be answered? (English, German.)
 *
 * Each clause refuses, gives something, or is an aside (an apology, an offer, a pointer to somebody, a remark about the
 * sources or the assistant). The answer refuses iff a clause refuses and none gives anything, so a partial answer is no
 * refusal. Quotations and code are not the assistant speaking. Length plays no part; an empty text is no refusal.
 */
export function detectRefusal(text: string): RefusalFinding {
  const clauses = classifyLines(assistantProse(text));
  const refusal = clauses.find((clause) => clause.kind === 'refusal');
  if (refusal === undefined || clauses.includes(SUBSTANCE)) return { refused: false };
  return { refused: true, signal: refusal.signal };
}

function classifyLines(lines: readonly string[]): Clause[] {
  const found: Clause[] = [];
  let introduced = false;
  for (const line of lines) {
    const item = LIST_ITEM.test(line);
    const clauses = classifyLine(line.replace(LIST_ITEM, '').replace(HEADING, ''));
    const heading = HEADING.test(line) && !clauses.some((clause) => clause.kind === 'refusal');
    if (!heading && !(item && introduced)) found.push(...clauses);
    if (!item) introduced = line.trimEnd().endsWith(':') && !clauses.includes(SUBSTANCE);
  }
  return found;
}

function classifyLine(line: string): Clause[] {
  return splitSentences(line).flatMap((sentence) =>
    sentence.endsWith('?') ? [ASIDE] : splitClauses(sentence).flatMap(classifyClause),
  );
}

function classifyClause(clause: string): Clause[] {
  if (clause.includes(GIVEN)) return [SUBSTANCE];
  if (!/[\p{L}\p{N}]/u.test(clause)) return [ASIDE];
  const match = refusingWords(clause);
  if (match !== undefined)
    return [{ kind: 'refusal', signal: match[0].trim() }, ...figuresAfter(clause, match)];
  if (asides.some((aside) => aside.test(clause))) return [ASIDE];
  if (remarks.some((remark) => remark.test(clause)) && fabricatedFigures(clause).length === 0) return [ASIDE];
  return [SUBSTANCE];
}

/** A main clause may follow after a mere comma: "No figure is given for 2031, the 2030 report says 12 percent." */
function figuresAfter(clause: string, match: RegExpExecArray): Clause[] {
  const rest = clause.slice(match.index + match[0].length);
  const comma = rest.search(/, \p{L}/u);
  return comma !== -1 && fabricatedFigures(rest.slice(comma)).length > 0 ? [SUBSTANCE] : [];
}

function refusingWords(clause: string): RegExpExecArray | undefined {
  for (const pattern of refusing) {
    const match = pattern.exec(clause);
    if (match !== null) return isOwnSpeech(clause, match.index) ? match : undefined;
  }
  return undefined;
}

function isOwnSpeech(clause: string, at: number): boolean {
  const before = clause.slice(0, at);
  return !reporting.some((opening) => opening.test(before)) && !idioms.some((idiom) => idiom.test(clause));
}
