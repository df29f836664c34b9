import type { Warning, WarningCode } from '../model/report.ts';

const GATE_CODES: readonly WarningCode[] = [
  'gate_weakened',
  'nothing_compared',
  'config_not_compared',
  'baseline_edited',
  'baseline_stale',
  'cases_changed',
];

/** Warnings about the gate itself stand before any number. */
export function isAboutGate({ code }: Warning): boolean {
  return GATE_CODES.includes(code);
}

const REFUSALS: readonly WarningCode[] = ['config_error', 'crashed'];

/** Why nothing was run: stands before everything, and none of it is left out while there is room. */
export function isRefusal({ code }: Pick<Warning, 'code'>): boolean {
  return REFUSALS.includes(code);
}
