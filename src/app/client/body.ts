/** The largest body that is read, in bytes after decompression: 10 MB. */
export const BODY_LIMIT = 10 * 1024 * 1024;

/** How deep lists and objects of an answer may be nested: beyond it our own functions would run out of stack. */
const DEPTH_LIMIT = 500;

/** A body's bytes; `whole` is false where it went on beyond the limit, or broke off in a prefix. */
export interface ReadBody {
  readonly bytes: Uint8Array;
  readonly whole: boolean;
}

/** Reads a body until it is over `limit` bytes, and drops the connection then. Rejects when the body breaks off. */
export async function readBody(response: Response, limit: number): Promise<ReadBody> {
  const chunks: Uint8Array[] = [];
  return collect(response, limit, chunks);
}

/** The first `limit` bytes of a body, decoded leniently; what came so far where it breaks off or time is up. */
export async function readPrefix(response: Response, limit: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  try {
    await collect(response, limit, chunks);
  } catch {
    // The status or content type has decided already; the text is only for the message.
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** What a body's text is as JSON; `why` as it reads after "it is". */
export type ParsedBody =
  | { readonly kind: 'ok'; readonly json: unknown }
  | { readonly kind: 'bad'; readonly why: string };

/** Parses a body: UTF-8, with or without a byte order mark. */
export function parseBody(bytes: Uint8Array): ParsedBody {
  if (bytes.length === 0) return { kind: 'bad', why: 'empty' };
  const text = decode(bytes);
  return text === undefined ? { kind: 'bad', why: 'not UTF-8' } : parseJson(text);
}

/** Parses a JSON text, which may not be nested too deep. */
export function parseJson(text: string): ParsedBody {
  try {
    const json: unknown = JSON.parse(text);
    if (isDeep(json)) return { kind: 'bad', why: `nested deeper than ${DEPTH_LIMIT} levels` };
    return { kind: 'ok', json };
  } catch {
    return { kind: 'bad', why: 'no JSON' };
  }
}

async function collect(response: Response, limit: number, chunks: Uint8Array[]): Promise<ReadBody> {
  const reader = response.body?.getReader();
  let size = 0;
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    chunks.push(next.value);
    size += next.value.length;
    if (size <= limit) continue;
    await reader?.cancel();
    return { bytes: Buffer.concat(chunks), whole: false };
  }
  return { bytes: Buffer.concat(chunks), whole: true };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Level by level, since recursion is what must not happen. */
function isDeep(json: unknown): boolean {
  let level: unknown[] = [json];
  for (let depth = 0; depth <= DEPTH_LIMIT; depth += 1) {
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}
