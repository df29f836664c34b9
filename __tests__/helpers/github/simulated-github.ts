import type { Server } from 'node:http';
import type { FsFixture } from 'fs-fixture';
import { checkOut } from './checkout.ts';
import type { Commit } from './commits.ts';
import { pullRequestPayload, pushPayload } from './events.ts';
import type { Fields } from './filler.ts';
import type { Held, HowToFail, Interference, Matcher, SeenRequest } from './interference.ts';
import { openPull, placed, tipOf } from './pulls.ts';
import { objectAt, readBlob } from './trees.ts';
import type { Violation, Violations } from './violations.ts';
import * as model from './world.ts';

/** Contents by path; null deletes. */
export type Files = { readonly [path: string]: string | Buffer | null };

const DEVELOPER = { name: 'A Developer', email: 'developer@example.com' };

/** What it is put together from. */
export interface Parts {
  readonly world: model.World;
  readonly violations: Violations;
  readonly interference: Interference;
  readonly requests: readonly SeenRequest[];
  readonly server: Server;
  readonly folder: FsFixture;
}

/** A GitHub of one repository, and the hand of a test in it. */
export class GithubSimulator implements AsyncDisposable {
  /** For GITHUB_API_URL. */
  readonly url: string;
  /** For GITHUB_GRAPHQL_URL. */
  readonly graphqlUrl: string;
  /** For GITHUB_SERVER_URL; it is only written into addresses, nothing answers there. */
  readonly serverUrl: string;
  /** The bare repository, for any git command. */
  readonly git: string;
  /** All requests, in the order of arrival. */
  readonly requests: readonly SeenRequest[];
  readonly #parts: Parts;
  readonly #world: model.World;
  #clones = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#world = parts.world;
    this.requests = parts.requests;
    this.url = parts.world.apiUrl;
    this.graphqlUrl = `${parts.world.apiUrl}/graphql`;
    this.serverUrl = parts.world.serverUrl;
    this.git = parts.world.repository.path;
  }

  /** A new token; without a login it is that of the workflow itself. */
  token({
    login = model.ACTIONS_BOT.login,
    ...permissions
  }: model.Permissions & { readonly login?: string }): string {
    const token = `ghs_simulated${this.#world.nextId()}`;
    this.#world.tokens.set(token, { actor: model.actorOf(login), permissions });
    return token;
  }

  /** Commits on a branch, which starts at the default branch where it is new. */
  async commit(
    branch: string,
    files: Files,
    message = 'Change',
    parents?: readonly string[],
  ): Promise<string> {
    const { repository, defaultBranch, now } = this.#world;
    const ref = `refs/heads/${branch}`;
    const from = (await repository.resolve(ref)) ?? (await repository.resolve(`refs/heads/${defaultBranch}`));
    const by = { ...DEVELOPER, date: now() };
    const draft = {
      ref,
      parents: parents ?? (from ? [from] : []),
      files,
      message,
      author: by,
      committer: by,
    };
    return repository.write(draft, { force: parents !== undefined });
  }

  /** The text of a file at the tip of a branch; undefined where there is none. */
  async file(branch: string, path: string): Promise<string | undefined> {
    const sha = await objectAt(this.git, await this.head(branch), path);
    return sha === undefined ? undefined : (await readBlob(this.git, sha)).toString();
  }

  /** The sha at the tip of a branch. */
  async head(branch: string): Promise<string> {
    return tipOf(this.#world, branch);
  }

  /** The commits of a branch, newest first. */
  async log(branch: string): Promise<readonly Commit[]> {
    return this.#world.repository.log([await this.head(branch)]);
  }

  /** Opens a pull request; a fork's branch leaves the repository, only `refs/pull/N` stays. */
  async openPull({
    branch,
    base = this.#world.defaultBranch,
    fork = false,
    login = fork ? 'a-contributor' : 'a-developer',
  }: {
    readonly branch: string;
    readonly base?: string;
    readonly fork?: boolean;
    readonly login?: string;
  }): Promise<model.Pull> {
    const author = model.actorOf(login);
    const pull = { branch, base, title: `Pull request of ${branch}`, body: null, author };
    return openPull(this.#world, { ...pull, ...(fork && { headOwner: login }) });
  }

  /** Pushes a commit to a pull request. */
  async pushPull(number: number, files: Files, message = 'Further change'): Promise<model.Pull> {
    const pull = this.#pull(number);
    const ref = `refs/pull/${number}/head`;
    const by = { ...DEVELOPER, date: this.#world.now() };
    const draft = { ref, parents: [pull.headSha], files, message, author: by, committer: by };
    return placed(this.#world, { ...pull, headSha: await this.#world.repository.write(draft) });
  }

  /** Checks out as actions/checkout does, and gives the folder; see {@link checkOut}. */
  async clone(ref: string, depth = 1): Promise<string> {
    const path = `clone-${(this.#clones += 1)}`;
    const folder = this.#parts.folder;
    await folder.mkdir(path);
    await checkOut(this.#world, folder.getPath(path), ref, depth);
    return folder.getPath(path);
  }

  /** The comments of a pull request, oldest first. */
  comments(number: number): readonly model.Comment[] {
    return [...this.#world.comments.values()].filter((comment) => comment.number === number);
  }

  /** A comment of somebody else. */
  addComment(
    number: number,
    by: { readonly login: string; readonly type?: model.Actor['type'] },
    body: string,
  ): model.Comment {
    const at = this.#world.now();
    const id = this.#world.nextId();
    const comment = {
      id,
      number: this.#pull(number).number,
      actor: { ...model.actorOf(by.login), ...by },
      body,
      createdAt: at,
      updatedAt: at,
    };
    this.#world.comments.set(id, comment);
    return comment;
  }

  /** The check runs of a commit with all their annotations, oldest first. */
  checks(sha: string): readonly model.CheckRun[] {
    return [...this.#world.checks.values()].filter((check) => check.headSha === sha);
  }

  /** The pull requests, oldest first. */
  pulls(): readonly model.Pull[] {
    return [...this.#world.pulls.values()];
  }

  /** From now on the branch takes changes by pull request only. */
  protect(branch: string, kind: model.Protection = 'branch protection'): void {
    this.#world.protections.set(branch, kind);
  }

  /** What somebody may do in the repository; everybody else may read. */
  collaborator(login: string, level: model.CollaboratorLevel): void {
    this.#world.collaborators.set(login, level);
  }

  /** An entry of the actions cache. */
  addCache(entry: { readonly ref: string; readonly key: string; readonly sizeInBytes?: number }): void {
    const { now, nextId, caches } = this.#world;
    caches.push({ id: nextId(), version: '0'.repeat(64), sizeInBytes: 1, createdAt: now(), ...entry });
  }

  /** The payload of a `pull_request` event as things stand. */
  pullRequestEvent(number: number, action = 'synchronize'): Fields {
    return pullRequestPayload(this.#world, this.#pull(number), action);
  }

  /** The payload of the `push` event for the tip of a branch. */
  async pushEvent(branch: string): Promise<Fields> {
    return pushPayload(this.#world, branch, await this.head(branch));
  }

  /** Does something just before the next matching request is answered, as moving the head of a branch. */
  before(matcher: Matcher, run: (request: SeenRequest) => unknown): void {
    this.#parts.interference.before(matcher, run);
  }

  /** Keeps the next matching request without an answer until it is released. */
  hold(matcher: Matcher): Held {
    return this.#parts.interference.hold(matcher);
  }

  /** Makes the next matching request fail. */
  failNext(matcher: Matcher, ...how: HowToFail): void {
    this.#parts.interference.fail(matcher, how, false);
  }

  /** Makes every matching request fail from now on. */
  failAll(matcher: Matcher, ...how: HowToFail): void {
    this.#parts.interference.fail(matcher, how, true);
  }

  /** What went against GitHub's description so far, declared or not. */
  get violations(): readonly Violation[] {
    return this.#parts.violations.all;
  }

  /** Declares a violation: its text is "request|answer OPERATION: what". One that is declared has to come. */
  expectViolation(pattern: RegExp): void {
    this.#parts.violations.expect(pattern);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const { server, folder, violations } = this.#parts;
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    await folder.rm();
    violations.settle();
  }

  #pull(number: number): model.Pull {
    const pull = this.#world.pulls.get(number);
    if (!pull) throw new Error(`there is no pull request ${number}`);
    return pull;
  }
}
