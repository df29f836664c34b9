import { inert } from '../inert.ts';

/** Shown as nothing; where it stands, GitHub no longer sees a name, a number, an address or a commit. */
const BREAK = '\u200b';
/** The shortest run of hexadecimal digits that GitHub takes for a commit is one digit longer. */
const LONGEST_HEX = 6;

const LIVE: readonly (readonly [RegExp, string])[] = [
  // Mentions of people and teams, and mail addresses.
  [/@/g, `@${BREAK}`],
  // Issues, pull requests, advisories.
  [/#(?=\d)/g, `#${BREAK}`],
  [/(GH|CVE|GHSA)-(?=\w)/gi, `$1-${BREAK}`],
  // Addresses.
  [/:(?=\/\/)/g, `:${BREAK}`],
  [/(www)(?=\.)/gi, `$1${BREAK}`],
  [/(mailto|xmpp):/gi, `$1${BREAK}:`],
  // Mathematics: a dollar sign opens or closes it only beside a blank or a sign.
  [/\$/g, `${BREAK}$$${BREAK}`],
  // Emoji short codes.
  [/:(?=[\w+-]+:)/g, `:${BREAK}`],
];
const HEX = new RegExp(`[0-9a-f]{${LONGEST_HEX + 1},}`, 'gi');
const HEX_PIECE = new RegExp(`[0-9a-f]{${LONGEST_HEX}}(?=[0-9a-f])`, 'gi');

/**
 * Foreign text for a line of prose in markdown, of at most so many columns: nothing in it becomes a mention, a reference,
 * a link or an emoji. What is markup in markdown itself is escaped where the text is written ({@link writeMarkdown}).
 */
export function softText(foreign: string, columns = Infinity): string {
  const shown = inert(foreign, columns);
  const broken = LIVE.reduce((text, [pattern, by]) => text.replace(pattern, by), shown);
  return broken.replace(HEX, (run) => run.replace(HEX_PIECE, `$&${BREAK}`));
}
