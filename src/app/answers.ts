import type { Plan, PlannedEntry } from '../config/plan.ts';
import { checkAnswer } from '../model/check-answer.ts';
import type { CallLine } from '../model/recording.ts';
import type { Warning } from '../model/report.ts';
import { entryKey } from '../model/row-name.ts';
import type { Asker } from '../run.ts';
import type { CaseAnswer } from '../suites/suite.ts';
import { createMeter } from './meter.ts';

/** Answers made elsewhere, sorted to the entries they belong to; `faults` are lines that belong to none or to several. */
export interface FiledAnswers {
  readonly asker: Asker;
  readonly faults: readonly string[];
}

/** An {@link Asker} over a recording or an answers file: calls nothing, so a case replays offline and without keys. */
export function askFile(lines: readonly CallLine[], plan: Plan, file: string): FiledAnswers {
  const answers = new Map<string, Map<string, CaseAnswer>>();
  const meter = createMeter();
  const strays = new Map<string, number>();
  for (const line of lines) {
    const homes = homesOf(line, plan);
    const [home] = homes;
    if (!home || homes.length > 1) {
      const fault = home ? ambiguity(line, homes) : stray(line, plan);
      strays.set(fault, (strays.get(fault) ?? 0) + 1);
      continue;
    }
    const answer = toAnswer(line);
    if (answer.kind === 'answered') meter.add(answer.response);
    // A case that was refused before it was sent is recorded without a request.
    meter.count(line.type === 'call' && line.request !== undefined ? 1 : 0);
    const own = answers.get(entryKey(home)) ?? new Map<string, CaseAnswer>();
    answers.set(entryKey(home), own.set(line.case, answer));
  }
  const faults = [...strays].map(([fault, count]) => (count > 1 ? `${fault} (${count} lines)` : fault));
  return {
    asker: {
      ask: (entry) => Promise.resolve(handOver(entry, answers) ?? missing(entry, file)),
      failure: () => undefined,
      usage: () => meter.usage(),
      warnings: () => [],
    },
    faults,
  };
}

/** An entry is asked once, so that its answers need not be kept while the run is judged. */
function handOver(
  entry: PlannedEntry,
  answers: Map<string, ReadonlyMap<string, CaseAnswer>>,
): ReadonlyMap<string, CaseAnswer> | undefined {
  const own = answers.get(entryKey(entry));
  answers.delete(entryKey(entry));
  return own;
}

/** A call line as the answer to its case. */
export function toAnswer({ response, error }: Pick<CallLine, 'response' | 'error'>): CaseAnswer {
  if (error) return { kind: 'error', error };
  const checked = checkAnswer(response);
  if (checked.kind === 'ok') return { kind: 'answered', response: checked.response };
  return { kind: 'error', error: { code: 'bad_response', message: checked.message } };
}

function homesOf(line: CallLine, plan: Plan): PlannedEntry[] {
  const places = plan.entries.filter(
    ({ suite, tier, variant }) =>
      suite === line.suite && (line.tier ?? tier) === tier && (line.variant ?? variant) === variant,
  );
  return places.filter((entry) => caseIds(entry).has(line.case));
}

const ids = new WeakMap<PlannedEntry, ReadonlySet<string>>();

function caseIds(entry: PlannedEntry): ReadonlySet<string> {
  const known = ids.get(entry) ?? new Set(entry.cases.map(({ id }) => id));
  ids.set(entry, known);
  return known;
}

function ambiguity({ suite }: CallLine, homes: readonly PlannedEntry[]): string {
  const keys = homes.map(entryKey).join(', ');
  return `an answer of suite "${suite}" could belong to ${keys}; give its line a tier and a variant`;
}

function stray({ suite }: CallLine, plan: Plan): string {
  const suites = [...new Set(plan.entries.map((entry) => entry.suite))];
  if (!suites.includes(suite)) return `there is no suite "${suite}"; ${suites.join(', ')} is allowed`;
  return `an answer of suite "${suite}" is for a case, tier or variant that the suite does not have`;
}

/** No line at all for an entry: every case is without an answer, which scoring turns into errors. */
function missing(entry: PlannedEntry, file: string): ReadonlyMap<string, CaseAnswer> {
  const error = { code: 'incomplete' as const, message: `${file} has no answer for this case` };
  return new Map(entry.cases.map(({ id }) => [id, { kind: 'error' as const, error }]));
}

/** What `score` says of lines that belong nowhere: they are not judged, and that must not go unsaid. */
export function strayWarnings(faults: readonly string[]): Warning[] {
  return faults.map((message) => ({ code: 'data_quality' as const, message }));
}
