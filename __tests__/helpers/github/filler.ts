import { dereferenced, schemaNamed, type Schema } from './description.ts';

/** JSON fields by name. */
export type Fields = { readonly [name: string]: unknown };

/**
 * An answer in the full form that GitHub's schema demands, of which only the given facts mean anything: the other
 * required fields get a value that is valid and plainly empty.
 *
 * @param schema a name in GitHub's description, as "issue-comment"
 */
export function complete(schema: string, facts: Fields): Fields {
  return filled(schemaNamed(schema), facts) as Fields;
}

function filled(schema: Schema, fact: unknown): unknown {
  const { properties = {}, items, required = [], ...rest } = merged(schema);
  if (fact === undefined) return rest.nullable ? null : emptyOf(schema);
  if (Array.isArray(fact)) return items ? fact.map((item) => filled(items, item)) : fact;
  if (typeof fact !== 'object' || fact === null) return fact;
  const facts = Object.entries(fact).filter(([, value]) => value !== undefined);
  const given = facts.map(([name, value]) => [name, filled(properties[name] ?? {}, value)] as const);
  const named = new Set(facts.map(([name]) => name));
  const missing = required
    .filter((name) => !named.has(name))
    .map((name) => [name, filled(properties[name] ?? {}, undefined)] as const);
  return Object.fromEntries([...given, ...missing]);
}

/** A schema with what it refers to and is made of; of alternatives the first, which in GitHub's is the usual one. */
function merged(schema: Schema): Schema {
  const own = dereferenced(schema);
  const parts = [...(own.allOf ?? []), ...(own.anyOf ?? []).slice(0, 1), ...(own.oneOf ?? []).slice(0, 1)];
  return parts.map(merged).reduce<Schema>(
    (sum, part) => ({
      ...part,
      ...sum,
      properties: { ...part.properties, ...sum.properties },
      required: [...(part.required ?? []), ...(sum.required ?? [])],
    }),
    own,
  );
}

const EMPTY_TEXT: { readonly [format: string]: string } = {
  uri: 'https://not-simulated.invalid/',
  'date-time': '1970-01-01T00:00:00Z',
  email: 'nobody@not-simulated.invalid',
};

function emptyOf(schema: Schema): unknown {
  const { type, format = '', enum: allowed, properties } = merged(schema);
  if (allowed) return allowed[0];
  if (type === 'integer' || type === 'number') return 0;
  if (type === 'boolean') return false;
  if (type === 'array') return [];
  if (type === 'object' || properties) return filled(schema, {});
  return EMPTY_TEXT[format] ?? '';
}
