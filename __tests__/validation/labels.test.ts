import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../src/model/problem.ts';
import type { Read } from '../../src/read/files.ts';
import { readBothLabels, readGold, readLabels } from '../../src/validation/labels.ts';
import { memoryFiles } from '../helpers/memory-files.ts';

function file(...lines: unknown[]): ReturnType<typeof memoryFiles> {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  return memoryFiles({ 'a.jsonl': text });
}

function problemsOf(read: Read<unknown>): string[] {
  return read.kind === 'bad' ? read.problems.map(formatProblem) : [];
}

describe("one annotator's file", () => {
  it('gives a label a line, whatever else the lines hold', async () => {
    const files = file(
      { id: 'x', query: 'q', contexts: ['c'], mode: 'disputed', confidence: 4, notes: 'hm' },
      '',
      { id: 'y', mode: 'abstain', category: 'abstention' },
    );
    expect(await readLabels('a.jsonl', files)).toEqual({
      kind: 'ok',
      value: [
        { id: 'x', mode: 'disputed', confidence: 4 },
        { id: 'y', mode: 'abstain', category: 'abstention' },
      ],
    });
  });

  it.each([{ mode: '' }, { mode: null }])('takes %j as not labelled yet', async (fields) => {
    const files = file({ id: 'x', confidence: null, notes: '', ...fields });
    expect(await readLabels('a.jsonl', files)).toEqual({ kind: 'ok', value: [{ id: 'x' }] });
  });

  it('names every bad line with its place, what came and what is allowed', async () => {
    const files = file(
      { id: 'x', mode: 'abstian' },
      { mode: 'abstain' },
      { id: 'y', mode: 'abstain', confidence: 6 },
      { id: 'z', mode: 'abstain', confidence: 2.5 },
      '{"id": "w", mode: "abstain"}',
      '[]',
      { id: 'u', mod: 'abstain' },
      { id: 'v', mode: 'abstain' },
      { id: ' v', mode: 'disputed' },
    );
    const problems = problemsOf(await readLabels('a.jsonl', files));
    expect(problems).toEqual([
      expect.stringMatching(
        /^a\.jsonl:1:\d+: .*"abstian".*abstain, disputed.*trustworthy.*did you mean abstain/,
      ),
      expect.stringMatching(/^a\.jsonl:2:\d+: .*id/),
      expect.stringMatching(/^a\.jsonl:3:\d+: .*6.*5/),
      expect.stringMatching(/^a\.jsonl:4:\d+: .*whole number.*2\.5/),
      expect.stringMatching(/^a\.jsonl:5:\d+: .*JSON.*"w"/),
      expect.stringMatching(/^a\.jsonl:6:\d+: .*list/),
      expect.stringMatching(/^a\.jsonl:7:\d+: .*mode/),
      expect.stringMatching(/^a\.jsonl:9:\d+: .*" v".*twice.*a\.jsonl:8/),
    ]);
  });

  it.each([
    ['is not there', memoryFiles({}), /a\.jsonl: ENOENT/],
    ['is empty', file(''), /a\.jsonl: .*empty/],
    ['is UTF-16', memoryFiles({ 'a.jsonl': new Uint8Array([0xff, 0xfe, 0x7b, 0]) }), /a\.jsonl: .*UTF-8/],
  ])('says when it %s', async (_, files, said) => {
    expect(problemsOf(await readLabels('a.jsonl', files))).toEqual([expect.stringMatching(said)]);
  });
});

describe("a file of both annotators' labels", () => {
  it('gives both sides', async () => {
    const files = file({ id: 'x', category: 'dispute', label: 'disputed', blind: 'trustworthy' });
    expect(await readBothLabels('a.jsonl', files)).toEqual({
      kind: 'ok',
      value: [
        [{ id: 'x', mode: 'disputed', category: 'dispute' }],
        [{ id: 'x', mode: 'trustworthy', category: 'dispute' }],
      ],
    });
  });

  it('names what a line lacks', async () => {
    const files = file({ id: 'x', mode: 'disputed' });
    const problems = problemsOf(await readBothLabels('a.jsonl', files));
    expect(problems).toEqual([
      expect.stringMatching(/:1:1: .*label/),
      expect.stringMatching(/:1:1: .*blind/),
    ]);
  });
});

describe('expected modes', () => {
  it('are named expected_mode, or label', async () => {
    const files = file(
      { id: 'x', expected_mode: 'disputed' },
      { id: 'y', label: 'abstain', category: 'abstention' },
    );
    expect(await readGold('a.jsonl', files)).toEqual({
      kind: 'ok',
      value: [
        ['x', { expectedMode: 'disputed' }],
        ['y', { expectedMode: 'abstain', category: 'abstention' }],
      ],
    });
  });

  it('are missed on their line', async () => {
    const problems = problemsOf(await readGold('a.jsonl', file({ id: 'x', mode: 'abstain' })));
    expect(problems).toEqual([expect.stringMatching(/:1:1: .*expected_mode/)]);
  });
});
