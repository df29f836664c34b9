import { describe, expect, it } from 'vitest';
import { failureOf, isUncertain } from '../../src/github/failure.ts';
import { connect } from '../../src/github/api.ts';
import { githubSimulator } from '../helpers/github/simulator.ts';
import { connected } from './connected.ts';

const LIMIT = 'API rate limit exceeded for installation ID 1.';
const SECONDARY = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.';
const ABUSE = 'You have triggered an abuse detection mechanism.';
const FORBIDDEN = 'Resource not accessible by integration';

async function caught(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => {
      throw new Error('the call did not fail');
    },
    (error: unknown) => error,
  );
}

describe('failureOf', () => {
  it.each([
    [403, FORBIDDEN, 'refused'],
    [403, LIMIT, 'failed'],
    [403, SECONDARY, 'failed'],
    [403, ABUSE, 'failed'],
    [404, 'Not Found', 'failed'],
    [422, 'Validation Failed', 'failed'],
    [410, 'Issues are disabled for this repo', 'failed'],
  ])('an answer %i "%s" is %s, in its own words', async (status, message, kind) => {
    await using github = await githubSimulator();
    github.failAll('repos/get', status, { message });
    const { rest, repository } = connected(github, {});
    const failure = failureOf(await caught(rest.repos.get(repository)));
    expect(failure).toEqual({ kind, why: expect.stringContaining(message) as string });
  });

  it('a token that GitHub does not know is no missing permission, and is named', async () => {
    await using github = await githubSimulator();
    const { rest, repository } = connect('ghs_unknown', 'acme/shop', github.url);
    expect(failureOf(await caught(rest.repos.get(repository)))).toEqual({
      kind: 'failed',
      why: expect.stringMatching(/^Bad credentials.*github-token is no token that GitHub knows/) as string,
    });
  });

  it('an error of GraphQL that names the permission is refused', async () => {
    await using github = await githubSimulator();
    github.failAll('graphql/viewer', 200, {
      data: null,
      errors: [{ type: 'FORBIDDEN', message: FORBIDDEN }],
    });
    const { graphql } = connected(github, {});
    expect(failureOf(await caught(graphql('query { viewer { login } }'))).kind).toBe('refused');
  });

  it('whatever was thrown is told in one line of a bearable length', () => {
    expect(failureOf(new Error(`first\nsecond`)).why).toBe('first');
    expect(failureOf(new Error('x'.repeat(5000))).why).toHaveLength(300);
    expect(failureOf('just text')).toEqual({ kind: 'failed', why: 'just text' });
  });
});

describe('isUncertain', () => {
  it.each([
    ['a server that failed', { status: 502 }, true],
    ['no answer', new TypeError('fetch failed'), true],
    ['a refusal', { status: 403 }, false],
    ['a thing that is not there', { status: 404 }, false],
    ['a wrong request', { status: 422 }, false],
    ['errors of GraphQL', { errors: [{ type: 'FORBIDDEN', message: FORBIDDEN }] }, false],
  ])('%s: %o is %s', (_what, error, wanted) => {
    expect(isUncertain(error)).toBe(wanted);
  });
});
