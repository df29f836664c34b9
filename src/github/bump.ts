import { readBaseline } from '../baseline/parse.ts';
import { serialiseBaseline } from '../baseline/serialise.ts';
import type { BaselineState } from '../gate/input.ts';
import { bump, type Bump, type BumpOptions } from '../gate/ratchet.ts';
import { overtaken } from '../gate/overtaken.ts';
import { EMPTY_BASELINE, type Baseline } from '../model/baseline.ts';
import type { Report } from '../model/report.ts';
import { bumpMessage } from '../render/bump-message.ts';
import type { GitHub } from './api.ts';
import { apiFiles } from './commit-files.ts';
import { failureOf, isUncertain, type Failure } from './failure.ts';

/** What became of the baseline on the default branch. */
export type Bumped =
  | { readonly kind: 'committed'; readonly commit: string; readonly bump: Bump }
  | { readonly kind: 'unchanged' }
  /** Rules of the branch do not let the token commit. */
  | { readonly kind: 'protected'; readonly why: string }
  /** The file on the branch cannot be read; it is left as it is. */
  | { readonly kind: 'unusable'; readonly why: string }
  | Failure;

export interface BumpRequest {
  readonly branch: string;
  /** Path of the baseline from the repository's root. */
  readonly path: string;
  readonly report: Report;
  /** The baseline that the run was judged against. */
  readonly judgedBy: BaselineState;
  readonly options: BumpOptions;
}

/** Pushes that may come between reading the branch and committing to it. */
const ATTEMPTS = 6;

/**
 * Commits what rose to the default branch. What is there now is read first, and again whenever the branch moved in
 * between: the ratchet is applied to what is there, so that no other run's rise is undone. Never throws.
 */
export async function commitBump(github: GitHub, request: BumpRequest): Promise<Bumped> {
  for (let attempt = 1; ; attempt++) {
    try {
      const done = await attemptBump(github, request);
      if (done !== 'moved') return done;
      if (attempt === ATTEMPTS)
        return { kind: 'failed', why: `${request.branch} moved ${ATTEMPTS} times while it was written to` };
    } catch (error) {
      if (attempt === ATTEMPTS || !isUncertain(error)) return refusal(error);
    }
  }
}

async function attemptBump(github: GitHub, request: BumpRequest): Promise<Bumped | 'moved'> {
  const head = await headOf(github, request.branch);
  const state = await readBaseline(apiFiles(github, head, '.'), request.path, `at ${head.slice(0, 7)}`);
  if (state.kind === 'unusable') return { kind: 'unusable', why: state.why };
  const before = baselineIn(state);
  const result = bump(before, usable(request, before), {
    ...request.options,
    judgedBy: knownRecords(request),
  });
  if (!result.changed) return { kind: 'unchanged' };
  const commit = await createCommit(github, request, { head, before, result });
  return commit === undefined ? 'moved' : { kind: 'committed', commit, bump: result };
}

/** A change on purpose that a later commit brought is for the run of that commit to apply. */
function knownRecords({ judgedBy }: BumpRequest): ReadonlySet<string> {
  return new Set(baselineIn(judgedBy).changes.map(({ id }) => id));
}

/** Without the suites that a later commit has measured otherwise, or dropped, meanwhile. */
function usable({ report, judgedBy }: BumpRequest, now: Baseline): Report {
  const then = baselineIn(judgedBy);
  return { ...report, suites: report.suites.filter((suite) => !overtaken(suite, then, now)) };
}

function baselineIn(state: BaselineState): Baseline {
  return state.kind === 'found' ? state.baseline : EMPTY_BASELINE;
}

async function headOf({ rest, repository }: GitHub, branch: string): Promise<string> {
  const { data } = await rest.git.getRef({ ...repository, ref: `heads/${branch}` });
  return data.object.sha;
}

const CREATE_COMMIT = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

interface Change {
  readonly head: string;
  readonly before: Baseline;
  readonly result: Bump;
}

/** The new commit; undefined where the branch has moved since its head was read. */
async function createCommit(
  { graphql, repository }: GitHub,
  { branch, path, options }: BumpRequest,
  { head, before, result }: Change,
): Promise<string | undefined> {
  const contents = Buffer.from(serialiseBaseline(result.baseline), 'utf8').toString('base64');
  const input = {
    branch: { repositoryNameWithOwner: `${repository.owner}/${repository.repo}`, branchName: branch },
    expectedHeadOid: head,
    message: bumpMessage(before, result, options),
    fileChanges: { additions: [{ path, contents }] },
  };
  try {
    const answer = await graphql<{ createCommitOnBranch: { commit: { oid: string } } }>(CREATE_COMMIT, {
      input,
    });
    return answer.createCommitOnBranch.commit.oid;
  } catch (error) {
    if (isStale(error)) return undefined;
    throw error;
  }
}

interface GraphqlErrors {
  readonly errors?: readonly { readonly type?: string; readonly message: string }[];
}

function isStale(error: unknown): boolean {
  const { errors = [] } = error as GraphqlErrors;
  return errors.some(
    ({ type, message }) => type === 'STALE_DATA' || /expected branch to point to/i.test(message),
  );
}

const PROTECTED =
  /protected branch|rule violations|GH006|GH013|through a pull request|required status check/i;

function refusal(error: unknown): Bumped {
  const { errors } = error as GraphqlErrors;
  const message = errors?.map((one) => one.message).join('; ') ?? failureOf(error).why;
  if (PROTECTED.test(message)) return { kind: 'protected', why: message };
  if (errors?.some(({ type }) => type === 'FORBIDDEN')) return { kind: 'refused', why: message };
  return { ...failureOf(error), why: message };
}
