import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../../src/model/problem.ts';
import { readBehaviorFile } from '../../../src/suites/behavior/file.ts';
import { memoryFiles } from '../../helpers/memory-files.ts';

const TOOLS = 'tests:\n  - name: tools\n    evaluator: tool_coverage\n';
const EDGES = 'tests:\n  - name: edges\n    evaluator: edge_cases\n    cases:\n      - ';

describe('a ragverdict file', () => {
  it('reads no and yes as booleans where the field is one, and says to write false and true', async () => {
    const { tests, notes } = await read(
      `${TOOLS}    require_all_tools: no\n  - name: edges\n    evaluator: edge_cases\n    cases:\n      - { kind: empty_input, allow_error: yes }\n`,
    );
    expect(tests).toMatchObject([
      { require_all_tools: false },
      { cases: [{ prompt: '', allow_error: true, allow_refusal: true }] },
    ]);
    expect(notes.map(formatProblem)).toEqual([
      expect.stringMatching(/^audit\.yaml:4:24: require_all_tools: no is read as false; write false/),
      expect.stringMatching(/^audit\.yaml:8:43: allow_error: yes is read as true; write true/),
    ]);
  });

  it('keeps no and 007 where the field is a text, without a note', async () => {
    const { tests, notes } = await read(
      `${TOOLS.replace('name: tools', 'name: no')}    trigger_prompts: { search: 007 }\n`,
    );
    expect(tests).toMatchObject([
      { name: 'no', trigger_prompts: { search: '007' }, require_all_tools: true },
    ]);
    expect(notes).toEqual([]);
  });

  it('fills in the defaults of thresholds', async () => {
    const { thresholds } = await read(`${TOOLS}thresholds: { faithfulness_pass: 0.9 }\n`);
    expect(thresholds).toMatchObject({
      faithfulness_pass: 0.9,
      faithfulness_weak: 0.7,
      citation_support_pass: 0.95,
    });
  });

  it('leaves adapter and judge to app and judge of ragbench.yml', async () => {
    const { tests } = await read(
      `${TOOLS}adapter: { type: http, endpoint: "http://127.0.0.1:1/" }\njudge: { provider: anthropic }\n`,
    );
    expect(tests).toHaveLength(1);
  });

  it.each([
    ['no tests', 'tests: []\n', '1:8', 'the list is empty'],
    [
      'an unknown evaluator',
      TOOLS.replace('tool_coverage', 'tool_coverge'),
      '3:16',
      'did you mean tool_coverage?',
    ],
    ['an unknown key', `${TOOLS}    require_tools: true\n`, '4:5', 'unknown key "require_tools"'],
    ['an unknown key of the file', `${TOOLS}treshold: {}\n`, '4:1', 'did you mean "thresholds"?'],
    ['an unknown kind of case', `${EDGES}{ kind: empty }\n`, '5:17', 'empty_input is allowed'],
    [
      'a null list',
      'tests:\n  - { name: q, evaluator: rag_quality, cases: null }\n',
      '2:47',
      'a list is expected, null came',
    ],
    ['a length of 0', `${EDGES}{ kind: long_input, length: 0 }\n`, '5:37', 'more than 0 is allowed'],
    [
      'a word that is no boolean',
      `${TOOLS}    require_all_tools: maybe\n`,
      '4:24',
      'the text "maybe" came; true or false is allowed',
    ],
    [
      'a threshold above 1',
      `${TOOLS}thresholds: { faithfulness_pass: 85 }\n`,
      '4:34',
      'at most 1 is allowed',
    ],
    [
      'weak above pass',
      `${TOOLS}thresholds: { relevance_weak: 0.9 }\n`,
      '4:31',
      'relevance_weak is 0.9; at most relevance_pass (0.85) is allowed',
    ],
    [
      'two tests of one name',
      `${TOOLS}  - name: tools\n    evaluator: tool_coverage\n`,
      '4:11',
      'is given twice, first at audit.yaml:2:11',
    ],
  ])('is refused for %s, at its place', async (_what, text, place, message) => {
    const result = await readBehaviorFile('audit.yaml', memoryFiles({ 'audit.yaml': text }));
    const problems = result.kind === 'bad' ? result.problems.map(formatProblem) : [];
    expect(problems).toEqual([expect.stringContaining(message)]);
    expect(problems[0]).toContain(`audit.yaml:${place}: `);
  });
});

async function read(text: string) {
  const result = await readBehaviorFile('audit.yaml', memoryFiles({ 'audit.yaml': text }));
  if (result.kind === 'bad') throw new Error(result.problems.map(formatProblem).join('\n'));
  return result.value;
}
