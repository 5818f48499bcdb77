import type { RecipeIngredient } from './format.ts';

/** Too common to make two dishes alike. */
const STAPLES = new Set([
  'Active dry yeast',
  'All-purpose flour',
  'Bread flour',
  'Eggs',
  'Garlic',
  'Granulated sugar',
  'Ground black pepper',
  'Olive oil',
  'Table salt',
  'Unsalted butter',
  'Vegetable oil',
  'Yellow onion',
]);
const STAPLE_WEIGHT = 0.25;

/** Max grams of a serving that count for likeness. */
const MAX_GRAMS = 60;

/** Name -> grams of one serving, as far as they are eaten. */
export type Portions = ReadonlyMap<string, number>;

export function portionsOf(ingredients: readonly RecipeIngredient[], serves: number): Portions {
  const portions = new Map<string, number>();
  for (const { name, grams, eaten } of ingredients) {
    portions.set(name, (portions.get(name) ?? 0) + (grams * eaten.weight) / serves);
  }
  return portions;
}

/**
 * Whether two lists make the same dish.
 *
 * Source  our own: weighted Jaccard j of the names (staples count a quarter) and cosine c of the grams of a
 *         serving (each at most 60, so that one absurd amount does not hide a copy): j >= 0.8, or j >= 0.6
 *         and c >= 0.92.
 */
export function isSameDish(a: Portions, b: Portions): boolean {
  const jaccard = jaccardOf(a, b);
  return jaccard >= 0.8 || (jaccard >= 0.6 && cosineOf(a, b) >= 0.92);
}

function jaccardOf(a: Portions, b: Portions): number {
  const weigh = (names: Iterable<string>): number =>
    Array.from(names).reduce((sum, name) => sum + (STAPLES.has(name) ? STAPLE_WEIGHT : 1), 0);
  const both = weigh(Array.from(a.keys()).filter((name) => b.has(name)));
  const either = weigh(new Set([...a.keys(), ...b.keys()]));
  return either === 0 ? 0 : both / either;
}

function cosineOf(a: Portions, b: Portions): number {
  const capped = (portions: Portions, name: string): number =>
    Math.min(MAX_GRAMS, portions.get(name) ?? 0);
  const dot = (p: Portions, q: Portions): number =>
    Array.from(p.keys()).reduce((sum, name) => sum + capped(p, name) * capped(q, name), 0);
  const size = Math.sqrt(dot(a, a) * dot(b, b));
  return size === 0 ? 0 : dot(a, b) / size;
}

/** Similarity from which titles are confusing. */
export const SAME_TITLE = 0.7;

/** Trigram similarity of two titles, 0 to 1 (Jaccard, padded with two spaces). */
export function titleLikeness(a: string, b: string): number {
  const [first, second] = [trigrams(a), trigrams(b)];
  const shared = Array.from(first).filter((piece) => second.has(piece)).length;
  return shared / (first.size + second.size - shared);
}

function trigrams(title: string): Set<string> {
  const words = title.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];
  const padded = `  ${words.join(' ')} `;
  return new Set(Array.from(padded.slice(2), (_, at) => padded.slice(at, at + 3)));
}

/** Shorter sentences ("Season to taste.") may repeat; blanks do not count. */
const LONG_SENTENCE = 7;
/** A run of this many words is a copy, unless most are blanks. */
const LONG_RUN = 12;
const WORDS_IN_RUN = 10;

/**
 * Sentences and long runs of words that two recipes share.
 *
 * Shape   numbers and ingredients are blanked first, to find text made from a template. One entry per pair:
 *         the sentence, else the first run.
 */
export function findRepeats(
  recipes: readonly { readonly id: number; readonly steps: readonly string[] }[],
): { id: number; earlier: number; words: string; isSentence: boolean }[] {
  const seenSentences = new Map<string, number>();
  const seenRuns = new Map<string, number>();
  return recipes.flatMap(({ id, steps }) => {
    const sentences = steps
      .flatMap(sentencesOf)
      .filter((words) => countWords(words) >= LONG_SENTENCE);
    const found = new Map<number, { words: string; isSentence: boolean }>();
    const look = (words: string, seen: Map<string, number>, isSentence: boolean): void => {
      const earlier = seen.get(words);
      if (earlier === undefined) seen.set(words, id);
      else if (earlier !== id && !found.has(earlier)) found.set(earlier, { words, isSentence });
    };
    for (const words of sentences) look(words.join(' '), seenSentences, true);
    for (const words of sentences) {
      for (const run of runsOf(words)) look(run, seenRuns, false);
    }
    return Array.from(found, ([earlier, repeat]) => ({ id, earlier, ...repeat }));
  });
}

/** Ingredients and measures become one blank. */
function sentencesOf(step: string): string[][] {
  const blanked = step
    .replaceAll(/\{[^{}]*\}(?:(?:,| and|, and)? \{[^{}]*\})*/g, ' _ ')
    .replaceAll(/\d+°F \(\d+°C\)/g, ' _ ')
    .replaceAll(/\d[\d./]*(?: \d[\d./]*)? ?(?:cups?|ml|g|liters?|quarts?)?(?: \([^)]*\))?/g, ' _ ');
  return blanked
    .split(/[.;!?](?:\s|$)/)
    .map((sentence) => Array.from(sentence.toLowerCase().match(/[\p{Letter}']+|_/gu) ?? []));
}

function runsOf(words: readonly string[]): string[] {
  const starts = Array.from({ length: Math.max(0, words.length - LONG_RUN + 1) }, (_, at) => at);
  return starts
    .map((at) => words.slice(at, at + LONG_RUN))
    .filter((run) => countWords(run) >= WORDS_IN_RUN)
    .map((run) => run.join(' '));
}

function countWords(words: readonly string[]): number {
  return words.filter((word) => word !== '_').length;
}
