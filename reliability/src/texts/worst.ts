import { regexLiterals } from '#harness/regexLiterals';

/** What may cost a careless reader the most: each is a text without end, of which so much is taken as fits. */
const WRITING: readonly string[] = [
  'a',
  ' ',
  '\t',
  '\u00a0',
  // Marks out of order, in order, and such as stand for themselves.
  '\u0315\u0334',
  '\u0301',
  '\u{1d165}\u0334',
  'e\u0301',
  // Characters that become many, and many that become one.
  '\ufdfa',
  '\u1f82',
  '\u0130',
  '\u1112\u1161\u11ab',
  '\ufb2c',
  // Text that runs from right to left, and orders to do so.
  '\u05d0\u0628',
  '\u202e\u2067\u202d',
  // Halves of pairs, pairs, and characters made of many.
  '\ud800',
  '\udc00\ud800',
  '🍅',
  '👩\u200d👩\u200d👧\u200d👦',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '🇺🇳',
  '\u200b\ufe0f',
  // Names that are long to match.
  'chopped ',
  'a,',
  '(',
  'cup of ',
  'tomatoe chikken ',
  'bone in skin on ',
];

/** The texts above, and one for each regular expression of the product: what it reads, over and over. */
export function worstTexts(): string[] {
  const read = [...regexLiterals().keys()].map(sampleOf).filter((text) => text !== '');
  return [...new Set([...WRITING, ...read])];
}

/** One character of those that each class stands for. */
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
/** What says how often, which or where, but no character; then sets of characters; then single ones. */
const STEP = new RegExp(
  String.raw`\(\?(?:[:=!]|<[=!])|[()|^$*+?]|\{[\d,]+\}|\[(\^?)((?:\\.|[^\]\\])+)\]|(${ATOM.source})`,
  'giu',
);

/** A text of every part of a pattern, each once. */
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

/** So much of a text without end as there is room for; what few patterns end with stands last. */
export function asLongAs(
  text: string,
  { room, sizeOf }: { room: number; sizeOf: (text: string) => number },
): string {
  return `${text.repeat(Math.floor((room - 1) / sizeOf(text)))}!`;
}

/** So many characters of a text without end. Units: code points. */
export function asLongAsFits(text: string, characters: number): string {
  return Array.from(text.repeat(characters)).slice(0, characters).join('');
}
