import { found, type Finding } from '../finding.ts';
import { stemOf } from '../paths.ts';
import type { TextFile } from '../survey.ts';
import { scanNode } from './node.ts';
import { scanPython } from './python.ts';
import { COMPUTED, type Mount, type RawRoute, type Scan } from './scan.ts';

/** A route with its whole path, and where it stands. */
export interface Route {
  readonly method: RawRoute['method'];
  readonly path: Finding<string>;
  readonly file: TextFile;
  readonly offset: number;
  readonly by?: 'langserve';
}

const MOST_ROUTES = 1000;

/** Finds the routes of all files, each under the prefixes of the routers that it hangs on. */
export function findRoutes(files: readonly TextFile[]): Route[] {
  const scans = files.flatMap((file) => scan(file) ?? []);
  const raw = scans.flatMap((own) => own.routes.map((route) => ({ route, own })));
  return raw.slice(0, MOST_ROUTES).map(({ route, own }) => resolve(route, own, scans));
}

function scan(file: TextFile): Scan | undefined {
  if (file.path.endsWith('.py')) return scanPython(file);
  return /\.[cm]?[jt]s$|\/route\.[jt]sx$/.test(file.path) ? scanNode(file) : undefined;
}

const COMPUTED_PREFIX = 'a prefix before it is computed, so look at the path';

function resolve(route: RawRoute, own: Scan, scans: readonly Scan[]): Route {
  const prefix = prefixOf(route.on, own, scans);
  const path = joined(prefix, route.path);
  const at = found(path, own.file, route.offset);
  const { method, offset, by } = route;
  return {
    method,
    path: prefix.includes(COMPUTED) ? { ...at, caution: COMPUTED_PREFIX } : at,
    file: own.file,
    offset,
    ...(by && { by }),
  };
}

function joined(prefix: string, path: string): string {
  const parts = `${prefix.replaceAll(COMPUTED, '')}/${path}`;
  const slashed = `/${parts}`.replaceAll(/\/{2,}/g, '/');
  return path.endsWith('/') ? slashed : slashed.replace(/(?<=.)\/$/, '');
}

const DEEPEST = 4;

/** The prefixes before a router's own routes, outermost first. */
function prefixOf(router: string, own: Scan, scans: readonly Scan[], depth = 0): string {
  const self = own.prefixes.get(router) ?? '';
  if (depth >= DEEPEST) return self;
  for (const outer of scans) {
    const mount = outer.mounts.find((one) => takesIn(one, outer, router, own));
    if (!mount) continue;
    return `${prefixOf(mount.into, outer, scans, depth + 1)}/${mount.prefix}/${self}`;
  }
  return self;
}

function takesIn(mount: Mount, outer: Scan, router: string, own: Scan): boolean {
  const { what } = mount;
  if (mount.into === router && outer === own) return false;
  if (what === router && router.startsWith('@')) return true;
  const words: readonly string[] = what.match(/[\w$]+/g) ?? [];
  if (outer === own) return router !== '' && words.includes(router);
  // Django names a module, others what they import from one.
  if (`/${own.file.path}`.endsWith(`/${what.replaceAll('.', '/')}.py`)) return true;
  if (own.file.path.endsWith('.py') && words.length > 1 && words.at(-1) !== router) return false;
  const stem = stemOf(own.file.path);
  if (/\b(?:require|import)\(/.test(what)) return words.includes(stem);
  return outer.imports.some(({ name, stems }) => stems.includes(stem) && words.includes(name));
}
