import type { Report } from '../model/report.ts';
import { renderSummary } from '../render/summary.ts';
import type { SurfaceContext } from '../render/surface.ts';
import type { Edge } from './edge.ts';

/** Adds the report to the job summary, with what could not be written elsewhere. A summary that cannot be written is no reason to fail. */
export async function summarise(
  edge: Edge,
  report: Report,
  context: SurfaceContext,
  notice: string | undefined,
): Promise<void> {
  const warnings =
    notice === undefined
      ? report.warnings
      : [...report.warnings, { code: 'missing_permission' as const, message: notice }];
  try {
    await edge.summarise(renderSummary({ ...report, warnings }, context));
  } catch (error) {
    edge.annotate('warning', `the job summary could not be written: ${(error as Error).message}`);
  }
}
