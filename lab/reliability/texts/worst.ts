import { regexLiterals } from '#reliability/harness/regexLiterals';

/** Costly inputs, written by hand. */
export const WRITTEN: readonly string[] = [
  'a',
  ' ',
  '\t',
  '\u00a0',
  // Combining marks: out of order, in order, and standalone.
  '\u0315\u0334',
  '\u0301',
  '\u{1d165}\u0334',
  'e\u0301',
  // Characters that normalize to many, and many that normalize to one.
  '\ufdfa',
  '\u1f82',
  '\u0130',
  '\u1112\u1161\u11ab',
  '\ufb2c',
  // Right-to-left text and direction marks.
  '\u05d0\u0628',
  '\u202e\u2067\u202d',
  // Lone surrogates, pairs, and joined characters.
  '\ud800',
  '\udc00\ud800',
  '🍅',
  '👩\u200d👩\u200d👧\u200d👦',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '🇺🇳',
  '\u200b\ufe0f',
  // Names that are slow to match.
  'chopped ',
  'a,',
  '(',
  'cup of ',
  'tomatoe chikken ',
  'bone in skin on ',
];

/** The texts above, and one per regular expression of the product that its parts match. */
export function worstTexts(): string[] {
  const read = [...regexLiterals().keys()].map(sampleOf).filter((text) => text !== '');
  return [...new Set([...WRITTEN, ...read])];
}

/** A sample character per class. */
const CLASSES: Readonly<Record<string, string>> = {
  '\\d': '0',
  '\\w': 'a',
  '\\s': ' ',
  '\\S': 'x',
  '\\b': '',
  '\\n': '\n',
  '\\r': '\r',
  '\\t': '\t',
  '.': 'x',
};
const PROPERTIES: Readonly<Record<string, string>> = { M: '\u0301', N: '4', C: '\u0001', L: 'é' };

/** A character or a class, one escape at a time. */
const ATOM = /\\[pP]\{[^}]+\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\.|[^\\]/giu;
/** Quantifiers, assertions and groups, which match no character; character sets; single characters. */
const STEP = new RegExp(
  String.raw`\(\?(?:[:=!]|<[=!])|[()|^$*+?]|\{[\d,]+\}|\[(\^?)((?:\\.|[^\]\\])+)\]|(${ATOM.source})`,
  'giu',
);

/** A text of each part of a pattern, once. */
export function sampleOf(literal: string): string {
  const source = literal.slice(1, literal.lastIndexOf('/'));
  return [...source.matchAll(STEP)]
    .map(([, isNot, set, atom]) => {
      if (isNot === '^') return 'x';
      const [first] = (set ?? atom ?? '').match(ATOM) ?? [];
      return first === undefined ? '' : characterOf(first);
    })
    .join('');
}

function characterOf(atom: string): string {
  const property = /^\\p\{(\w)/.exec(atom)?.[1];
  const code = /^\\[ux]([\da-f]+)$/i.exec(atom)?.[1];
  if (property !== undefined) return PROPERTIES[property] ?? 'x';
  if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
  return CLASSES[atom] ?? atom.replace(/^\\(?=.)/, '');
}

/** A repeated text of the given size, with a rare ending. */
export function asLongAs(
  text: string,
  { room, sizeOf }: { room: number; sizeOf: (text: string) => number },
): string {
  return `${text.repeat(Math.floor((room - 1) / sizeOf(text)))}!`;
}

/** A repeated text. Units: code points; those of two copies may join. */
export function asLongAsFits(text: string, characters: number): string {
  const ofNext = Array.from(text + text).length - Array.from(text).length;
  const copies = text.repeat(Math.ceil(characters / ofNext) + 1);
  return Array.from(copies).slice(0, characters).join('');
}
