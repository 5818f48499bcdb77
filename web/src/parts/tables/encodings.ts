/** How the bytes of a text are letters. `ibm850` is that of DOS, which browsers do not know. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh' | 'ibm850';

/** What a text can be whose bytes do not tell: any of these reads it somehow. */
export const GUESSED_ENCODINGS = [
  'windows-1252',
  'macintosh',
  'ibm850',
  'utf-8',
] as const satisfies readonly Encoding[];
export type GuessedEncoding = (typeof GUESSED_ENCODINGS)[number];

export const ENCODING_TITLES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252 (Latin-1)',
  macintosh: 'Mac Roman',
  ibm850: 'DOS 850',
};

type Bytes = Uint8Array<ArrayBuffer>;

/** Source: Unicode's table CP850.TXT, from byte 0x80 on. */
const IBM_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤' +
  'ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';
/** Of a sample that is looked at. Units: bytes. */
const SAMPLED = 4096;

/** Bytes that the encoding does not have become U+FFFD. */
export function decodeText(bytes: Bytes, encoding: Encoding): string {
  if (encoding !== 'ibm850') return new TextDecoder(encoding).decode(bytes);
  const letters = Array.from(new TextDecoder('windows-1252').decode(HIGH_BYTES));
  const ofDos = new Map(letters.map((letter, at) => [letter, IBM_850[at] ?? letter]));
  const text = new TextDecoder('windows-1252').decode(bytes);
  return text.replaceAll(/[\u0080-\uFFFF]/g, (letter) => ofDos.get(letter) ?? letter);
}

const HIGH_BYTES = Uint8Array.from({ length: 128 }, (_, at) => 0x80 + at);

/** The encoding of a text; undefined for bytes that are none. Those of a byte or two for each letter are only likely. */
export function guessEncoding(bytes: Bytes): Encoding | undefined {
  const marked = markOf(bytes);
  if (marked) return marked;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    if (bytes.some(isControl)) return undefined;
    return bytes.some(isNotWindows) ? likelier(bytes, 'ibm850', 'macintosh') : 'windows-1252';
  }
}

function markOf(bytes: Bytes): Encoding | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

function isControl(byte: number): boolean {
  return (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) || byte === 0x7f;
}

/** The five bytes that Windows-1252 leaves free. */
function isNotWindows(byte: number): boolean {
  return byte === 0x81 || byte === 0x8d || byte === 0x8f || byte === 0x90 || byte === 0x9d;
}

/** The one that makes more letters of what is no ASCII; the first when both do. */
function likelier(bytes: Bytes, first: Encoding, second: Encoding): Encoding {
  const high = bytes.filter((byte) => byte >= 0x80).subarray(0, SAMPLED);
  const letters = (encoding: Encoding) => decodeText(high, encoding).match(/\p{L}/gu)?.length ?? 0;
  return letters(second) > letters(first) ? second : first;
}
