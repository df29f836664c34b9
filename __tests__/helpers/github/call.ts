import type { Route } from './description.ts';
import type { Fields } from './filler.ts';
import type { Scope, Token, World } from './world.ts';

/** A request that fits the description, from a token that may do this. */
export interface Call {
  readonly route: Route;
  /** Of path and query, converted to what the description says. */
  readonly parameters: Fields;
  readonly body: Fields;
  readonly token: Token;
  /** Whether the bytes themselves are wanted, instead of JSON with base64. */
  readonly wantsRaw: boolean;
  readonly url: URL;
}

/** What the simulator answers. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: { readonly [name: string]: string };
}

/** A permission that an operation needs. */
export type Needed = `${Scope}:${'read' | 'write'}`;

/** How one operation is played. */
interface Play {
  /** One of these is enough; none: every token may. */
  readonly needs: readonly Needed[];
  readonly answer: (call: Call, world: World) => Promise<Answer> | Answer;
}

/** Operations by GitHub's names for them. */
export type Plays = { readonly [operation: string]: Play };

/** An answer that refuses, in GitHub's form. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: readonly Fields[] | undefined;

  constructor(status: number, message: string, errors?: readonly Fields[]) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

/** A request that breaks a limit or a rule that GitHub states: refused, and a violation. */
export class BrokenRule extends Refusal {}

/** What GitHub answers where a thing is not there, or may not be seen. */
export function notFound(message = 'Not Found'): Refusal {
  return new Refusal(404, message);
}

/** The body that goes with a refusal. */
export function refusalBody({ status, message, errors }: Refusal, documentation: string): Fields {
  return { message, ...(errors && { errors }), documentation_url: documentation, status: String(status) };
}

/** A parameter or property that is text, or nothing. */
export function textOf(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
}

/** A parameter that the description demands to be an integer. */
export function integerOf(fields: Fields, name: string): number {
  return Number(fields[name]);
}

const DEFAULT_PAGE = 30;

/** How many items fit on a page at most. */
export const LARGEST_PAGE = 100;

/** The page of a list that a call asks for, with GitHub's `Link` header. */
export function pageOf<T>(
  call: Call,
  items: readonly T[],
): { readonly items: readonly T[]; readonly headers: { [name: string]: string } } {
  const size = Math.min(LARGEST_PAGE, integerOf({ per_page: DEFAULT_PAGE, ...call.parameters }, 'per_page'));
  const page = integerOf({ page: 1, ...call.parameters }, 'page');
  const last = Math.max(1, Math.ceil(items.length / size));
  const links = [
    ...(page > 1 ? [linkTo(call, page - 1, 'prev')] : []),
    ...(page < last ? [linkTo(call, page + 1, 'next'), linkTo(call, last, 'last')] : []),
    ...(page > 1 ? [linkTo(call, 1, 'first')] : []),
  ];
  return {
    items: items.slice((page - 1) * size, page * size),
    headers: links.length > 0 ? { link: links.join(', ') } : {},
  };
}

function linkTo(call: Call, page: number, relation: string): string {
  const url = new URL(call.url);
  url.searchParams.set('page', String(page));
  return `<${url.href}>; rel="${relation}"`;
}
