import { trigramsOf } from '@larder/shared/basics/similarWords';
import { type CatalogueEntry, matchKey } from '@larder/shared/food/catalogueMatch';

/** Limits of a counted name. Units: characters, words. */
const UNMATCHED_SHAPE = { min: 2, max: 60, words: 6, wordLength: 24 } as const;

/** Smaller counts are hidden: they may identify a household. */
export const MIN_SHOWN = 5;

/** URLs, emails and street addresses. */
const ADDRESS = /@|:\/\/|www\.|\d{4}/;

/**
 * An unmatched name as it is counted: without amounts and preparation words, so that "2 large dragon fruits,
 * diced" and "Dragon fruit" are one.
 *
 * Shape   undefined for what does not look like food: too short or long, too many words, digits, or an
 *         address. So nothing else can be stored through a grocery list.
 */
export function unmatchedName(name: string): string | undefined {
  if (ADDRESS.test(name)) return undefined;
  const key = matchKey(name);
  const words = key.split(' ');
  const fits =
    key.length >= UNMATCHED_SHAPE.min &&
    key.length <= UNMATCHED_SHAPE.max &&
    words.length <= UNMATCHED_SHAPE.words &&
    words.every((word) => /^(\p{L}+|\d{1,2}%)$/u.test(word)) &&
    words.every((word) => word.length <= UNMATCHED_SHAPE.wordLength);
  return fits && /\p{L}/u.test(key) ? key : undefined;
}

/** Names indexed for `closestTo`. */
export type NameIndex = {
  readonly names: readonly { readonly ingredient_id: string; readonly trigrams: number }[];
  /** Trigram -> indexes in `names`. */
  readonly having: ReadonlyMap<string, readonly number[]>;
};

/** Indexes a catalogue's names; about 20 ms for 3,000. */
export function indexNames(
  entries: readonly Pick<CatalogueEntry, 'ingredient_id' | 'name' | 'aliases'>[],
): NameIndex {
  const names: { ingredient_id: string; trigrams: number }[] = [];
  const having = new Map<string, number[]>();
  for (const { ingredient_id, name, aliases } of entries)
    for (const text of [name, ...aliases]) {
      const trigrams = trigramsOf(text);
      for (const trigram of trigrams) {
        const places = having.get(trigram);
        if (places) places.push(names.length);
        else having.set(trigram, [names.length]);
      }
      names.push({ ingredient_id, trigrams: trigrams.size });
    }
  return { names, having };
}

export type Closest = { readonly ingredient_id: string; readonly similarity: number };

/** Minimum similarity: below it names are unlike. "milk" and "silk" have 0.25, "onions" and "Green onions" 0.54. */
const MIN_SIMILAR = 0.4;

/**
 * The ingredients with the most similar names, best first, at most `max`.
 *
 * Shape   `similarity` as of `trigramSimilarity`, of the ingredient's most similar name or alias. Ties by id.
 */
export function closestTo(index: NameIndex, text: string, max: number): Closest[] {
  const wanted = trigramsOf(text);
  const shared = new Map<number, number>();
  for (const trigram of wanted)
    for (const place of index.having.get(trigram) ?? [])
      shared.set(place, (shared.get(place) ?? 0) + 1);

  const best = new Map<string, number>();
  for (const [place, count] of shared) {
    const name = index.names[place];
    if (!name) continue;
    const similarity = count / (wanted.size + name.trigrams - count);
    if (similarity > (best.get(name.ingredient_id) ?? 0)) best.set(name.ingredient_id, similarity);
  }
  return [...best]
    .filter(([, similarity]) => similarity >= MIN_SIMILAR)
    .map(([ingredient_id, similarity]) => ({ ingredient_id, similarity }))
    .toSorted((a, b) => b.similarity - a.similarity || (a.ingredient_id < b.ingredient_id ? -1 : 1))
    .slice(0, max);
}
