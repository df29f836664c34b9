import { BrokenRule, integerOf, notFound, pageOf, Refusal, textOf, type Call, type Plays } from '../call.ts';
import type { Fields } from '../filler.ts';
import { annotationShape, checkShape } from '../shapes.ts';
import type { CheckRun, World } from '../world.ts';

/** Check runs and their annotations. */
export const checkPlays: Plays = {
  'checks/create': { needs: ['checks:write'], answer: create },
  'checks/update': {
    needs: ['checks:write'],
    answer: (call, world) => {
      const check = changed(checkOf(call, world), call.body, world);
      world.checks.set(check.id, check);
      return { status: 200, body: checkShape(world, check) };
    },
  },
  'checks/get': {
    needs: ['checks:read'],
    answer: (call, world) => ({ status: 200, body: checkShape(world, checkOf(call, world)) }),
  },
  'checks/list-annotations': {
    needs: ['checks:read'],
    answer: (call, world) => {
      const check = checkOf(call, world);
      const { items, headers } = pageOf(call, check.annotations);
      return { status: 200, body: items.map((item) => annotationShape(world, check, item)), headers };
    },
  },
  'checks/list-for-ref': {
    needs: ['checks:read'],
    answer: async (call, world) => {
      const sha = await shaOf(world, textOf(call.parameters, 'ref') ?? '');
      const found = listed(
        call,
        [...world.checks.values()].filter((check) => check.headSha === sha),
      );
      const { items, headers } = pageOf(call, found);
      const body = { total_count: found.length, check_runs: items.map((check) => checkShape(world, check)) };
      return { status: 200, body, headers };
    },
  },
};

async function create(call: Call, world: World): Promise<{ status: number; body: Fields }> {
  const { body, token } = call;
  const fresh: CheckRun = {
    id: world.nextId(),
    name: textOf(body, 'name') ?? '',
    headSha: await shaOf(world, textOf(body, 'head_sha') ?? ''),
    actor: token.actor,
    status: 'queued',
    conclusion: null,
    startedAt: world.now(),
    completedAt: null,
    detailsUrl: null,
    externalId: '',
    title: null,
    summary: null,
    text: null,
    annotations: [],
  };
  const check = changed(fresh, body, world);
  world.checks.set(check.id, check);
  return { status: 201, body: checkShape(world, check) };
}

/** A check run after a request: what the request leaves out stays, annotations are added to those that are there. */
function changed(check: CheckRun, body: Fields, world: World): CheckRun {
  const output = (body['output'] ?? {}) as Fields;
  const added = (output['annotations'] ?? []) as readonly Fields[];
  for (const annotation of added) obeyRules(annotation);
  return {
    ...check,
    ...progressOf(check, body, world),
    name: textOf(body, 'name') ?? check.name,
    detailsUrl: textOf(body, 'details_url') ?? check.detailsUrl,
    externalId: textOf(body, 'external_id') ?? check.externalId,
    title: textOf(output, 'title') ?? check.title,
    summary: textOf(output, 'summary') ?? check.summary,
    text: textOf(output, 'text') ?? check.text,
    annotations: [...check.annotations, ...added],
  };
}

type Progress = Pick<CheckRun, 'status' | 'conclusion' | 'startedAt' | 'completedAt'>;

/** A conclusion makes a check run completed; one that is not completed has none. */
function progressOf(check: CheckRun, body: Fields, world: World): Progress {
  const conclusion = textOf(body, 'conclusion');
  const status = conclusion === undefined ? (textOf(body, 'status') ?? check.status) : 'completed';
  const startedAt = textOf(body, 'started_at') ?? check.startedAt;
  if (status !== 'completed') return { status, conclusion: null, startedAt, completedAt: null };
  if (conclusion === undefined && check.conclusion === null)
    throw new BrokenRule(422, 'Invalid request.\n\n"conclusion" wasn\'t supplied.');
  return {
    status,
    conclusion: conclusion ?? check.conclusion,
    startedAt,
    completedAt: textOf(body, 'completed_at') ?? check.completedAt ?? world.now(),
  };
}

const MOST_BYTES = { message: 65_536, raw_details: 65_536 } as const;
const LONGEST_TITLE = 255;

/** Limits that GitHub's description states in prose only. */
function obeyRules(annotation: Fields): void {
  const title = textOf(annotation, 'title') ?? '';
  if (title.length > LONGEST_TITLE) throw tooLong(LONGEST_TITLE, title.length);
  for (const [name, most] of Object.entries(MOST_BYTES)) {
    const bytes = Buffer.byteLength(textOf(annotation, name) ?? '');
    if (bytes > most) throw tooLong(most, bytes);
  }
  const hasColumns = 'start_column' in annotation || 'end_column' in annotation;
  if (hasColumns && annotation['start_line'] !== annotation['end_line'])
    throw new BrokenRule(422, 'Invalid request.\n\nColumns are for annotations of one line.');
}

function tooLong(most: number, given: number): BrokenRule {
  return new BrokenRule(
    422,
    `Invalid request.\n\nOnly ${most} characters are allowed; ${given} were supplied.`,
  );
}

async function shaOf(world: World, ref: string): Promise<string> {
  const sha = await world.repository.resolve(ref);
  if (sha === undefined) throw new Refusal(422, `No commit found for SHA: ${ref}`);
  return sha;
}

function checkOf(call: Call, world: World): CheckRun {
  const check = world.checks.get(integerOf(call.parameters, 'check_run_id'));
  if (!check) throw notFound();
  return check;
}

function listed(call: Call, all: readonly CheckRun[]): readonly CheckRun[] {
  const name = textOf(call.parameters, 'check_name');
  const status = textOf(call.parameters, 'status');
  const asked = all
    .filter((check) => name === undefined || check.name === name)
    .filter((check) => status === undefined || check.status === status)
    .toReversed();
  if (textOf(call.parameters, 'filter') === 'all') return asked;
  // Newest first, so the first of each app and name is the latest.
  const keys = asked.map((check) => `${check.actor.login} ${check.name}`);
  return asked.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}
