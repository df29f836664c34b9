import type { Commit } from './commits.ts';
import { complete, type Fields } from './filler.ts';
import type { FileChange } from './trees.ts';
import { isFork, type Actor, type CheckRun, type Comment, type Pull, type World } from './world.ts';

/** The facts of an account. */
export function userShape(world: World, { login, type }: Actor): Fields {
  const name = login.replace('[bot]', '');
  return {
    login,
    type,
    html_url: type === 'Bot' ? `${world.serverUrl}/apps/${name}` : `${world.serverUrl}/${name}`,
    url: `${world.apiUrl}/users/${encodeURIComponent(login)}`,
  };
}

/** The facts of the repository, or of its fork in another account. */
export function repositoryShape(world: World, owner = world.owner): Fields {
  const fullName = `${owner}/${world.name}`;
  return {
    id: owner === world.owner ? 1 : 2,
    name: world.name,
    full_name: fullName,
    owner: userShape(world, { login: owner, type: 'User' }),
    private: false,
    fork: owner !== world.owner,
    default_branch: world.defaultBranch,
    html_url: `${world.serverUrl}/${fullName}`,
    url: `${world.apiUrl}/repos/${fullName}`,
    clone_url: `${world.serverUrl}/${fullName}.git`,
    visibility: 'public',
  };
}

/** An address of the repository in the API. */
export function apiUrl(world: World, path: string): string {
  return `${world.apiUrl}/repos/${world.fullName}/${path}`;
}

/** An address of the repository for people. */
export function webUrl(world: World, path: string): string {
  return `${world.serverUrl}/${world.fullName}/${path}`;
}

/** A comment, whole. */
export function commentShape(world: World, comment: Comment): Fields {
  return complete('issue-comment', {
    id: comment.id,
    body: comment.body,
    user: userShape(world, comment.actor),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    url: apiUrl(world, `issues/comments/${comment.id}`),
    html_url: webUrl(world, `pull/${comment.number}#issuecomment-${comment.id}`),
    issue_url: apiUrl(world, `issues/${comment.number}`),
    author_association: comment.actor.type === 'Bot' ? 'NONE' : 'CONTRIBUTOR',
  });
}

/** A check run, whole. */
export function checkShape(world: World, check: CheckRun): Fields {
  return complete('check-run', {
    id: check.id,
    name: check.name,
    head_sha: check.headSha,
    status: check.status,
    conclusion: check.conclusion,
    started_at: check.startedAt,
    completed_at: check.completedAt,
    external_id: check.externalId,
    details_url: check.detailsUrl ?? webUrl(world, `runs/${check.id}`),
    url: apiUrl(world, `check-runs/${check.id}`),
    html_url: webUrl(world, `runs/${check.id}`),
    check_suite: { id: 1 },
    app: { id: 15368, slug: check.actor.login.replace('[bot]', ''), name: 'GitHub Actions' },
    output: {
      title: check.title,
      summary: check.summary,
      text: check.text,
      annotations_count: check.annotations.length,
      annotations_url: apiUrl(world, `check-runs/${check.id}/annotations`),
    },
  });
}

/** One annotation of a check run. */
export function annotationShape(world: World, check: CheckRun, annotation: Fields): Fields {
  const blob = webUrl(world, `blob/${check.headSha}/${String(annotation['path'])}`);
  return complete('check-annotation', { ...annotation, blob_href: blob });
}

/** The facts of a pull request, for each of GitHub's forms of it. */
export function pullShape(world: World, pull: Pull): Fields {
  return {
    id: pull.id,
    number: pull.number,
    title: pull.title,
    body: pull.body,
    state: pull.state,
    draft: false,
    user: userShape(world, pull.author),
    url: apiUrl(world, `pulls/${pull.number}`),
    html_url: webUrl(world, `pull/${pull.number}`),
    created_at: pull.createdAt,
    updated_at: pull.updatedAt,
    merge_commit_sha: pull.mergeSha,
    author_association: isFork(world, pull) ? 'FIRST_TIME_CONTRIBUTOR' : 'MEMBER',
    head: sideShape(world, pull.headOwner, pull.branch, pull.headSha),
    base: sideShape(world, world.owner, pull.base, pull.baseSha),
  };
}

function sideShape(world: World, owner: string, ref: string, sha: string): Fields {
  const user = userShape(world, { login: owner, type: 'User' });
  return { label: `${owner}:${ref}`, ref, sha, user, repo: repositoryShape(world, owner) };
}

/** The facts of a commit as the commits API gives them. */
export function commitShape(world: World, commit: Commit): Fields {
  return {
    sha: commit.sha,
    url: apiUrl(world, `commits/${commit.sha}`),
    html_url: webUrl(world, `commit/${commit.sha}`),
    commit: {
      author: commit.author,
      committer: commit.committer,
      message: commit.message,
      tree: { sha: commit.tree, url: apiUrl(world, `git/trees/${commit.tree}`) },
      url: apiUrl(world, `git/commits/${commit.sha}`),
    },
    author: null,
    committer: null,
    parents: commit.parents.map((sha) => parentShape(world, sha)),
  };
}

/** The facts of a commit's parent. */
export function parentShape(world: World, sha: string): Fields {
  return { sha, url: apiUrl(world, `commits/${sha}`), html_url: webUrl(world, `commit/${sha}`) };
}

/** The facts of a changed file. */
export function changeShape(world: World, commit: string, change: FileChange): Fields {
  const { path, previousPath, status, sha, additions, deletions } = change;
  return {
    sha,
    filename: path,
    ...(previousPath !== undefined && { previous_filename: previousPath }),
    status,
    additions,
    deletions,
    changes: additions + deletions,
    blob_url: webUrl(world, `blob/${commit}/${encodeURI(path)}`),
    raw_url: webUrl(world, `raw/${commit}/${encodeURI(path)}`),
    contents_url: apiUrl(world, `contents/${encodeURI(path)}?ref=${commit}`),
  };
}
