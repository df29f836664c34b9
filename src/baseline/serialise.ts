import type { Baseline, BaselineEntry } from '../model/baseline.ts';

/** The baseline as text: keys sorted, one line per metric, case and change, so that a diff lists what changed. */
export function serialiseBaseline(baseline: Baseline): string {
  const entries = sortedEntries(baseline.entries).map(
    ([key, entry]) => `${quote(key)}: ${serialiseEntry(entry as BaselineEntry)}`,
  );
  const { schema, entries: _, changes, ...unknown } = baseline;
  const lines = [
    `"schema": ${schema}`,
    `"entries": ${block('{', entries, '}', 1)}`,
    `"changes": ${block('[', changes.map(line), ']', 1)}`,
    ...sortedEntries(unknown).map(([key, value]) => `${quote(key)}: ${line(value)}`),
  ];
  return `${block('{', lines, '}', 0)}\n`;
}

function serialiseEntry(entry: BaselineEntry): string {
  const parts = sortedEntries(entry).map(([key, value]) =>
    key === 'metrics' || key === 'cases'
      ? `${quote(key)}: ${block(
          '{',
          sortedEntries(value as object).map(([id, item]) => `${quote(id)}: ${line(item)}`),
          '}',
          3,
        )}`
      : `${quote(key)}: ${line(value)}`,
  );
  return block('{', parts, '}', 2);
}

function block(open: string, lines: readonly string[], close: string, depth: number): string {
  if (lines.length === 0) return `${open}${close}`;
  const indent = '  '.repeat(depth);
  return `${open}\n${lines.map((text) => `${indent}  ${text}`).join(',\n')}\n${indent}${close}`;
}

/** A value on one line, its keys sorted at every depth. */
function line(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(line).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const pairs = sortedEntries(value).filter(([, item]) => item !== undefined);
  return `{ ${pairs.map(([key, item]) => `${quote(key)}: ${line(item)}`).join(', ')} }`.replace(
    /^\{ {2}\}$/,
    '{}',
  );
}

function sortedEntries(record: object): [string, unknown][] {
  return (Object.entries(record) as [string, unknown][]).sort(([a], [b]) => (a < b ? -1 : 1));
}

function quote(text: string): string {
  return JSON.stringify(text);
}
