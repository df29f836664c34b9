import type { Json } from '../../model/json.ts';
import type { Problem } from '../../model/problem.ts';
import { readBlocks } from '../../read/decode.ts';
import type { DataFiles, Read } from '../../read/files.ts';
import { checkShape } from '../../read/issues.ts';
import { parseJsonLines, type JsonLine, type TakenLines } from '../../read/json-lines.ts';
import { defined, idProblems, NOTHING_FOUND, selectMetrics } from '../common.ts';
import type { LoadedSuite, SuiteCase } from '../suite.ts';
import { goldenSchema, type Golden, type QaCase } from './golden-schema.ts';
import { isGroundedness, QA_METRICS, type QaMetric } from './metrics.ts';
import { readReferences, type References } from './references.ts';
import { judgesGroundedness, type QaSettings } from './settings.ts';

const NO_TURNS: SuiteCase['request']['conversation'] = [];

interface GoldenLine {
  readonly golden: Golden;
  readonly line: number;
}

/** Reads the golden file and the references it names; one bad line rejects the whole file, naming each. */
export async function loadQa(settings: QaSettings, files: DataFiles): Promise<LoadedSuite<QaCase>> {
  const { values: lines, problems } = await readGolden(settings.golden, files);
  const judged = judgesGroundedness(settings)
    ? lines.filter(({ golden }) => golden.case_type === 'narrative')
    : [];
  const wanted = judged.map(({ golden, line }) => ({
    doc: golden.expected.narrative_doc ?? '',
    location: { file: settings.golden, line },
  }));
  const references = await readReferences(settings.references ?? '', wanted, files);
  const metricsFor = metricsChooser(settings);
  const cases = lines.map((line) => toSuiteCase(line, settings, references, metricsFor));
  return {
    cases: problems.length > 0 ? [] : cases,
    problems: [...problems, ...idProblems(cases), ...references.problems],
    inspect: () => NOTHING_FOUND,
    thresholds: {},
  };
}

async function readGolden(path: string, files: DataFiles): Promise<TakenLines<GoldenLine>> {
  const taken = await readBlocks(files, path, (text) => ({
    kind: 'ok',
    value: parseJsonLines(path, text, takeGolden),
  }));
  return taken.kind === 'ok' ? taken.value : { values: [], problems: [...taken.problems] };
}

function takeGolden(line: JsonLine): Read<GoldenLine[]> {
  const shape = checkShape(goldenSchema, line);
  if (shape.kind === 'ok') return { kind: 'ok', value: [{ golden: shape.value, line: line.line }] };
  return { kind: 'bad', problems: shape.problems.map((problem) => named(problem, line)) };
}

function named(problem: Problem, { value }: JsonLine): Problem {
  const id = (value as { readonly id?: unknown } | null)?.id;
  const which = typeof id === 'string' || typeof id === 'number' ? `case "${id}": ` : '';
  return { ...problem, message: which + problem.message };
}

function toSuiteCase(
  { golden, line }: GoldenLine,
  settings: QaSettings,
  references: References,
  metricsFor: (golden: Golden) => readonly QaMetric[],
): SuiteCase<QaCase> {
  const reference =
    golden.case_type === 'narrative' ? references.texts.get(golden.expected.narrative_doc ?? '') : undefined;
  return {
    id: golden.id,
    tier: settings.tier,
    location: { file: settings.golden, line },
    content: content(golden, reference),
    metrics: metricsFor(golden),
    request: { prompt: golden.question, conversation: NO_TURNS, reference_date: golden.reference_date },
    data: { golden, ...(reference !== undefined && { reference }) },
  };
}

function content(
  { question, case_type, expected, reference_date }: Golden,
  reference: string | undefined,
): Json {
  return defined({ question, case_type, expected: expected as Json, reference_date, reference });
}

/** The metrics that a case counts for; cases with the same ones share the list. */
function metricsChooser(settings: QaSettings): (golden: Golden) => readonly QaMetric[] {
  const made = new Map<string, readonly QaMetric[]>();
  return (golden) => {
    const chosen = selectMetrics(metricsOf(golden, judgesGroundedness(settings)), settings.metrics);
    const key = chosen.join();
    const known = made.get(key) ?? chosen;
    made.set(key, known);
    return known;
  };
}

/** A gate applies where the key that it judges is present, whatever the type of the case. */
function metricsOf({ expected, case_type: type }: Golden, grounded: boolean): QaMetric[] {
  const applies: { readonly [metric in QaMetric]?: boolean } = {
    numeric_accuracy: expected.value !== undefined,
    citation_validity: expected.source !== undefined || expected.narrative_doc !== undefined,
    fabrication: expected.refuse,
  };
  return QA_METRICS.filter(
    (metric) => applies[metric] ?? (!isGroundedness(metric) || (grounded && type === 'narrative')),
  );
}
