import * as z from 'zod';
import type { Problem } from '../../model/problem.ts';
import type { Read } from '../../read/files.ts';
import { checkShape } from '../../read/issues.ts';
import { seedText } from '../../read/seed-scalars.ts';
import type { SeedDocument } from '../../read/seed-document.ts';
import { PlainScalar } from '../../read/yaml.ts';
import { idProblems } from '../common.ts';
import type { FairnessVariant } from './expand.ts';

const anything = z.looseObject({});
const text = seedText.refine((value) => value !== '', 'a text that is not empty is needed');
const promptfooTest = z.looseObject({
  prompt: text,
  vars: anything.optional(),
  metadata: anything.optional(),
});
const deepevalCase = z.looseObject({
  input: text,
  metadata: z.looseObject({ assignments: anything.optional() }).optional(),
});

/** promptfoo's tests as variants: `{tests: [{id | description, group_id | metadata.group_id, prompt, vars}]}`, or the list alone. */
export function importPromptfoo(document: SeedDocument): Read<FairnessVariant[]> {
  return importList(document, 'tests', promptfooTest, (test, index) => {
    const id = firstText(test['id'], test['description']) ?? `promptfoo-${index + 1}`;
    return {
      id,
      seed_id: firstText(test['group_id'], test.metadata?.['group_id']) ?? id,
      prompt: test.prompt,
      assignments: { values: test.vars ?? {}, path: ['vars'] },
    };
  });
}

/** deepeval's cases as variants: `{cases: [{id, input, metadata: {seed_id | group_id, assignments}}]}`, or the list alone. */
export function importDeepeval(document: SeedDocument): Read<FairnessVariant[]> {
  return importList(document, 'cases', deepevalCase, (one, index) => {
    const id = firstText(one['id']) ?? `deepeval-${index + 1}`;
    return {
      id,
      seed_id: firstText(one.metadata?.['seed_id'], one.metadata?.['group_id']) ?? id,
      prompt: one.input,
      assignments: { values: one.metadata?.assignments ?? {}, path: ['metadata', 'assignments'] },
    };
  });
}

interface Draft extends Omit<FairnessVariant, 'assignments'> {
  readonly assignments: { readonly values: Record<string, unknown>; readonly path: readonly string[] };
}

function importList<T>(
  document: SeedDocument,
  key: string,
  item: z.ZodType<T>,
  convert: (item: T, index: number) => Draft,
): Read<FairnessVariant[]> {
  const bare = Array.isArray(document.value);
  const list = z.array(item);
  const shape: Read<readonly T[]> = bare
    ? checkShape(list, document)
    : unwrapped(checkShape(z.looseObject({ [key]: list }), document), key);
  if (shape.kind === 'bad') return shape;
  const drafts = shape.value.map(convert);
  const place = (index: number, path: readonly string[]) =>
    document.locate([...(bare ? [] : [key]), index, ...path]);
  const problems = [
    ...idProblems(drafts.map(({ id }, index) => ({ id, location: place(index, []) }))),
    ...drafts.flatMap((draft, index) => emptyValues(draft, (path) => place(index, path))),
  ];
  if (problems.length > 0) return { kind: 'bad', problems };
  return { kind: 'ok', value: drafts.map(finished) };
}

function unwrapped<T>(read: Read<{ [key: string]: unknown }>, key: string): Read<readonly T[]> {
  return read.kind === 'bad' ? read : { kind: 'ok', value: read.value[key] as readonly T[] };
}

function finished({ assignments, ...draft }: Draft): FairnessVariant {
  const pairs = Object.entries(assignments.values).map(([name, value]) => [name, asText(value)] as const);
  return { ...draft, assignments: Object.fromEntries(pairs) };
}

function emptyValues(
  { assignments: { values, path } }: Draft,
  place: (path: readonly string[]) => Problem['location'],
): Problem[] {
  return Object.entries(values)
    .filter(([, value]) => asText(value).trim() === '')
    .map(([name]) => ({
      location: place([...path, name]),
      message: `the value of ${name} is empty; a text that is not blank is needed`,
    }));
}

/** The first value that says something, as a text; null, false, 0 and an empty text say nothing. */
function firstText(...values: readonly unknown[]): string | undefined {
  const told = values.map(plain).find(Boolean);
  return told === undefined ? undefined : asText(told);
}

function plain(value: unknown): unknown {
  return value instanceof PlainScalar ? value.source : value;
}

function asText(value: unknown): string {
  const bare = plain(value);
  return typeof bare === 'string' ? bare : JSON.stringify(bare);
}
