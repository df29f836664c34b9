import { bad, type DataFiles, type FileRead, type Read } from './files.ts';

/**
 * Reads a text file: UTF-8, a byte order mark dropped, CRLF made LF. UTF-16, binary data, invalid UTF-8 and an empty
 * file are refused with what to do about it.
 */
export async function readText(files: DataFiles, path: string): Promise<Read<string>> {
  const read = await readBytes(files, path);
  if (read.kind === 'bad') return read;
  const text = decodeText(path, read.value.bytes);
  if (text.kind === 'ok' && text.value.trim() === '') return bad(path, 'is empty');
  return text;
}

/** A text in blocks of whole lines, each decoded when it is its turn, so that a large file is never held whole as text. */
export interface TextBlocks {
  readonly blocks: Iterable<string>;
}

/** {@link readText} for a file of lines, which is held in memory only while it is used. */
export async function readBlocks<T>(
  files: DataFiles,
  path: string,
  use: (text: TextBlocks) => Read<T>,
): Promise<Read<T>> {
  const read = await readBytes(files, path);
  if (read.kind === 'bad') return read;
  const { bytes, release } = read.value;
  const text = decodeBlocks(path, bytes);
  if (text.kind === 'bad') return text;
  if (isBlank(text.value)) return bad(path, 'is empty');
  const used = use(text.value);
  release?.();
  return used;
}

type Bytes = FileRead & { readonly kind: 'ok' };

async function readBytes(files: DataFiles, path: string): Promise<Read<Bytes>> {
  const read = await files.read(path);
  if (read.kind === 'ok') return { kind: 'ok', value: read };
  if (read.kind === 'unreadable') return bad(path, `cannot be read: ${read.why}`);
  return bad(path, `there is no such file (${read.why}); give a path relative to the folder of ragbench.yml`);
}

function isBlank({ blocks }: TextBlocks): boolean {
  for (const block of blocks) if (block.trim() !== '') return false;
  return true;
}

/** Bytes to text by the rules of {@link readText}; an empty file is the empty text. */
export function decodeText(file: string, bytes: Uint8Array): Read<string> {
  const text = decodeBlocks(file, bytes);
  return text.kind === 'ok' ? { kind: 'ok', value: [...text.value.blocks].join('') } : text;
}

/** {@link decodeText} in blocks; all that could be wrong with them is found beforehand. */
export function decodeBlocks(file: string, bytes: Uint8Array): Read<TextBlocks> {
  const wide = wideEncoding(bytes);
  if (wide) return bad(file, `is encoded as ${wide}; save as UTF-8`);
  const nul = bytes.indexOf(0);
  if (nul >= 0)
    return bad(
      file,
      'holds binary data (a NUL byte); a text file in UTF-8 is expected',
      lineOfByte(bytes, nul),
    );
  for (const block of blocksOf(bytes)) {
    if (!decodes(block, { stream: false }))
      return bad(file, 'is not valid UTF-8; save as UTF-8', lineOfByte(bytes, firstInvalid(bytes)));
  }
  return { kind: 'ok', value: { blocks: { [Symbol.iterator]: () => decoded(bytes) } } };
}

function* decoded(bytes: Uint8Array): Generator<string> {
  // Only the file has a byte order mark; at the beginning of a later line it is a character.
  const [first, later] = [new TextDecoder('utf-8'), new TextDecoder('utf-8', { ignoreBOM: true })];
  for (const block of blocksOf(bytes)) {
    const decoder = block.byteOffset === bytes.byteOffset ? first : later;
    yield decoder.decode(block).replaceAll('\r\n', '\n');
  }
}

const LINE_FEED = 0x0a;
const BLOCK_BYTES = 1 << 16;

/** Pieces of about 64 KB, longer where a line is; each ends with a line feed, or with the bytes. */
function* blocksOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length;) {
    const lineFeed = bytes.indexOf(LINE_FEED, start + BLOCK_BYTES);
    const end = lineFeed < 0 ? bytes.length : lineFeed + 1;
    yield bytes.subarray(start, end);
    start = end;
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
    if (decodes(bytes.subarray(0, middle), { stream: true })) valid = middle;
    else invalid = middle;
  }
  return valid;
}

/** With `stream` the bytes may end within a character. */
function decodes(bytes: Uint8Array, options: { readonly stream: boolean }): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, options);
    return true;
  } catch {
    return false;
  }
}

function lineOfByte(bytes: Uint8Array, index: number): number {
  let line = 1;
  for (const byte of bytes.subarray(0, index)) if (byte === LINE_FEED) line += 1;
  return line;
}
