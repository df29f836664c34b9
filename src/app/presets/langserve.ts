import { turnResponse } from './langchain/response.ts';
import { readTurn, turnFailure } from './langchain/turn.ts';
import type { PresetMapping } from './preset.ts';
import { fieldsOf } from './reading.ts';

const outputOf = (body: unknown): unknown => fieldsOf(body)['output'];

/** LangServe's `/invoke`: any chain's output in one envelope. A chain that takes more than a text says so in `request`. */
export const LANGSERVE: PresetMapping = {
  request: { input: '{{prompt}}' },
  response: {
    ...turnResponse(outputOf),
    error: (body) => fieldsOf(body)['error'] || turnFailure(readTurn(outputOf(body))),
  },
};
