import * as z from 'zod';
import { WORDED } from '../../read/issues.ts';
import { KIND_SETTINGS, type KindName } from '../../suites/registry.ts';
import { appSchema, variantsSchema } from './app.ts';
import {
  baselineSettingsSchema,
  gateSchema,
  judgeSchema,
  limitsSchema,
  reportSettingsSchema,
} from './gate.ts';
import { name } from './parts.ts';

/** A suite as the config names it: its id, its kind and the settings of that kind. */
export interface SuiteConfig {
  readonly id: string;
  readonly kind: KindName;
  readonly settings: z.infer<(typeof KIND_SETTINGS)[KindName]>;
}

const kindNames = Object.keys(KIND_SETTINGS) as [KindName, ...KindName[]];

/** Each suite is checked by its own kind's schema; the kind is the id unless `kind` says otherwise. */
const suitesSchema = z
  .record(name, z.looseObject({ kind: z.enum(kindNames).optional() }))
  .refine((suites) => Object.keys(suites).length > 0, 'at least one suite is needed')
  .transform((suites, context) =>
    Object.entries(suites).flatMap(([id, raw]) => checkSuite(id, raw, context)),
  );

function checkSuite(
  id: string,
  raw: { kind?: KindName | undefined },
  context: z.core.$RefinementCtx,
): SuiteConfig[] {
  const kind = raw.kind ?? kindNames.find((known) => known === id);
  if (!kind) {
    const message = `suite "${id}" needs a kind, since its id is none; kind: ${kindNames.join(' | ')} is allowed`;
    context.addIssue({ code: 'custom', message, path: [id], input: raw });
    return [];
  }
  const checked = KIND_SETTINGS[kind].safeParse(raw, WORDED);
  if (checked.success) return [{ id, kind, settings: checked.data }];
  for (const issue of checked.error.issues) context.addIssue({ ...issue, path: [id, ...issue.path] });
  return [];
}

const evaluator = z.strictObject({ command: z.string().min(1) });

/** The whole of ragbench.yml (design §4), also the parts that are not built yet. */
export const configSchema = z.strictObject({
  version: z.literal(1, 'version: 1 is allowed'),
  app: appSchema.optional(),
  variants: variantsSchema.default({}),
  suites: suitesSchema,
  evaluators: z.record(name, evaluator).default({}),
  judge: judgeSchema.prefault({}),
  gate: gateSchema.prefault({}),
  baseline: baselineSettingsSchema.prefault({}),
  report: reportSettingsSchema.prefault({}),
  limits: limitsSchema.prefault({}),
});

/** The config as it was checked; the app is {@link appSchema}'s, once per variant. */
export type Config = Omit<z.infer<typeof configSchema>, 'app'>;
