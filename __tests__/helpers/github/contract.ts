import type { ErrorObject } from 'ajv';
import { LARGEST_PAGE, type Answer } from './call.ts';
import { ROUTES, type Route } from './description.ts';
import type { Fields } from './filler.ts';

/** A request that a route exists for. */
export interface Routed {
  readonly route: Route;
  /** Of path and query, converted to the types that the description gives. */
  readonly parameters: Fields;
  /** What the description forbids, for the record. */
  readonly violations: readonly string[];
  /** What GitHub would say to it with status 422; undefined: nothing, it lets it pass. */
  readonly complaint: string | undefined;
}

/** Finds the route of a request and checks the request against it. */
export function routed(method: string, url: URL, body: unknown): Routed | undefined {
  for (const route of ROUTES) {
    const match = route.method === method ? route.pattern.exec(url.pathname) : null;
    if (match) return checked(route, match.groups ?? {}, url.searchParams, body);
  }
  return undefined;
}

function checked(
  route: Route,
  path: { readonly [name: string]: string },
  query: URLSearchParams,
  body: unknown,
): Routed {
  const inPath = Object.entries(path).map(([name, value]) => [name, decodeURIComponent(value)] as const);
  const parameters: { [name: string]: unknown } = Object.fromEntries([...query, ...inPath]);
  const wrongParameters = route.checkParameters(parameters) ? [] : (route.checkParameters.errors ?? []);
  const wrongBody = bodyErrors(route, body);
  const unknown = [...query.keys()].filter((name) => !route.queryNames.has(name));
  const isTooLarge = Number(parameters['per_page'] ?? 1) > LARGEST_PAGE;
  const complaints = [...wrongParameters, ...wrongBody].map(complaintOf);
  return {
    route,
    parameters,
    violations: [
      ...unknown.map((name) => `there is no query parameter "${name}"`),
      ...(isTooLarge ? [`per_page is over ${LARGEST_PAGE}`] : []),
      ...complaints,
    ],
    complaint: complaints.length > 0 ? `Invalid request.\n\n${complaints.join('\n')}` : undefined,
  };
}

function bodyErrors(route: Route, body: unknown = {}): readonly ErrorObject[] {
  if (!route.checkBody || route.checkBody(body)) return [];
  return route.checkBody.errors ?? [];
}

/** An error of the schema in the words of GitHub's API. */
function complaintOf({ keyword, params, instancePath, message = '', data }: ErrorObject): string {
  const { missingProperty, additionalProperty, limit } = params as Fields;
  if (keyword === 'required') return `"${String(missingProperty)}" wasn't supplied.`;
  if (keyword === 'additionalProperties') return `"${String(additionalProperty)}" is not a permitted key.`;
  if (keyword === 'maxItems')
    return `No more than ${String(limit)} items are allowed; ${lengthOf(data)} were supplied.`;
  if (keyword === 'maxLength')
    return `Only ${String(limit)} characters are allowed; ${lengthOf(data)} were supplied.`;
  return `For '${instancePath.slice(1)}', ${message}.`;
}

function lengthOf(data: unknown): number {
  return (data as { readonly length: number }).length;
}

/** What is wrong with an answer by GitHub's own description. */
export function answerErrors(route: Route, { status, body }: Answer): readonly string[] {
  const check = Buffer.isBuffer(body) ? undefined : route.checkAnswer(status);
  if (!check || check(body)) return [];
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
