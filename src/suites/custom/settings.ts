import * as z from 'zod';
import { commonSettings, tierSetting } from '../settings.ts';

/** Settings of a custom suite: the user's own cases, scored by the user's own command. */
export const customSettings = z.strictObject({
  ...commonSettings,
  tier: tierSetting,
  cases: z.string().min(1),
  score: z.strictObject({ command: z.string().min(1) }),
});
