import { RESPONSE_FIELDS } from '../../model/answer.ts';
import type { PresetMapping } from './preset.ts';

const OWN_NAMES = Object.fromEntries(RESPONSE_FIELDS.map((field) => [field, field]));

/** The contract's own format (design §5). */
export const NATIVE: PresetMapping = {
  request: {
    prompt: '{{prompt}}',
    conversation: '{{conversation}}',
    contexts: '{{contexts}}',
    context_sources: '{{context_sources}}',
    reference_date: '{{reference_date}}',
  },
  response: { ...OWN_NAMES, trace: 'not_null(trace, metadata.trace)' },
};
