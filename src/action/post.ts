import { stopApps } from '../app/process.ts';
import { connect } from '../github/api.ts';
import { closeCheck, isOpen } from '../github/checks.ts';
import type { Edge } from './edge.ts';
import type { LeftOver } from './state.ts';

const KILLED = 'The run was killed before it could report; see its log.';
const GRACE_MS = 1_000;

/** Cleans up after a main step that was killed: ends what it started, and closes its check. Does nothing otherwise. */
export async function post(edge: Edge, left: LeftOver): Promise<void> {
  if (left.isDone) return;
  await stopApps(GRACE_MS, left.groups);
  if (left.check === undefined) return;
  const { env } = edge;
  const github = connect(
    edge.input('github-token'),
    env['GITHUB_REPOSITORY'] ?? '',
    env['GITHUB_API_URL'] || 'https://api.github.com',
  );
  if (!(await isOpen(github, left.check))) return;
  const failure = await closeCheck(
    github,
    { id: left.check, url: '' },
    { conclusion: 'cancelled', title: 'Killed before it could report', summary: KILLED, annotations: [] },
  );
  if (failure) edge.annotate('warning', `the check could not be closed: ${failure.why}`);
}
