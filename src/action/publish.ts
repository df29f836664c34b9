import { closeCheck, type Conclusion, type Opened } from '../github/checks.ts';
import { postComment, type Commented } from '../github/comments.ts';
import type { Failure } from '../github/failure.ts';
import type { Report } from '../model/report.ts';
import { annotationsOf, type Annotation } from '../render/annotations.ts';
import { renderCheck } from '../render/check.ts';
import { renderComment } from '../render/comment.ts';
import { marker } from '../render/marker.ts';
import type { SurfaceContext } from '../render/surface.ts';
import { isWorthAComment } from './comment-mode.ts';
import type { AnnotationLevel, Edge } from './edge.ts';
import type { Ending } from './ending.ts';
import type { CommentMode } from './inputs.ts';
import type { Feature } from './permission.ts';
import type { Session } from './session.ts';

/** What became of comment and check. */
export interface Published {
  readonly commentUrl: string;
  readonly checkUrl: string;
  /** What was to be written, and what of it the token may not write. */
  readonly wanted: readonly Feature[];
  readonly refused: readonly Feature[];
}

/** One report, to be shown. */
export interface Shown {
  readonly report: Report;
  readonly context: SurfaceContext;
}

/** Closes the check and brings the comment up to date; what fails is said, and never fails the run. */
export async function publishAll(session: Session, ending: Ending, shown: Shown): Promise<Published> {
  const check = await publishCheck(session, ending.opened, shown);
  const mode = ending.config?.config.report.comment ?? session.inputs.comment ?? 'always';
  const comment = await publishComment(session, mode, shown);
  const results: readonly (readonly [Feature, Failure | undefined])[] = [
    ['check', check.failure],
    ['comment', isFailure(comment) ? comment : undefined],
  ];
  for (const [feature, failure] of results)
    if (failure?.kind === 'failed')
      session.edge.annotate('warning', `the ${feature} could not be written: ${failure.why}`);
  if (comment?.kind === 'left_out') session.edge.log(`comment  none: ${comment.why}\n`);
  return {
    commentUrl: comment?.kind === 'posted' ? comment.url : '',
    checkUrl: check.url,
    wanted: [...(comment ? (['comment'] as const) : []), ...(ending.opened ? (['check'] as const) : [])],
    refused: results.flatMap(([feature, failure]) => (failure?.kind === 'refused' ? [feature] : [])),
  };
}

function isFailure(comment: Commented | undefined): comment is Failure {
  return comment?.kind === 'refused' || comment?.kind === 'failed';
}

async function publishComment(
  { github, situation }: Session,
  mode: CommentMode,
  { report, context }: Shown,
): Promise<Commented | undefined> {
  if (situation.kind !== 'pull_request' || mode === 'never') return undefined;
  return postComment(github, {
    number: situation.number,
    head: situation.head,
    marker: marker(context.key),
    body: renderComment(report, context),
    mayCreate: isWorthAComment(mode, report),
  });
}

/** Without a check to carry them, annotations go out as workflow commands. */
async function publishCheck(
  { edge, github, shell }: Session,
  opened: Opened | undefined,
  { report, context }: Shown,
): Promise<{ readonly url: string; readonly failure?: Failure }> {
  if (opened?.kind !== 'opened') {
    annotateByCommands(edge, report, context);
    return { url: '', ...(opened && { failure: opened }) };
  }
  const failure = await closeCheck(github, opened.check, {
    conclusion: shell.signal.aborted ? 'cancelled' : conclusionOf(report),
    ...renderCheck(report, context),
    annotations: annotationsOf(report, context),
  });
  return { url: opened.check.url, ...(failure && { failure }) };
}

/** A weak run may merge, yet is no plain success: neutral says both. */
function conclusionOf({ verdict, exit_code }: Report): Conclusion {
  if (exit_code !== 0) return 'failure';
  return verdict === 'PASS' ? 'success' : 'neutral';
}

const LEVELS: Readonly<Record<Annotation['annotation_level'], AnnotationLevel>> = {
  failure: 'error',
  warning: 'warning',
  notice: 'notice',
};
/** The runner shows ten of each level a step; one error is kept for the headline, one notice for what was not allowed. */
const SHOWN = 9;

/** Where there is no check to carry them: the worst annotations by workflow commands. */
function annotateByCommands(edge: Edge, report: Report, context: SurfaceContext): void {
  const annotations = annotationsOf(report, context);
  for (const [from, level] of Object.entries(LEVELS))
    for (const one of annotations.filter((any) => any.annotation_level === from).slice(0, SHOWN))
      edge.annotate(level, one.message, {
        title: one.title,
        file: one.path,
        startLine: one.start_line,
        endLine: one.end_line,
      });
}
