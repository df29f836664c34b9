import { formatLocation } from '../model/problem.ts';
import type { CaseReport, Change, Report, SuiteReport } from '../model/report.ts';
import { answerStep, fromWhereTheyPart } from './answers.ts';
import { byCause, casesWith, countCases, firstCases } from './case-groups.ts';
import { caseFacts, hasMoved, type CaseFacts, type Step } from './evidence.ts';
import { inert, inertMiddle } from './inert.ts';
import { hang } from './lines.ts';
import { suiteName } from './placed-rows.ts';
import type { Colour, Style } from './style.ts';
import { displayWidth, pad } from './width.ts';
import { changeWords } from './words.ts';

const MOST_CASES = 10;
const LONGEST_ID = 36;
const LONGEST_LOCATION = 36;
const INDENT = '    ';
const LABEL_WIDTH = 10;
const NONE = '–';
const DETAILED: readonly (readonly [Change, Style])[] = [
  ['regressed', 'bad'],
  ['new_failing', 'weak'],
];

/** The cases to look at, one block per kind of change: the first ten of each, suite by suite. */
export function caseBlocks(report: Report, columns: number, colour: Colour): string[][] {
  const blocks = DETAILED.map(([change, style]) => block(report, change, style, columns, colour));
  return [...blocks, errorBlock(report, columns, colour)].filter((lines) => lines.length > 0);
}

/** Errors come in swarms with one cause, so each cause is told once, with the cases that it struck. */
function errorBlock(report: Report, columns: number, colour: Colour): string[] {
  return casesWith(report, 'error').flatMap(({ suite, cases }) => {
    const causes = byCause(cases);
    const lines = causes
      .slice(0, MOST_CASES)
      .flatMap(({ cause, ids }) => [
        ...hang('  ', inert(cause, columns * 2), columns),
        ...hang(INDENT, idList(ids), columns),
      ]);
    const rest =
      causes.length > MOST_CASES
        ? [colour('dim', `  ${causes.length - MOST_CASES} more causes in the report`)]
        : [];
    return [colour('bad', heading('error', suite, cases.length, columns)), ...lines, ...rest];
  });
}

/** The first ten ids, and how many more there are; inert. */
export function idList(ids: readonly string[]): string {
  const rest = ids.length > MOST_CASES ? [`${ids.length - MOST_CASES} more in the report`] : [];
  return [...ids.slice(0, MOST_CASES).map((id) => inertMiddle(id, LONGEST_ID)), ...rest].join(', ');
}

function heading(change: Change, suite: SuiteReport, count: number, columns: number): string {
  return `${changeWords(change)}: ${count} in ${inert(suiteName(suite), columns / 2)}`;
}

function block(report: Report, change: Change, style: Style, columns: number, colour: Colour): string[] {
  const groups = casesWith(report, change);
  const rest = countCases(groups) - MOST_CASES;
  const lines = firstCases(groups, MOST_CASES).flatMap(({ suite, cases }) => {
    const all = groups.find((group) => group.suite === suite)?.cases.length ?? 0;
    const title = colour(style, heading(change, suite, all, columns));
    return [title, ...cases.flatMap((one) => caseLines(one, columns, colour))];
  });
  return rest > 0 ? [...lines, colour('dim', `  ${rest} more in the report`)] : lines;
}

function caseLines(one: CaseReport, columns: number, colour: Colour): string[] {
  const facts = caseFacts(one);
  const head = headLines(one, facts.why, columns, colour);
  return one.change === 'regressed' ? [...head, ...factLines(facts, columns, colour)] : head;
}

/** Id, what broke, and the line of the case's file; what broke moves to a line of its own where it is a long sentence. */
function headLines({ id, location }: CaseReport, why: string, columns: number, colour: Colour): string[] {
  const name = inertMiddle(id, LONGEST_ID);
  const place = location ? inertMiddle(formatLocation(location), LONGEST_LOCATION) : '';
  const taken = 2 + displayWidth(name) + 2 + displayWidth(place) + 2;
  const words = inert(why, columns * 2);
  const isShort = displayWidth(words) <= columns - taken;
  const gap = pad('', columns - taken - (isShort ? displayWidth(words) : 0) + 2);
  const head = `  ${colour('bold', name)}  ${isShort ? words : ''}`;
  const line = place === '' ? head.trimEnd() : head + gap + colour('dim', place);
  return isShort ? [line] : [line, ...hang(INDENT, words, columns)];
}

function factLines(facts: CaseFacts, columns: number, colour: Colour): string[] {
  const room = columns - INDENT.length - LABEL_WIDTH;
  const line = (label: string, text: string): string[] => {
    const shown = inert(text, room);
    return shown === ''
      ? []
      : [INDENT + colour('dim', label) + ' '.repeat(LABEL_WIDTH - label.length) + shown];
  };
  return [
    ...(facts.question === undefined ? [] : line('asked', facts.question)),
    ...(facts.expected === undefined ? [] : line('expected', facts.expected)),
    ...answers(facts, room).flatMap(([label, text]) => line(label, text)),
    ...(facts.cited ? line('cited', written(facts.cited)) : []),
    ...(facts.retrieved ? line('retrieved', ranked(facts.rank) + written(facts.retrieved)) : []),
    ...(facts.edited === undefined ? [] : line('edited', `this change edits the case: ${facts.edited}`)),
  ];
}

/** The answer before and now: on one line where both fit, else one under the other from where they part. */
function answers(facts: CaseFacts, room: number): [string, string][] {
  const step = answerStep(facts);
  if (step.kind === 'unknown') return [];
  if (step.kind === 'only_now') return [['now', step.now]];
  if (step.kind === 'same')
    return [['answer', `as before${step.isWhole ? '' : ', as far as the baseline kept it'}: ${step.now}`]];
  const both = `${step.before} → ${step.now}`;
  if (both.length <= room && displayWidth(inert(both)) <= room) return [['answer', both]];
  const [before, now] = fromWhereTheyPart(step.before, step.now, Math.floor(room / 2));
  return [
    ['before', before],
    ['now', now],
  ];
}

function ranked(rank: number | undefined): string {
  return rank === undefined ? '' : `expected at rank ${rank}: `;
}

function written(step: Step): string {
  const write = (names: readonly string[]): string => names.join(', ') || NONE;
  return step.before && hasMoved(step) ? `${write(step.before)} → ${write(step.now)}` : write(step.now);
}
