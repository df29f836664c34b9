import { beforeEach, describe, expect, it } from 'vitest';
import { postComment, type CommentRequest } from '../../src/github/comments.ts';
import type { GithubSimulator } from '../helpers/github/simulated-github.ts';
import { githubSimulator } from '../helpers/github/simulator.ts';
import type { Comment, Pull } from '../helpers/github/world.ts';
import { connected, countOf } from './connected.ts';

const MARKER = '<!-- ragbench:ragbench -->';
const BODY = `${MARKER}\n# PASS`;
const BOT = { login: 'github-actions[bot]' };
const CREATE = 'issues/create-comment';

describe('postComment', () => {
  let github: GithubSimulator;
  let pull: Pull;
  beforeEach(async () => {
    github = await githubSimulator();
    await github.commit('main', { 'a.txt': 'a' });
    await github.commit('topic', { 'a.txt': 'b' });
    pull = await github.openPull({ branch: 'topic' });
    return () => github[Symbol.asyncDispose]();
  });

  const post = (more: Partial<CommentRequest> = {}): ReturnType<typeof postComment> => {
    const { number, headSha: head } = pull;
    const token = connected(github, { pull_requests: 'write' });
    return postComment(token, { number, head, marker: MARKER, body: BODY, mayCreate: true, ...more });
  };
  const bodies = (): string[] => github.comments(pull.number).map(({ body }) => body);
  const urlOf = ({ id }: Comment): string =>
    `https://github.com/acme/shop/pull/${pull.number}#issuecomment-${id}`;

  it('makes one comment, then brings it up to date', async () => {
    const first = await post();
    const second = await post({ body: `${MARKER}\n# FAIL` });
    expect(first.kind).toBe('posted');
    expect(second).toEqual(first);
    expect(bodies()).toEqual([`${MARKER}\n# FAIL`]);
  });

  it('makes none where there is nothing to comment on, but brings up to date what is there', async () => {
    expect((await post({ mayCreate: false })).kind).toBe('left_out');
    github.addComment(pull.number, BOT, `${MARKER}\nold`);
    expect((await post({ mayCreate: false })).kind).toBe('posted');
    expect(bodies()).toEqual([BODY]);
  });

  it.each([
    ['line ends of Windows', `${MARKER}\r\nold`, true],
    ['nothing else', MARKER, true],
    ['a space before it', ` ${MARKER}\nold`, false],
    ['more on its line', `${MARKER} old`, false],
    ['another key that begins alike', '<!-- ragbench:ragbench-2 -->\nold', false],
    ['the marker further below', `old\n${MARKER}`, false],
  ])('knows its own by the whole first line: %s', async (_what, body, isOwn) => {
    const theirs = github.addComment(pull.number, BOT, body);
    const posted = await post();
    expect(bodies()).toEqual(isOwn ? [BODY] : [body, BODY]);
    expect(posted).toEqual({ kind: 'posted', url: urlOf(isOwn ? theirs : github.comments(pull.number)[1]!) });
  });

  it('takes the oldest of two that were made by two runs', async () => {
    const older = github.addComment(pull.number, BOT, `${MARKER}\nolder`);
    github.addComment(pull.number, BOT, `${MARKER}\nnewer`);
    expect(await post()).toEqual({ kind: 'posted', url: urlOf(older) });
    expect(bodies()).toEqual([BODY, `${MARKER}\nnewer`]);
  });

  it('is the bot of the workflow where GitHub does not say whose the token is', async () => {
    github.failAll('graphql/viewer', 403, { message: 'Resource not accessible by integration' });
    const own = github.addComment(pull.number, BOT, `${MARKER}\nold`);
    expect(await post()).toEqual({ kind: 'posted', url: urlOf(own) });
  });

  it('leaves the comment to the run of a newer commit', async () => {
    await github.pushPull(pull.number, { 'a.txt': 'c' });
    const posted = await post();
    expect(posted).toMatchObject({
      kind: 'left_out',
      why: expect.stringContaining('newer commit') as string,
    });
    expect(bodies()).toEqual([]);
  });

  it.each([[502 as const], ['connection reset' as const]])(
    'finds what was made although the answer was %s, and makes no second one',
    async (status) => {
      github.before(CREATE, (request) => {
        github.addComment(pull.number, BOT, (request.body as { body: string }).body);
      });
      github.failNext(CREATE, status);
      const posted = await post();
      expect(bodies()).toEqual([BODY]);
      expect(posted).toEqual({ kind: 'posted', url: urlOf(github.comments(pull.number)[0]!) });
      expect(countOf(github, CREATE)).toBe(1);
    },
  );

  it('tries again, once, where nothing was made', async () => {
    github.failNext(CREATE, 502);
    expect((await post()).kind).toBe('posted');
    expect(bodies()).toEqual([BODY]);
    expect(countOf(github, CREATE)).toBe(2);
  });

  it('says why where it cannot', async () => {
    github.failAll(CREATE, 502, { message: 'Bad gateway' });
    expect(await post()).toEqual({ kind: 'failed', why: expect.stringContaining('Bad gateway') as string });
  });

  it('is refused once, where the token may only read', async () => {
    const { number, headSha: head } = pull;
    const posted = await postComment(connected(github, { pull_requests: 'read' }), {
      number,
      head,
      marker: MARKER,
      body: BODY,
      mayCreate: true,
    });
    expect(posted).toMatchObject({ kind: 'refused' });
    expect(countOf(github, CREATE)).toBe(1);
  });
});
