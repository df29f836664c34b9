import { logText } from '../bench/log-text.ts';
import { refusedReport, type Refusal } from '../gate/refused.ts';
import { closeCheck } from '../github/checks.ts';
import type { Provenance, Report } from '../model/report.ts';
import { inert } from '../render/inert.ts';
import { summarise } from './announce.ts';
import { raiseBaseline, type Raised } from './bump.ts';
import { surfaceContext } from './context.ts';
import type { Edge } from './edge.ts';
import type { Ending } from './ending.ts';
import { setOutputs } from './outputs.ts';
import { permissionNotice, type Feature } from './permission.ts';
import { publishAll, type Published } from './publish.ts';
import { writeReport } from './report-file.ts';
import type { Session } from './session.ts';
import { VERSION } from '../version.ts';

/**
 * Reports first, fails afterwards: report.json, log, check, comment, bump, summary, outputs. Returns the exit status. A
 * fault of ours on the way is told, and never leaves the check open.
 */
export async function finish(session: Session, ending: Ending): Promise<number> {
  try {
    return await reportAll(session, ending);
  } catch (error) {
    return finishBroken(session, ending, error as Error);
  }
}

/** In columns, for one line. */
const LONGEST_TITLE = 160;

async function finishBroken(
  { edge, github }: Session,
  { opened }: Ending,
  { message, stack = message }: Error,
): Promise<number> {
  edge.log(`${logText(stack)}\n`);
  const title = inert(`ragbench itself failed while it reported: ${message}`, LONGEST_TITLE);
  if (opened?.kind === 'opened')
    await closeCheck(github, opened.check, {
      conclusion: 'failure',
      title,
      summary: 'The log of the run has the whole of it.',
      annotations: [],
    });
  edge.annotate('error', title);
  return 1;
}

async function reportAll(session: Session, ending: Ending): Promise<number> {
  const { edge, inputs, place, situation } = session;
  const { outcome, config } = ending;
  const isJudged = outcome.kind === 'ok';
  const report = isJudged ? outcome.value.report : refusedOf(session, outcome.refusal);
  const context = surfaceContext(edge.env, place, inputs, {
    folder: isJudged ? place.configFolder : place.folder,
    commit: situation.head,
    isMerged: situation.kind === 'default_branch',
  });
  const written = await writeReport(edge, place, report);
  const published = await publishAll(session, ending, { report, context });
  const raised = isJudged && config ? await raiseBaseline(session, outcome.value, config) : 'not_wanted';
  const notice = noticeOf(session, published, raised);
  if (notice !== undefined) edge.annotate('notice', notice);
  await summarise(edge, report, context, notice);
  // A step that could not keep its files fails, too.
  const isBroken = written === undefined || (isJudged && outcome.value.isRecordingBroken);
  const exit = report.exit_code === 0 && isBroken ? 1 : report.exit_code;
  setOutputs(edge, { report, exit, written, published, isRaised: raised === 'committed' });
  announce(edge, report, exit);
  return exit;
}

function noticeOf(
  { situation }: Session,
  { wanted, refused }: Published,
  raised: Raised,
): string | undefined {
  const bump = (is: boolean): Feature[] => (is ? ['bump'] : []);
  return permissionNotice(
    [...refused, ...bump(raised === 'refused')],
    situation.kind === 'pull_request' && situation.isForeign,
    [...bump(raised !== 'not_wanted'), ...wanted],
  );
}

/** The end of a run that has no gate to speak of: bad inputs, or an event that is refused. */
export async function finishEarly(edge: Edge, refusal: Refusal): Promise<number> {
  const report = refusedReport(refusal, VERSION, provenanceOf(edge, edge.now(), 'ragbench.yml'));
  for (const { message } of refusal.problems) edge.annotate('error', message);
  await summarise(edge, report, { key: 'ragbench' }, undefined);
  setOutputs(edge, { report, exit: report.exit_code, isRaised: false });
  return report.exit_code;
}

function refusedOf({ edge, started, inputs, situation }: Session, refusal: Refusal): Report {
  const head = situation.kind === 'pull_request' ? { head: situation.head } : {};
  return refusedReport(refusal, VERSION, { ...provenanceOf(edge, started, inputs.config), ...head });
}

function provenanceOf(edge: Edge, started: Date, config: string): Provenance {
  const finished = edge.now();
  return {
    config,
    started: started.toISOString(),
    finished: finished.toISOString(),
    seconds: Math.round((finished.getTime() - started.getTime()) / 100) / 10,
    versions: { ragbench: VERSION, node: process.versions.node, icu: process.versions['icu'] ?? 'none' },
  };
}

/** Says the verdict where the run's page shows it first. */
function announce(edge: Edge, { headline, verdict }: Report, exit: number): void {
  if (exit !== 0) edge.annotate('error', headline);
  else if (verdict === 'WEAK') edge.annotate('warning', headline);
}
