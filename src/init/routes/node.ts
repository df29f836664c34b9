import type { TextFile } from '../survey.ts';
import { nodeImports } from './imports.ts';
import { COMPUTED, liveMatches, windowAt, type Mount, type RawRoute, type Scan } from './scan.ts';

const TEXT = '(["\'`])([^"\'`\\n]{0,200})';

/** Reads the routes of Express, Fastify, Hono, Koa, NestJS and Next.js from a JavaScript or TypeScript file. */
export function scanNode(file: TextFile): Scan {
  const { text } = file;
  const isNext = nextPath(file.path) !== undefined;
  return {
    file,
    routes: isNext ? nextRoutes(file) : [...called(text), ...chained(text), ...objects(text), ...nest(text)],
    prefixes: ownPrefixes(text),
    mounts: [...used(text), ...registered(text), ...globalPrefix(text)],
    imports: nodeImports(text),
  };
}

const CALL = new RegExp(String.raw`(\b[\w$]{1,80}|\))\s{0,100}\.(get|post|all)\(\s{0,100}${TEXT}`, 'g');
/** What a browser or a test calls has the same form as a route. */
const CLIENT = /axios|http|client|request|fetch|^ky$|^got$|agent|cache|params|headers|store|session/i;

function called(text: string): RawRoute[] {
  return liveMatches(text, CALL, '//')
    .filter((match) => !CLIENT.test(match[1] ?? '') && match[4]?.startsWith('/'))
    .map((match) => {
      const [whole, on = '', verb = '', , path = ''] = match;
      const offset = match.index + whole.lastIndexOf('.');
      return { method: VERBS[verb] ?? 'ANY', path, on: on === ')' ? '' : on, offset };
    });
}

const VERBS: { readonly [verb: string]: RawRoute['method'] } = { get: 'GET', post: 'POST' };

const ROUTE_THEN_VERB = new RegExp(
  String.raw`\b([\w$]{1,80})\.route\(\s{0,100}${TEXT}\2\s{0,100}\)\s{0,100}\.(get|post|all)\(`,
  'g',
);

/** `router.route('/chat').post(handler)` */
function chained(text: string): RawRoute[] {
  return liveMatches(text, ROUTE_THEN_VERB, '//').map(
    ({ 1: on = '', 3: path = '', 4: verb = '', index }) => ({
      method: VERBS[verb] ?? 'ANY',
      path,
      on,
      offset: index,
    }),
  );
}

/** `fastify.route({ method: 'POST', url: '/chat' })` */
function objects(text: string): RawRoute[] {
  return liveMatches(text, /\b([\w$]{1,80})\.route\(\s{0,100}\{/g, '//').flatMap((match) => {
    const call = windowAt(text, match.index, 400);
    const [, , path] = new RegExp(String.raw`\b(?:url|path)\s*:\s*${TEXT}`).exec(call) ?? [];
    if (path === undefined) return [];
    const isPost = /\bmethod\s*:\s*\[?[^\n,\]]{0,40}POST/i.test(call);
    return [
      {
        method: isPost ? ('POST' as const) : ('GET' as const),
        path,
        on: match[1] ?? '',
        offset: match.index,
      },
    ];
  });
}

const NEST = new RegExp(String.raw`@(Get|Post|All)\(\s{0,100}(?:${TEXT})?`, 'g');

function nest(text: string): RawRoute[] {
  const controller = new RegExp(
    String.raw`@Controller\(\s{0,100}(?:\{\s{0,100}path\s*:\s*)?(?:${TEXT})?`,
  ).exec(text);
  if (!controller) return [];
  return liveMatches(text, NEST, '//').map(({ 1: verb = '', 3: path = '', index }) => ({
    method: VERBS[verb.toLowerCase()] ?? 'ANY',
    path: `${controller[2] ?? ''}/${path}`,
    on: NEST_APP,
    offset: index,
  }));
}

const NEST_APP = '@Controller';

/** NestJS puts one prefix before all controllers, wherever they are. */
function globalPrefix(text: string): Mount[] {
  const [, , prefix] = new RegExp(String.raw`\.setGlobalPrefix\(\s{0,100}${TEXT}`).exec(text) ?? [];
  return prefix === undefined ? [] : [{ into: '', what: NEST_APP, prefix }];
}

const ROUTER =
  /\b(?:const|let|var)\s+([\w$]{1,80})\s*(?::[^=\n]{1,80})?=\s*(?:new\s+)?(?:[\w$]{1,80}\.)?(?:\w*Router|OpenAPIHono|Hono)\b/g;

/** `new Router({ prefix })`, `new Hono().basePath(…)`, `router.prefix(…)` */
function ownPrefixes(text: string): Map<string, string> {
  return new Map(
    liveMatches(text, ROUTER, '//').flatMap((match) => {
      const [whole, name = ''] = match;
      const [statement = ''] = windowAt(text, match.index + whole.length, 200).split(/;|\n\s*\n|\n\w/);
      const own =
        new RegExp(String.raw`(?:\bprefix\s*:\s*|\.(?:basePath|prefix)\(\s{0,100})${TEXT}`).exec(statement) ??
        new RegExp(String.raw`\b${name.replaceAll('$', String.raw`\$`)}\.prefix\(\s{0,100}${TEXT}`).exec(
          text,
        );
      return own ? [[name, own[2] ?? ''] as const] : [];
    }),
  );
}

const USE = new RegExp(String.raw`\b([\w$]{1,80})\.(?:use|route)\(\s{0,100}${TEXT}\2\s*,([^\n]{1,200})`, 'g');

function used(text: string): Mount[] {
  return liveMatches(text, USE, '//').map(([, into = '', , prefix = '', what = '']) => ({
    into,
    what,
    prefix,
  }));
}

/** `fastify.register(routes, { prefix: '/api' })` */
function registered(text: string): Mount[] {
  return liveMatches(text, /\b([\w$]{1,80})\.register\(\s{0,100}([^,\n]{1,200})/g, '//').map((match) => {
    const rest = windowAt(text, match.index + match[0].length, 200).split(/\n\s*\n|;/)[0] ?? '';
    const [, quote, prefix] = new RegExp(String.raw`\bprefix\s*:\s*(?:${TEXT})?`).exec(rest) ?? [];
    const isComputed = quote === undefined && /\bprefix\s*:/.test(rest);
    return { into: match[1] ?? '', what: match[2] ?? '', prefix: isComputed ? COMPUTED : (prefix ?? '') };
  });
}

/** The address of a file that Next.js serves, with its folder's parameters; undefined for any other file. */
function nextPath(path: string): string | undefined {
  const [, app] = /(?:^|\/)app\/(?:(.+)\/)?route\.[jt]sx?$/.exec(path) ?? [];
  if (app !== undefined)
    return `/${app
      .split('/')
      .filter((part) => !/^[(@]/.test(part))
      .join('/')}`;
  const [, page] = /(?:^|\/)pages\/(api\/.+?)(?:\/index)?\.[jt]sx?$/.exec(path) ?? [];
  return page === undefined ? undefined : `/${page}`;
}

function nextRoutes({ path, text }: TextFile): RawRoute[] {
  const served = nextPath(path) ?? '';
  const methods = liveMatches(text, /^export\b[^\n]{0,100}\b(GET|POST)\b/gm, '//');
  const routes = methods.map(({ 1: method, index }) => ({
    method: method === 'POST' ? ('POST' as const) : ('GET' as const),
    path: served,
    on: '',
    offset: index,
  }));
  const handler = /^export\s+default\b/m.exec(text);
  return handler && routes.length === 0
    ? [{ method: 'ANY', path: served, on: '', offset: handler.index }]
    : routes;
}
