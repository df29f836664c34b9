import type { Fields } from './filler.ts';
import type { Repository } from './repository.ts';

/** What the simulator knows about the repository that it plays, apart from git itself. */
export interface World {
  readonly owner: string;
  readonly name: string;
  readonly fullName: string;
  readonly defaultBranch: string;
  /** Where the API answers. */
  readonly apiUrl: string;
  /** Where people would read; only ever written into answers. */
  readonly serverUrl: string;
  readonly repository: Repository;
  readonly tokens: Map<string, Token>;
  readonly comments: Map<number, Comment>;
  readonly checks: Map<number, CheckRun>;
  readonly pulls: Map<number, Pull>;
  readonly protections: Map<string, Protection>;
  readonly collaborators: Map<string, CollaboratorLevel>;
  readonly caches: CacheEntry[];
  /** The time of the simulator: every reading is one second later, so that nothing happens at once. */
  readonly now: () => string;
  readonly nextId: () => number;
}

/** One of the levels of a workflow's `permissions:`. */
type Level = 'none' | 'read' | 'write';
/** The scopes of a workflow's `permissions:` that matter here. */
export type Scope = 'actions' | 'checks' | 'contents' | 'issues' | 'pull_requests';
/** What a token may do; a scope left out is `none`, as in a workflow that has `permissions:`. */
export type Permissions = { readonly [scope in Scope]?: Level };

/** Somebody with an account. */
export interface Actor {
  readonly login: string;
  readonly type: 'Bot' | 'User';
}

export interface Token {
  readonly actor: Actor;
  readonly permissions: Permissions;
}

/** How a branch refuses direct commits: by the older branch protection, or by a ruleset. Their errors differ. */
export type Protection = 'branch protection' | 'ruleset';

export type CollaboratorLevel = 'admin' | 'write' | 'read' | 'none';

export interface Comment {
  readonly id: number;
  /** Of the pull request or issue. */
  readonly number: number;
  readonly actor: Actor;
  readonly body: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface CheckRun {
  readonly id: number;
  readonly name: string;
  readonly headSha: string;
  readonly actor: Actor;
  readonly status: string;
  readonly conclusion: string | null;
  readonly startedAt: string | null;
  readonly completedAt: string | null;
  readonly detailsUrl: string | null;
  readonly externalId: string;
  readonly title: string | null;
  readonly summary: string | null;
  readonly text: string | null;
  /** As they were sent. */
  readonly annotations: readonly Fields[];
}

export interface Pull {
  readonly id: number;
  readonly number: number;
  readonly title: string;
  readonly body: string | null;
  readonly author: Actor;
  readonly state: 'open' | 'closed';
  /** The head branch, and who owns the repository that it lies in. */
  readonly branch: string;
  readonly headOwner: string;
  readonly base: string;
  readonly headSha: string;
  /** The tip of the base branch when the head was pushed, as in the webhook's payload. */
  readonly baseSha: string;
  /** The commit of `refs/pull/N/merge`; null where base and head conflict. */
  readonly mergeSha: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

interface CacheEntry {
  readonly id: number;
  readonly ref: string;
  readonly key: string;
  readonly version: string;
  readonly sizeInBytes: number;
  readonly createdAt: string;
}

/** The account that the workflow's own token acts as. */
export const ACTIONS_BOT: Actor = { login: 'github-actions[bot]', type: 'Bot' };

/** An account by its login: GitHub marks those of apps with "[bot]". */
export function actorOf(login: string): Actor {
  return { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' };
}

/** Whether a pull request comes from another repository. */
export function isFork(world: World, pull: Pull): boolean {
  return pull.headOwner !== world.owner;
}
