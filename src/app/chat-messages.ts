import type { Json } from '../model/json.ts';
import type { AppRequest } from '../model/request.ts';

/**
 * A request as messages of a chat API: the earlier turns, then the prompt as the user's. Contexts go into that last
 * message, numbered, before the prompt: a system message is often replaced or refused by what stands behind such an
 * endpoint. Sources and the reference date have no place in the format and are left out.
 */
export function chatMessages({ prompt, conversation, contexts = [] }: AppRequest): Json {
  const earlier = conversation.map(({ role, content }) => ({ role, content }));
  const passages = contexts.map((context, index) => `[${index + 1}] ${context}`);
  return [...earlier, { role: 'user', content: [...passages, prompt].join('\n\n') }];
}
