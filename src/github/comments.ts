import type { GitHub } from './api.ts';
import { failureOf, isUncertain, type Failure } from './failure.ts';

/** What became of the comment. */
export type Commented =
  | { readonly kind: 'posted'; readonly url: string }
  | { readonly kind: 'left_out'; readonly why: string }
  | Failure;

export interface CommentRequest {
  readonly number: number;
  /** The head commit that was judged. */
  readonly head: string;
  /** The first line of every comment of this gate, which tells it from all others. */
  readonly marker: string;
  readonly body: string;
  /** Whether a comment is made where there is none; one that is there is always brought up to date. */
  readonly mayCreate: boolean;
}

interface Comment {
  readonly id: number;
  readonly html_url: string;
}

/**
 * Brings the gate's one comment up to date, or makes it. It is known by its first line and by its author, over all pages,
 * so that a person who quotes it, or another gate, is never overwritten. Where the pull request has moved on, the comment
 * is left to the run of the newer commit. Never throws.
 */
export async function postComment(github: GitHub, request: CommentRequest): Promise<Commented> {
  try {
    if (await hasMovedOn(github, request))
      return { kind: 'left_out', why: 'the pull request has a newer commit, whose run writes the comment' };
    const existing = await findComment(github, request);
    if (existing) return { kind: 'posted', url: await update(github, existing.id, request.body) };
    if (!request.mayCreate) return { kind: 'left_out', why: 'there is nothing to comment on' };
    return { kind: 'posted', url: await create(github, request) };
  } catch (error) {
    return failureOf(error);
  }
}

async function hasMovedOn({ rest, repository }: GitHub, { number, head }: CommentRequest): Promise<boolean> {
  const { data } = await rest.pulls.get({ ...repository, pull_number: number });
  return data.head.sha !== head;
}

/** The oldest one, should two runs have made one each. */
async function findComment(github: GitHub, { number, marker }: CommentRequest): Promise<Comment | undefined> {
  const author = await ownLogin(github);
  const { rest, repository, paginate } = github;
  const pages = paginate.iterator(rest.issues.listComments, {
    ...repository,
    issue_number: number,
    per_page: 100,
  });
  for await (const { data } of pages) {
    const own = data.find(({ body, user }) => user?.login === author && firstLine(body) === marker);
    if (own) return own;
  }
  return undefined;
}

function firstLine(body: string | undefined): string {
  return (body ?? '').split(/\r?\n/, 1)[0] ?? '';
}

const ACTIONS_BOT = 'github-actions[bot]';

/** Whose comments the token's are. */
async function ownLogin({ graphql }: GitHub): Promise<string> {
  const answer = await graphql<{ viewer: { login: string } }>('query { viewer { login } }').catch(
    () => undefined,
  );
  return answer?.viewer.login ?? ACTIONS_BOT;
}

async function update({ rest, repository }: GitHub, id: number, body: string): Promise<string> {
  const { data } = await rest.issues.updateComment({ ...repository, comment_id: id, body });
  return data.html_url;
}

/** A comment that may have been made although GitHub failed is looked for before it is made again. */
async function create(github: GitHub, request: CommentRequest): Promise<string> {
  try {
    return await createOnce(github, request);
  } catch (error) {
    if (!isUncertain(error)) throw error;
    const made = await findComment(github, request);
    return made ? made.html_url : createOnce(github, request);
  }
}

async function createOnce({ rest, repository }: GitHub, { number, body }: CommentRequest): Promise<string> {
  const { data } = await rest.issues.createComment({
    ...repository,
    issue_number: number,
    body,
    request: { retries: 0 },
  });
  return data.html_url;
}
