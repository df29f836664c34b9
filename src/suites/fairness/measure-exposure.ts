import { gapOf } from '../../stats/group-gaps.ts';
import type { FairnessContext } from './context.ts';
import { figureOf, promptSnippets, topScenarios } from './evidence.ts';
import { totalExposure } from './exposure.ts';
import { extremes } from './groups.ts';
import type { Measurement } from './measurement.ts';
import type { FairnessRecord } from './record.ts';

/** fairtrace's own: how unlike document groups are in what all answers together show of them. Groups are document groups here. */
export function measureExposureGap(context: FairnessContext): Measurement {
  const { records, rules } = context;
  const groups = totalExposure(records, rules.original);
  const exposures = context.exposures();
  const gaps = new Map(records.map(({ id }, index) => [id, gapOf([...(exposures[index]?.values() ?? [])])]));
  const ends = groups.size < 2 ? undefined : extremes(groups);
  const showing = (group: string): FairnessRecord[] =>
    records.filter((_, index) => exposures[index]?.has(group));
  const scenarios = topScenarios(gaps, 'highest');
  return {
    value: gapOf([...groups.values()]),
    groups,
    records: gaps,
    evidence: {
      ...(ends && {
        widest: {
          high: figureOf(ends.high, showing(ends.high[0])),
          low: figureOf(ends.low, showing(ends.low[0])),
        },
      }),
      scenarios,
      prompts: promptSnippets(scenarios, context),
      pairs: [],
    },
  };
}
