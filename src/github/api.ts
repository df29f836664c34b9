import { getOctokit } from '@actions/github';
import { defaults } from '@actions/github/lib/utils';
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
  // The retries are counted in these options, which calls would share: a call would wait for what others had to repeat.
  octokit.hook.before('request', (options) => {
    options.request = { ...options.request };
  });
  return {
    rest: octokit.rest,
    graphql: octokit.graphql,
    paginate: octokit.paginate,
    repository: { owner, repo },
  };
}

/** The toolkit's own, which goes through the runner's proxy where it has one; Node's goes past it. */
const toolkitFetch: typeof fetch = defaults.request?.fetch ?? fetch;

function timedFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const limit = AbortSignal.timeout(CALL_MS);
  return toolkitFetch(url, { ...init, signal: init.signal ? AbortSignal.any([init.signal, limit]) : limit });
}
