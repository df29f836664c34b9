import type { Report, Row } from '../model/report.ts';
import { isBad } from '../model/verdict.ts';
import { inert } from './inert.ts';
import { counted } from './numbers.ts';
import { decidingRows, fullName, placedRows, suiteName, type PlacedRow } from './placed-rows.ts';
import { rowFact, shorten, shortName } from './row-fact.ts';
import { rowReasonWords } from './words.ts';

/** What a headline is made of: the report without it, what narrowed the run, and why the app did not come up or went away. */
export type HeadlineFacts = Omit<Report, 'headline'> & {
  readonly partial?: string;
  readonly appFailure?: string;
  /** Why nothing was run, one sentence each. */
  readonly refusal?: readonly string[];
};

const LONGEST = 120;
const LONGEST_PARTIAL = 36;
/** How the gate words what a record loosens. */
const ON_PURPOSE = 'changed on purpose: ';

/** One plain line of at most 120 UTF-16 units: the verdict word, the one reason, and what else must not go unsaid. */
export function headline(facts: HeadlineFacts): string {
  const partial =
    facts.partial === undefined ? '' : ` (partial: ${shorten(inert(facts.partial), LONGEST_PARTIAL)})`;
  const { lead, musts, asides } = reasons(facts);
  const end = musts.map((text) => `; ${text}`).join('') + partial;
  const words = inert(`${facts.verdict} · ${lead}`, LONGEST * 2);
  let line = shorten(words, LONGEST - end.length);
  for (const aside of asides)
    if (line.length + aside.length + 2 + end.length <= LONGEST) line += `; ${aside}`;
  return line + end;
}

/** The deciding reason; what must be said behind it; and what is said where there is room, in this order. */
interface Reasons {
  readonly lead: string;
  readonly musts: readonly string[];
  readonly asides: readonly string[];
}

function reasons(facts: HeadlineFacts): Reasons {
  if (facts.refusal) return only(refused(facts.refusal));
  if (facts.exit_code === 3) return only(nothingScored(facts));
  const lead = { ERROR: errorLead, FAIL: failLead, WEAK: weakLead, PASS: passLead }[facts.verdict](facts);
  return { lead, musts: mustsOf(facts), asides: asidesOf(facts) };
}

function refused([
  first = 'the configuration or the event was refused',
  ...others
]: readonly string[]): string {
  return `nothing was judged${others.length > 0 ? `, for ${counted(others.length + 1, 'reason')}` : ''}: ${first}`;
}

function only(lead: string): Reasons {
  return { lead, musts: [], asides: [] };
}

function mustsOf(facts: HeadlineFacts): string[] {
  const { regressed = 0 } = facts.ledger;
  const unsaid = facts.verdict === 'ERROR' || leadsWithWeakening(facts);
  const uncompared =
    isUncompared(facts) &&
    facts.verdict !== 'PASS' &&
    decidingRows(facts, 'ERROR')[0]?.row.reason !== 'no_baseline';
  return [
    ...(uncompared ? ['nothing was compared'] : []),
    ...(regressed > 0 && unsaid ? [`${counted(regressed, 'case')} regressed`] : []),
  ];
}

function asidesOf(facts: HeadlineFacts): string[] {
  const { new_failing: newFailing = 0 } = facts.ledger;
  const failed = facts.verdict === 'ERROR' ? decidingRows(facts, 'FAIL').length : 0;
  const advisory = placedRows(facts).filter(({ row }) => row.advisory && isBad(row.verdict)).length;
  const all: (readonly [boolean, string])[] = [
    [isWeakened(facts) && !leadsWithWeakening(facts), 'the gate was weakened'],
    [
      facts.warnings.some(({ code }) => code === 'config_not_compared'),
      "the gate's settings were not compared",
    ],
    [failed > 0, `${counted(failed, 'row')} failed`],
    [facts.verdict === 'WEAK' && facts.exit_code === 1, 'fails by fail_on: weak'],
    [newFailing > 0 && !isUncompared(facts), `${counted(newFailing, 'new case')} failing`],
    [advisory > 0, `${counted(advisory, 'advisory row')} failing`],
  ];
  return all.flatMap(([applies, text]) => (applies ? [text] : []));
}

function nothingScored(facts: HeadlineFacts): string {
  if (facts.appFailure !== undefined) return `not one case could be scored: ${facts.appFailure}`;
  const first = placedRows(facts).find(({ row }) => row.verdict === 'ERROR');
  const cause = causeOf(facts);
  if (cause !== undefined && first && ALL_ALIKE.includes(first.row.reason))
    return `not one case could be scored: ${cause}`;
  if (!first) return 'nothing was judged: no suite of this run has a case to ask';
  return `not one case could be scored: ${rowReasonWords(first.row.reason)}${noteOf(first.row)}`;
}

/** Reasons that are the same for every case: the case's own words say more than the row's count of them. */
const ALL_ALIKE: readonly Row['reason'][] = ['incomplete', 'app_failed'];

function causeOf({ suites }: HeadlineFacts): string | undefined {
  const reasons = suites.flatMap(({ cases }) => cases.filter(({ status }) => status === 'error'));
  return reasons.every(({ reason }) => reason === reasons[0]?.reason) ? reasons[0]?.reason : undefined;
}

function errorLead(facts: HeadlineFacts): string {
  if (facts.appFailure !== undefined) return facts.appFailure;
  const rows = decidingRows(facts, 'ERROR');
  const [first] = rows;
  const alike = rows.filter(({ row }) => row.reason === first?.row.reason);
  if (first)
    return `${rowReasonWords(first.row.reason)}: ${shortName(fullName(first))}${more(alike)}${noteOf(first.row)}`;
  const empty = facts.suites.find(({ verdict }) => verdict === 'ERROR');
  return empty
    ? `${shortName(suiteName(empty))} has no cases`
    : 'nothing was judged: no case counts for any of its rows';
}

function failLead(facts: HeadlineFacts): string {
  if (leadsWithWeakening(facts)) return weakeningLead(facts);
  const rows = decidingRows(facts, 'FAIL');
  const [first] = rows;
  return withRegressed(facts, first ? `${rowFact(first)}${more(rows)}` : 'see the report');
}

function weakLead(facts: HeadlineFacts): string {
  if (leadsWithWeakening(facts)) return weakeningLead(facts);
  const rows = decidingRows(facts, 'WEAK');
  const [first] = rows;
  const rest = onlyAdvises(facts) ? 'every row is advisory, so nothing decides' : 'see the report';
  return withRegressed(facts, first ? `${rowFact(first)}${more(rows)}` : rest);
}

function onlyAdvises(facts: HeadlineFacts): boolean {
  return placedRows(facts).every(({ row }) => row.advisory || row.verdict === 'SKIPPED');
}

function weakeningLead({ warnings }: HeadlineFacts): string {
  const messages = warnings.filter(({ code }) => code === 'gate_weakened').map(({ message }) => message);
  const [first = ''] = messages;
  if (messages.every((message) => message.startsWith(ON_PURPOSE)))
    return first + (messages.length > 1 ? ` and ${counted(messages.length - 1, 'more change')}` : '');
  const ways = messages.length > 1 ? ` in ${messages.length} ways` : '';
  return `this change weakens its own gate${ways}: ${first}`;
}

function passLead(facts: HeadlineFacts): string {
  const { regressed = 0, fixed = 0, vanished = 0, skipped = 0 } = facts.ledger;
  const total = Object.values(facts.ledger).reduce((sum, count) => sum + count, 0) - vanished - skipped;
  if (isUncompared(facts))
    return `no baseline yet: nothing was compared; ${counted(total, 'case')}${failing(facts)}`;
  if (regressed > 0) return `${counted(regressed, 'case')} regressed, yet every row holds; ${fixed} fixed`;
  return `${counted(total, 'case')}, nothing got worse${fixed > 0 ? `; ${fixed} fixed` : ''}`;
}

function failing({ suites }: HeadlineFacts): string {
  const count = suites.flatMap(({ cases }) => cases).filter(({ status }) => status === 'fail').length;
  return count === 0 ? ', all pass' : `, ${count} failing`;
}

function withRegressed({ ledger: { regressed = 0 } }: HeadlineFacts, text: string): string {
  return regressed > 0 ? `${counted(regressed, 'case')} regressed: ${text}` : text;
}

function isUncompared({ warnings, ...report }: HeadlineFacts): boolean {
  const compared = placedRows(report).filter(({ row }) => row.n > 0);
  return (
    warnings.some(({ code }) => code === 'nothing_compared') ||
    (compared.length > 0 && compared.every(({ row }) => row.reason === 'new'))
  );
}

function leadsWithWeakening(facts: HeadlineFacts): boolean {
  if (!isWeakened(facts)) return false;
  return facts.verdict === 'WEAK' || (facts.verdict === 'FAIL' && decidingRows(facts, 'FAIL').length === 0);
}

function isWeakened({ warnings }: HeadlineFacts): boolean {
  return warnings.some(({ code }) => code === 'gate_weakened');
}

function more(rows: readonly PlacedRow[]): string {
  return rows.length > 1 ? ` and ${counted(rows.length - 1, 'more row')}` : '';
}

function noteOf({ note }: Row): string {
  return note === undefined ? '' : ` (${note})`;
}
