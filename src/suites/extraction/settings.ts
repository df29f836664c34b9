import * as z from 'zod';
import { commonSettings, tierSetting } from '../settings.ts';

/** Settings of an extraction suite: facts against the truth, cell by cell. */
export const extractionSettings = z.strictObject({
  ...commonSettings,
  tier: tierSetting,
  truth: z.string().min(1),
  facts: z.string().min(1).optional(),
  command: z.string().min(1).optional(),
});
