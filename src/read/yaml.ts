import { isAlias, isCollection, isMap, isPair, isScalar, LineCounter, parseDocument, Scalar, visit, type Document, type Node } from 'yaml';
import type { Location, Problem } from '../model/problem.ts';
import type { Read } from './files.ts';

/** A YAML or JSON document's value, and where in the file each part of it stands. */
export interface YamlDocument {
  readonly value: unknown;
  /** The place of the value at this path, or of the nearest parent that exists; `ofKey` the place of its key. */
  locate(path: readonly PropertyKey[], ofKey?: boolean): Location;
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
export function parseYaml(file: string, text: string, options: { keepSource: boolean } = { keepSource: false }): Read<YamlDocument> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: true, prettyErrors: false, version: '1.2' });
  const faults = [...document.errors, ...document.warnings];
  if (faults.length > 0) return { kind: 'bad', problems: faults.map((fault) => toProblem(file, lines, fault)) };
  if (options.keepSource) visit(document, { Scalar: (_key, node) => keepSource(node) });
  try {
    const value: unknown = document.toJS({ maxAliasCount: 1000 });
    return { kind: 'ok', value: { value, locate: (path, ofKey = false) => locate(file, document, lines, path, ofKey) } };
  } catch (error) {
    return { kind: 'bad', problems: [{ location: { file }, message: (error as Error).message }] };
  }
}

function keepSource(node: Scalar): void {
  if (node.type !== Scalar.PLAIN || typeof node.value === 'string' || node.source === undefined) return;
  node.value = new PlainScalar(node.source, node.value);
}

function toProblem(file: string, lines: LineCounter, fault: { message: string; pos: [number, number] }): Problem {
  const { line, col } = lines.linePos(fault.pos[0]);
  return { location: { file, line, column: col }, message: fault.message };
}

function locate(file: string, document: Document, lines: LineCounter, path: readonly PropertyKey[], ofKey: boolean): Location {
  let node: unknown = document.contents;
  let place = startOf(node);
  for (const [index, key] of path.entries()) {
    const step = child(node, key, document);
    if (!step) break;
    node = step.value;
    place = (ofKey && index === path.length - 1 ? step.key : undefined) ?? startOf(step.value) ?? step.key ?? place;
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
  if (!isMap(target)) return typeof key === 'number' && target.items[key] ? { value: target.items[key] } : undefined;
  const pair = target.items.find((item) => isPair(item) && String(isScalar(item.key) ? item.key.value : item.key) === String(key));
  if (pair) return { value: pair.value, key: startOf(pair.key) };
  return merged(target.items, key, document);
}

/** A key that a merge (`<<`) brought in stands where its anchor stands. */
function merged(items: readonly { key: unknown; value: unknown }[], key: PropertyKey, document: Document): Step | undefined {
  const merge = items.find((item) => isScalar(item.key) && String(item.key.source ?? item.key.value) === '<<');
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
