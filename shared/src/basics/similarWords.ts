import { foldText } from './text.ts';

/** A word, and what it is compared by. */
export type Kin = {
  readonly word: string;
  /** With each letter once where it is doubled. */
  readonly single: string;
  readonly trigrams: ReadonlySet<string>;
};

/** Minimum similarity. High, because a wrong match is worse than none. */
const SIMILAR_ENOUGH = 0.6;
/** Shorter words are too similar: pear, pea, peach. */
const MIN_LETTERS = 5;
/** Min letters of words that one slip of the pen leaves certain: "batter" is no butter. */
const SLIP_LETTERS = 7;

/** Words by first letter and length, to look for misspelled ones. */
export function kinOfWords(words: Iterable<string>): ReadonlyMap<string, readonly Kin[]> {
  return Map.groupBy(
    [...words].map((word) => ({ word, single: undoubled(word), trigrams: trigramsOf(word) })),
    ({ word }) => kinOf(word, word.length),
  );
}

/** The most similar word with the same first letter, at most a letter longer or shorter. */
export function nearestWord(
  kin: ReadonlyMap<string, readonly Kin[]>,
  token: string,
): string | undefined {
  if (token.length < MIN_LETTERS) return undefined;
  const trigrams = trigramsOf(token);
  const single = undoubled(token);
  let best: string | undefined;
  let bestSimilarity = SIMILAR_ENOUGH;
  for (const length of [token.length - 1, token.length, token.length + 1]) {
    for (const other of kin.get(kinOf(token, length)) ?? []) {
      const isSlip =
        token.length >= SLIP_LETTERS && (single === other.single || differInOne(token, other.word));
      const similarity = isSlip ? 1 : likeness(trigrams, other.trigrams);
      if (similarity >= bestSimilarity) [best, bestSimilarity] = [other.word, similarity];
    }
  }
  return best;
}

/** Whether two words differ in one letter at most: "avacado". */
function differInOne(one: string, other: string): boolean {
  const least = Math.min(one.length, other.length);
  let start = 0;
  while (start < least && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < least - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end <= 1;
}

/** "brocolli" -> "brocoli" */
function undoubled(word: string): string {
  return word.replaceAll(/(.)\1/g, '$1');
}

/** First letter and approximate length. */
function kinOf(word: string, length: number): string {
  return `${word[0]}${length}`;
}

/**
 * Similarity from 0 to 1: shared trigrams by all trigrams.
 *
 * Shape   words of letters and digits in lower case, padded with two spaces before and one after; each
 *         trigram counts once.
 * Source  PostgreSQL, pg_trgm: similarity(text, text).
 */
export function trigramSimilarity(a: string, b: string): number {
  return likeness(trigramsOf(a), trigramsOf(b));
}

function likeness(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let shared = 0;
  for (const trigram of left) if (right.has(trigram)) shared += 1;
  return shared === 0 ? 0 : shared / (left.size + right.size - shared);
}

export function trigramsOf(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [word] of foldText(text).matchAll(/[\p{L}\p{N}]+/gu)) {
    const padded = `  ${word} `;
    for (let start = 0; start + 3 <= padded.length; start += 1) {
      found.add(padded.slice(start, start + 3));
    }
  }
  return found;
}
