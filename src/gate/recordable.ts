import type { RecordedChange } from '../model/baseline.ts';

/** A setting that may be made looser on purpose. */
interface Recordable {
  /** Whether the setting is kept per row, so that the record must, may or may not name one. */
  readonly row: 'needed' | 'possible' | 'none';
  /** What `to` may be, in words. */
  readonly wanted: string;
  readonly allows: (to: unknown) => boolean;
}

const oneOf = (...words: readonly string[]): Recordable => ({
  row: 'none',
  wanted: words.join(' or '),
  allows: (to) => words.some((word) => word === to),
});

/** The settings that can be recorded as loosened; for these the recorded value counts instead of the base's. */
const RECORDABLE: { readonly [setting: string]: Recordable } = {
  'gate.thresholds': {
    row: 'needed',
    wanted: 'a number, {"pass", "weak"}, or null for none',
    allows: isThreshold,
  },
  'gate.tolerance': {
    row: 'possible',
    wanted: 'a number from 0 on',
    allows: (to) => isNumber(to) && to >= 0,
  },
  'gate.advisory': { row: 'needed', wanted: 'true', allows: (to) => to === true },
  'gate.fail_on': oneOf('fail', 'weak'),
  'gate.missing_baseline': oneOf('seed', 'fail'),
  'gate.weakening': oneOf('warn', 'fail'),
  'gate.stop_after_tier0': { row: 'none', wanted: 'true or false', allows: (to) => typeof to === 'boolean' },
  'gate.noise': oneOf('strict', 'learned'),
  'gate.alpha': {
    row: 'none',
    wanted: 'a number from 0 to 1',
    allows: (to) => isNumber(to) && to >= 0 && to <= 1,
  },
  'gate.confirm': {
    row: 'none',
    wanted: 'a whole number from 0 to 20',
    allows: (to) => Number.isInteger(to) && Number(to) >= 0 && Number(to) <= 20,
  },
  'baseline.store': oneOf('repo', 'cache', 'file'),
  'baseline.path': { row: 'none', wanted: 'a path', allows: (to) => typeof to === 'string' && to !== '' },
  'baseline.bump': oneOf('commit', 'pull-request', 'off'),
  'judge.fail': oneOf('open', 'closed'),
};

/** Why a recorded change cannot count; undefined when it can. */
export function faultOf({
  kind,
  row,
  suite,
  setting,
  to,
}: Pick<RecordedChange, 'kind' | 'row' | 'suite' | 'setting' | 'to'>): string | undefined {
  if (kind === 'floor')
    return row !== undefined && isNumber(to) ? undefined : 'a floor needs a row, and a number to fall to';
  if (kind === 'drop')
    return row === undefined && suite === undefined ? 'a drop needs a suite or a row' : undefined;
  if (kind === 'accept') return 'an accepted case counts only where the API confirms who accepted it';
  return settingFault(setting ?? '', row, to);
}

function settingFault(setting: string, row: string | undefined, to: unknown): string | undefined {
  const known = Object.hasOwn(RECORDABLE, setting) ? RECORDABLE[setting] : undefined;
  if (!known)
    return `"${setting}" is no setting that can be lowered; ${Object.keys(RECORDABLE).join(', ')} is allowed`;
  if (known.row === 'needed' && row === undefined) return `${setting} is kept per row; name it with --row`;
  if (known.row === 'none' && row !== undefined) return `${setting} is not kept per row; leave --row out`;
  return known.allows(to)
    ? undefined
    : `${JSON.stringify(to) ?? 'nothing'} is no value of ${setting}; ${known.wanted} is allowed`;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isThreshold(to: unknown): boolean {
  if (to === null || isNumber(to)) return true;
  const { pass, weak } = to as { readonly pass?: unknown; readonly weak?: unknown };
  return isNumber(pass) && isNumber(weak);
}
