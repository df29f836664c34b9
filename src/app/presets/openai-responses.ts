import type { PresetMapping } from './preset.ts';
import {
  errorText,
  fieldsOf,
  firstOf,
  gathered,
  isPresent,
  joined,
  listOf,
  parsedJson,
  sourcesOf,
  type Fields,
} from './reading.ts';

/** OpenAI's Responses API: the answer is a list of items, of which messages, searches and calls of tools count here. */
export const OPENAI_RESPONSES: PresetMapping = {
  request: { input: '{{messages}}' },
  response: {
    text: textOf,
    refused: (body) => (isFiltered(body) || refusals(body).length > 0 ? true : undefined),
    sources: (body) => sourcesOf(citationsOf(body)),
    citations: citationsOf,
    retrieved_context: resultsOf,
    tool_calls: callsOf,
    usage: 'usage.{input_tokens: input_tokens, output_tokens: output_tokens}',
    error: failureOf,
  },
};

/** Every part of the text in order, without separators; a refusal where there is no text. */
function textOf(body: unknown): unknown {
  const parts = partsOf(body, 'output_text');
  const text = parts.length > 0 ? joined(parts.map((part) => part['text'])) : '';
  if (text !== '') return text;
  return joined(refusals(body)) ?? (parts.length > 0 || isSilent(body) ? '' : undefined);
}

/** Calls of tools, a filtered answer and a message without parts say nothing, which is an empty text. */
function isSilent(body: unknown): boolean {
  if (isFiltered(body) || messages(body).some(({ content }) => Array.isArray(content))) return true;
  return items(body).some((item) => isCall(item) || item['type'] === 'mcp_approval_request');
}

function refusals(body: unknown): unknown[] {
  return partsOf(body, 'refusal').map((part) => part['refusal']);
}

function isFiltered(body: unknown): boolean {
  return fieldsOf(fieldsOf(body)['incomplete_details'])['reason'] === 'content_filter';
}

/** What a body with status 200 says of its own failure: an error, or an answer that is not there to its end. */
function failureOf(body: unknown): unknown {
  const { error, status, incomplete_details: details } = fieldsOf(body);
  if (error) return error;
  const { reason } = fieldsOf(details);
  switch (status) {
    case 'failed':
    case 'cancelled':
      return `the response ends with status "${status}", without an error that says why`;
    case 'queued':
    case 'in_progress':
      return `the answer is unfinished (status "${status}"): leave "background" out of app.request`;
    case 'incomplete':
      if (isFiltered(body)) return undefined;
      return `the answer is unfinished (${JSON.stringify(reason ?? 'incomplete')}): raise max_output_tokens`;
    default:
      return undefined;
  }
}

/** A file has a name that a corpus can know, a page has its address; paths of files that were made cite nothing. */
function citationsOf(body: unknown): unknown {
  const annotations = partsOf(body, 'output_text').map((part) => part['annotations']);
  return gathered(annotations, ({ type, file_id, filename, url }) => {
    if (type === 'file_citation' || type === 'container_file_citation')
      return { id: file_id, source_id: firstOf(filename, file_id) };
    return type === 'url_citation' ? { id: url, source_id: url } : undefined;
  });
}

/** All results of all searches, cited or not. They are null unless the request asks for them: then nobody knows them. */
function resultsOf(body: unknown): unknown {
  const searches = items(body).filter(({ type }) => type === 'file_search_call');
  return gathered(
    searches.map(({ results }) => results),
    ({ filename, file_id, text, score }) => ({ source_id: firstOf(filename, file_id), chunk: text, score }),
  );
}

/** Every item of a type that ends with "_call": functions of the app, and tools that the server runs by itself. */
function callsOf(body: unknown): unknown {
  const { output } = fieldsOf(body);
  const outputs = new Map(
    items(body)
      .filter(isOutput)
      .map((item) => [item['call_id'], item['output']]),
  );
  return gathered([output], (item) => {
    if (!isCall(item)) return undefined;
    const { name, type, call_id: id, output: own, outputs: several, error, status } = item;
    return {
      name: name ?? String(type).slice(0, -'_call'.length),
      args: argumentsOf(item),
      result: firstOf(own, several, isPresent(id) ? outputs.get(id) : undefined),
      error: errorText(error) ?? (status === 'failed' ? 'failed' : undefined),
    };
  });
}

function argumentsOf({ arguments: written, input, action, operation, queries, code }: Fields): unknown {
  const own = firstOf(parsedJson(written), input, action, operation);
  if (own !== undefined) return own;
  return isPresent(queries) ? { queries } : isPresent(code) ? { code } : undefined;
}

function isCall({ type }: Fields): boolean {
  return typeof type === 'string' && type.endsWith('_call');
}

function isOutput({ type }: Fields): boolean {
  return typeof type === 'string' && type.endsWith('_call_output');
}

function partsOf(body: unknown, type: 'output_text' | 'refusal'): Fields[] {
  return messages(body)
    .flatMap(({ content }) =>
      typeof content === 'string' ? [{ type: 'output_text', text: content }] : listOf(content),
    )
    .map(fieldsOf)
    .filter((part) => part['type'] === type);
}

/** What the model says on its way to the answer is labelled as commentary; it is the answer only where nothing else is. */
function messages(body: unknown): Fields[] {
  const all = items(body).filter(({ type }) => type === 'message');
  const final = all.filter(({ phase }) => phase !== 'commentary');
  return final.length > 0 ? final : all;
}

function items(body: unknown): Fields[] {
  return listOf(fieldsOf(body)['output']).map(fieldsOf);
}
