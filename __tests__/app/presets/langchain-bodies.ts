/** What the chain or graph answers in these tests. */
export const TEXT = 'A tent is lent for a week.';

/** A message of the model as LangChain writes it. */
export function ai(content: unknown, more: object = {}): object {
  return {
    content,
    additional_kwargs: {},
    response_metadata: { model_name: 'small-1', finish_reason: 'stop' },
    type: 'ai',
    name: null,
    id: 'run-a',
    ...more,
  };
}

/** A message of a person. */
export function human(content: string): object {
  return { content, additional_kwargs: {}, response_metadata: {}, type: 'human', name: null, id: 'h' };
}

/** What a tool said to the call of an id. */
export function tool(id: string, content: unknown, more: object = {}): object {
  return {
    content,
    type: 'tool',
    name: 'search',
    tool_call_id: id,
    artifact: null,
    status: 'success',
    ...more,
  };
}

/** A call within a message of the model. */
export function call(id: string, name: string, args: unknown): object {
  return { name, args, id, type: 'tool_call' };
}

/** A document as Python's LangChain writes it. */
export function document(page_content: unknown, metadata: unknown): object {
  return { id: null, page_content, metadata, type: 'Document' };
}

/** Two documents, and what they are as retrieved context. */
export const DOCUMENTS = [
  document('Tents: one week.', { source: 'rules/guide.pdf', page: 4 }),
  document('A day late: one coin.', { source: 'rules/prices.pdf', page: 1 }),
];
export const RETRIEVED = [
  { source_id: 'rules/guide.pdf', chunk: 'Tents: one week.' },
  { source_id: 'rules/prices.pdf', chunk: 'A day late: one coin.' },
];
