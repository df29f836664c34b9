import { describe, expect, it } from 'vitest';
import { createDemoApp } from '../../src/app/demo/pipeline.ts';
import { demoApp, DOCUMENTS, TODAY } from './documents.ts';

const NOTE = (name: string, head: string, body: string): { name: string; text: string } => ({
  name,
  text: `---\n${head}\n---\n${body}\n`,
});

const app = createDemoApp([
  NOTE('old.md', 'title: Lantern manual, first edition', '## Battery\nThe battery of the L-7 lasts 9 hours.'),
  NOTE(
    'new.md',
    'title: Lantern manual, second edition\nsupersedes: old.md',
    '## Battery\nThe battery of the L-7 lasts 12 hours.',
  ),
  NOTE('port.md', 'title: Port log\nperiod: May 2024', 'In May 2024 the harbour counted 310 boats.'),
  NOTE('club.md', 'title: Sailing club log\nperiod: May 2024', 'In May 2024 the harbour counted 290 boats.'),
  {
    name: 'sheep.csv',
    text: '# title: Sheep by farm\n# unit: sheep\nFarm,2023,2024\nUpper Nook,40,44\nLower Nook,61,58\n',
  },
]);
const ask = (prompt: string): ReturnType<typeof app> => app({ prompt, referenceDate: TODAY });

describe('answers from documents', () => {
  it('gives figure, unit and place, and names the document in the text', () => {
    expect(ask('How many sheep did Lower Nook have in 2023?')).toMatchObject({
      text: expect.stringContaining('[sheep.csv]') as string,
      mode: 'trustworthy',
      value: 61,
      unit: 'sheep',
      source: { doc: 'sheep.csv', locator: 'Lower Nook / 2023' },
      citations: [{ id: '1', source_id: 'sheep.csv' }],
    });
  });

  it('leaves out what a newer document supersedes', () => {
    const { value, retrieved_context: chunks = [] } = ask('How long does the battery of the L-7 last?');
    expect({ value, old: chunks.some(({ source_id: id }) => id === 'old.md') }).toEqual({
      value: 12,
      old: false,
    });
  });

  it('counts relative years from the reference date', () => {
    const asked = { prompt: 'How many sheep did Upper Nook have last year?' };
    const values = ['2024-05-01', '2025-05-01', '2030-05-01'].map(
      (referenceDate) => app({ ...asked, referenceDate }).value,
    );
    expect(values).toEqual([40, 44, undefined]);
  });

  it('gives both sides of a contradiction and no single value', () => {
    const { mode, value, text } = ask('How many boats did the harbour count in May 2024?');
    expect({ mode, value }).toEqual({ mode: 'disputed', value: undefined });
    expect(text).toMatch(/310 boats.*290 boats|290 boats.*310 boats/);
  });

  it.each([
    ['the year', 'How many sheep does Upper Nook have?', '2023 or 2024'],
    ['the row', 'How many sheep were there in 2024?', 'Upper Nook or Lower Nook'],
  ])('asks back when %s is missing', (_what, prompt, options) => {
    const { clarification, refused, text } = ask(prompt);
    expect({ clarification, refused }).toEqual({ clarification: 'ask_first', refused: false });
    expect(text).toContain(options);
  });

  it.each([
    ['a thing that nothing speaks of', 'How many goats graze at the lighthouse?'],
    ['another year', 'How many sheep did Upper Nook have in 1999?'],
    ['another name', 'How long does the battery of the L-9 last?'],
  ])('refuses %s, without a figure', (_what, prompt) => {
    const { refused, mode, value, text } = ask(prompt);
    expect({ refused, mode, value }).toEqual({ refused: true, mode: 'abstain', value: undefined });
    expect(text).not.toMatch(/\d/);
  });
});

describe('answers from given contexts', () => {
  const given = (prompt: string, ...contexts: string[]): ReturnType<typeof app> => app({ prompt, contexts });

  it('uses these and not its documents', () => {
    const { text, retrieved_context: chunks } = given(
      'How long does the battery of the L-7 last?',
      'The battery of the L-7 lasts 3 hours.',
    );
    expect(text).toContain('3 hours');
    expect(chunks).toMatchObject([{ source_id: 'context 1' }]);
  });

  it('abstains where they are about something else', () => {
    expect(given('When was the mill at Dunhollow built?', 'Bread rises best in a warm room.')).toMatchObject({
      mode: 'abstain',
      refused: true,
    });
  });

  it('flags figures that cannot both be true', () => {
    const { mode } = given(
      'How many steps does the Oriel tower have?',
      'The Oriel tower has 212 steps.',
      'Guide: 198 steps lead up the Oriel tower.',
    );
    expect(mode).toBe('disputed');
  });

  it('names its contexts as the asker does, and says which words nothing is said about', () => {
    const { text } = app({
      prompt: 'Does the ferry to Nessick carry bicycles?',
      contexts: ['The ferry to Nessick sails daily.'],
      contextNames: ['timetable'],
    });
    expect(text).toBe(
      'The ferry to Nessick sails daily. [timetable] Nothing is said about: carry or bicycles.',
    );
  });
});

describe('the ways to break it', () => {
  const tv40 = { prompt: 'What is the maximum operating pressure of the TV-40?', referenceDate: TODAY };
  const sources = (chunks: ReturnType<typeof app>['retrieved_context'] = []): unknown[] =>
    chunks.map(({ source_id: id }) => id);

  it('retrieval: the index loses content words, so that other documents are found', () => {
    const whole = demoApp()(tv40);
    const broken = demoApp('retrieval')(tv40);
    expect(sources(whole.retrieved_context)[0]).toBe('tv40-manual-rev3.md');
    expect(broken.value).not.toBe(10);
    expect(sources(broken.retrieved_context)[0]).not.toBe('tv40-manual-rev3.md');
  });

  it('refusal: it answers from the best there is', () => {
    const asked = { prompt: 'Wann endet der Mietvertrag der Halle in Ostrefeld?', referenceDate: TODAY };
    expect([demoApp()(asked).refused, demoApp('refusal')(asked).refused]).toEqual([true, false]);
  });

  it('citations: the same answer, found in the same place, without its sources', () => {
    const [whole, broken] = [demoApp()(tv40), demoApp('citations')(tv40)];
    expect(broken).toMatchObject({
      value: whole.value,
      unit: whole.unit,
      retrieved_context: whole.retrieved_context,
      sources: [],
    });
    expect([broken.source, broken.text.includes('.md')]).toEqual([undefined, false]);
  });
});

it('knows about 40 documents in three languages, some of them superseded', () => {
  const heads = DOCUMENTS.map(({ text }) => text.slice(0, 400));
  const languages = ['en', 'de', 'zh'].map(
    (lang) => heads.filter((head) => head.includes(`lang: ${lang}`)).length,
  );
  expect(languages.reduce((sum, count) => sum + count)).toBe(DOCUMENTS.length);
  expect(Math.min(...languages)).toBeGreaterThanOrEqual(10);
  expect(heads.filter((head) => head.includes('supersedes: ')).length).toBeGreaterThanOrEqual(4);
});
