/** Where the starter golden file goes. */
export const GOLDEN_PATH = 'eval/golden.jsonl';

/**
 * A starter golden file: one case of each plain type, to be replaced. `today` is an ISO date, which becomes the fixed
 * "today" of its questions.
 */
export function goldenText(today: string): string {
  return SAMPLES.map((sample) => `${JSON.stringify({ ...sample, reference_date: today })}\n`).join('');
}

const SAMPLES = [
  {
    id: 'sample-numeric',
    question: 'Replace me: how many bikes are in the depot?',
    case_type: 'numeric',
    expected: {
      clarification: 'none',
      refuse: false,
      value: 41,
      unit: 'pcs',
      source: { doc: 'stock.md', locator: 'row=1' },
    },
    tags: { topic: 'sample', scope: 'sample', qtype: 'numeric' },
  },
  {
    id: 'sample-narrative',
    question: 'Replace me: what are the opening hours of the depot?',
    case_type: 'narrative',
    expected: { clarification: 'none', refuse: false, narrative_doc: 'depot.md' },
    tags: { topic: 'sample', scope: 'sample', qtype: 'narrative' },
  },
  {
    id: 'sample-refusal',
    question: 'Replace me: what will the depot cost in 2031?',
    case_type: 'refusal',
    expected: { clarification: 'none', refuse: true },
    tags: { topic: 'sample', scope: 'sample', qtype: 'refusal' },
  },
] as const;
