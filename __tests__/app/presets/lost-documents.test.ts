import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AppResponse } from '../../../src/model/answer.ts';
import type { SuiteScore } from '../../../src/suites/suite.ts';
import { goldenOf, loadedQa, scoredQa } from '../../helpers/qa.ts';
import { fixturePath } from '../programs.ts';
import { DOCUMENTS } from './langchain-bodies.ts';
import { body, message, part, search } from './responses-bodies.ts';
import { asked } from './served.ts';

const SAID = 'Oil the chain every month.';
const GROUNDED = { groundedness: true, references: 'docs' };
const FILES = { 'docs/guide.md': 'Oil the chain every month and check both brakes.' };

const azure = (name: string): unknown =>
  JSON.parse(readFileSync(fixturePath(`payloads/azure/${name}`), 'utf8'));
const AZURE = {
  response: {
    retrieved_context:
      'choices[0].message.context.citations[].{source_id: filepath || url || title, chunk: content}',
  },
};
const cited = (results: unknown): object =>
  body([
    search(results),
    message(part(SAID, [{ type: 'file_citation', file_id: 'f', filename: 'guide.md' }])),
  ]);

/** Answers that lost their documents, and such with them, in the formats that carry any. */
const FORMATS = [
  ['langserve', {}, { output: { answer: SAID } }, { output: { answer: SAID, context: DOCUMENTS } }],
  ['langgraph', {}, { answer: SAID }, { answer: SAID, context: DOCUMENTS }],
  ['openai-chat', AZURE, azure('response-proxy.json'), azure('response.json')],
  ['openai-responses', {}, cited(null), cited([{ filename: 'guide.md', text: SAID }])],
] as const;

async function scored(answers: readonly (AppResponse | undefined)[]): Promise<SuiteScore> {
  const ids = answers.map((_, n) => `q-${n}`);
  const lines = ids.map((id) => goldenOf('narrative', { id, question: `How often, ${id}?` }));
  const given = Object.fromEntries(
    answers.flatMap((answer, n) => (answer ? [[ids[n], answer] as const] : [])),
  );
  return scoredQa(await loadedQa(lines, GROUNDED, FILES), given, GROUNDED);
}

describe.each(FORMATS)('answers of %s', (preset, app, without, withDocuments) => {
  const answerOf = async (answer: unknown): Promise<AppResponse | undefined> =>
    (await asked(preset, answer, app)).answer;

  it('that all lost their documents make groundedness an error that names the field', async () => {
    const lost = await answerOf(without);
    expect(lost).toBeDefined();
    expect(lost).not.toHaveProperty('retrieved_context');
    const { insufficient, outcomes } = await scored([lost, lost]);
    expect(insufficient).toMatchObject({
      faithfulness: expect.stringContaining('retrieved_context') as string,
    });
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ status: 'error', code: 'insufficient_data' });
      expect(outcome.scores).not.toHaveProperty('faithfulness');
    }
  });

  it('of which some have them count as empty where they have none', async () => {
    const { insufficient, outcomes } = await scored([await answerOf(without), await answerOf(withDocuments)]);
    expect(insufficient).not.toHaveProperty('faithfulness');
    expect(outcomes[0]?.scores).toMatchObject({ faithfulness: 0 });
  });
});

it('a file that is cited is a source that the answer names', async () => {
  const { insufficient, outcomes } = await scored([(await asked('openai-responses', cited(null))).answer]);
  expect(insufficient).not.toHaveProperty('citation_validity');
  expect(outcomes[0]?.evidence).toMatchObject({ cited: ['guide.md'] });
});
