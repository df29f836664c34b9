/** A workflow command, as the runner reads it from one line of a step's output. */
export interface WorkflowCommand {
  /** In lower case: the runner ignores the case of names. */
  readonly name: string;
  /** By their names in lower case, decoded. */
  readonly properties: { readonly [name: string]: string };
  /** Decoded. */
  readonly data: string;
  readonly syntax: '::' | '##[';
}

interface Syntax {
  readonly syntax: WorkflowCommand['syntax'];
  readonly separator: string;
  readonly decodeProperty: (text: string) => string;
  readonly decodeData: (text: string) => string;
}

const CURRENT: Syntax = {
  syntax: '::',
  separator: ',',
  decodeProperty: decoder(['\r', '\n', ':', ',', '%']),
  decodeData: decoder(['\r', '\n', '%']),
};

const FIRST_DECODER = decoder([';', '\r', '\n', ']', '%']);
const FIRST: Syntax = {
  syntax: '##[',
  separator: ';',
  decodeProperty: FIRST_DECODER,
  decodeData: FIRST_DECODER,
};

/** What .NET trims: U+FEFF is not among it, U+0085 is. */
const LEADING_SPACE = /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;

/**
 * The command of a line, if the runner sees one that it knows (`known`, names in lower case): `::name props::data` at the
 * start of the line, else the first `##[name props]data` anywhere in it.
 */
export function parseCommand(line: string, known: ReadonlySet<string>): WorkflowCommand | undefined {
  return parseCurrent(line, known) ?? parseFirst(line, known);
}

function parseCurrent(line: string, known: ReadonlySet<string>): WorkflowCommand | undefined {
  const text = line.replace(LEADING_SPACE, '');
  const end = text.startsWith('::') ? text.indexOf('::', 2) : -1;
  return end < 0 ? undefined : commandOf(text.slice(2, end), text.slice(end + 2), CURRENT, known);
}

function parseFirst(line: string, known: ReadonlySet<string>): WorkflowCommand | undefined {
  const start = line.indexOf('##[');
  const end = start < 0 ? -1 : line.indexOf(']', start);
  return end < 0 ? undefined : commandOf(line.slice(start + 3, end), line.slice(end + 1), FIRST, known);
}

function commandOf(
  info: string,
  data: string,
  { syntax, separator, decodeProperty, decodeData }: Syntax,
  known: ReadonlySet<string>,
): WorkflowCommand | undefined {
  const space = info.indexOf(' ');
  const name = (space < 0 ? info : info.slice(0, space)).toLowerCase();
  if (!known.has(name)) return undefined;
  const written =
    space < 0
      ? []
      : info
          .slice(space + 1)
          .trim()
          .split(separator);
  const properties = Object.fromEntries(
    written.flatMap((pair) => {
      const [, key, value] = /^([^=]+)=(.+)$/s.exec(pair) ?? [];
      return key === undefined || value === undefined ? [] : [[key.toLowerCase(), decodeProperty(value)]];
    }),
  );
  return { name, properties, data: decodeData(data), syntax };
}

/** Decodes in the order given, `%25` last, so that `%250A` is the text `%0A`. */
function decoder(characters: readonly string[]): (text: string) => string {
  const codes = characters.map((one) => [`%${hex(one)}`, one] as const);
  return (text) => codes.reduce((decoded, [code, one]) => decoded.replaceAll(code, one), text);
}

function hex(character: string): string {
  return character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');
}
