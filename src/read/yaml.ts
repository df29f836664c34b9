import {
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  LineCounter,
  parseDocument,
  Scalar,
  visit,
  type Alias,
  type Document,
  type Node,
} from 'yaml';
import type { Location, Problem } from '../model/problem.ts';
import type { Read } from './files.ts';

/** A YAML or JSON document's value, and where in the file each part of it stands. */
export interface YamlDocument {
  readonly value: unknown;
  /** The place of the value at this path, or of the nearest parent that exists; `ofKey` the place of its key. */
  readonly locate: (path: readonly PropertyKey[], ofKey?: boolean) => Location;
}

/**
 * A plain (unquoted) scalar that YAML took for no string, with the text that stands in the file. Files of the seeds
 * were written for another YAML, so their reader decides field by field what `NO` or `007` means.
 */
export class PlainScalar {
  readonly source: string;
  readonly value: unknown;
  constructor(source: string, value: unknown) {
    this.source = source;
    this.value = value;
  }
}

/**
 * Parses YAML 1.2 (JSON included) with merge keys; double keys and unresolved aliases are errors with their place.
 * With `keepSource`, plain scalars come as {@link PlainScalar}.
 */
export function parseYaml(
  file: string,
  text: string,
  options: { keepSource: boolean } = { keepSource: false },
): Read<YamlDocument> {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    merge: true,
    prettyErrors: false,
    uniqueKeys: false,
    version: '1.2',
  });
  const faults: Fault[] = [...document.errors, ...document.warnings];
  visit(document, {
    Alias: (_key, node) => void (node.resolve(document) ?? faults.push(unresolved(node))),
    Map: (_key, { items }) => void faults.push(...doubledKeys(items)),
  });
  if (faults.length > 0)
    return { kind: 'bad', problems: faults.map((fault) => toProblem(file, lines, fault)) };
  if (options.keepSource) visit(document, { Scalar: (_key, node) => keepSource(node) });
  try {
    const value: unknown = document.toJS({ maxAliasCount: 1000 });
    return {
      kind: 'ok',
      value: { value, locate: (path, ofKey = false) => locate(file, document, lines, path, ofKey) },
    };
  } catch (error) {
    return { kind: 'bad', problems: [{ location: { file }, message: (error as Error).message }] };
  }
}

function keepSource(node: Scalar): void {
  if (node.type !== Scalar.PLAIN || typeof node.value === 'string' || node.source === undefined) return;
  node.value = new PlainScalar(node.source, node.value);
}

interface Fault {
  readonly message: string;
  readonly pos: readonly [number, number];
}

/** In one pass: the library's own check compares every key with every other. */
function doubledKeys(items: readonly { readonly key: unknown }[]): Fault[] {
  const seen = new Set<string>();
  return items.flatMap(({ key }) => {
    const name = String(isScalar(key) ? key.value : key);
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    const start = startOf(key) ?? 0;
    return [
      {
        message: `the key ${JSON.stringify(name)} is given twice; keys must be unique`,
        pos: [start, start] as const,
      },
    ];
  });
}

function unresolved({ source, range }: Alias): Fault {
  const start = range?.[0] ?? 0;
  return { message: `there is no anchor &${source} before this alias`, pos: [start, start] };
}

function toProblem(file: string, lines: LineCounter, fault: Fault): Problem {
  const { line, col } = lines.linePos(fault.pos[0]);
  const isTooDeep = /call stack/i.test(fault.message);
  return {
    location: { file, line, column: col },
    message: isTooDeep ? 'is nested too deeply to be read' : fault.message,
  };
}

function locate(
  file: string,
  document: Document,
  lines: LineCounter,
  path: readonly PropertyKey[],
  ofKey: boolean,
): Location {
  let node: unknown = document.contents;
  let place = startOf(node);
  for (const [index, key] of path.entries()) {
    const step = child(node, key, document);
    if (!step) break;
    node = step.value;
    place =
      (ofKey && index === path.length - 1 ? step.key : undefined) ?? startOf(step.value) ?? step.key ?? place;
  }
  if (place === undefined) return { file };
  const { line, col } = lines.linePos(place);
  return { file, line, column: col };
}

interface Step {
  readonly value: unknown;
  /** Offset of the key, in a mapping. */
  readonly key?: number | undefined;
}

function child(node: unknown, key: PropertyKey, document: Document): Step | undefined {
  const target = isAlias(node) ? node.resolve(document) : node;
  if (!isCollection(target)) return undefined;
  if (!isMap(target))
    return typeof key === 'number' && target.items[key] ? { value: target.items[key] } : undefined;
  const pair = target.items.find(
    (item) => isPair(item) && String(isScalar(item.key) ? item.key.value : item.key) === String(key),
  );
  if (pair) return { value: pair.value, key: startOf(pair.key) };
  return merged(target.items, key, document);
}

/** A key that a merge (`<<`) brought in stands where its anchor stands. */
function merged(
  items: readonly { key: unknown; value: unknown }[],
  key: PropertyKey,
  document: Document,
): Step | undefined {
  const merge = items.find(
    (item) => isScalar(item.key) && String(item.key.source ?? item.key.value) === '<<',
  );
  if (!merge) return undefined;
  const sources = isCollection(merge.value) && !isMap(merge.value) ? merge.value.items : [merge.value];
  for (const source of sources) {
    const found = child(source, key, document);
    if (found) return found;
  }
  return undefined;
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0];
}
