import * as z from 'zod';
import type { Json } from '../model/json.ts';
import { KIND_SETTINGS } from '../suites/registry.ts';
import { configSchema } from './schema/config.ts';

/** The JSON schema (draft 2020-12) of ragbench.yml, made from the zod schema: what editors complete from. */
export function configJsonSchema(): { readonly [key: string]: Json } {
  const schema = toJson(configSchema) as { properties: { [key: string]: Json } };
  const kinds = Object.entries(KIND_SETTINGS).map(([kind, settings]) => [kind, toJson(settings)] as const);
  const suites = {
    type: 'object',
    minProperties: 1,
    // A suite named like a kind is of that kind; any other name needs its kind said.
    properties: Object.fromEntries(kinds),
    additionalProperties: { anyOf: kinds.map(([, settings]) => settings) },
  };
  return { ...schema, title: 'ragbench.yml', properties: { ...schema.properties, suites } };
}

function toJson(schema: z.ZodType): Json {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
}
