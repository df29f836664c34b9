import type { RESPONSE_FIELDS } from '../../model/answer.ts';
import type { Json } from '../../model/json.ts';

/** The fields of a mapping: those of an answer, and `error`. */
export type MappedField = (typeof RESPONSE_FIELDS)[number] | 'error';

/**
 * Reads a field from the body of a response; null and undefined are absent. It takes any JSON and never throws: what
 * has a wrong type is given as it is, so that the check of the answer can name it.
 */
export type Reader = (body: unknown) => unknown;

/** A wire format: the body of a request with placeholders, and how each field that it can carry is found. */
export interface PresetMapping {
  readonly request: Json;
  /** A JMESPath expression, or a reader where the format says one thing in several places. */
  readonly response: { readonly [field in MappedField]?: string | Reader };
  /** Joins an answer that comes as a stream of events; without it the format is not read from a stream. */
  readonly joiner?: () => StreamJoiner;
}

/** Makes one body of the events of a stream, in the form that the format has without streaming. */
export interface StreamJoiner {
  /** Takes the JSON of the next event. */
  add(chunk: unknown): void;
  /** Whether the answer has come to its end, whatever may follow it. */
  isComplete(): boolean;
  body(): unknown;
}
