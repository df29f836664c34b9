import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { BrokenRule, notFound, Refusal, refusalBody, type Answer, type Needed, type Plays } from './call.ts';
import { answerErrors, routed, type Routed } from './contract.ts';
import type { Fields } from './filler.ts';
import { answerGraphql, readGraphql, type GraphqlRequest } from './graphql.ts';
import type { Failure, Interference, SeenRequest } from './interference.ts';
import { checkPlays } from './plays/checks.ts';
import { commentPlays } from './plays/comments.ts';
import { contentPlays } from './plays/contents.ts';
import { gitDataPlays } from './plays/git-data.ts';
import { pullPlays } from './plays/pulls.ts';
import { repositoryPlays } from './plays/repository.ts';
import type { Violations } from './violations.ts';
import type { Token, World } from './world.ts';

const PLAYS: Plays = {
  ...checkPlays,
  ...commentPlays,
  ...contentPlays,
  ...gitDataPlays,
  ...pullPlays,
  ...repositoryPlays,
};
const REST_DOCUMENTATION = 'https://docs.github.com/rest';

/** What every request is handled with. */
export interface Desk {
  readonly world: World;
  readonly violations: Violations;
  readonly interference: Interference;
  readonly requests: SeenRequest[];
}

/** Starts to listen on a free port of this machine; the desk is asked for once requests come. */
export async function listen(
  desk: () => Desk,
): Promise<{ readonly server: Server; readonly origin: string }> {
  const server = createServer((request, response) => {
    handle(request, response, desk()).catch((error: unknown) => {
      desk().violations.record(
        'answer',
        `${request.method} ${request.url}`,
        `the simulator failed: ${String(error)}`,
      );
      response.destroy();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the simulator got no port');
  return { server, origin: `http://127.0.0.1:${address.port}` };
}

/** A request on its way: what it is, and what is wrong with it. */
interface Incoming {
  readonly url: URL;
  readonly seen: SeenRequest;
  readonly rest: Routed | undefined;
  readonly graphql: GraphqlRequest | undefined;
  readonly token: Token | undefined;
  readonly wantsRaw: boolean;
}

async function handle(request: IncomingMessage, response: ServerResponse, desk: Desk): Promise<void> {
  const incoming = await received(request, desk);
  const failure = await desk.interference.on(incoming.seen);
  if (failure) return fail(response, failure);
  send(response, await answered(incoming, desk));
}

async function received(request: IncomingMessage, { world, requests, violations }: Desk): Promise<Incoming> {
  const url = new URL(request.url ?? '/', world.apiUrl);
  const method = request.method ?? 'GET';
  const body = await jsonOf(request);
  const graphql =
    url.pathname === '/graphql' && method === 'POST' ? await readGraphql((body ?? {}) as Fields) : undefined;
  const rest = routed(method, url, body);
  const token = world.tokens.get(
    /^(?:token|bearer) (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '',
  );
  const seen: SeenRequest = {
    sequence: requests.length + 1,
    operation: graphql ? `graphql/${graphql.field}` : (rest?.route.id ?? ''),
    method,
    path: decodeURIComponent(url.pathname),
    query: Object.fromEntries(url.searchParams),
    body,
    login: token?.actor.login,
  };
  requests.push(seen);
  if (!graphql && !rest)
    violations.record('request', `${method} ${url.pathname}`, 'there is no such operation here');
  const wrong = [...(rest?.violations ?? []), ...(graphql?.errors ?? []).map(({ message }) => message)];
  for (const what of wrong) violations.record('request', seen.operation, what);
  return { url, seen, rest, graphql, token, wantsRaw: /\braw\b/.test(request.headers.accept ?? '') };
}

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}

async function answered(incoming: Incoming, desk: Desk): Promise<Answer> {
  const { rest, graphql, token, seen } = incoming;
  const documentation = rest?.route.documentation ?? REST_DOCUMENTATION;
  if (!token) return refused(new Refusal(401, 'Bad credentials'), REST_DOCUMENTATION);
  if (graphql) {
    const { body, violations } = await answerGraphql(graphql, token, desk.world);
    for (const what of violations) desk.violations.record('request', seen.operation, what);
    return { status: 200, body };
  }
  if (!rest) return refused(notFound(), REST_DOCUMENTATION);
  const answer = await played(incoming, rest, token, desk).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
    if (error instanceof BrokenRule) desk.violations.record('request', seen.operation, detailOf(error));
    return refused(error, documentation);
  });
  for (const what of answerErrors(rest.route, answer)) desk.violations.record('answer', seen.operation, what);
  return answer;
}

/** GitHub's order: is it there at all, may this token, is the request well formed, and only then the work. */
async function played(
  incoming: Incoming,
  { route, parameters, complaint }: Routed,
  token: Token,
  { world }: Desk,
): Promise<Answer> {
  const { owner = world.owner, repo = world.name } = parameters;
  if (`${String(owner)}/${String(repo)}`.toLowerCase() !== world.fullName.toLowerCase()) throw notFound();
  const play = PLAYS[route.id];
  if (!play) throw new Error(`nobody plays ${route.id}`);
  if (play.needs.length > 0 && !play.needs.some((needed) => isGranted(token, needed)))
    throw new Refusal(403, 'Resource not accessible by integration');
  if (complaint !== undefined) throw new Refusal(422, complaint);
  const { url, wantsRaw, seen } = incoming;
  return play.answer({ route, parameters, body: (seen.body ?? {}) as Fields, token, wantsRaw, url }, world);
}

function isGranted({ permissions }: Token, needed: Needed): boolean {
  const [scope, level] = needed.split(':') as [keyof Token['permissions'], string];
  const granted = permissions[scope] ?? 'none';
  return granted === 'write' || granted === level;
}

function refused(refusal: Refusal, documentation: string): Answer {
  return { status: refusal.status, body: refusalBody(refusal, documentation) };
}

function detailOf({ message, errors = [] }: Refusal): string {
  return [message, ...errors.map((error) => String(error['message']))].join(': ');
}

function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  const isRaw = Buffer.isBuffer(body);
  const type = isRaw ? 'application/vnd.github.raw+json; charset=utf-8' : 'application/json; charset=utf-8';
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(isRaw ? body : JSON.stringify(body));
}

function fail(response: ServerResponse, { status, body, headers }: Failure): void {
  if (status === 'connection reset') response.destroy();
  else send(response, { status, body, headers });
}
