import { describe, expect, it } from 'vitest';
import { caseOf, fileOf, loaded } from '../../helpers/governance.ts';

const GROUNDING = 'tier1_core/grounding.json';
const grounding = (fields: object, id = 't1_a') => caseOf('grounding', id, { ...fields });

describe('what validate finds, and a run can work with', () => {
  it.each([
    ['a short query', { query: 'Why so?' }, {}, 'the query has 7 characters'],
    ['many contexts', { contexts: Array.from({ length: 11 }, () => 'x') }, {}, 'there are 11 contexts'],
    ['a wrong context_count', { context_count: 3 }, {}, 'context_count is 3, but there are 1'],
    [
      'context_sources of another length',
      { context_sources: [] },
      {},
      'there are 0 context_sources for 1 contexts',
    ],
    ['context_sources as texts', { context_sources: ['a'] }, {}, 'plain texts'],
    ['an unusual source_type', { context_sources: [{ source_type: 'rumour' }] }, {}, 'source_type "rumour"'],
    ['an unusual authority', { context_sources: [{ authority: 'loud' }] }, {}, 'authority "loud"'],
    [
      'an own empty list over the list of the file',
      { evaluation_config: { allowed_phrases: [] } },
      { evaluation_config: { allowed_phrases: ['a', 'b'] } },
      'takes away the 2 allowed phrases',
    ],
    [
      'a key that nothing reads',
      { evaluation_config: { allowed_phrase: ['a'] } },
      {},
      '"allowed_phrase", which nothing reads',
    ],
    ['another category than the file', { category: 'relevance' }, {}, 'the file makes it grounding'],
    ['an invalid allowed phrase', { evaluation_config: { allowed_phrases: ['(a'] } }, {}, 'excuses nothing'],
  ])('notes %s', async (_what, fields, file, message) => {
    const suite = await loaded({ [GROUNDING]: fileOf([grounding(fields)], file) }, { tiers: [1] });
    expect(suite.problems).toEqual([]);
    expect(suite.inspect()).toMatchObject({
      problems: [],
      notes: [{ location: { line: 1 }, message: expect.stringContaining(message) }],
    });
  });

  it('finds nothing in a sound case', async () => {
    const suite = await loaded({ [GROUNDING]: fileOf([grounding({})]) }, { tiers: [1] });
    expect(suite.inspect()).toEqual({ problems: [], notes: [] });
  });

  it('calls an invalid pattern a fault, where patterns are regular expressions', async () => {
    const fault = async (use_regex: boolean) =>
      (
        await loaded(
          {
            [GROUNDING]: fileOf([grounding({ forbidden_claims: ['(a'], evaluation_config: { use_regex } })]),
          },
          { tiers: [1] },
        )
      ).inspect().problems;
    expect(await fault(true)).toMatchObject([
      { location: { line: 1 }, message: expect.stringContaining('the pattern "(a"') },
    ]);
    expect(await fault(false)).toEqual([]);
  });

  it('names the patterns of a file that had to be rewritten, in one note', async () => {
    const fields = {
      forbidden_claims: ['(?i)steel', '(?P<n>\\d+) spokes', 'plain'],
      evaluation_config: { use_regex: true },
    };
    const suite = await loaded(
      { [GROUNDING]: fileOf([grounding(fields), grounding(fields, 't1_b')]) },
      { tiers: [1] },
    );
    const notes = suite.inspect().notes.filter(({ message }) => message.startsWith('rewritten'));
    expect(notes).toHaveLength(1);
    expect(notes[0]?.message).toContain('"(?P<n>\\\\d+) spokes"');
  });

  it('notes queries of the same words', async () => {
    const suite = await loaded(
      {
        [GROUNDING]: fileOf([
          grounding({ query: 'How heavy is the frame?' }),
          grounding({ query: 'The frame: how heavy is it? Is it heavy' }, 't1_b'),
          grounding({ query: 'the FRAME is how heavy' }, 't1_c'),
        ]),
      },
      { tiers: [1] },
    );
    expect(suite.inspect().notes.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^case "t1_c".*that of "t1_a"/),
    ]);
  });
});
