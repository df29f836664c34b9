import { mergeDeep } from '../config/variants.ts';
import type { Preset } from '../model/app-settings.ts';
import { RESPONSE_FIELDS } from '../model/answer.ts';
import type { Json } from '../model/json.ts';

/** The fields of a mapping: those of an answer, and `error`. */
export type MappedField = (typeof RESPONSE_FIELDS)[number] | 'error';

/** A wire format: the body of a request with placeholders, and a JMESPath expression for each field it can carry. */
export interface PresetMapping {
  readonly request: Json;
  readonly response: { readonly [field in MappedField]?: string };
}

const OWN_NAMES = Object.fromEntries(RESPONSE_FIELDS.map((field) => [field, field]));

const NATIVE: PresetMapping = {
  request: {
    prompt: '{{prompt}}',
    conversation: '{{conversation}}',
    contexts: '{{contexts}}',
    context_sources: '{{context_sources}}',
    reference_date: '{{reference_date}}',
  },
  response: { ...OWN_NAMES, trace: 'not_null(trace, metadata.trace)' },
};

const CHOICE = 'choices[0]';
const MESSAGE = `${CHOICE}.message`;
const FILTERED = `${CHOICE}.finish_reason == 'content_filter'`;
/** Some servers send the content as a list of parts. */
const CONTENT = `(type(${MESSAGE}.content) == 'array' ? join('', ${MESSAGE}.content[?type == 'text'].text) : ${MESSAGE}.content)`;
/** Calls of tools and filtered answers have no content, which is an empty text and no missing one. */
const NO_CONTENT = `((${MESSAGE}.tool_calls || ${FILTERED}) ? '' : \`null\`)`;

const OPENAI_CHAT: PresetMapping = {
  request: { messages: '{{messages}}' },
  response: {
    text: `not_null(${CONTENT} || ${MESSAGE}.refusal, ${CONTENT}, ${NO_CONTENT})`,
    refused: `(${MESSAGE}.refusal || ${FILTERED}) && \`true\` || \`null\``,
    tool_calls: `${MESSAGE}.tool_calls[].{name: function.name, args: parse_json(function.arguments)}`,
    usage: 'usage.{input_tokens: prompt_tokens, output_tokens: completion_tokens}',
    error: `error || ${CHOICE}.error || ${CHOICE}.finish_reason == 'length' && 'the answer is unfinished (finish_reason "length"): raise the limit of tokens'`,
  },
};

const MAPPINGS: { readonly [preset in Preset]?: PresetMapping } = {
  native: NATIVE,
  'openai-chat': OPENAI_CHAT,
};

/** The mapping of a preset, `native` where none is named; undefined for one that this version does not have. */
export function presetMapping(preset: Preset | undefined): PresetMapping | undefined {
  return MAPPINGS[preset ?? 'native'];
}

/** The body to fill for each call: without a preset key `request` whole, with one laid deep over the preset's. */
export function requestTemplate(settings: { preset?: Preset | undefined; request?: Json | undefined }): Json {
  const { preset, request } = settings;
  if (preset === undefined && request !== undefined) return request;
  return mergeDeep(presetMapping(preset)?.request ?? {}, request) as Json;
}
