import { splitSentences } from '../../text/sentences.ts';

/** A passage that is retrieved as one: a section of a text, or a row of a table. */
export interface Passage {
  readonly id: string;
  readonly doc: string;
  readonly title: string;
  readonly heading: string;
  /** What holds for all of it: place, product, period, as the document's head names them. */
  readonly setting: string;
  readonly sentences: readonly string[];
  /** The cells of a table's row; a text has none. */
  readonly cells: readonly Cell[];
}

/** A cell of a table: its row's label, its column's header, and the unit that either names. */
interface Cell {
  readonly label: string;
  readonly header: string;
  readonly text: string;
  readonly unit: string;
}

/** A file of the corpus: a text with a head between `---`, or a table with a head of `# key: value` lines. */
export interface SourceFile {
  readonly name: string;
  readonly text: string;
}

type Head = ReadonlyMap<string, string>;

/** Cuts documents into passages. A document that a newer one names as `supersedes` no longer counts. */
export function readCorpus(files: readonly SourceFile[]): Passage[] {
  const parsed = files.map(({ name, text }) => ({ name, ...splitHead(text) }));
  const outdated = new Set(parsed.flatMap(({ head }) => head.get('supersedes') ?? []));
  return parsed
    .filter(({ name }) => !outdated.has(name))
    .flatMap(({ name, head, body }) =>
      name.endsWith('.csv') ? readRows(name, head, body) : readSections(name, head, body),
    );
}

/** Passages from contexts that came with a question, in their order; `names` are theirs where the asker gave them. */
export function readContexts(contexts: readonly string[], names: readonly (string | undefined)[]): Passage[] {
  return contexts.map((context, index) => {
    const doc = names[index] ?? `context ${index + 1}`;
    return passage(doc, index, { title: '', heading: '', setting: '' }, context);
  });
}

/** Where in its document a passage stands. */
export function placeIn({ heading }: Passage): string {
  return heading === '' ? 'Text' : heading;
}

function splitHead(text: string): { head: Head; body: string } {
  const lines = text.split(/\r?\n/);
  const isHead = (line: string): boolean => line === '---' || line.startsWith('# ');
  const end = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : lines.findIndex((line) => !isHead(line));
  const pairs = lines.slice(0, end).flatMap((line): [string, string][] => {
    const colon = line.indexOf(': ');
    return colon < 0 ? [] : [[line.slice(0, colon).replace('# ', ''), line.slice(colon + 2).trim()]];
  });
  return { head: new Map(pairs), body: lines.slice(end).join('\n') };
}

function readSections(doc: string, head: Head, body: string): Passage[] {
  const sections = body.split(/^## /m).map((section, index) => {
    const [first = '', ...rest] = section.split('\n');
    return index === 0 ? { heading: '', text: section } : { heading: first.trim(), text: rest.join('\n') };
  });
  return sections
    .filter(({ text }) => text.trim() !== '')
    .map(({ heading, text }, index) => passage(doc, index, { ...placeOf(head), heading }, text));
}

function readRows(doc: string, head: Head, body: string): Passage[] {
  const [headers = [], ...rows] = body
    .trim()
    .split('\n')
    .map((line) => line.split(',').map((cell) => cell.trim()));
  return rows.map((row, index) => {
    const [label = '', ...values] = row;
    const cells = values.map((text, column) => cellOf(label, headers[column + 1] ?? '', text, head));
    const written = cells.map(({ header, text }) => `${header} ${text}`).join('; ');
    const place = { ...placeOf(head), heading: label };
    return { ...passage(doc, index, place, `${headers[0] ?? ''} ${label}: ${written}`), cells };
  });
}

function cellOf(label: string, header: string, text: string, head: Head): Cell {
  const inHeader = /\(([^()]+)\)$/.exec(header)?.[1];
  return { label, header, text, unit: inHeader ?? head.get('unit') ?? '' };
}

type Place = Pick<Passage, 'title' | 'heading' | 'setting'>;

function placeOf(head: Head): Place {
  const setting = ['site', 'product', 'period'].flatMap((key) => head.get(key) ?? []).join(', ');
  return { title: head.get('title') ?? '', heading: '', setting };
}

function passage(doc: string, index: number, place: Place, text: string): Passage {
  const sentences = text.split('\n').flatMap(splitSentences);
  return { id: `${doc}#${index + 1}`, doc, ...place, sentences, cells: [] };
}
