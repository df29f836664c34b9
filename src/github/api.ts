import { getOctokit } from '@actions/github';
import { retry } from '@octokit/plugin-retry';

/** GitHub as the run's token sees it. */
export interface GitHub {
  readonly rest: ReturnType<typeof getOctokit>['rest'];
  readonly graphql: ReturnType<typeof getOctokit>['graphql'];
  readonly paginate: ReturnType<typeof getOctokit>['paginate'];
  /** The repository that the workflow runs in. */
  readonly repository: { readonly owner: string; readonly repo: string };
}

/** One call may take this long, in milliseconds: GitHub that hangs must not hang the run. */
const CALL_MS = 20_000;

/** Connects with a token; `repository` is `owner/name`. Calls that GitHub itself failed are repeated up to three times. */
export function connect(token: string, repository: string, baseUrl: string): GitHub {
  const [owner = '', repo = ''] = repository.split('/');
  const octokit = getOctokit(token, { baseUrl, request: { fetch: timedFetch } }, retry);
  return {
    rest: octokit.rest,
    graphql: octokit.graphql,
    paginate: octokit.paginate,
    repository: { owner, repo },
  };
}

function timedFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const limit = AbortSignal.timeout(CALL_MS);
  return fetch(url, { ...init, signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit });
}
