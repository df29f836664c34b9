import * as z from 'zod';
import { commonSettings, tierSetting } from '../settings.ts';

/** Settings of a fairness suite: fairtrace's own file. */
export const fairnessSettings = z.strictObject({
  ...commonSettings,
  tier: tierSetting,
  file: z.string().min(1).describe("fairtrace's own suite file, JSON or YAML."),
});
