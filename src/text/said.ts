import { fabricatedFigures } from './figures.ts';
import type { Line, Sentence } from './lines.ts';
import { GIVEN } from './prose.ts';
import type { Reader } from './reader.ts';

/** What a clause does: it refuses, it gives something, or it does neither; with the words that refuse, or that show a reservation. */
export type Said =
  | { readonly kind: 'refusal'; readonly signal: string }
  | { readonly kind: 'substance' | 'aside'; readonly hedge?: string };

const ASIDE: Said = { kind: 'aside' };
const SUBSTANCE: Said = { kind: 'substance' };
const QUESTION = /[?？]$/;

/**
 * What the clauses of an answer do, in order. Headings that do not refuse are left out, and so are the items of a list
 * that a refusal or an aside introduces: "I cannot answer that. I can help with: …".
 */
export function whatIsSaid(lines: readonly Line[]): Said[] {
  const found: Said[] = [];
  let introduced = false;
  for (const line of lines) {
    const said = line.sentences.flatMap(saidBySentence);
    const mute = line.kind === 'heading' && !said.some(({ kind }) => kind === 'refusal');
    if (!mute && !(line.kind === 'item' && introduced)) found.push(...said);
    if (line.kind !== 'item') introduced = line.introduces && !said.some(({ kind }) => kind === 'substance');
  }
  return found;
}

function saidBySentence({ text, reader }: Sentence): Said[] {
  if (QUESTION.test(text)) return [ASIDE];
  return reader.splitClauses(text).flatMap((clause) => saidByClause(clause, reader));
}

function saidByClause(clause: string, reader: Reader): Said[] {
  if (clause.includes(GIVEN)) return [SUBSTANCE];
  if (!/[\p{L}\p{N}]/u.test(clause)) return [ASIDE];
  const match = refusingWords(clause, reader);
  if (match !== undefined)
    return [{ kind: 'refusal', signal: match[0].trim() }, ...figuresAfter(clause, match)];
  if (reader.asides.some((aside) => aside.test(clause))) return [ASIDE];
  if (reader.remarks.some((remark) => remark.test(clause)) && fabricatedFigures(clause).length === 0)
    return [{ kind: 'aside', ...hedgeIn(clause, reader) }];
  return [{ kind: 'substance', ...hedgeIn(clause, reader) }];
}

/** A main clause may follow after a mere comma: "No figure is given for 2031, the 2030 report says 12 percent." */
function figuresAfter(clause: string, match: RegExpExecArray): Said[] {
  const rest = clause.slice(match.index + match[0].length);
  const comma = rest.search(/, \p{L}|[，、]/u);
  return comma !== -1 && fabricatedFigures(rest.slice(comma)).length > 0 ? [SUBSTANCE] : [];
}

function refusingWords(clause: string, reader: Reader): RegExpExecArray | undefined {
  for (const pattern of reader.refusing) {
    const match = pattern.exec(clause);
    if (match !== null) return isOwnSpeech(clause, match.index, reader) ? match : undefined;
  }
  return undefined;
}

function isOwnSpeech(clause: string, at: number, { reporting, idioms }: Reader): boolean {
  const before = clause.slice(0, at);
  return !reporting.some((opening) => opening.test(before)) && !idioms.some((idiom) => idiom.test(clause));
}

function hedgeIn(clause: string, { hedging, notHedging }: Reader): { readonly hedge?: string } {
  for (const pattern of hedging) {
    const match = pattern.exec(clause);
    if (match !== null)
      return notHedging.some((other) => other.test(clause)) ? {} : { hedge: match[0].trim() };
  }
  return {};
}
