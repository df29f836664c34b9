import * as z from 'zod';

/** What the event is about, as far as the gate cares. */
export type Situation =
  | {
      readonly kind: 'pull_request';
      readonly number: number;
      /** The head commit: what the author pushed, not the merge commit. */
      readonly head: string;
      readonly base: { readonly ref: string; readonly sha: string };
      /** Its code comes from another repository, so that the token can read only. */
      readonly isForeign: boolean;
    }
  | {
      readonly kind: 'default_branch';
      readonly branch: string;
      readonly head: string;
      /** Something was pushed; else the run was asked for or is scheduled. */
      readonly isPush: boolean;
    }
  /** A merge queue's candidate, or any other ref: compared with a base, without a pull request to write to. */
  | { readonly kind: 'other'; readonly name: string; readonly head: string; readonly base: string }
  /** Events whose token could write although the code may be a stranger's. */
  | { readonly kind: 'refused'; readonly event: string };

/** An event that may be judged. */
export type Judged = Exclude<Situation, { readonly kind: 'refused' }>;

/** The part of the runner's environment that tells what happened. */
export interface EventFacts {
  readonly event: string;
  /** `GITHUB_REF`. */
  readonly ref: string;
  /** `GITHUB_SHA`. */
  readonly sha: string;
  /** The webhook's payload. */
  readonly payload: unknown;
}

const PRIVILEGED: ReadonlySet<string> = new Set(['pull_request_target', 'workflow_run']);

const repositoryName = z.looseObject({ full_name: z.string() });
const payloadSchema = z.looseObject({
  pull_request: z
    .looseObject({
      number: z.number().int(),
      head: z.looseObject({ sha: z.string(), repo: repositoryName.nullish() }),
      base: z.looseObject({ sha: z.string(), ref: z.string(), repo: repositoryName }),
    })
    .optional(),
  repository: z.looseObject({ default_branch: z.string().optional() }).optional(),
  merge_group: z.looseObject({ base_sha: z.string() }).optional(),
});
type Payload = z.infer<typeof payloadSchema>;

/** Reads the event; undefined when the payload is none of GitHub's. */
export function readSituation(facts: EventFacts): Situation | undefined {
  if (PRIVILEGED.has(facts.event)) return { kind: 'refused', event: facts.event };
  const payload = payloadSchema.safeParse(facts.payload);
  if (!payload.success) return undefined;
  const { pull_request: pull, merge_group: group } = payload.data;
  if (pull) return pullRequest(pull);
  if (group) return { kind: 'other', name: facts.event, head: facts.sha, base: group.base_sha };
  return ofBranch(facts, payload.data.repository?.default_branch ?? defaultBranchOf(facts));
}

function pullRequest({ number, head, base }: NonNullable<Payload['pull_request']>): Situation {
  return {
    kind: 'pull_request',
    number,
    head: head.sha,
    base: { ref: base.ref, sha: base.sha },
    isForeign: head.repo?.full_name !== base.repo.full_name,
  };
}

/** A schedule's payload does not tell the default branch, but that is where it runs. */
function defaultBranchOf({ event, ref }: EventFacts): string {
  return event === 'schedule' ? ref.replace(/^refs\/heads\//, '') : 'main';
}

function ofBranch({ event, ref, sha }: EventFacts, defaultBranch: string): Situation {
  if (ref === `refs/heads/${defaultBranch}`)
    return { kind: 'default_branch', branch: defaultBranch, head: sha, isPush: event === 'push' };
  return { kind: 'other', name: event, head: sha, base: defaultBranch };
}
