import * as z from 'zod';

const text = z.string().refine((value) => value.trim() !== '', 'a text that is not blank is needed');
const id = z.preprocess((raw) => (typeof raw === 'number' ? String(raw) : raw), text);

const CASE_TYPES = ['numeric', 'clarification', 'refusal', 'narrative', 'composite'] as const;
const CLARIFICATIONS = ['none', 'ask_first', 'answer_with_assumptions'] as const;

const expected = z.looseObject({
  clarification: z.enum(CLARIFICATIONS),
  refuse: z.boolean(),
  value: z.number().optional(),
  unit: text.optional(),
  source: z.looseObject({ doc: text, locator: z.string() }).optional(),
  narrative_doc: text.optional(),
});
export type Expected = z.infer<typeof expected>;

const tags = z.looseObject({ topic: z.unknown(), scope: z.unknown(), qtype: z.unknown() });

/** A line of RAGSpine's golden file. */
export const goldenSchema = z
  .looseObject({
    id,
    question: text,
    case_type: z.enum(CASE_TYPES),
    expected,
    tags,
    reference_date: z.iso.date('an ISO date such as 2026-11-30 is allowed'),
  })
  .superRefine((line, context) => {
    for (const fault of contradictions(line)) context.addIssue({ code: 'custom', ...fault });
  });
export type Golden = z.infer<typeof goldenSchema>;

interface Fault {
  readonly path: string[];
  readonly message: string;
}

/** What a case's type asks of what it expects. */
function contradictions({
  case_type: type,
  expected: wants,
}: {
  readonly case_type: string;
  readonly expected: Expected;
}): Fault[] {
  const faults: Fault[] = [];
  const need = (key: 'value' | 'unit' | 'source' | 'narrative_doc', why: string): void => {
    if (wants[key] === undefined)
      faults.push({ path: ['expected', key], message: `expected.${key} is missing; ${why} needs it` });
  };
  if (type === 'numeric' || type === 'composite')
    for (const key of ['value', 'unit', 'source'] as const) need(key, `a ${type} case`);
  else if (wants.value !== undefined)
    for (const key of ['unit', 'source'] as const) need(key, 'expected.value');
  if (type === 'narrative' || type === 'composite') need('narrative_doc', `a ${type} case`);
  if (type === 'refusal' && !wants.refuse) {
    faults.push({ path: ['expected', 'refuse'], message: 'false came; true is allowed in a refusal case' });
  }
  if (type === 'clarification' && wants.clarification === 'none') {
    const message = 'none came; ask_first or answer_with_assumptions is allowed in a clarification case';
    faults.push({ path: ['expected', 'clarification'], message });
  }
  return faults;
}

/** What a case is judged by. */
export interface QaCase {
  readonly golden: Golden;
  /** The text of the file that narrative_doc names, where groundedness is judged. */
  readonly reference?: string;
}
