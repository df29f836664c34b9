import type { Annotation } from '../render/annotations.ts';
import type { GitHub } from './api.ts';
import { failureOf, isUncertain, type Failure } from './failure.ts';

/** A check run that was opened. */
export interface Check {
  readonly id: number;
  readonly url: string;
}

export type Opened = { readonly kind: 'opened'; readonly check: Check } | Failure;

export interface CheckRequest {
  readonly name: string;
  /** The head commit: never a merge commit, which no page shows. */
  readonly head: string;
  readonly run?: string;
}

/** Opens the check as in progress. Never throws. */
export async function openCheck(
  { rest, repository }: GitHub,
  { name, head, run }: CheckRequest,
): Promise<Opened> {
  try {
    const { data } = await rest.checks.create({
      ...repository,
      name,
      head_sha: head,
      status: 'in_progress',
      ...(run !== undefined && { details_url: run }),
    });
    // A proxy that answers in GitHub's place gives no check that could be closed.
    if (!Number.isInteger(data.id)) return { kind: 'failed', why: 'the answer names no check run' };
    return { kind: 'opened', check: { id: data.id, url: data.html_url ?? '' } };
  } catch (error) {
    return failureOf(error);
  }
}

export type Conclusion = 'success' | 'neutral' | 'failure' | 'cancelled';

export interface CheckResult {
  readonly conclusion: Conclusion;
  readonly title: string;
  readonly summary: string;
  readonly annotations: readonly Annotation[];
}

/** GitHub takes so many annotations in one request; those of further requests are added. */
const BATCH = 50;

/**
 * Closes the check, with the first annotations, then adds the others: what fails later never leaves the check open. Says
 * what went wrong; never throws.
 */
export async function closeCheck(
  github: GitHub,
  { id }: Check,
  { conclusion, title, summary, annotations }: CheckResult,
): Promise<Failure | undefined> {
  const { rest, repository } = github;
  const batches = batched(annotations);
  try {
    for (const [index, batch] of batches.entries())
      await rest.checks.update({
        ...repository,
        check_run_id: id,
        ...(index === 0 && { status: 'completed' as const, conclusion }),
        output: { title, summary, annotations: batch },
      });
    return undefined;
  } catch (error) {
    return failureOf(error);
  }
}

/** At least one batch, be it empty. */
function batched(annotations: readonly Annotation[]): Annotation[][] {
  const count = Math.max(1, Math.ceil(annotations.length / BATCH));
  return Array.from({ length: count }, (_, index) => annotations.slice(index * BATCH, (index + 1) * BATCH));
}

/** Whether the check is still open, as GitHub sees it; unknown counts as open. */
export async function isOpen({ rest, repository }: GitHub, id: number): Promise<boolean> {
  try {
    const { data } = await rest.checks.get({ ...repository, check_run_id: id });
    return data.status !== 'completed';
  } catch (error) {
    return isUncertain(error);
  }
}
