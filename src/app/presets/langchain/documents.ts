import { fieldsOf, firstOf, isFields, isPresent, listOf, type Fields } from '../reading.ts';

/**
 * What was retrieved, from the first place that holds documents (or their texts, or one text of all): absent where no
 * place does, since absent is not empty. A place that holds something else is passed over.
 */
export function retrievedContext(places: readonly unknown[]): unknown {
  const found = places.find(
    (place) => isPresent(place) && (typeof place === 'string' || areDocuments(place)),
  );
  if (typeof found === 'string') return found.trim() === '' ? [] : [{ chunk: found }];
  return found === undefined ? undefined : listOf(found).map(asChunk);
}

/** The documents that an answer says it rests on: names in a row or in a list, documents, or the contract's own form. */
export function namedSources(named: unknown): unknown {
  if (typeof named === 'string') return namesIn(named).map((doc) => ({ doc }));
  if (areDocuments(named))
    return listOf(named).map((item) => (typeof item === 'string' ? { doc: item } : asSource(item)));
  const isOwn = Array.isArray(named) && named.every((item) => 'doc' in fieldsOf(item));
  return isOwn ? named : undefined;
}

function namesIn(row: string): string[] {
  return row
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Whether a value is a list of documents or of texts. */
export function areDocuments(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every((item) => typeof item === 'string' || 'page_content' in documentOf(item))
  );
}

function asChunk(item: unknown): unknown {
  if (typeof item === 'string') return { chunk: item };
  const { page_content: chunk, metadata, score: own } = documentOf(item);
  const { score, relevance_score: relevance } = fieldsOf(metadata);
  return { source_id: nameOf(item), chunk, score: firstOf(own, score, relevance) };
}

function asSource(item: unknown): unknown {
  const { page } = fieldsOf(documentOf(item)['metadata']);
  return { doc: nameOf(item), ...(isPresent(page) && { locator: `page=${String(page)}` }) };
}

/** Loaders call the origin of a document by several names. */
function nameOf(item: unknown): unknown {
  const { metadata, id } = documentOf(item);
  const { source, file_path: path, file_name: file, url, title } = fieldsOf(metadata);
  return firstOf(source, path, file, url, title, id);
}

/** A document as Python or JavaScript writes it, or as a constructor with its arguments. */
function documentOf(item: unknown): Fields {
  const fields = fieldsOf(item);
  const own = isFields(fields['kwargs']) ? fields['kwargs'] : fields;
  return 'pageContent' in own ? { ...own, page_content: own['pageContent'] } : own;
}
