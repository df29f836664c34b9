/** What the action writes, and the line that lets a job's token write it. */
export type Feature = 'comment' | 'check' | 'bump';

const LINES: Readonly<Record<Feature, readonly [what: string, line: string]>> = {
  comment: ['the comment', 'pull-requests: write'],
  check: ['the check run', 'checks: write'],
  bump: ['the baseline', 'contents: write'],
};

/**
 * One notice for all that the token may not do; undefined when nothing is missing. It has the whole line that the job
 * needs for all that it is `wanted` to write, since a line that is copied replaces the one that is there.
 */
export function permissionNotice(
  refused: readonly Feature[],
  isForeign: boolean,
  wanted: readonly Feature[] = refused,
): string | undefined {
  if (refused.length === 0) return undefined;
  const what = refused.map((feature) => LINES[feature][0]).join(' and ');
  const start = `the token may not write ${what}; the verdict stands, and the job summary has all of it.`;
  if (isForeign) return `${start} Runs for forks and for dependabot have a token that can only read.`;
  const lines = wanted.map((feature) => LINES[feature][1]);
  const all = wanted.includes('bump') ? lines : ['contents: read', ...lines];
  return `${start} Add to the job: permissions: { ${all.join(', ')} }`;
}
