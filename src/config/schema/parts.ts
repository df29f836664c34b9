import * as z from 'zod';

/** An id of a suite or variant: it becomes part of row names, which are split at dots. */
export const name = z
  .string()
  .regex(/^[A-Za-z0-9_][A-Za-z0-9_-]*$/, 'letters, digits, "_" and "-" are allowed in a name')
  .refine(
    (value) => !/^tier\d$/.test(value),
    'a name may not be tier0 or tier1, which stand for tiers in row names',
  );

/** A row by name, e.g. `qa.answer_accuracy` or `governance.tier0.accuracy`; parts left out match all. */
export const rowPattern = z
  .string()
  .regex(/^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+){0,3}$/, 'a row is named suite[.tier0|.tier1][.variant][.metric]');

const UNITS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

const DURATION_WORDS = 'a duration such as 500ms, 30s, 5m, 1h or 7d is allowed';

/** `500ms`, `30s`, `5m`, `1h`, `7d`; becomes milliseconds. */
export const duration = z
  .string(DURATION_WORDS)
  .regex(/^\d+(\.\d+)?(ms|s|m|h|d)$/, DURATION_WORDS)
  .transform((text) => {
    const [, amount = '', unit = 's'] = /^([\d.]+)(\w+)$/.exec(text) ?? [];
    return Number(amount) * UNITS[unit as keyof typeof UNITS];
  });

/** `600/min`, `10/s`, `5000/h`; becomes calls per interval in milliseconds. */
export const rate = z
  .string()
  .regex(/^[1-9]\d*\/(s|sec|min|h|hour)$/, 'a rate such as 600/min, 10/s or 5000/h is allowed')
  .transform((text) => {
    const [calls = '', unit = ''] = text.split('/');
    const interval = unit.startsWith('s') ? UNITS.s : unit === 'min' ? UNITS.m : UNITS.h;
    return { calls: Number(calls), intervalMs: interval };
  });

/** A path relative to the folder of the config. */
export const path = z.string().min(1);
export const positive = z.number().int().positive();
export const share = z.number().min(0).max(1);
