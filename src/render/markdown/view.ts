import type { PhrasingContent } from 'mdast';
import type { Report } from '../../model/report.ts';
import type { SurfaceContext } from '../surface.ts';
import { link, text } from './nodes.ts';

/** How much of a report one rendering shows. */
export interface Detail {
  /** Rows of the gate table. */
  readonly rows: number;
  /** Regressed cases with their evidence. */
  readonly blocks: number;
  /** Columns of an answer, a question, an expectation. */
  readonly columns: number;
  /** Cases in a list, a line each. */
  readonly listed: number;
  /** Names in one line. */
  readonly named: number;
  /** Warnings of one kind, and remarks on rows. */
  readonly warnings: number;
  /** Reasons why nothing was run. */
  readonly problems: number;
}

/** One rendering of a report. */
export interface View {
  readonly report: Report;
  readonly context: SurfaceContext;
  readonly detail: Detail;
  /** Where the whole is: `the job summary`. */
  readonly whole: Whole;
}

/** A place that holds more than a surface can. */
export interface Whole {
  readonly words: string;
  readonly url?: string;
}

/** What was left out, and where it is; nothing where nothing was. */
export function more(count: number, what: string, { whole }: View): PhrasingContent[] {
  if (count <= 0) return [];
  return [text(`${count} more${what === '' ? '' : ` ${what}`} in `), wholeNode(whole)];
}

/** The place that holds the whole, linked where it can be. */
export function wholeNode({ words, url }: Whole): PhrasingContent {
  return url === undefined ? text(words) : link(url, text(words));
}
