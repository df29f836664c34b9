import { createChatJoiner } from './openai-chat-stream.ts';
import type { PresetMapping } from './preset.ts';

const CHOICE = 'choices[0]';
const MESSAGE = `${CHOICE}.message`;
const FILTERED = `${CHOICE}.finish_reason == 'content_filter'`;
/** Some servers send the content as a list of parts. */
const CONTENT = `(type(${MESSAGE}.content) == 'array' ? join('', ${MESSAGE}.content[?type == 'text'].text) : ${MESSAGE}.content)`;
/** Calls of tools and filtered answers have no content, which is an empty text and no missing one. */
const NO_CONTENT = `((${MESSAGE}.tool_calls || ${FILTERED}) ? '' : \`null\`)`;

/** OpenAI's chat completions and the many servers that speak like it, streaming or not. */
export const OPENAI_CHAT: PresetMapping = {
  request: { messages: '{{messages}}' },
  response: {
    text: `not_null(${CONTENT} || ${MESSAGE}.refusal, ${CONTENT}, ${NO_CONTENT})`,
    refused: `(${MESSAGE}.refusal || ${FILTERED}) && \`true\` || \`null\``,
    tool_calls: `${MESSAGE}.tool_calls[].{name: function.name, args: parse_json(function.arguments)}`,
    usage: 'usage.{input_tokens: prompt_tokens, output_tokens: completion_tokens}',
    error: `error || ${CHOICE}.error || ${CHOICE}.finish_reason == 'length' && 'the answer is unfinished (finish_reason "length"): raise the limit of tokens'`,
  },
  joiner: createChatJoiner,
};
