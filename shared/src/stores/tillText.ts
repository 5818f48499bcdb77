import { foldText } from '#basics/text';
import { singularOf } from '#food/nounForms';

import type { ShelfWords } from './shelfWords.ts';
import { brandKey, MAX_BRAND_WORDS, TILL_BRANDS, type TillBrand } from './tillBrands.ts';
import { TILL_NOISE, TILL_PHRASES, TILL_WORDS } from './tillWords.ts';

/** A text in plain words, and how sure they are: from 0 to 1. */
export type TillText = { readonly words: string; readonly confidence: number };

/** A word whose vowels or end were guessed. */
const GUESSED = 0.96;
const MAX_PHRASE = 3;
const MAX_WORDS = 30;

/** "No. 12" of spaghetti, and how many shrimps are in a pound; not shares of fat, which make 100 together. */
const NUMBERS =
  /\bno\.? ?\d{1,3}\b|(?<!\d)(?!80\/20|85\/15|90\/10|93\/7|95\/5|73\/27|75\/25|70\/30|96\/4)\d{1,3}\/\d{1,3}(?!\d)/g;

/** The words of a text of a till, folded: "H&H, 80/20 B/S" -> h and h 80/20 b s. At most 30. */
export function plainWords(text: string): string[] {
  const apart = foldText(text)
    .replaceAll(/['’`´]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/(?<!\d)\/|\/(?!\d)/g, ' ')
    .replaceAll(NUMBERS, ' ');
  return (apart.match(/[a-z0-9%/\u00c0-\u024f]+/g) ?? []).slice(0, MAX_WORDS);
}

type BrandFound = {
  /** As the shop or the till means it. */
  readonly name: string | null;
  readonly brand: TillBrand | undefined;
  /** The other words. */
  readonly words: readonly string[];
};

/** The maker that a text names, or the column of makers does. */
export function brandIn(text: string, cell: string | undefined): BrandFound {
  const words = plainWords(text);
  const name = cell?.trim() ?? '';
  if (name !== '') {
    const said = brandKey(name).split(' ');
    const at = words.findIndex((_, place) =>
      said.every((word, nth) => words[place + nth] === word),
    );
    const others = at === -1 ? words : words.toSpliced(at, said.length);
    return {
      name,
      brand: TILL_BRANDS.get(said.join(' ')),
      words: others.length > 0 ? others : words,
    };
  }
  for (const place of words.keys()) {
    for (let length = Math.min(MAX_BRAND_WORDS, words.length - place); length > 0; length -= 1) {
      const key = words.slice(place, place + length).join(' ');
      const brand = TILL_BRANDS.get(key);
      if (!brand || (place > 0 && (key.length < MIN_WITHIN || brand.is === null))) continue;
      const others = words.toSpliced(place, length);
      return { name: brand.name, brand, words: others.length > 0 ? others : words };
    }
  }
  return { name: null, brand: undefined, words };
}

/** A maker's two or three letters count in front alone. */
const MIN_WITHIN = 4;

/**
 * Writes out what is abbreviated and leaves out what says nothing of the food.
 *
 * Shape   of a text in capitals all abbreviations are read, of others those that are no words of foods.
 */
export function tillText(
  tokens: readonly string[],
  { words, isTill }: { words: ShelfWords; isTill: boolean },
): TillText {
  const plain: string[] = [];
  let confidence = 1;
  for (let place = 0; place < tokens.length;) {
    const phrase = phraseAt(tokens, place);
    const token = tokens[place] ?? '';
    if (phrase) {
      plain.push(...phrase.words.split(' '));
      place += phrase.length;
      continue;
    }
    const isWord = words.isKnown(singularOf(token));
    const written = isTill || !isWord ? TILL_WORDS.get(token) : undefined;
    const guessed =
      written === undefined && isTill && !isWord && !TILL_NOISE.has(token)
        ? words.lengthened(token)
        : undefined;
    if (guessed !== undefined) confidence *= GUESSED;
    plain.push(...(written ?? guessed ?? token).split(' '));
    place += 1;
  }
  const telling = plain.filter(
    (word, place) => !TILL_NOISE.has(word) || plain[place - 1] === 'tea',
  );
  return { words: canFirst(telling.length > 0 ? telling : plain).join(' '), confidence };
}

/** "Sliced peaches can" are canned ones. */
function canFirst(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word, place) => place > 0 && /^(?:cans?|tins?)$/.test(word));
  return at === -1 ? words : ['canned', ...words.toSpliced(at, 1)];
}

function phraseAt(
  tokens: readonly string[],
  place: number,
): { words: string; length: number } | undefined {
  for (let length = Math.min(MAX_PHRASE, tokens.length - place); length > 1; length -= 1) {
    const words = TILL_PHRASES.get(tokens.slice(place, place + length).join(' '));
    if (words !== undefined) return { words, length };
  }
  return undefined;
}
