import { selectMetrics } from '../common.ts';
import type { SuiteKind } from '../suite.ts';
import type { GovernanceCase } from './case-schema.ts';
import { loadGovernance } from './load.ts';
import { METRIC_SPECS } from './metrics.ts';
import { scoreGovernance } from './score.ts';
import type { GovernanceSettings } from './settings.ts';

/** fitz-gov: does the app know when to abstain, to dispute, to answer. */
export const governance: SuiteKind<GovernanceSettings, GovernanceCase> = {
  kind: 'governance',
  scoringVersion: 1,
  metrics: ({ metrics }) => selectMetrics(METRIC_SPECS, metrics),
  scoringSettings: ({ compat, metrics }) => ({ compat: compat ?? null, metrics: metrics ?? null }),
  load: loadGovernance,
  facets: ({ slices }) => slices,
  score: scoreGovernance,
};
