import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { formatProblem } from '../../src/model/problem.ts';
import { checkShape, toProblems, WORDED } from '../../src/read/issues.ts';
import { parseYaml } from '../../src/read/yaml.ts';

const range = z.union(
  [z.number(), z.strictObject({ pass: z.number(), weak: z.number() })],
  'a number or { pass, weak } is allowed',
);
const shape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('circle'), radius: z.number() }),
  z.strictObject({ kind: z.literal('square'), side: z.number() }),
]);
const schema = z.strictObject({
  name: z.string().min(1).optional(),
  size: z.number().int().min(1).max(9).optional(),
  open: z.boolean().optional(),
  mode: z.enum(['fast', 'slow', 'careful']).optional(),
  version: z.literal(1, 'version: 1 is allowed').optional(),
  list: z.array(z.string()).nonempty().optional(),
  range: range.optional(),
  either: z.union([z.string(), z.array(z.string())]).optional(),
  nested: z
    .union([z.strictObject({ url: z.string() }), z.strictObject({ port: z.number(), host: z.string() })])
    .optional(),
  shape: shape.optional(),
  rows: z.record(z.string().regex(/^[a-z]+$/, 'small letters are allowed'), z.number()).optional(),
  needed: z.strictObject({ id: z.string() }).optional(),
  address: z.url().optional(),
});

describe('checkShape words what is wrong and what is allowed, at its place', () => {
  it.each([
    ['nmae: x', '1:1: unknown key "nmae"; did you mean "name"? name, size'],
    [
      'shape: { kind: circle, radius: 1, colour: red }',
      '1:35: unknown key "colour"; kind, radius are allowed',
    ],
    ['size: "x"', '1:7: a number is expected, the text "x" came'],
    ['size: 1.5', '1:7: a whole number is expected, the number 1.5 came'],
    ['size: 0', '1:7: the number 0 came; at least 1 is allowed'],
    ['size: 12', '1:7: the number 12 came; at most 9 is allowed'],
    ['size: [1]', '1:7: a number is expected, a list came'],
    ['open: no', '1:7: the text "no" came; true or false is allowed'],
    ['mode: fats', '1:7: the text "fats" came; fast, slow or careful is allowed; did you mean fast?'],
    ['version: 2', '1:10: the number 2 came; version: 1 is allowed'],
    ['name: ""', '1:7: the text is empty; at least one is needed'],
    ['list: []', '1:7: the list is empty; at least one is needed'],
    ['list: [a, 2]', '1:11: a text is expected, the number 2 came'],
    ['range: high', '1:8: the text "high" came; a number or { pass, weak } is allowed'],
    ['either: 3', '1:9: the number 3 came; a text or a list is allowed'],
    ['nested: { port: x, host: h }', '1:17: a number is expected, the text "x" came'],
    [
      'shape: { kind: cirle }',
      '1:16: the text "cirle" came; circle or square is allowed; did you mean circle?',
    ],
    ['shape: { radius: 1 }', '1:8: "kind" is missing; circle or square is allowed'],
    ['rows: { A1: 1 }', '1:9: the key "A1" is not allowed; small letters are allowed'],
    ['needed: {}', '1:9: "id" is missing; a text is expected'],
    ['needed: null', '1:9: a mapping is expected, null came'],
    ['address: "here"', '1:10: the text "here" came; a valid url is expected'],
  ])('%s', (text, message) => {
    const messages = problemsOf(text);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(`a.yml:${message}`);
    expect(messages[0]).not.toMatch(/[\n\0]/);
  });

  it('reports every problem at once', () => {
    expect(problemsOf('sise: 1\nmodus: 2\nsize: x\nopen: 1')).toHaveLength(4);
  });

  it('keeps its wording for issues that a schema passes on from another one', () => {
    const outer = z.unknown().transform((raw, context) => {
      const inner = schema.safeParse(raw, WORDED);
      for (const issue of inner.error?.issues ?? [])
        context.addIssue({ ...issue, path: ['inner', ...issue.path] });
    });
    const { error } = outer.safeParse({ nmae: 'x' }, WORDED);
    expect(error && toProblems(error, (path) => ({ file: path.join('/') }))).toMatchObject([
      { location: { file: 'inner/nmae' }, message: expect.stringContaining('did you mean "name"?') },
    ]);
  });
});

function problemsOf(text: string): string[] {
  const document = parseYaml('a.yml', text);
  if (document.kind === 'bad') throw new Error(document.problems.map(formatProblem).join('\n'));
  const result = checkShape(schema, document.value);
  return result.kind === 'bad' ? result.problems.map(formatProblem) : [];
}
