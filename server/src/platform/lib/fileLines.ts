import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

const LINE_FEED = 10;
/** What a gzip file begins with. Source: RFC 1952, 2.3.1. */
const GZIP = [0x1f, 0x8b];

/**
 * The bytes of a file, unpacked when it is a gzip one.
 *
 * Errors  the system's own; those of zlib, when the file is damaged or cut.
 */
export async function bytesOf(path: string): Promise<AsyncIterable<Buffer>> {
  const file = await open(path);
  const start = Buffer.alloc(GZIP.length);
  try {
    await file.read(start, 0, start.length, 0);
  } finally {
    await file.close();
  }
  const bytes = createReadStream(path);
  if (!start.equals(Buffer.from(GZIP))) return bytes;
  // A file that is cut may fail before the first read waits: without a listener that would end the program. Who reads is
  // told all the same.
  const unpacked = createGunzip().on('error', () => undefined);
  // An error of either ends both, and reading with it.
  return pipeline(bytes, unpacked, () => undefined);
}

/**
 * The lines of UTF-8 bytes, one after the other.
 *
 * Units   `maxBytes` of a line.
 * Shape   undefined stands for a longer line, which is never in memory as a whole.
 */
export async function* linesOf(
  bytes: AsyncIterable<Buffer>,
  maxBytes: number,
): AsyncGenerator<string | undefined> {
  let begun: Buffer[] = [];
  let length = 0;
  function add(part: Buffer): void {
    length += part.length;
    if (length > maxBytes) begun = [];
    else begun.push(part);
  }
  function end(): string | undefined {
    const line = length > maxBytes ? undefined : Buffer.concat(begun).toString();
    begun = [];
    length = 0;
    return line?.replace(/\r$/, '');
  }
  for await (const chunk of bytes) {
    let from = 0;
    for (let to = chunk.indexOf(LINE_FEED); to >= 0; to = chunk.indexOf(LINE_FEED, from)) {
      add(chunk.subarray(from, to));
      yield end();
      from = to + 1;
    }
    add(chunk.subarray(from));
  }
  if (length > 0) yield end();
}
