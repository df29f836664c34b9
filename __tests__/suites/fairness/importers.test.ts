import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../../src/model/problem.ts';
import { readSeedDocument } from '../../../src/read/seed-document.ts';
import { importDeepeval, importPromptfoo } from '../../../src/suites/fairness/importers.ts';

type Importer = typeof importPromptfoo;

function imported(importer: Importer, text: string, name = 'given.json') {
  const document = readSeedDocument(name, text);
  return document.kind === 'bad' ? document : importer(document.value);
}

function problems(importer: Importer, text: string): string[] {
  const read = imported(importer, text);
  return read.kind === 'bad' ? read.problems.map(formatProblem) : [];
}

describe('importers', () => {
  it.each([
    ['no list', importPromptfoo, '{"prompts": []}', 'given.json:1:1: "tests"'],
    ['a text', importDeepeval, '"cases"', 'given.json:1:1: '],
    ['no prompt', importPromptfoo, '{"tests": [{"vars": {}}]}', 'given.json:1:12: "prompt"'],
    ['an empty input', importDeepeval, '[{"input": ""}]', 'given.json:1:12: '],
    ['vars that are a list', importPromptfoo, '[{"prompt": "p", "vars": ["a"]}]', 'given.json:1:26: '],
    ['metadata that are a text', importDeepeval, '[{"input": "p", "metadata": "m"}]', 'given.json:1:29: '],
    [
      'an empty value',
      importPromptfoo,
      '[{"prompt": "p", "vars": {"a": " "}}]',
      'given.json:1:32: the value of a is empty',
    ],
    [
      'an empty assignment',
      importDeepeval,
      '{"cases": [{"input": "p", "metadata": {"assignments": {"a": ""}}}]}',
      'given.json:1:61: the value of a is empty',
    ],
    [
      'a doubled id',
      importPromptfoo,
      '{"tests": [{"prompt": "p", "description": "d"}, {"prompt": "q", "description": "d"}]}',
      'the id "d" is given twice',
    ],
  ])('refuse %s, at its place', (_what, importer, text, message) => {
    expect(problems(importer, text)).toEqual([expect.stringContaining(message)]);
  });

  it('keep what stands in a YAML file', () => {
    const text = '- { id: 007, prompt: NO, vars: { country: NO, share: 0.50, yes: true } }\n';
    expect(imported(importPromptfoo, text, 'given.yaml')).toEqual({
      kind: 'ok',
      value: [
        {
          id: '007',
          seed_id: '007',
          prompt: 'NO',
          assignments: { country: 'NO', share: '0.50', yes: 'true' },
        },
      ],
    });
  });

  it('turn every value into a text', () => {
    const text = '[{"input": "p", "metadata": {"assignments": {"a": 1, "b": true, "c": null, "d": ["x"]}}}]';
    expect(imported(importDeepeval, text)).toMatchObject({
      value: [{ id: 'deepeval-1', assignments: { a: '1', b: 'true', c: 'null', d: '["x"]' } }],
    });
  });
});
