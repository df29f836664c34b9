import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

/** A JSON Schema, as far as it is looked into here. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly nullable?: boolean;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

interface Reference {
  readonly $ref: string;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly schema: Schema;
  readonly 'x-multi-segment'?: boolean;
}

interface Content {
  readonly content?: { readonly [mediaType: string]: { readonly schema: Schema } };
}

interface Operation {
  readonly operationId: string;
  readonly externalDocs: { readonly url: string };
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: Content;
  readonly responses: { readonly [status: string]: Content | Reference };
}

interface Description {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: { readonly schemas: { readonly [name: string]: Schema } };
}

/** One operation of the API, ready to check requests and answers with. */
export interface Route {
  /** By GitHub's own name, as "issues/create-comment". */
  readonly id: string;
  readonly method: string;
  /** The page that error answers point to. */
  readonly documentation: string;
  /** Matches the path as it is on the wire, with one named group for each parameter. */
  readonly pattern: RegExp;
  readonly queryNames: ReadonlySet<string>;
  readonly checkParameters: ValidateFunction;
  readonly checkBody: ValidateFunction | undefined;
  /** By status; undefined where the answer has no JSON. */
  readonly checkAnswer: (status: number) => ValidateFunction | undefined;
}

// Read and compiled once for a test file, however many simulators run in it.
const description = JSON.parse(
  readFileSync(join(import.meta.dirname, 'openapi.json'), 'utf8'),
) as Description;
const ajv = new Ajv({ strict: false, allErrors: true, verbose: true, logger: false });
// Parameters come as text: these are converted.
const ajvOfText = new Ajv({ strict: false, allErrors: true, coerceTypes: true, logger: false });
for (const instance of [ajv, ajvOfText]) {
  addFormats.default(instance);
  instance.addFormat('repo.nwo', /^[\w.-]+\/[\w.-]+$/);
  instance.addSchema(description, 'github');
}

/** All routes, those with the most fixed parts first: `commits/{ref}/check-runs` before `commits/{ref}`. */
export const ROUTES: readonly Route[] = Object.entries(description.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, route: routeOf(path, method, operation) })),
  )
  .toSorted((a, b) => fixedParts(b.path) - fixedParts(a.path))
  .map(({ route }) => route);

/** A schema of the description by its name, as "issue-comment". */
export function schemaNamed(name: string): Schema {
  const schema = description.components.schemas[name];
  if (!schema) throw new Error(`GitHub's description as it is cut has no schema ${name}`);
  return schema;
}

/** Follows a reference of the description. */
export function dereferenced<T extends object>(node: T | Reference): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T;
  const keys = node.$ref.slice(2).split('/');
  const found = keys.reduce<unknown>((at, key) => (at as { [key: string]: unknown })[key], description);
  return dereferenced(found as T | Reference);
}

function routeOf(path: string, method: string, operation: Operation): Route {
  const parameters = (operation.parameters ?? []).map((parameter) => dereferenced<Parameter>(parameter));
  const body = operation.requestBody?.content?.['application/json']?.schema;
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    documentation: operation.externalDocs.url,
    pattern: patternOf(path, parameters),
    queryNames: new Set(parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name)),
    checkParameters: ajvOfText.compile(objectOf(parameters)),
    checkBody: body && ajv.compile(closed(body)),
    checkAnswer: (status) => answerCheck(path, method, operation, status),
  };
}

function patternOf(path: string, parameters: readonly Parameter[]): RegExp {
  const source = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const isLong = parameters.some((parameter) => parameter.name === name && parameter['x-multi-segment']);
    return `(?<${name}>${isLong ? '.*' : '[^/]+'})`;
  });
  return new RegExp(`^${source}$`);
}

function objectOf(parameters: readonly Parameter[]): object {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name),
  };
}

/** GitHub's description leaves objects open; in a request an unknown property is a slip of the pen. */
function closed(schema: Schema): Schema {
  const { properties, items } = schema;
  return {
    ...schema,
    ...(items && { items: closed(items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, closed(of)])),
      additionalProperties: schema.additionalProperties ?? false,
    }),
  };
}

/** Any operation may answer that it is refused: where the description does not list the status, the common form. */
function answerCheck(
  path: string,
  method: string,
  { responses }: Operation,
  status: number,
): ValidateFunction | undefined {
  const listed = responses[String(status)];
  if (listed && !dereferenced<Content>(listed).content?.['application/json']) return undefined;
  if (!listed)
    return compiled(
      status === 422 ? '/components/schemas/validation-error' : '/components/schemas/basic-error',
    );
  if ('$ref' in listed) return compiled(`${listed.$ref.slice(1)}/content/application~1json/schema`);
  const at = path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
  return compiled(`/paths/${at}/${method}/responses/${status}/content/application~1json/schema`);
}

const compiledAt = new Map<string, ValidateFunction>();

function compiled(pointer: string): ValidateFunction {
  const known = compiledAt.get(pointer) ?? ajv.compile({ $ref: `github#${pointer}` });
  compiledAt.set(pointer, known);
  return known;
}

function fixedParts(path: string): number {
  return path.split('/').filter((part) => !part.startsWith('{')).length;
}
