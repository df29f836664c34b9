/**
 * Cuts GitHub's OpenAPI description to the operations that the GitHub simulator of the tests answers, and writes
 * `__tests__/helpers/github/openapi.json`. The whole description is 13 MB and no dependency; get it once:
 *
 *     npm pack @octokit/openapi@23.0.2 && tar xzf octokit-openapi-23.0.2.tgz package/generated/api.github.com.json
 *     node scripts/cut-openapi.ts package/generated/api.github.com.json
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Node = { readonly [key: string]: Json };

const OUT = join(import.meta.dirname, '..', '__tests__', 'helpers', 'github', 'openapi.json');

const OPERATIONS = new Set([
  'actions/get-actions-cache-list',
  'checks/create',
  'checks/get',
  'checks/list-annotations',
  'checks/list-for-ref',
  'checks/update',
  'git/create-ref',
  'git/get-blob',
  'git/get-commit',
  'git/get-ref',
  'git/get-tree',
  'git/update-ref',
  'issues/create-comment',
  'issues/get-comment',
  'issues/list-comments',
  'issues/update-comment',
  'pulls/create',
  'pulls/get',
  'pulls/list',
  'pulls/list-files',
  'repos/compare-commits-with-basehead',
  'repos/get',
  'repos/get-branch',
  'repos/get-collaborator-permission-level',
  'repos/get-commit',
  'repos/get-content',
  'users/get-authenticated',
]);

/** What an error answer looks like, also where an operation does not list it. */
const ALWAYS = ['#/components/schemas/basic-error', '#/components/schemas/validation-error'];

/** Prose and pictures: nothing that a check reads. */
const PROSE = new Set(['description', 'summary', 'title', 'example', 'examples', 'tags', 'links', 'headers']);

/** Below these keys stand names that somebody chose, so one of them may be "title". */
const NAMED = new Set(['properties', 'schemas', 'parameters', 'responses', 'mapping']);

const ORIGIN = {
  what: "A cut of GitHub's REST API description: the operations that the simulator answers, without prose.",
  from: '@octokit/openapi 23.0.2, generated/api.github.com.json',
  madeBy: 'scripts/cut-openapi.ts',
  licence: 'MIT, Copyright (c) 2020 Octokit contributors',
  licenceText:
    'Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated ' +
    'documentation files (the "Software"), to deal in the Software without restriction, including without limitation ' +
    'the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and ' +
    'to permit persons to whom the Software is furnished to do so, subject to the following conditions: The above ' +
    'copyright notice and this permission notice (including the next paragraph) shall be included in all copies or ' +
    'substantial portions of the Software. THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR ' +
    'IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND ' +
    'NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER ' +
    'LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE ' +
    'SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.',
};

const [source] = process.argv.slice(2);
if (!source) throw new Error('usage: node scripts/cut-openapi.ts path/to/api.github.com.json');
writeFileSync(OUT, `${JSON.stringify(cut(JSON.parse(readFileSync(source, 'utf8')) as Node))}\n`);

function cut(whole: Node): Node {
  const paths = keptPaths(asNode(whole['paths']));
  const references = reachable(whole, [paths, ALWAYS.map((pointer) => ({ $ref: pointer }))]);
  return {
    openapi: whole['openapi'] ?? null,
    'x-origin': ORIGIN,
    paths: slim(paths),
    components: slim(componentsOf(whole, references)),
  };
}

function keptPaths(paths: Node): Node {
  const found = new Set<string>();
  const kept = Object.entries(paths).flatMap(([path, methods]) => {
    const used = Object.entries(asNode(methods)).filter(([, operation]) => {
      const id = isNode(operation) ? operation['operationId'] : undefined;
      if (typeof id !== 'string' || !OPERATIONS.has(id)) return false;
      found.add(id);
      return true;
    });
    return used.length === 0 ? [] : [[path, Object.fromEntries(used)] as const];
  });
  const missing = [...OPERATIONS].filter((id) => !found.has(id));
  if (missing.length > 0) throw new Error(`not in this description: ${missing.join(', ')}`);
  return Object.fromEntries(kept);
}

/** All that is referenced from `roots`, and from there on. */
function reachable(whole: Node, roots: Json): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [...referencesIn(roots)];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...referencesIn(slim(lookedUp(whole, next))));
  }
  return seen;
}

function referencesIn(node: Json): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(referencesIn);
  if (!isNode(node)) return [];
  const own = typeof node['$ref'] === 'string' ? [node['$ref']] : [];
  const rest = Object.entries(node).flatMap(([key, value]) =>
    PROSE.has(key) && !isNode(value) ? [] : referencesIn(value),
  );
  return [...own, ...rest].filter(
    (pointer) =>
      !pointer.startsWith('#/components/examples/') && !pointer.startsWith('#/components/headers/'),
  );
}

function componentsOf(whole: Node, references: ReadonlySet<string>): Node {
  const components: { [kind: string]: { [name: string]: Json } } = {};
  for (const pointer of [...references].toSorted()) {
    const [, , kind = '', name = ''] = pointer.split('/');
    (components[kind] ??= {})[name] = lookedUp(whole, pointer);
  }
  return components;
}

function lookedUp(whole: Node, pointer: string): Json {
  const found = pointer
    .slice(2)
    .split('/')
    .reduce<Json | undefined>((node, key) => (isNode(node) ? node[key] : undefined), whole);
  if (found === undefined) throw new Error(`a reference leads nowhere: ${pointer}`);
  return found;
}

function slim(node: Json, isNames = false): Json {
  if (Array.isArray(node)) return node.map((item) => slim(item));
  if (!isNode(node)) return node;
  const kept = Object.entries(node).filter(([key]) => isNames || !isLeftOut(key));
  const slimmed = Object.fromEntries(
    kept.map(([key, value]) => [key, slim(value, !isNames && NAMED.has(key))]),
  );
  return isNames ? slimmed : withNullType(slimmed);
}

/** By OpenAPI 3.0 `nullable` counts only beside a `type`, and not for an `enum` without null; GitHub means it always. */
function withNullType({ nullable, ...schema }: Node): Node {
  if (nullable !== true) return nullable === undefined ? schema : { ...schema, nullable };
  if (!('type' in schema)) return { anyOf: [schema, { enum: [null] }] };
  const { enum: allowed } = schema;
  return { ...schema, nullable, ...(Array.isArray(allowed) && { enum: [...new Set([...allowed, null])] }) };
}

function isLeftOut(key: string): boolean {
  return PROSE.has(key) || (key.startsWith('x-') && key !== 'x-multi-segment' && key !== 'x-origin');
}

function asNode(value: Json | undefined): Node {
  if (!isNode(value)) throw new Error('this is no OpenAPI description');
  return value;
}

function isNode(value: Json | undefined): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
