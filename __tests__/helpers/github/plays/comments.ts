import { BrokenRule, integerOf, notFound, pageOf, textOf, type Call, type Plays } from '../call.ts';
import { commentShape } from '../shapes.ts';
import type { Comment, World } from '../world.ts';

/** The longest body of a comment. Counted in UTF-16 units: whether GitHub counts code points is not known. */
const LONGEST_BODY = 65_536;

/** Comments of a pull request; a pull request is an issue here, as at GitHub. */
export const commentPlays: Plays = {
  'issues/list-comments': {
    needs: ['issues:read', 'pull_requests:read'],
    answer: (call, world) => {
      const number = numberOf(call, world);
      const since = textOf(call.parameters, 'since') ?? '';
      const all = [...world.comments.values()].filter(
        (comment) => comment.number === number && comment.updatedAt >= since,
      );
      const { items, headers } = pageOf(call, all);
      return { status: 200, body: items.map((comment) => commentShape(world, comment)), headers };
    },
  },
  'issues/create-comment': {
    needs: ['issues:write', 'pull_requests:write'],
    answer: (call, world) => {
      const at = world.now();
      const comment: Comment = {
        id: world.nextId(),
        number: numberOf(call, world),
        actor: call.token.actor,
        body: bodyOf(call),
        createdAt: at,
        updatedAt: at,
      };
      world.comments.set(comment.id, comment);
      return { status: 201, body: commentShape(world, comment) };
    },
  },
  'issues/get-comment': {
    needs: ['issues:read', 'pull_requests:read'],
    answer: (call, world) => ({ status: 200, body: commentShape(world, commentOf(call, world)) }),
  },
  'issues/update-comment': {
    needs: ['issues:write', 'pull_requests:write'],
    answer: (call, world) => {
      const comment = { ...commentOf(call, world), body: bodyOf(call), updatedAt: world.now() };
      world.comments.set(comment.id, comment);
      return { status: 200, body: commentShape(world, comment) };
    },
  },
};

function numberOf(call: Call, world: World): number {
  const number = integerOf(call.parameters, 'issue_number');
  if (!world.pulls.has(number)) throw notFound();
  return number;
}

function commentOf(call: Call, world: World): Comment {
  const comment = world.comments.get(integerOf(call.parameters, 'comment_id'));
  if (!comment) throw notFound();
  return comment;
}

function bodyOf(call: Call): string {
  const body = textOf(call.body, 'body') ?? '';
  if (body.trim() === '') throw unprocessable('Body cannot be blank');
  if (body.length > LONGEST_BODY)
    throw unprocessable(`Body is too long (maximum is ${LONGEST_BODY} characters)`);
  return body;
}

function unprocessable(message: string): BrokenRule {
  const error = { resource: 'IssueComment', code: 'unprocessable', field: 'data', message };
  return new BrokenRule(422, 'Validation Failed', [error]);
}
