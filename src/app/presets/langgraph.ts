import { turnResponse } from './langchain/response.ts';
import { readTurn, turnFailure } from './langchain/turn.ts';
import type { PresetMapping } from './preset.ts';
import { fieldsOf } from './reading.ts';

/** A LangGraph server's `/runs/wait` (also under a thread): the body is the graph's last state, or its error. */
export const LANGGRAPH: PresetMapping = {
  request: { assistant_id: 'agent', input: { messages: '{{messages}}' } },
  response: {
    ...turnResponse((body) => body),
    error: (body) => fieldsOf(body)['__error__'] || turnFailure(readTurn(body)),
  },
};
