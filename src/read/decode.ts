import { bad, type DataFiles, type Read } from './files.ts';

/**
 * Reads a text file: UTF-8, a byte order mark dropped, CRLF made LF. UTF-16, binary data, invalid UTF-8 and an empty
 * file are refused with what to do about it.
 */
export async function readText(files: DataFiles, path: string): Promise<Read<string>> {
  const read = await files.read(path);
  if (read.kind === 'missing')
    return bad(
      path,
      `there is no such file (${read.why}); give a path relative to the folder of ragbench.yml`,
    );
  if (read.kind === 'unreadable') return bad(path, `cannot be read: ${read.why}`);
  const text = decodeText(path, read.bytes);
  if (text.kind === 'ok' && text.value.trim() === '') return bad(path, 'is empty');
  return text;
}

/** Bytes to text by the rules of {@link readText}; an empty file is the empty text. */
export function decodeText(file: string, bytes: Uint8Array): Read<string> {
  const wide = wideEncoding(bytes);
  if (wide) return bad(file, `is encoded as ${wide}; save as UTF-8`);
  const nul = bytes.indexOf(0);
  if (nul >= 0)
    return bad(
      file,
      'holds binary data (a NUL byte); a text file in UTF-8 is expected',
      lineOfByte(bytes, nul),
    );
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { kind: 'ok', value: text.replaceAll('\r\n', '\n') };
  } catch {
    return bad(file, 'is not valid UTF-8; save as UTF-8', lineOfByte(bytes, firstInvalid(bytes)));
  }
}

function wideEncoding(bytes: Uint8Array): string | undefined {
  const [a = 1, b = 1, c = 1, d = 1] = bytes;
  if (a === 0xff && b === 0xfe)
    return c === 0 && d === 0 && bytes.length >= 4 ? 'UTF-32' : 'UTF-16 (little endian)';
  if (a === 0xfe && b === 0xff) return 'UTF-16 (big endian)';
  const ascii = (byte: number): boolean => byte > 0 && byte < 0x80;
  // Without a mark: ASCII text in UTF-16 has a NUL in every second place.
  if (ascii(a) && b === 0 && ascii(c) && d === 0) return 'UTF-16 (little endian, no byte order mark)';
  if (a === 0 && ascii(b) && c === 0 && ascii(d)) return 'UTF-16 (big endian, no byte order mark)';
  return undefined;
}

/** Index of the first byte that no valid UTF-8 text has there, by halving the prefix that still decodes. */
function firstInvalid(bytes: Uint8Array): number {
  let [valid, invalid] = [0, bytes.length];
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1;
    if (decodes(bytes.subarray(0, middle))) valid = middle;
    else invalid = middle;
  }
  return valid;
}

function decodes(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function lineOfByte(bytes: Uint8Array, index: number): number {
  let line = 1;
  for (const byte of bytes.subarray(0, index)) if (byte === 0x0a) line += 1;
  return line;
}
