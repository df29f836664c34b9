import type { Code, PhrasingContent, RootContent } from 'mdast';
import type { CaseReport, SuiteReport } from '../../model/report.ts';
import { caseFacts, type CaseFacts } from '../evidence.ts';
import { inert } from '../inert.ts';
import { caseTable } from './case-table.ts';
import { code, fold, linked, said, type Markup } from './fold.ts';
import { locationUrl } from './links.ts';
import { formatLocation } from '../../model/problem.ts';
import { joined, name, onLines, paragraph, prose, strong, text, value } from './nodes.ts';
import type { View } from './view.ts';

const LONGEST_WHY = 100;
const LONGEST_REASON = 400;
const MOST_NAMES = 8;
const LONGEST_COMMAND = 500;

/** A regressed case, folded: what was asked, what came before and now, what broke, how to see it again. */
export function caseBlock(suite: SuiteReport, one: CaseReport, view: View): RootContent[] {
  const facts = caseFacts(one);
  return fold(summaryOf(one, facts, view), [
    ...questionBlock(facts, view),
    ...caseTable(facts, view),
    ...reasonBlock(facts),
    ...replayBlock(suite, one, view),
  ]);
}

/** Id, what broke, and the line to click. */
function summaryOf({ id, location }: CaseReport, { why }: CaseFacts, { context: { links } }: View): Markup[] {
  const url = location && locationUrl(location, links);
  const place = location && code(formatLocation(location));
  return [
    code(id),
    ...(why === '' ? [] : [said(why, LONGEST_WHY)]),
    ...(place ? [url === undefined ? place : linked(url, place)] : []),
  ];
}

function questionBlock({ question, expected }: CaseFacts, { detail }: View): RootContent[] {
  const lines = [
    ...(question === undefined ? [] : [labelled('Asked', prose(question, detail.columns))]),
    ...(expected === undefined ? [] : [labelled('Expected', value(expected, detail.columns))]),
  ];
  return lines.length === 0 ? [] : [paragraph(...onLines(lines))];
}

/** Which metrics fell and why, and whether this change edits the case itself. */
function reasonBlock({ fell, reason, edited }: CaseFacts): RootContent[] {
  const metrics = joined(
    fell.slice(0, MOST_NAMES).map((metric) => [name(metric)]),
    ', ',
  );
  const lines = [
    ...(fell.length > 0 ? [labelled('No longer passes', ...metrics)] : []),
    ...(reason === undefined || reason === '' ? [] : [labelled('Why', prose(reason, LONGEST_REASON))]),
    ...(edited === undefined ? [] : [labelled('Edited by this change', value(edited, LONGEST_REASON))]),
  ];
  return lines.length === 0 ? [] : [paragraph(...onLines(lines))];
}

function labelled(label: string, ...content: PhrasingContent[]): PhrasingContent[] {
  return [strong(text(`${label}:`)), text(' '), ...content];
}

/** The command that shows the case again; left out where it could not be pasted. */
function replayBlock({ id: suite }: SuiteReport, { id }: CaseReport, { context }: View): Code[] {
  const command = context.replay?.(suite, id);
  return command === undefined || inert(command) !== command || command.length > LONGEST_COMMAND
    ? []
    : [{ type: 'code', lang: 'sh', value: command }];
}
