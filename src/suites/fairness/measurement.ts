import type { Interval } from '../../stats/percentile.ts';
import type { Redraw } from './redraw.ts';
import type { FairnessRow, RowEvidence, ScoreSource } from './result.ts';

/** What a metric found, before it is held against its threshold. */
export interface Measurement {
  readonly value: number;
  readonly groups: ReadonlyMap<string, number>;
  readonly byValue?: FairnessRow['by_value'];
  /** Each record's own score, by id. */
  readonly records: ReadonlyMap<string, number>;
  /** Stability's own; that of other metrics comes from `redraw`. */
  readonly interval?: Interval | undefined;
  readonly redraw?: Redraw;
  readonly source?: ScoreSource | undefined;
  readonly heuristic?: number;
  readonly fault?: string | undefined;
  readonly evidence: RowEvidence;
}
