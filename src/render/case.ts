import type { CaseReport, SuiteReport } from '../model/report.ts';
import type { Json } from '../model/json.ts';
import { formatLocation } from '../model/problem.ts';
import { inert } from './inert.ts';
import type { Colour, Style } from './style.ts';
import { changeWords } from './words.ts';

const STYLE: { readonly [status in CaseReport['status']]: Style } = {
  pass: 'good',
  fail: 'bad',
  error: 'bad',
  skipped: 'dim',
};
const LONGEST_TEXT = 4000;

/** One case in full, for `replay`: what was asked and answered, each score, and the evidence. */
export function renderCase(suite: SuiteReport, one: CaseReport, colour: Colour): string {
  const place = one.location ? `  ${formatLocation(one.location)}` : '';
  const head = `${colour(STYLE[one.status], one.status.toUpperCase())}  ${suite.id} tier ${suite.tier} ${suite.variant} · ${inert(one.id, 200)} · ${changeWords(one.change)}${place}`;
  const scores = Object.entries(one.scores).map(
    ([metric, score]) =>
      `  ${score === 1 ? 'ok  ' : 'fail'}  ${metric}${score === 0 || score === 1 ? '' : ` ${score}`}`,
  );
  const evidence = Object.entries(one.evidence).map(
    ([key, value]) => `  ${colour('dim', `${key}:`)} ${shown(value)}`,
  );
  return `${[head, `  ${inert(one.reason, LONGEST_TEXT)}`, ...scores, ...evidence].join('\n')}\n`;
}

function shown(value: Json): string {
  return inert(typeof value === 'string' ? value : JSON.stringify(value), LONGEST_TEXT);
}
