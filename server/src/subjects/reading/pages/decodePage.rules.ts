/** Bytes in which a page names its encoding; HTML asks for 1,024, not all keep to it. */
const DECLARED_WITHIN = 4_096;
/** Encodings whose bytes may look like UTF-8. */
const SEVEN_BITS = /^(?:iso-2022-jp|hz-gb-2312|utf-7)$/i;
const UTF_16 = /^(?:utf-?16|ucs-2|unicode)/i;

/**
 * The text of a page. Its encoding is what its bytes say, then what it or its server says: many declare UTF-8 and
 * are not, or the reverse.
 *
 * Shape   bytes that make no sense become U+FFFD.
 */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const marked = markedEncoding(bytes);
  if (marked !== undefined) return decoded(bytes, marked) ?? '';
  const declared = declaredEncoding(bytes, contentType);
  if (declared !== undefined && SEVEN_BITS.test(declared)) {
    const text = decoded(bytes, declared);
    if (text !== undefined) return text;
  }
  const utf8 = decoded(bytes, 'utf-8', true);
  if (utf8 !== undefined) return utf8;
  const isOther = declared !== undefined && !/^utf-?8$/i.test(declared) && !UTF_16.test(declared);
  return (isOther ? decoded(bytes, declared) : undefined) ?? decoded(bytes, 'windows-1252') ?? '';
}

/** By a byte order mark, or by the zeros of Latin letters in UTF-16. */
function markedEncoding(bytes: Uint8Array): string | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 200);
  const zeros = (odd: number) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (Math.max(even, odd) < start.length / 4) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function declaredEncoding(bytes: Uint8Array, contentType: string): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARED_WITHIN));
  const pattern = /(?:charset|encoding)\s*=\s*["']?([\w:-]+)/i;
  return (pattern.exec(contentType) ?? pattern.exec(start))?.[1]?.toLowerCase();
}

/** undefined for an encoding that is not known, or with `fatal` for bytes that are not of it. */
function decoded(bytes: Uint8Array, encoding: string, fatal = false): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    return undefined;
  }
}
