import { describe, expect, it } from 'vitest';
import { readRecord } from '../../../src/suites/fairness/record.ts';
import { readTrace } from '../../../src/suites/fairness/trace.ts';

const VARIANT = { id: 's::1', seed_id: 's', prompt: 'p', assignments: { b: '2', a: '1' } };

describe('readTrace', () => {
  it.each([
    [{ tool_calls: 'search' }, 'field trace.tool_calls: a list expected, the string "search" came'],
    [
      { toolCalls: [{ tool: '' }] },
      'field trace.tool_calls.0.name: a text that is not empty expected, the string "" came',
    ],
    [{ toolCalls: [{}] }, 'field trace.tool_calls.0.name: a text expected, nothing came'],
    [
      {
        retrieved_documents: [
          { group: 'a', rank: 1 },
          { group: 'a', position: -2 },
        ],
      },
      'field trace.retrieved_documents.1.rank: a whole number from 1 expected, the number -2 came',
    ],
    [
      { retrieved_documents: [{ group: 'a', rank: 1.5 }] },
      'field trace.retrieved_documents.0.rank: a whole number from 1 expected, the number 1.5 came',
    ],
    [{ planSteps: ['a', 3] }, 'field trace.plan_steps.1: a text expected, the number 3 came'],
    [{ escalated: 'yes' }, 'field trace.escalated: true or false expected, the string "yes" came'],
    [
      { frictionPoints: [''] },
      'field trace.friction_points.0: a text that is not empty expected, the string "" came',
    ],
    ['none', 'field trace: an object expected, the string "none" came'],
  ])('says of %j which field is wrong, what is expected and what came', (trace, message) => {
    expect(readTrace({ metadata: { trace } })).toEqual({ kind: 'bad', message });
  });

  it('names every fault', () => {
    const read = readTrace({ trace: { escalated: 1, plan_steps: [''] } });
    expect(read.kind === 'bad' ? read.message.split('; ') : []).toHaveLength(2);
  });

  it('finds it at trace before metadata.trace', () => {
    const metadata = { trace: { escalated: false } };
    expect(readTrace({ trace: { escalated: true }, metadata })).toEqual({
      kind: 'ok',
      trace: { escalated: true },
    });
    expect(readTrace({ metadata })).toEqual({ kind: 'ok', trace: { escalated: false } });
    expect(readTrace({ metadata: { trace: null } })).toEqual({ kind: 'none' });
  });
});

describe('readRecord', () => {
  it('reads what metrics and readers need', () => {
    const read = readRecord(VARIANT, {
      text: 'answer',
      refused: false,
      metadata: {
        helpfulness_score: 1.5,
        toxicity_score: true,
        trace: { tool_calls: [{ name: 'b' }, { name: 'a' }] },
      },
      sources: [{ doc: 'z.md' }, { doc: 'a.md' }],
      retrieved_context: [{ source_id: 'a.md', chunk: 'c' }],
    });
    expect(read).toEqual({
      kind: 'ok',
      record: {
        ...VARIANT,
        group: 'a=1, b=2',
        text: 'answer',
        refused: false,
        helpfulness: 1,
        toxicity: 1,
        trace: { tool_calls: [{ name: 'b' }, { name: 'a' }] },
        sources: ['a.md', 'z.md'],
        tools: ['b', 'a'],
      },
    });
  });

  it('shows tool calls outside of the trace, but does not count them', () => {
    const read = readRecord(VARIANT, { text: '', tool_calls: [{ name: 'search' }] });
    expect(read).toMatchObject({ kind: 'ok', record: { tools: ['search'] } });
    expect(read.kind === 'ok' && read.record).not.toHaveProperty('trace');
  });

  it('cannot be made of an answer with a bad trace', () => {
    expect(readRecord(VARIANT, { text: '', trace: { escalated: 1 } })).toMatchObject({ kind: 'bad' });
  });
});
