import type { AppSettings } from '../config/schema/app.ts';
import type { Json } from '../model/json.ts';
import type { CallError } from '../model/recording.ts';
import type { AppRequest } from '../model/request.ts';
import type { Redactor } from '../text/redact.ts';
import {
  createExchange,
  httpAttempt,
  type Attempt,
  type ClientDeps,
  type ExchangeDeps,
  type Exchanged,
} from './client/exchange.ts';
import { targetProblems } from './client/target.ts';
import { compileMapping, type Mapped } from './mapping.ts';
import { requestTemplate } from './presets.ts';
import { fillTemplate } from './template.ts';

export type { ClientDeps } from './client/exchange.ts';

/** One answer of the app. Exactly one of `response` and `error` is there; all of it is redacted. */
export interface CallResult {
  /** What was sent, as a JSON value (with GET its fields were the query). */
  readonly body: Json;
  /** An AppResponse by the mapping, its types not checked yet. */
  readonly response?: { readonly [field: string]: unknown };
  readonly error?: CallError;
  /** How long the last attempt took, in milliseconds; without waiting for its turn. */
  readonly latency_ms: number;
  /** How often the app was asked. */
  readonly attempts: number;
}

/** Asks an app. */
export interface AppClient {
  /** Asks when concurrency and rate allow; never rejects, whatever the app does. */
  ask(request: AppRequest): Promise<CallResult>;
}

/**
 * A client for an app with a `url`. What cannot become one (design §4 has it refused when the config is loaded) is a
 * mistake of the caller and throws.
 */
export function createHttpClient(settings: AppSettings, deps: ClientDeps): AppClient {
  const problems = targetProblems(settings);
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('; '));
  return createClient(settings, httpAttempt(settings, deps), deps);
}

/** A client over any way to send a body. An app whose mapping cannot be read is a mistake of the caller and throws. */
export function createClient(settings: AppSettings, attempt: Attempt, deps: ExchangeDeps): AppClient {
  const mapping = compileMapping(settings);
  if (mapping.kind === 'bad') throw new Error(mapping.problems.map(({ message }) => message).join('; '));
  const template = requestTemplate(settings);
  const exchange = createExchange(settings, attempt, deps);
  return {
    async ask(request) {
      const body = fillTemplate(template, request) ?? null;
      const exchanged = await exchange(body);
      const { latency_ms, attempts } = exchanged;
      const answer = toAnswer(exchanged, mapping.map, deps.redactor);
      return { body: deps.redactor.value(body), ...answer, latency_ms, attempts };
    },
  };
}

/** Redaction comes before the mapping, so that nothing is judged or shortened with a secret in it. */
function toAnswer(
  { result, attempts }: Exchanged,
  map: (body: unknown) => Mapped,
  redactor: Redactor,
): Pick<CallResult, 'response' | 'error'> {
  if (result.kind === 'failed') {
    const times = attempts > 1 ? ` (after ${attempts} attempts)` : '';
    return { error: { code: result.error.code, message: redactor.text(result.error.message) + times } };
  }
  const mapped = map(redactor.value(result.json));
  return mapped.kind === 'ok' ? { response: mapped.response } : { error: mapped.error };
}
