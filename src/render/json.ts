import type { Report, SuiteReport } from '../model/report.ts';

/**
 * report.json, in pieces, so that a report of 100,000 cases is never one string: one line per row and per case, keys in
 * a fixed order.
 */
export function* renderJson(report: Report): Generator<string> {
  const { suites, ledger, usage, warnings, raises, ...head } = report;
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "suites": [`;
  for (const [index, suite] of suites.entries()) {
    yield index === 0 ? '\n' : ',\n';
    yield* renderSuite(suite);
  }
  yield `${suites.length > 0 ? '\n  ' : ''}],\n`;
  yield `  "ledger": ${JSON.stringify(ledger)},\n  "usage": ${JSON.stringify(usage)},\n`;
  if (raises) {
    yield '  "raises": [';
    yield* lines(raises, '    ');
    yield `${raises.length > 0 ? '\n  ' : ''}],\n`;
  }
  yield `  "warnings": ${JSON.stringify(warnings, null, 2).replaceAll('\n', '\n  ')}\n}\n`;
}

function* renderSuite({ rows, cases, details, fingerprint, ...head }: SuiteReport): Generator<string> {
  yield `    {${JSON.stringify(head).slice(1, -1)},\n      "rows": [`;
  yield* lines(rows);
  yield '],\n      "cases": [';
  yield* lines(cases);
  yield `],\n      "details": ${JSON.stringify(details)},\n      "fingerprint": ${JSON.stringify(fingerprint)}}`;
}

function* lines(items: readonly unknown[], indent = '        '): Generator<string> {
  for (const [index, item] of items.entries())
    yield `${index === 0 ? '\n' : ',\n'}${indent}${JSON.stringify(item)}`;
}
