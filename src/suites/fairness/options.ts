import { seededRandom, type RandomSource } from '../../stats/random.ts';
import type { Resampling } from '../../stats/resample.ts';

/** What evaluators of the user's said, by record id. `true` is a refusal; helpfulness and toxicity are numbers or booleans. */
export interface EvaluatorVerdicts {
  readonly refusal?: ReadonlyMap<string, unknown>;
  readonly helpfulness?: ReadonlyMap<string, unknown>;
  readonly toxicity?: ReadonlyMap<string, unknown>;
}

export interface FairnessOptions {
  /** fairtrace's own figures wherever a mend changes one. */
  readonly compat?: 'original' | undefined;
  /** How intervals and p-values resample. Default: paired by seed; under `compat: original` pooled. */
  readonly resampling?: Resampling | undefined;
  readonly evaluators?: EvaluatorVerdicts | undefined;
  /** Makes a source of chance from a metric's `random_seed`; its own by default. */
  readonly random?: ((seed: number) => RandomSource) | undefined;
}

/** The options with all that was left out. */
export interface Rules {
  readonly original: boolean;
  readonly resampling: Resampling;
  readonly evaluators: EvaluatorVerdicts;
  readonly random: (seed: number) => RandomSource;
}

/** Fills in what was left out. */
export function rulesOf({ compat, resampling, evaluators, random }: FairnessOptions): Rules {
  const original = compat === 'original';
  return {
    original,
    resampling: resampling ?? (original ? 'pooled' : 'paired'),
    evaluators: evaluators ?? {},
    random: random ?? seededRandom,
  };
}
