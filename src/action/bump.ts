import { posix } from 'node:path';
import { baselinePath } from '../baseline/locate.ts';
import type { LoadedConfig } from '../config/load.ts';
import { commitBump, type Bumped } from '../github/bump.ts';
import { counted } from '../render/numbers.ts';
import type { Edge } from './edge.ts';
import type { JudgedRun } from './judge.ts';
import type { Session } from './session.ts';

/** What became of the baseline. */
export type Raised = 'committed' | 'unchanged' | 'refused' | 'not_wanted';

/** Raises the baseline after a push to the default branch, and says what came of it. The run's verdict never hangs on it. */
export async function raiseBaseline(
  session: Session,
  { report, judgedBy }: JudgedRun,
  loaded: LoadedConfig,
): Promise<Raised> {
  const { edge, situation, inputs, place, github, run } = session;
  const { baseline } = loaded.config;
  const isWanted = inputs.bump === 'auto' && baseline.bump === 'commit' && baseline.store === 'repo';
  if (situation.kind !== 'default_branch' || !situation.isPush || !isWanted || session.shell.signal.aborted)
    return 'not_wanted';
  const { commit } = report.provenance;
  if (commit !== situation.head) {
    edge.annotate('warning', OTHER_CODE);
    return 'not_wanted';
  }
  const bumped = await commitBump(github, {
    branch: situation.branch,
    path: posix.join(place.configFolder, baselinePath(loaded)),
    report,
    judgedBy,
    options: {
      commit,
      ...(run !== undefined && { run }),
      date: edge.now().toISOString(),
      evidence: baseline.evidence,
    },
  });
  tell(edge, bumped);
  if (bumped.kind === 'committed' || bumped.kind === 'refused') return bumped.kind;
  return 'unchanged';
}

function tell(edge: Edge, bumped: Bumped): void {
  switch (bumped.kind) {
    case 'committed':
      return edge.annotate(
        'notice',
        `the baseline rose: ${moved(bumped.bump.raises.length)}, commit ${bumped.commit.slice(0, 7)}`,
      );
    case 'unchanged':
      return edge.log('baseline  unchanged: nothing rose\n');
    case 'protected':
      return edge.annotate('warning', `${PROTECTED} (GitHub said: ${bumped.why})`);
    case 'unusable':
      return edge.annotate('warning', bumped.why);
    case 'failed':
      return edge.annotate(
        'warning',
        `the baseline could not be committed: ${bumped.why}; the next push tries again`,
      );
    case 'refused':
      // One notice tells of all that the token may not do.
      return edge.log(`baseline  not committed: ${bumped.why}\n`);
  }
}

function moved(rows: number): string {
  return rows === 0 ? 'only its cases changed' : `${counted(rows, 'row')} moved`;
}

const OTHER_CODE =
  'the baseline is left as it is: what is checked out is not the commit that was pushed; leave out "ref" of actions/checkout';
const PROTECTED =
  'the baseline rose, but the branch is protected and the commit was refused. Ways out: give github-token the token of a GitHub App that may bypass the rule; or commit `ragbench baseline bump` by hand in a pull request; or set bump: off';
