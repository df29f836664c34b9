import { inert } from '../render/inert.ts';
import { displayWidth, pad } from '../render/width.ts';
import { mentionText } from './config-text.ts';
import type { Detection } from './detect.ts';
import { basisText, type Finding } from './finding.ts';
import type { InitPlan } from './plan.ts';

/** A file of the plan after it was carried out; `path` is from the working directory. */
export interface DoneFile {
  readonly path: string;
  readonly outcome: 'written' | 'kept';
  /** Why it was left alone. */
  readonly why?: string;
}

/** A thing that was looked for, by name. */
interface NamedFinding {
  readonly what: string;
  readonly finding: Finding<string | number> | undefined;
}

/** What was found and what was written, and what to do next, for the terminal. */
export function summaryText({ detection, check }: InitPlan, done: readonly DoneFile[]): string {
  const written = done.filter(({ outcome }) => outcome === 'written');
  const kept = done.filter(({ outcome }) => outcome === 'kept');
  return [
    isEmpty(detection)
      ? 'nothing that looks like an app was found; a new config holds placeholders'
      : 'found',
    ...table(namedFindings(detection).map(findingRow)),
    ...detection.mentions.map((mention) => `  ${inert(mentionText(mention))}`),
    '',
    written.length === 0 ? 'nothing was written' : 'written',
    ...written.map(({ path }) => `  ${inert(path)}`),
    ...(kept.length === 0
      ? []
      : ['left alone', ...table(kept.map(({ path, why = '' }) => [inert(path), why]))]),
    '',
    ...nextSteps(written, check),
    '',
  ].join('\n');
}

/** {@link summaryText} as data. */
export function summaryJson({ detection, check }: InitPlan, done: readonly DoneFile[]): unknown {
  const found = namedFindings(detection).flatMap(({ what, finding }) => {
    if (!finding) return [];
    const { value, basis, caution } = finding;
    return [{ what, value, ...basis, ...(caution !== undefined && { caution }) }];
  });
  return { found, mentions: detection.mentions, files: done, ...(check !== undefined && { check }) };
}

function isEmpty({ project, route, start }: Detection): boolean {
  return !project?.framework && !route && !start;
}

function namedFindings({ project, start, port, route, health, shape, goldens }: Detection): NamedFinding[] {
  return [
    { what: 'framework', finding: project?.framework },
    { what: 'start', finding: start?.command },
    { what: 'port', finding: port },
    { what: 'route', finding: route },
    { what: 'health', finding: health },
    { what: 'question', finding: shape.question },
    { what: 'text', finding: shape.text },
    { what: 'golden', finding: goldens[0] },
  ];
}

function findingRow({ what, finding }: NamedFinding): string[] {
  if (!finding) return [what, '–', ''];
  return [what, inert(String(finding.value), 60), basisText(finding)];
}

/** Rows of inert cells, indented, with columns that line up. */
function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, index) => Math.max(most[index] ?? 0, displayWidth(cell))),
    [],
  );
  return rows.map((row) =>
    `  ${row.map((cell, index) => pad(cell, widths[index] ?? 0)).join('  ')}`.trimEnd(),
  );
}

function nextSteps(written: readonly DoneFile[], check: string | undefined): string[] {
  const required = check === undefined ? "the gate's check" : `the check "${check}"`;
  const changed = written.length === 0 ? 'what you changed' : 'these files';
  return [
    'next',
    '  1. ragbench validate       after a look at every line that is a guess, and cases of your own in the golden file',
    '  2. ragbench run            starts the app and judges it; keep ragbench-report.json and ragbench-recording.jsonl out of git',
    `  3. ragbench baseline bump  then commit .ragbench/baseline.json and ${changed}, and make ${required} required`,
  ];
}
