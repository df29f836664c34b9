import * as z from 'zod';
import { MODES, type Mode } from '../model/answer.ts';
import type { Location, Problem } from '../model/problem.ts';
import { decodeText } from '../read/decode.ts';
import { bad, type DataFiles, type Read } from '../read/files.ts';
import { checkShape } from '../read/issues.ts';
import { parseJsonLines, type JsonLine } from '../read/json-lines.ts';
import { idProblems } from '../suites/common.ts';

/** One annotator's line about a case; without a mode the case is not labelled yet. */
export interface Label {
  readonly id: string;
  readonly mode?: Mode;
  /** 1 (a guess) to 5 (certain). */
  readonly confidence?: number;
  readonly category?: string;
}

/** What the data itself says about a case. */
export interface Gold {
  readonly expectedMode: Mode;
  readonly category?: string;
}

const id = z.string().min(1);
const mode = z.enum(MODES);
const category = z.string().min(1).nullish();

const annotation = z.looseObject({
  id,
  // Empty as `ragbench sample` writes it, for the annotator to fill in.
  mode: z.preprocess((raw) => (raw === '' ? null : raw), mode.nullable()),
  confidence: z.int().min(1).max(5).nullish(),
  notes: z.string().nullish(),
  category,
});
const bothLabels = z.looseObject({ id, label: mode, blind: mode, category });
const goldLine = z
  .looseObject({ id, expected_mode: mode.optional(), label: mode.optional(), category })
  .refine((line) => line.expected_mode ?? line.label, 'expected_mode (or label) is needed');

/** Reads one annotator's file, `{id, mode, confidence?, notes?}` a line; every bad line is named. */
export async function readLabels(path: string, files: DataFiles): Promise<Read<readonly Label[]>> {
  return readLines(path, files, annotation, (line) => ({
    id: line.id,
    ...(line.mode && { mode: line.mode }),
    ...(line.confidence && { confidence: line.confidence }),
    ...(line.category && { category: line.category }),
  }));
}

/** Reads a file with both annotators' labels, `{id, category, label, blind}` a line. */
export async function readBothLabels(
  path: string,
  files: DataFiles,
): Promise<Read<readonly [readonly Label[], readonly Label[]]>> {
  const lines = await readLines(path, files, bothLabels, (line) => line);
  if (lines.kind === 'bad') return lines;
  const side = (which: 'label' | 'blind'): Label[] =>
    lines.value.map((line) => ({
      id: line.id,
      mode: line[which],
      ...(line.category && { category: line.category }),
    }));
  return { kind: 'ok', value: [side('label'), side('blind')] };
}

/** Reads the expected modes, `{id, expected_mode, category?}` a line (`label` stands for expected_mode, too). */
export async function readGold(
  path: string,
  files: DataFiles,
): Promise<Read<readonly (readonly [id: string, gold: Gold])[]>> {
  const lines = await readLines(path, files, goldLine, (line) => line);
  if (lines.kind === 'bad') return lines;
  const gold = lines.value.flatMap(({ id, expected_mode, label, category: own }) => {
    const expectedMode = expected_mode ?? label;
    return expectedMode ? [[id, { expectedMode, ...(own && { category: own }) }] as const] : [];
  });
  return { kind: 'ok', value: gold };
}

async function readLines<Line extends { readonly id: string }, T>(
  path: string,
  files: DataFiles,
  schema: z.ZodType<Line>,
  convert: (line: Line) => T,
): Promise<Read<T[]>> {
  const file = await files.read(path);
  if (file.kind !== 'ok') return bad(path, file.why);
  const text = decodeText(path, file.bytes);
  if (text.kind === 'bad') return text;
  const taken = parseJsonLines(path, { blocks: [text.value] }, (line) => placed(schema, line));
  const problems: Problem[] = [...taken.problems, ...idProblems(taken.values)];
  if (problems.length > 0) return { kind: 'bad', problems };
  if (taken.values.length === 0) return bad(path, 'is empty; a JSON object a line is expected');
  return { kind: 'ok', value: taken.values.map(({ line }) => convert(line)) };
}

interface Placed<Line> {
  readonly id: string;
  readonly line: Line;
  readonly location: Location;
}

function placed<Line extends { readonly id: string }>(
  schema: z.ZodType<Line>,
  line: JsonLine,
): Read<Placed<Line>[]> {
  const shape = checkShape(schema, line);
  if (shape.kind === 'bad') return shape;
  return {
    kind: 'ok',
    value: [{ id: shape.value.id, line: shape.value, location: line.locate([]) }],
  };
}
