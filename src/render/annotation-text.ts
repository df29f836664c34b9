import type { CaseReport, SuiteReport } from '../model/report.ts';
import { answerStep, fromWhereTheyPart } from './answers.ts';
import { caseFacts, hasMoved, type CaseFacts, type Step } from './evidence.ts';
import { inert, inertMiddle } from './inert.ts';
import { suiteName } from './placed-rows.ts';
import { shorten } from './row-fact.ts';
import { changeWords } from './words.ts';

/** UTF-16 units. GitHub takes 255 characters of a title; 64 KB of a message, as a workflow command 4,096 characters. */
const LONGEST_TITLE = 250;
const LONGEST_MESSAGE = 4000;
const LONGEST_LINE = 600;
const LONGEST_ID = 80;
const NONE = '–';

/** Id and what broke. */
export function caseTitle(one: CaseReport): string {
  const { why } = caseFacts(one);
  const name = inertMiddle(one.id, LONGEST_ID);
  return plainTitle(why === '' ? name : `${name}: ${inert(why, LONGEST_TITLE)}`);
}

/** What a reviewer needs beside the line itself: one fact a line. */
export function caseMessage(suite: SuiteReport, one: CaseReport): string {
  const facts = caseFacts(one);
  const lines = [
    `${changeWords(one.change)} in ${suiteName(suite)}${facts.fell.length > 0 ? `: ${facts.fell.join(', ')}` : ''}`,
    ...labelled('why', facts.reason ?? facts.why),
    ...labelled('asked', facts.question),
    ...labelled('expected', facts.expected),
    ...answerLines(facts),
    ...labelled('cited', facts.cited && written(facts.cited)),
    ...labelled('retrieved', facts.retrieved && written(facts.retrieved)),
    ...labelled('edited by this change', facts.edited),
  ];
  return shorten(lines.map(plainLine).join('\n'), LONGEST_MESSAGE);
}

/** One line of foreign text, inert. */
export function plainLine(foreign: string): string {
  return withoutAstral(inert(foreign, LONGEST_LINE));
}

/** A title, inert and short enough. */
export function plainTitle(foreign: string): string {
  return shorten(withoutAstral(inert(foreign)), LONGEST_TITLE);
}

/** GitHub has refused annotations with characters above U+FFFF. */
function withoutAstral(text: string): string {
  return text.replace(
    /[\u{10000}-\u{10ffff}]/gu,
    (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

function labelled(label: string, text: string | undefined): string[] {
  return text === undefined || text === '' ? [] : [`${label}: ${text}`];
}

function answerLines(facts: CaseFacts): string[] {
  const step = answerStep(facts);
  if (step.kind === 'unknown') return [];
  if (step.kind === 'only_now') return [`now: ${step.now}`];
  if (step.kind === 'same') return [`answer as before: ${step.now}`];
  const [before, now] = fromWhereTheyPart(step.before, step.now, LONGEST_LINE / 2);
  return [`before: ${before}`, `now: ${now}`];
}

function written(step: Step): string {
  const write = (names: readonly string[]): string => names.join(', ') || NONE;
  return step.before && hasMoved(step) ? `${write(step.before)} → ${write(step.now)}` : write(step.now);
}
