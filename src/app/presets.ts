import { mergeDeep } from '../config/variants.ts';
import type { Preset } from '../model/app-settings.ts';
import type { Json } from '../model/json.ts';
import { LANGGRAPH } from './presets/langgraph.ts';
import { LANGSERVE } from './presets/langserve.ts';
import { NATIVE } from './presets/native.ts';
import { OPENAI_CHAT } from './presets/openai-chat.ts';
import { OPENAI_RESPONSES } from './presets/openai-responses.ts';
import type { PresetMapping } from './presets/preset.ts';

const MAPPINGS: { readonly [preset in Preset]: PresetMapping } = {
  native: NATIVE,
  'openai-chat': OPENAI_CHAT,
  'openai-responses': OPENAI_RESPONSES,
  langserve: LANGSERVE,
  langgraph: LANGGRAPH,
};

/** The mapping of a preset, `native` where none is named. */
export function presetMapping(preset: Preset | undefined): PresetMapping {
  return MAPPINGS[preset ?? 'native'];
}

/**
 * The body to fill for each call: without a preset key `request` whole, with one laid deep over the preset's. A Python
 * function is given the assignments of a fairness case, too.
 */
export function requestTemplate(settings: {
  preset?: Preset | undefined;
  request?: Json | undefined;
  python?: string | undefined;
}): Json {
  const { preset, request, python } = settings;
  if (preset === undefined && request !== undefined) return request;
  const own = python === undefined ? {} : { assignments: '{{assignments}}' };
  return mergeDeep(mergeDeep(presetMapping(preset).request, own), request) as Json;
}
