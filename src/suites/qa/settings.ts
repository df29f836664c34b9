import * as z from 'zod';
import { compilePattern } from '../../text/patterns/compile.ts';
import { commonSettings, metricsSetting, tierSetting } from '../settings.ts';
import { isGroundedness, QA_METRICS } from './metrics.ts';

const pattern = z
  .string()
  .min(1)
  .superRefine((source, context) => {
    const compiled = compilePattern(source, { ignoreCase: true });
    if (compiled.kind === 'ok') return;
    const message = `the pattern ${JSON.stringify(source)}: ${compiled.message}; a regular expression in Python's syntax is allowed`;
    context.addIssue({ code: 'custom', message });
  });

/** Settings of a qa suite: RAGSpine's golden file. */
export const qaSettings = z
  .strictObject({
    ...commonSettings,
    metrics: metricsSetting(QA_METRICS),
    tier: tierSetting,
    golden: z.string().min(1).describe('JSON Lines, one case a line.'),
    groundedness: z
      .boolean()
      .optional()
      .describe(
        'Judge narrative answers: faithfulness and answer_accuracy. Default: whether references is given.',
      ),
    references: z.string().min(1).optional().describe('The folder that narrative_doc names files in.'),
    framing: z
      .array(z.string().min(1))
      .optional()
      .describe('Lines that begin so are no claims; replaces the default list.'),
    period_patterns: z
      .array(pattern)
      .optional()
      .describe(
        'Patterns (Python syntax) of periods that are no figures; replaces the default; [] counts every digit.',
      ),
  })
  .refine((settings) => settings.groundedness !== true || settings.references !== undefined, {
    error: 'groundedness needs references: the folder with the files that narrative_doc names',
    path: ['groundedness'],
  })
  .refine((settings) => judgesGroundedness(settings) || !settings.metrics?.some(isGroundedness), {
    error: 'faithfulness and answer_accuracy need references, and groundedness not false',
    path: ['metrics'],
  });

export type QaSettings = z.infer<typeof qaSettings>;

interface Groundedness {
  readonly groundedness?: boolean | undefined;
  readonly references?: string | undefined;
}

/** Whether narrative answers are judged against their context and reference. */
export function judgesGroundedness({ groundedness, references }: Groundedness): boolean {
  return references !== undefined && groundedness !== false;
}
