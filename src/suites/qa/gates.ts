import type { SourceRef } from '../../model/answer.ts';
import type { Expected } from './golden-schema.ts';
import type { QaOutcome } from './outcome.ts';

/** What one gate says of one answer; `reason` tells what failed. */
export type GateResult = { readonly passed: true } | { readonly passed: false; readonly reason: string };

type Compat = 'original' | undefined;

const PASSED: GateResult = { passed: true };

/** Value and unit must equal exactly: a digit or a unit off is wrong. */
export function numericAccuracy({ value, unit }: Expected, outcome: QaOutcome): GateResult {
  if (outcome.value === value && outcome.unit === unit) return PASSED;
  const found = outcome.value === undefined ? 'no value' : `${outcome.value} ${outcome.unit ?? '(no unit)'}`;
  return failed(`${value} ${unit} was expected, ${found} was given`);
}

/**
 * The structured source must be the expected one, and the text must name its document; so must `sources` and the text
 * for a narrative document. A right answer from the wrong source fails.
 */
export function citationValidity(expected: Expected, outcome: QaOutcome, compat: Compat): GateResult {
  const faults = [
    ...sourceFaults(expected.source, outcome, compat),
    ...narrativeFaults(expected.narrative_doc, outcome),
  ];
  return faults.length === 0 ? PASSED : failed(faults.join(', '));
}

function sourceFaults(source: Expected['source'], outcome: QaOutcome, compat: Compat): string[] {
  if (!source) return [];
  const found = outcome.source;
  const faults: string[] = [];
  if (!found) faults.push(`no source was given, ${place(source)} was expected`);
  else if (!isSame(source, found, compat))
    faults.push(`the source is ${place(found)}, ${place(source)} was expected`);
  if (!outcome.text.includes(source.doc)) faults.push(`the text does not name ${source.doc}`);
  return faults;
}

function narrativeFaults(doc: string | undefined, { sources, text }: QaOutcome): string[] {
  if (doc === undefined) return [];
  const faults: string[] = [];
  if (!sources.some((source) => source.doc === doc)) faults.push(`${doc} is not among the sources`);
  if (!text.includes(doc)) faults.push(`the text does not name ${doc}`);
  return faults;
}

/** The original compares whole objects, so that a key too many fails. */
function isSame(expected: NonNullable<Expected['source']>, found: SourceRef, compat: Compat): boolean {
  const same = expected.doc === found.doc && expected.locator === found.locator;
  return same && (compat !== 'original' || stable(expected) === stable(found));
}

function stable(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function place({ doc, locator }: SourceRef): string {
  return locator === undefined ? doc : `${doc} (${locator})`;
}

/** Two-sided: refuse, and give no value, where the answer is not to be had; do not refuse where it is. */
export function refusalAppropriateness({ refuse }: Expected, { refused, value }: QaOutcome): GateResult {
  if (!refuse) return refused ? failed('it refused what it should answer') : PASSED;
  if (!refused) return failed('it answered what it should refuse');
  return value === undefined ? PASSED : failed(`it refused, but gave the value ${value}`);
}

/** Two-sided: asking back on a complete question fails as well. */
export function clarificationAppropriateness({ clarification }: Expected, outcome: QaOutcome): GateResult {
  if (outcome.clarification === clarification) return PASSED;
  return failed(`clarification ${clarification} was expected, ${outcome.clarification} was given`);
}

/** A gate's failure. */
export function failed(reason: string): GateResult {
  return { passed: false, reason };
}
