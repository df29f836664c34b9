import type * as z from 'zod';
import type { Location, Problem } from '../../model/problem.ts';
import { readText } from '../../read/decode.ts';
import type { DataFiles, Read } from '../../read/files.ts';
import { checkShape } from '../../read/issues.ts';
import { readSeedDocument, type SeedDocument } from '../../read/seed-document.ts';
import { PlainScalar } from '../../read/yaml.ts';
import { idProblems } from '../common.ts';
import { ragverdictFile } from './settings.ts';

type RagverdictFile = z.infer<typeof ragverdictFile>;

/** A ragverdict suite; its adapter and judge give way to `app` and `judge` of ragbench.yml. */
export interface BehaviorSuite {
  readonly tests: RagverdictFile['tests'];
  readonly thresholds: RagverdictFile['thresholds'];
  readonly notes: readonly Problem[];
}

/** Reads ragverdict's own file (YAML when it ends in .yaml or .yml, else JSON). */
export async function readBehaviorFile(path: string, files: DataFiles): Promise<Read<BehaviorSuite>> {
  const text = await readText(files, path);
  if (text.kind === 'bad') return text;
  const document = readSeedDocument(path, text.value);
  if (document.kind === 'bad') return document;
  const shape = checkShape(ragverdictFile, document.value);
  if (shape.kind === 'bad') return shape;
  const { tests, thresholds } = shape.value;
  const problems = nameProblems(tests, document.value);
  if (problems.length > 0) return { kind: 'bad', problems };
  return {
    kind: 'ok',
    value: { tests, thresholds, notes: wordNotes(document.value.value, [], document.value) },
  };
}

/** Tests are told apart by name: each becomes a row. */
function nameProblems(tests: RagverdictFile['tests'], { locate }: SeedDocument): Problem[] {
  return idProblems(
    tests.map(({ name }, index) => ({ id: name, location: locate(['tests', index, 'name']) })),
  );
}

const BOOLEAN_KEYS = [
  'require_all_tools',
  'expects_citations',
  'must_not_cite',
  'must_refuse',
  'allow_error',
  'allow_refusal',
];
const WORDS: { readonly [word: string]: boolean } = { yes: true, no: false, on: true, off: false };

/** Notes each yes, no, on or off that was read as a boolean: other readers of YAML take it for a text. */
function wordNotes(
  value: unknown,
  path: readonly PropertyKey[],
  { locate }: Pick<SeedDocument, 'locate'>,
): Problem[] {
  if (typeof value !== 'object' || value === null || value instanceof PlainScalar) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    const meant =
      typeof inner === 'string' && BOOLEAN_KEYS.includes(key) ? WORDS[inner.toLowerCase()] : undefined;
    return meant === undefined
      ? wordNotes(inner, at, { locate })
      : [note(key, String(inner), meant, locate(at))];
  });
}

function note(key: string, word: string, meant: boolean, location: Location): Problem {
  return {
    location,
    message: `${key}: ${word} is read as ${meant}; write ${meant}, which every reader of YAML takes so`,
  };
}
