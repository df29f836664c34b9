import { describe, expect, it } from 'vitest';
import { renderTerminal } from '../../src/render/terminal.ts';
import { LIBRARY, twoRegressions } from '../helpers/report-library.ts';
import { aCase, manyCases, mean, rate, report, suite } from '../helpers/reports.ts';

const plain = (_style: string, text: string): string => text;
const OPTIONS = {
  colour: plain,
  columns: 80,
  replay: (suiteId: string, id: string) =>
    `ragbench replay --recording ragbench-recording.jsonl --case ${id} --suite ${suiteId}`,
  files: { report: 'ragbench-report.json', recording: 'ragbench-recording.jsonl' },
};

describe('renderTerminal', () => {
  it.each(LIBRARY)('%s reads as its golden file', async (name, make) => {
    await expect(renderTerminal(make(), OPTIONS)).toMatchFileSnapshot(`golden/${name}.txt`);
  });

  it('opens with the verdict and what the change did to its gate, before any number of the table', () => {
    const text = renderTerminal(LIBRARY.find(([name]) => name === 'gate-weakened')![1](), OPTIONS);
    expect(text.startsWith('WEAK · ')).toBe(true);
    expect(text.indexOf('gate.tolerance')).toBeLessThan(text.indexOf('governance.tier0'));
  });

  it('marks by colour only what words say too', () => {
    const marked = renderTerminal(twoRegressions(), {
      ...OPTIONS,
      colour: (style, text) => `<${style}>${text}</${style}>`,
    });
    expect(marked).toContain('<bad>FAIL</bad>   qa.tier0.citation_validity');
    expect(marked.replace(/<\/?[a-z]+>/g, '')).toBe(renderTerminal(twoRegressions(), OPTIONS));
  });

  it('uses a wider terminal, up to 120 columns', () => {
    const longest = (columns: number): number =>
      Math.max(
        ...renderTerminal(twoRegressions(), { ...OPTIONS, columns })
          .split('\n')
          .map((line) => line.length),
      );
    expect(longest(40)).toBe(80);
    expect(longest(110)).toBe(110);
    expect(longest(300)).toBe(120);
  });

  it('names the paths and the command only where the caller knows them', () => {
    const text = renderTerminal(twoRegressions(), { colour: plain, columns: 80 });
    expect(text).not.toContain('replay');
    expect(text).not.toContain('ragbench-report.json');
  });

  it('breaks a long command before its options, never inside quotes', () => {
    const replay = (): string =>
      `npx github:org/repository#v1 replay --recording ragbench-recording.jsonl --case 'a --b c'`;
    const lines = renderTerminal(twoRegressions(), { ...OPTIONS, replay }).split('\n');
    const start = lines.findIndex((line) => line.startsWith('npx'));
    expect(lines.slice(start, start + 2)).toEqual([
      'npx github:org/repository#v1 replay --recording ragbench-recording.jsonl \\',
      "    --case 'a --b c'",
    ]);
  });

  it.each([
    ['an option too long for a line', `ragbench replay --case '${'x'.repeat(100)}'`],
    ['a control character', "ragbench replay --case 'a\u001b[2J'"],
  ])('leaves out a command that could not be pasted: %s', (_why, command) => {
    expect(renderTerminal(twoRegressions(), { ...OPTIONS, replay: () => command })).not.toContain(
      'ragbench replay',
    );
  });

  it('shows where two long answers part, though they begin alike', () => {
    const start = 'The same long beginning of an answer. '.repeat(20);
    const evidence = { answer: `${start}It was 12.`, before: { answer: `${start}It was 21.` } };
    const row = rate('numeric_accuracy', 0, 1, 1, { verdict: 'FAIL', reason: 'below_floor' });
    const text = renderTerminal(
      report([suite('qa', 0, [row], [aCase('a', 'regressed', { evidence })])]),
      OPTIONS,
    );
    expect(text).toMatch(/before {4}….*It was 21\.\n.*now {7}….*It was 12\./);
  });

  it('says so when the answer is the one of before', () => {
    const evidence = { answer: 'It was 12.', before: { answer: 'It was 12.' } };
    const row = rate('numeric_accuracy', 0, 1, 1, { verdict: 'FAIL', reason: 'below_floor' });
    const text = renderTerminal(
      report([suite('qa', 0, [row], [aCase('a', 'regressed', { evidence })])]),
      OPTIONS,
    );
    expect(text).toContain('answer    as before: It was 12.');
  });

  it('takes the end of what the baseline kept for no difference', () => {
    const evidence = { answer: 'It was 12 in all.', before: { answer: 'It was 12…' } };
    const row = rate('citation_validity', 0, 1, 1, { verdict: 'FAIL', reason: 'below_floor' });
    const text = renderTerminal(
      report([suite('qa', 0, [row], [aCase('a', 'regressed', { evidence })])]),
      OPTIONS,
    );
    expect(text).toContain('answer    as before, as far as the baseline kept it: It was 12 in all.');
  });

  it('counts every case of the ledger once', () => {
    const cases = [
      ...manyCases('a', 3, 'regressed'),
      ...manyCases('b', 2, 'vanished'),
      ...manyCases('c', 4, 'skipped'),
      aCase('d'),
    ];
    const text = renderTerminal(
      report([suite('qa', 0, [rate('numeric_accuracy', 1, 4, 4)], cases)]),
      OPTIONS,
    );
    expect(text).toContain('10 cases: 3 regressed · 2 vanished · 1 still passing · 4 skipped');
  });

  it('calls a mean unchanged that moved by rounding only', () => {
    const text = renderTerminal(
      report([suite('qa', 0, [mean('faithfulness', 0.1 + 0.2, 3, 0.3)], [aCase('a')])]),
      OPTIONS,
    );
    expect(text).toContain('qa.tier0  1 row unchanged, 1 case');
  });
});
