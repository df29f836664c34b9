import type { Json } from './json.ts';

/** One earlier turn of a conversation. */
interface Turn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** What a suite asks the app (design §5). Absent values drop their keys from the body that is sent. */
export interface AppRequest {
  readonly prompt: string;
  readonly conversation: readonly Turn[];
  readonly contexts?: readonly string[];
  readonly context_sources?: Json;
  /** ISO date: the fixed "today" for questions with relative periods. */
  readonly reference_date?: string;
  /** The attributes that a fairness case varies, and their values in this one. */
  readonly assignments?: { readonly [attribute: string]: string };
}
