import { describe, expect, it } from 'vitest';
import { renderProblems } from '../../src/render/problems.ts';

describe('renderProblems', () => {
  it('lists every problem in the order of the files, and counts them', () => {
    const problems = [
      { location: { file: 'ragbench.yml', line: 12, column: 3 }, message: 'unknown key "tolerence"' },
      { location: { file: 'ragbench.yml', line: 2 }, message: 'b' },
      { location: { file: 'ragbench.yml', line: 2 }, message: 'a' },
      { location: { file: 'eval/golden.jsonl', line: 100 }, message: 'no id' },
      { location: { file: 'ragbench.yml' }, message: 'empty' },
    ];
    expect(renderProblems(problems)).toBe(
      [
        'eval/golden.jsonl:100: no id',
        'ragbench.yml: empty',
        'ragbench.yml:2: a',
        'ragbench.yml:2: b',
        'ragbench.yml:12:3: unknown key "tolerence"',
        '5 problems',
        '',
      ].join('\n'),
    );
  });

  it('keeps each to one inert line, whole', () => {
    const message = `the key "a\n::error::\u001b[0m" is unknown; ${'allowed, '.repeat(100)}and more`;
    const [line = '', count] = renderProblems([{ location: { file: 'a.yml' }, message }]).split('\n');
    expect(line).toContain('the key "a\\n:\\x3aerror::\\x1b[0m" is unknown');
    expect(line.endsWith('and more')).toBe(true);
    expect(count).toBe('1 problem');
  });

  it('is empty without a problem', () => {
    expect(renderProblems([])).toBe('');
  });
});
