import { expect } from 'vitest';
import { freePort, listening } from '../app/programs.ts';
import { git } from '../helpers/github/git.ts';
import { githubSimulator } from '../helpers/github/simulator.ts';
import type { Files, GithubSimulator } from '../helpers/github/simulated-github.ts';
import type { CheckRun, Permissions, Pull } from '../helpers/github/world.ts';
import type { ActionOptions } from '../helpers/runner/options.ts';
import { runAction, type ActionRun } from '../helpers/runner/run-action.ts';
import { shopFiles, type ShopSettings } from './shop.ts';

/** What the recommended workflow grants its two jobs. */
const PULL: Permissions = { contents: 'read', pull_requests: 'write', checks: 'write' };
const PUSH: Permissions = { contents: 'write', checks: 'write' };

/** What is special about one run of the action. */
export interface RunSettings extends Pick<
  ActionOptions,
  | 'inputs'
  | 'env'
  | 'cancelWhen'
  | 'patience'
  | 'limitMs'
  | 'actionRepository'
  | 'actionRef'
  | 'runId'
  | 'entry'
  | 'after'
> {
  readonly permissions?: Permissions;
  /** The commit of the event, where the branch has moved on since. */
  readonly sha?: string;
  /** The event's name, where it is not the usual one. */
  readonly event?: string;
  /** What the event says, where that is not what a push or a pull request says. */
  readonly payload?: unknown;
  /** The branch that was pushed; default the default branch. */
  readonly branch?: string;
  /** Commits that the checkout has; default 1, 0 for all. */
  readonly depth?: number;
  /** Checked out in place of the merge commit. */
  readonly checkout?: string;
  /** A folder that is checked out already, in place of a fresh one. */
  readonly workspace?: string;
}

/** What happened, and the checkout that the workflow made of it. */
type Occasion = Pick<ActionOptions, 'event' | 'sha' | 'ref' | 'workspace'>;

/** A repository on the simulated GitHub that the action gates. */
export interface GatedRepository extends AsyncDisposable {
  readonly github: GithubSimulator;
  /** Runs the action as after a push to main. */
  push(settings?: RunSettings): Promise<ActionRun>;
  /** Opens a pull request with these changes; `base` is main unless given. */
  open(files: Files, branch?: string, base?: string): Promise<Pull>;
  /** Runs the action for a pull request. */
  gate(pull: Pull, settings?: RunSettings): Promise<ActionRun>;
  /** Merges a pull request, as its button does. */
  merge(pull: Pull): Promise<void>;
  /** Runs the action on any other occasion, with the permissions of a pull request unless others are given. */
  run(occasion: Occasion, settings?: RunSettings): Promise<ActionRun>;
}

/** A repository whose app is the shop. */
export interface ShopOnGithub extends GatedRepository {
  readonly port: number;
  /** The shop's files as they are at first, some of them changed. */
  files(settings?: Partial<ShopSettings>): Files;
}

/** Commits the shop to the default branch of a new repository; nothing has run yet. */
export async function shopOnGithub(
  settings: Partial<ShopSettings> = {},
  defaultBranch?: string,
): Promise<ShopOnGithub> {
  const port = await freePort();
  const files = (more: Partial<ShopSettings> = {}): Files => ({
    ...shopFiles({ port, ...settings, ...more }),
  });
  return { ...(await gatedRepository(files(), defaultBranch)), port, files };
}

/** Commits the files to the default branch of a new repository; nothing has run yet. */
export async function gatedRepository(files: Files, defaultBranch = 'main'): Promise<GatedRepository> {
  const stack = new AsyncDisposableStack();
  const github = stack.use(await githubSimulator({ defaultBranch }));
  await github.commit(defaultBranch, files);
  const run = async (
    options: Omit<ActionOptions, 'api' | 'repository' | 'token'>,
    given: RunSettings,
    permissions: Permissions,
  ): Promise<ActionRun> => {
    const {
      permissions: own = permissions,
      event: _event,
      payload: _payload,
      branch: _branch,
      depth: _depth,
      checkout: _checkout,
      workspace: _workspace,
      ...rest
    } = given;
    const api = { url: github.url, graphqlUrl: github.graphqlUrl, serverUrl: github.serverUrl };
    return stack.use(
      await runAction({ ...options, ...rest, api, repository: 'acme/shop', token: github.token(own) }),
    );
  };
  return {
    github,
    push: async (given = {}) => {
      const { branch = defaultBranch } = given;
      const ref = `refs/heads/${branch}`;
      const workspace = given.workspace ?? (await github.clone(given.checkout ?? ref, given.depth));
      const payload = given.payload ?? (await github.pushEvent(branch));
      const event = { name: given.event ?? 'push', payload };
      return run({ workspace, event, sha: await github.head(branch), ref }, given, PUSH);
    },
    open: async (changes, branch = 'topic', base) => {
      const parents = base === undefined ? undefined : [await github.head(base)];
      await github.commit(branch, changes, 'Change', parents);
      return github.openPull({ branch, ...(base !== undefined && { base }) });
    },
    merge: async ({ number, base }) => {
      await git(github.git, ['update-ref', `refs/heads/${base}`, `refs/pull/${number}/merge`]);
    },
    run: (occasion, given = {}) => run(occasion, given, PULL),
    gate: async (pull, given = {}) => {
      const ref = `refs/pull/${pull.number}/merge`;
      const workspace = given.workspace ?? (await github.clone(given.checkout ?? ref, given.depth));
      const payload = given.payload ?? github.pullRequestEvent(pull.number);
      const event = { name: given.event ?? 'pull_request', payload };
      return run({ workspace, event, sha: pull.mergeSha ?? pull.headSha, ref }, given, PULL);
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

/** What a reviewer reads of a surface before its table. */
function openingOf(markdown: string | null | undefined): string {
  return (markdown ?? '').split('\n| ', 1)[0] ?? '';
}

/** What a reviewer reads first on the comment, the check and the summary of a pull request's run. */
export function openings({ github }: GatedRepository, pull: Pull, run: ActionRun): readonly string[] {
  const comment = github.comments(pull.number).at(-1)?.body;
  const check = github.checks(pull.headSha).at(-1);
  return [openingOf(comment), `${check?.title}\n${openingOf(check?.summary)}`, openingOf(run.summary)];
}

const BASELINE = '.ragbench/baseline.json';
/** The first baseline, and the commit that it was measured at, by the files of the shop. */
const firstBaselines = new Map<string, Promise<{ readonly text: string; readonly commit: string }>>();

/** A shop whose main branch has its baseline; of shops that are alike only that of the first one is measured. */
export async function measuredShop(
  settings: Partial<ShopSettings> = {},
  more: Files = {},
): Promise<ShopOnGithub> {
  const shop = await shopOnGithub(settings);
  const commit = await shop.github.commit('main', more);
  const alike = JSON.stringify([settings, more]);
  const known = firstBaselines.get(alike);
  if (!known) firstBaselines.set(alike, firstBaseline(shop, commit));
  const first = await firstBaselines.get(alike);
  if (known && first)
    await shop.github.commit('main', { [BASELINE]: first.text.replaceAll(first.commit, commit) });
  return shop;
}

async function firstBaseline(
  shop: ShopOnGithub,
  commit: string,
): Promise<{ readonly text: string; readonly commit: string }> {
  const seeded = await shop.push();
  expect(seeded.outputs).toMatchObject({ 'baseline-changed': 'true' });
  return { text: (await shop.github.file('main', BASELINE)) ?? '', commit };
}

/** The body of the pull request's only comment. */
export function commentOn({ github }: ShopOnGithub, { number }: Pull): string {
  const comments = github.comments(number);
  expect(comments).toHaveLength(1);
  return comments[0]?.body ?? '';
}

/** The only check of the pull request's head. */
export function checkOn({ github }: ShopOnGithub, { headSha }: Pull): CheckRun {
  const [check, ...others] = github.checks(headSha);
  expect(others).toEqual([]);
  if (!check) throw new Error('there is no check');
  return check;
}

/** Nothing that the run started is alive, and the app's port can be taken again. */
export async function expectGone({ port }: ShopOnGithub, run: ActionRun): Promise<void> {
  expect(run.orphans()).toEqual([]);
  await using taken = await listening('127.0.0.1', port);
  expect(taken.port).toBe(port);
}

/** Nothing that the run started is alive. */
export function expectNothingLeft(run: ActionRun): void {
  expect(run.orphans()).toEqual([]);
}
