import { compareText, foldText } from '@larder/shared/basics/text';
import type { CatalogueEntry } from '@larder/shared/food/catalogueMatch';
import { foodTokens } from '@larder/shared/food/foodTokens';

/** Names of an ingredient, folded; its own is the first. */
type Named = { readonly ingredient_id: string; readonly names: readonly string[] };
export type SuggestionIndex = readonly Named[];

/** Shorter texts match only the start of a word. */
const MIN_INSIDE = 3;
const NONE = Infinity;

export function indexSuggestions(
  entries: readonly Pick<CatalogueEntry, 'ingredient_id' | 'name' | 'aliases'>[],
): SuggestionIndex {
  return entries
    .map(({ ingredient_id, name, aliases }) => ({
      ingredient_id,
      names: [name, ...aliases].map(foldText),
    }))
    .toSorted((a, b) => compareText(a.names[0] ?? '', b.names[0] ?? ''));
}

/**
 * The ingredients that somebody may be typing, best first: the text is a name, becomes one without another
 * word, begins one or its last word (the food itself: "butter" of "unsalted butter"), is in one. Its own name
 * counts before the others.
 *
 * Shape   every word must be found, in any number: "carrots" finds Carrot; each in a place of its own: "french fr" is
 *         not in "french artichoke". None for an empty text.
 */
export function suggestIds(index: SuggestionIndex, text: string, max: number): string[] {
  const typed = foldText(text);
  const words = typed
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(formsOf);
  if (words.length === 0) return [];
  // The longest fit in the fewest places.
  const longestFirst = words.toSorted(([a = ''], [b = '']) => b.length - a.length);
  return index
    .map(({ ingredient_id, names }) => ({
      ingredient_id,
      rank: rankOf(
        names,
        (name) => hasEach(name, longestFirst),
        (name) => closeness(name, typed, words),
      ),
    }))
    .filter(({ rank }) => rank < NONE)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, max)
    .map(({ ingredient_id }) => ingredient_id);
}

/** A word as typed, and as the catalogue may have it; "m&m" is no "m". */
function formsOf(word: string): string[] {
  const [token, ...others] = foodTokens(word);
  return token === undefined || others.length > 0 ? [word] : [word, token];
}

function rankOf(
  names: readonly string[],
  isMeant: (name: string) => boolean,
  close: (name: string) => number,
): number {
  const ranks = names.map((name, at) =>
    isMeant(name) ? 2 * close(name) + (at === 0 ? 0 : 1) : NONE,
  );
  return Math.min(...ranks);
}

/** Rank: 0 for an exact name, higher for longer names. */
function closeness(name: string, typed: string, words: readonly (readonly string[])[]): number {
  if (name === typed) return 0;
  const [food = ''] = name.split(/ ?[(,]/);
  const begins = (text: string, forms: readonly string[] = []) =>
    forms.some((form) => text.startsWith(form));
  const isStarted = name.startsWith(typed) || begins(name, words[0]);
  if (isStarted && !food.slice(typed.length).includes(' ')) return 1;
  return isStarted || begins(food.split(' ').at(-1) ?? '', words.at(-1)) ? 2 : 3;
}

/** Whether a name has each word in a place of its own. */
function hasEach(name: string, words: readonly (readonly string[])[]): boolean {
  const taken: (readonly [from: number, to: number])[] = [];
  return words.every((forms) => {
    for (const form of forms) {
      const at = placeOf(name, form, taken);
      if (at === -1) continue;
      taken.push([at, at + form.length]);
      return true;
    }
    return false;
  });
}

/** The first place of a word in a name that is free, at the start of a word before one inside; -1 without one. */
function placeOf(
  name: string,
  form: string,
  taken: readonly (readonly [from: number, to: number])[],
): number {
  let inside = -1;
  for (let at = name.indexOf(form); at !== -1; at = name.indexOf(form, at + 1)) {
    const isFree = taken.every(([from, to]) => at >= to || at + form.length <= from);
    if (isFree && (at === 0 || name[at - 1] === ' ')) return at;
    if (isFree && inside === -1 && form.length >= MIN_INSIDE) inside = at;
  }
  return inside;
}
