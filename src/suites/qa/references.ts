import type { Location, Problem } from '../../model/problem.ts';
import { decodeText } from '../../read/decode.ts';
import type { DataFiles, Read } from '../../read/files.ts';

/** The reference texts, by the name that the golden file uses. */
export interface References {
  readonly texts: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
}

interface Wanted {
  readonly doc: string;
  readonly location: Location;
}

/**
 * Reads each named reference once, as UTF-8 whatever its ending; an empty file is an empty reference. One that is
 * missing is a problem at every case that names it.
 */
export async function readReferences(
  folder: string,
  wanted: readonly Wanted[],
  files: DataFiles,
): Promise<References> {
  const docs = [...new Set(wanted.map(({ doc }) => doc))];
  const read = new Map(
    await Promise.all(docs.map(async (doc) => [doc, await readReference(folder, doc, files)] as const)),
  );
  const texts = new Map(
    [...read].flatMap(([doc, text]) => (text.kind === 'ok' ? [[doc, text.value] as const] : [])),
  );
  const problems = wanted.flatMap(({ doc, location }) => {
    const text = read.get(doc);
    if (text?.kind !== 'bad') return [];
    return text.problems.map(({ message }) => ({
      location,
      message: `the reference ${JSON.stringify(doc)}: ${message}`,
    }));
  });
  return { texts, problems };
}

async function readReference(folder: string, doc: string, files: DataFiles): Promise<Read<string>> {
  const path = folder.endsWith('/') ? folder + doc : `${folder}/${doc}`;
  const refuse = (message: string): Read<string> => ({
    kind: 'bad',
    problems: [{ location: { file: path }, message }],
  });
  if (doc.split(/[/\\]/).includes('..'))
    return refuse(`lies outside ${folder}; the name of a file inside it is allowed`);
  const read = await files.read(path);
  if (read.kind === 'missing')
    return refuse(`there is no such file in ${folder}; add it, or correct narrative_doc`);
  if (read.kind === 'unreadable') return refuse(`cannot be read: ${read.why}`);
  return decodeText(path, read.bytes);
}
