import type { TextFile } from '../survey.ts';

/** A route as its own line has it, before what it is mounted under. */
export interface RawRoute {
  readonly method: 'GET' | 'POST' | 'ANY';
  readonly path: string;
  /** The app or router that it hangs on; '' where the file has but one. */
  readonly on: string;
  readonly offset: number;
  readonly by?: 'langserve';
}

/** A router hung on another one, or on the app. */
export interface Mount {
  /** The app or router that takes it in. */
  readonly into: string;
  /** What is mounted, as the code names it: `chat.router`, `require('./chat')`, a module. */
  readonly what: string;
  readonly prefix: string;
}

/** A name in a file, and what the module may be called that it comes from. */
export interface Import {
  readonly name: string;
  readonly stems: readonly string[];
}

/** All about routes that one file says. */
export interface Scan {
  readonly file: TextFile;
  readonly routes: readonly RawRoute[];
  /** Prefixes that routers give themselves, by name. */
  readonly prefixes: ReadonlyMap<string, string>;
  readonly mounts: readonly Mount[];
  readonly imports: readonly Import[];
}

/** Stands for a prefix that is computed, so that its text is not known. */
export const COMPUTED = '\u{0}';

/** Enough for any app; a file of nothing but routes must not take for ever. */
const MOST_ROUTES = 200;
const LOOK_BACK = 400;

/** The first matches that are not in a comment of their line. */
export function liveMatches(text: string, pattern: RegExp, sign: '#' | '//'): RegExpExecArray[] {
  const live: RegExpExecArray[] = [];
  for (const match of text.matchAll(pattern)) {
    if (!isCommentedOut(text, match.index, sign)) live.push(match);
    if (live.length === MOST_ROUTES) break;
  }
  return live;
}

function isCommentedOut(text: string, offset: number, sign: '#' | '//'): boolean {
  const before = text.slice(Math.max(0, offset - LOOK_BACK), offset);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return sign === '#' ? line.includes('#') : /(?<!:)\/\/|^\s*\*/.test(line);
}

/** The text from a place on, at most so many characters. */
export function windowAt(text: string, offset: number, length: number): string {
  return text.slice(offset, offset + length);
}
