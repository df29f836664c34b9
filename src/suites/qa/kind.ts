import { selectMetrics } from '../common.ts';
import type { SuiteKind } from '../suite.ts';
import { facetsOf } from './details.ts';
import type { QaCase } from './golden-schema.ts';
import { loadQa } from './load.ts';
import { isGroundedness, METRIC_SPECS } from './metrics.ts';
import { scoreQa } from './score.ts';
import { judgesGroundedness, type QaSettings } from './settings.ts';

/** RAGSpine's golden set: figures, citations, refusals, questions back, narratives. */
export const qa: SuiteKind<QaSettings, QaCase> = {
  kind: 'qa',
  scoringVersion: 1,
  metrics: (settings) => {
    const judged = METRIC_SPECS.filter(({ name }) => judgesGroundedness(settings) || !isGroundedness(name));
    return selectMetrics(judged, settings.metrics);
  },
  scoringSettings: (settings) => ({
    compat: settings.compat ?? null,
    metrics: settings.metrics ?? null,
    groundedness: judgesGroundedness(settings),
    framing: settings.framing ?? null,
    period_patterns: settings.period_patterns ?? null,
  }),
  load: loadQa,
  facets: ({ golden }) => facetsOf(golden),
  score: scoreQa,
};
