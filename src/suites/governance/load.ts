import type { Problem } from '../../model/problem.ts';
import { readText } from '../../read/decode.ts';
import { elementLines } from '../../read/elements.ts';
import type { DataFiles } from '../../read/files.ts';
import { checkShape } from '../../read/issues.ts';
import { parseJson } from '../../read/json.ts';
import { idProblems, NOTHING_FOUND } from '../common.ts';
import type { LoadedSuite } from '../suite.ts';
import { caseSchema, fileSchema, type GovernanceCase } from './case-schema.ts';
import { inspectFiles } from './inspect.ts';
import { findDataFiles, type DataFile, type ReadCase, type ReadFile } from './layout.ts';
import { BUILTIN_DATA, type GovernanceSettings } from './settings.ts';
import { toSuiteCase } from './suite-case.ts';
import { caseProblems } from './validate.ts';

/** The original's own bar for tier 0: 57 of 60. */
const SANITY_THRESHOLD = 0.95;

/** Reads fitz-gov's files of the wanted tiers; a file or case that cannot be used is a problem, never left out. */
export async function loadGovernance(
  settings: GovernanceSettings,
  files: DataFiles,
): Promise<LoadedSuite<GovernanceCase>> {
  const layout = await findDataFiles(settings, files);
  const read = await Promise.all(layout.files.map(async (file) => readCases(file, files)));
  const cases = read.flatMap((file) => file.cases.map((entry) => toSuiteCase(file, entry, settings)));
  const problems = [...layout.problems, ...read.flatMap((file) => file.problems), ...idProblems(cases)];
  return {
    cases,
    problems: problems.length > 0 ? problems : emptyTiers(settings, read),
    // Nobody who uses the built-in cases can change them; our own tests inspect their files.
    inspect: () => (settings.data === BUILTIN_DATA ? NOTHING_FOUND : inspectFiles(read)),
    thresholds: thresholds(read, settings),
  };
}

async function readCases(file: DataFile, files: DataFiles): Promise<ReadFile> {
  const unread = { ...file, threshold: undefined, config: undefined, cases: [] };
  const text = await readText(files, file.path);
  if (text.kind === 'bad') return { ...unread, problems: text.problems };
  const document = parseJson(file.path, text.value);
  if (document.kind === 'bad') return { ...unread, problems: document.problems };
  const shape = checkShape(fileSchema, document.value);
  if (shape.kind === 'bad') return { ...unread, problems: shape.problems };
  const lines = elementLines(text.value, 'cases');
  const cases: ReadCase[] = [];
  const problems: Problem[] = [];
  for (const [index, value] of shape.value.cases.entries()) {
    const locate = (path: readonly PropertyKey[], ofKey?: boolean) =>
      document.value.locate(['cases', index, ...path], ofKey);
    const raw = checkShape(caseSchema, { value, locate });
    if (raw.kind === 'bad') problems.push(...raw.problems.map((problem) => named(problem, value, index)));
    else cases.push({ raw: raw.value, line: lines[index] ?? 1 });
    if (raw.kind === 'ok') problems.push(...caseProblems(file, raw.value, locate));
  }
  const { passing_threshold: threshold, evaluation_config: config } = shape.value;
  return { ...file, threshold: threshold ?? undefined, config: config ?? undefined, cases, problems };
}

function named(problem: Problem, value: unknown, index: number): Problem {
  const id = (value as { readonly id?: unknown } | null)?.id;
  const which = typeof id === 'string' ? `case "${id}"` : `case ${index + 1}`;
  return { ...problem, message: `${which}: ${problem.message}` };
}

/** A tier that is asked for but has no case would pass over nothing. */
function emptyTiers({ data, tiers }: GovernanceSettings, read: readonly ReadFile[]): Problem[] {
  const empty = tiers.filter((tier) => !read.some((file) => file.tier === tier && file.cases.length > 0));
  return empty.map((tier) => ({
    location: { file: data },
    message: `holds no cases of tier ${tier}; leave ${tier} out of tiers, or add some`,
  }));
}

function thresholds(
  read: readonly ReadFile[],
  { metrics }: GovernanceSettings,
): { readonly [row: string]: number } {
  const sanity = read.filter(({ prefix }) => prefix === 't0_');
  if (sanity.length === 0 || (metrics && !metrics.includes('accuracy'))) return {};
  const given = sanity.map(({ threshold }) => threshold).filter((threshold) => threshold !== undefined);
  return { 'tier0.accuracy': given.length > 0 ? Math.max(...given) : SANITY_THRESHOLD };
}
