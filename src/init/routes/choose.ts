import type { Route } from './find.ts';

/** Names of routes that take a question, likeliest first. */
const CHAT_NAMES = ['chat', 'ask', 'query', 'answer', 'rag', 'invoke', 'completions'];
const HEALTH_NAMES = ['health', 'healthz', 'ready', 'readyz', 'ping', 'livez'];
/** Routes that the one POST route of an app may be without taking a question. */
const OTHER_TASKS = /login|auth|token|user|upload|ingest|index|webhook|feedback|payment|register|session/i;

/** What a route's path ends in when the server speaks like OpenAI's. */
export const OPENAI_PATH = /\/chat\/completions\/?$/;

/** The route that most likely takes a question and gives an answer. */
export function chooseChat(routes: readonly Route[]): Route | undefined {
  const posts = routes.filter(({ method, path }) => method !== 'GET' && !hasParameter(path.value));
  const ranked = posts
    .map((route) => ({ route, rank: chatRank(route.path.value) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((a, b) => a.rank - b.rank);
  if (ranked[0]) return ranked[0].route;
  const [only, ...others] = posts.filter(({ method }) => method === 'POST');
  if (!only || others.length > 0 || OTHER_TASKS.test(only.path.value)) return undefined;
  return { ...only, path: { ...only.path, caution: "the app's only POST route, but is it this one?" } };
}

/** The route that says whether the app is up. */
export function chooseHealth(routes: readonly Route[]): Route | undefined {
  const ranks = routes
    .filter(({ method, path }) => method !== 'POST' && !hasParameter(path.value))
    .map((route) => ({ route, rank: HEALTH_NAMES.indexOf(lastPart(route.path.value)) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank || a.route.path.value.length - b.route.path.value.length);
  return ranks[0]?.route;
}

/** Smaller is likelier: the whole last part of the path, then a word of it, then any part. */
function chatRank(path: string): number {
  if (OPENAI_PATH.test(path)) return -1;
  const last = lastPart(path);
  const whole = CHAT_NAMES.indexOf(last);
  if (whole >= 0) return whole;
  const inLast = CHAT_NAMES.findIndex((name) => words(last).includes(name));
  if (inLast >= 0) return 10 + inLast;
  const anywhere = CHAT_NAMES.findIndex((name) => words(path).includes(name));
  return anywhere < 0 || OTHER_TASKS.test(last) ? Infinity : 20 + anywhere;
}

function hasParameter(path: string): boolean {
  return /[{}<>[\]*]|\/:/.test(path);
}

function lastPart(path: string): string {
  return path.replace(/\/$/, '').split('/').at(-1)?.toLowerCase() ?? '';
}

function words(text: string): string[] {
  return text.toLowerCase().split(/[^a-z]+/);
}
