import type { TextFile } from '../survey.ts';
import { pythonImports } from './imports.ts';
import { COMPUTED, liveMatches, windowAt, type Mount, type RawRoute, type Scan } from './scan.ts';

const TEXT = String.raw`["']([^"'\n]{0,200})["']`;

/** Reads the routes of FastAPI, Flask, Starlette, Django and LangServe from a Python file. */
export function scanPython(file: TextFile): Scan {
  const isDjango = /(?:^|\/)urls\.py$/.test(file.path);
  return {
    file,
    routes: [
      ...decorated(file.text),
      ...listed(file.text),
      ...langserve(file.text),
      ...(isDjango ? djangoRoutes(file.text) : []),
    ],
    prefixes: ownPrefixes(file.text),
    mounts: [...mounts(file.text), ...(isDjango ? djangoMounts(file.text) : [])],
    imports: pythonImports(file.text),
  };
}

const DECORATOR = new RegExp(
  String.raw`^[ \t]*@(\w+)\.(get|post|route|api_route)\(\s{0,100}(?:(?:path|rule)\s*=\s*)?${TEXT}`,
  'gm',
);

function decorated(text: string): RawRoute[] {
  return liveMatches(text, DECORATOR, '#').map((match) => {
    const [whole, on = '', verb, path = ''] = match;
    const offset = match.index + whole.indexOf('@');
    const method = verb === 'route' || verb === 'api_route' ? methodAfter(text, offset) : VERBS[verb ?? ''];
    return { method: method ?? 'GET', path, on, offset };
  });
}

const VERBS: { readonly [verb: string]: RawRoute['method'] } = { get: 'GET', post: 'POST' };

/** `methods=["POST"]` before the function that the decorator is for. */
function methodAfter(text: string, offset: number): RawRoute['method'] {
  const [call = ''] = windowAt(text, offset, 300).split(/\bdef\s/);
  return /\bmethods\s*=\s*[[({][^\])}]{0,100}["']POST/i.test(call) ? 'POST' : 'GET';
}

const ROUTE_OBJECT = new RegExp(String.raw`\bRoute\(\s{0,100}${TEXT}`, 'g');

function listed(text: string): RawRoute[] {
  return liveMatches(text, ROUTE_OBJECT, '#').map(({ 1: path = '', index }) => ({
    method: methodAfter(windowAt(text, index, 300).split('Route(')[1] ?? '', 0),
    path,
    on: '',
    offset: index,
  }));
}

function langserve(text: string): RawRoute[] {
  return liveMatches(text, /\badd_routes\(\s{0,100}(\w+)\s*,/g, '#').map(({ 1: on = '', index }) => {
    const call = windowAt(text, index, 400).split(/\n\)|\n\S/)[0] ?? '';
    const [, path = ''] = new RegExp(String.raw`\bpath\s*=\s*${TEXT}`).exec(call) ?? [];
    return { method: 'POST', path: `${path}/invoke`, on, offset: index, by: 'langserve' };
  });
}

const DJANGO_PATH = new RegExp(String.raw`\bpath\(\s{0,100}r?${TEXT}\s*,\s*(?!include\b)`, 'g');

function djangoRoutes(text: string): RawRoute[] {
  return liveMatches(text, DJANGO_PATH, '#').map(({ 1: path = '', index }) => ({
    method: 'ANY',
    path,
    on: '',
    offset: index,
  }));
}

const DJANGO_INCLUDE = new RegExp(
  String.raw`\bpath\(\s{0,100}r?${TEXT}\s*,\s*include\(\s{0,100}["']([\w.]{1,200})["']`,
  'g',
);

function djangoMounts(text: string): Mount[] {
  return liveMatches(text, DJANGO_INCLUDE, '#').map(([, prefix = '', what = '']) => ({
    into: '',
    what,
    prefix,
  }));
}

const ROUTER = /\b(\w{1,80})\s*(?::\s*\w{1,80}\s*)?=\s*(?:\w{1,80}\.)?(?:APIRouter|Blueprint)\(/g;

function ownPrefixes(text: string): Map<string, string> {
  return new Map(
    liveMatches(text, ROUTER, '#').map(({ 0: whole, 1: name = '', index }) => [
      name,
      prefixIn(windowAt(text, index + whole.length, 300).split(')')[0] ?? ''),
    ]),
  );
}

const MOUNT = /\b(\w{1,80})\.(?:include_router|register_blueprint)\(\s{0,100}([\w.]{1,200})/g;

function mounts(text: string): Mount[] {
  return liveMatches(text, MOUNT, '#').map(({ 0: whole, 1: into = '', 2: what = '', index }) => ({
    into,
    what,
    prefix: prefixIn(windowAt(text, index + whole.length, 300).split(')')[0] ?? ''),
  }));
}

function prefixIn(call: string): string {
  const [, value = ''] = /\b(?:url_)?prefix\s*=\s*([^,\s]{1,200})/.exec(call) ?? [];
  const literal = /^["']([^"']*)["']/.exec(value)?.[1];
  return literal ?? (value === '' ? '' : COMPUTED);
}
