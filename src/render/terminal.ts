import { formatLocation } from '../model/problem.ts';
import type { Change, Report, Warning } from '../model/report.ts';
import { caseBlocks, idList } from './case-blocks.ts';
import { decisionLines } from './decisions.ts';
import { footer } from './footer.ts';
import { gateTable } from './gate-table.ts';
import { isAboutGate, isRefusal } from './gate-warnings.ts';
import { inert, inertMiddle } from './inert.ts';
import { ledgerParts } from './ledger.ts';
import { hang, wrap } from './lines.ts';
import { counted } from './numbers.ts';
import type { Colour, Style } from './style.ts';
import type { TerminalOptions } from './terminal-options.ts';
import { changeWords, warningTitle } from './words.ts';

const LEAST_COLUMNS = 80;
/** Wider lines are harder to read than to scroll. */
const MOST_COLUMNS = 120;
const LONGEST_MESSAGE = 400;
const MOST_GATE_WARNINGS = 10;
const MOST_NOTES = 3;

/** The whole report for a terminal or a build log: verdict first, then the gate, what failed, on which cases, and why. */
export function renderTerminal(report: Report, options: TerminalOptions): string {
  const columns = Math.min(MOST_COLUMNS, Math.max(LEAST_COLUMNS, options.columns));
  const { colour } = options;
  const blocks = [
    verdictLines(report, columns, colour),
    warningLines(report.warnings.filter(isRefusal), Infinity, 'bad', columns, colour),
    warningLines(report.warnings.filter(isAboutGate), MOST_GATE_WARNINGS, 'weak', columns, colour),
    gateTable(report, columns, colour),
    decisionLines(report, columns),
    ...caseBlocks(report, columns, colour),
    [
      ...listed(report, 'fixed', 'good', columns, colour),
      ...listed(report, 'vanished', 'weak', columns, colour),
    ],
    ledgerLines(report, columns),
    warningLines(
      report.warnings.filter((warning) => !isAboutGate(warning) && !isRefusal(warning)),
      MOST_NOTES,
      'dim',
      columns,
      colour,
    ),
    footer(report, options, columns),
  ];
  const text = blocks.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return `${text.join('\n\n')}\n`;
}

function verdictLines({ headline, verdict }: Report, columns: number, colour: Colour): string[] {
  const style: Style = {
    PASS: 'good' as const,
    WEAK: 'weak' as const,
    FAIL: 'bad' as const,
    ERROR: 'bad' as const,
  }[verdict];
  const [first = '', ...others] = wrap(inert(headline, LONGEST_MESSAGE), columns);
  const opening = first.startsWith(verdict) ? colour(style, verdict) + first.slice(verdict.length) : first;
  return [opening, ...others];
}

function warningLines(
  warnings: readonly Warning[],
  most: number,
  style: Style,
  columns: number,
  colour: Colour,
): string[] {
  const codes = [...new Set(warnings.map(({ code }) => code))];
  return codes.flatMap((code) => {
    const all = warnings.filter((warning) => warning.code === code);
    const lines = all.slice(0, most).flatMap((warning) => warningLine(warning, columns));
    const rest = all.length > most ? [`  ${all.length - most} more in the report`] : [];
    return [colour(style, warningTitle(code)), ...lines, ...rest];
  });
}

function warningLine({ message, location }: Warning, columns: number): string[] {
  const place = location ? ` (${inertMiddle(formatLocation(location), columns / 2)})` : '';
  return hang('  ', inert(message, LONGEST_MESSAGE) + place, columns);
}

/** The cases of a change that need no evidence, by name. */
function listed({ suites }: Report, change: Change, style: Style, columns: number, colour: Colour): string[] {
  const ids = suites.flatMap(({ cases }) => cases.filter((one) => one.change === change).map(({ id }) => id));
  if (ids.length === 0) return [];
  const label = `${changeWords(change)}: `;
  return hang(label, idList(ids), columns).map((line, index) =>
    index === 0 ? colour(style, label.trimEnd()) + line.slice(label.length - 1) : line,
  );
}

function ledgerLines(report: Report, columns: number): string[] {
  const { total, parts } = ledgerParts(report);
  return total === 0 ? [] : hang(`${counted(total, 'case')}: `, parts.join(' · '), columns);
}
