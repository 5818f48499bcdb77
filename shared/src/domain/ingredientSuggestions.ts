import type { CatalogueEntry } from './catalogueMatch.ts';
import { foodTokens } from './foodTokens.ts';
import { compareText, foldText } from './text.ts';

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
 * Shape   every word must be found, in any number: "carrots" finds Carrot. None for an empty text.
 */
export function suggestIds(index: SuggestionIndex, text: string, max: number): string[] {
  const typed = foldText(text);
  const words = typed
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => [word, ...foodTokens(word).slice(0, 1)]);
  if (words.length === 0) return [];
  return index
    .map(({ ingredient_id, names }) => ({ ingredient_id, rank: rankOf(names, typed, words) }))
    .filter(({ rank }) => rank < NONE)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, max)
    .map(({ ingredient_id }) => ingredient_id);
}

function rankOf(
  names: readonly string[],
  typed: string,
  words: readonly (readonly string[])[],
): number {
  const ranks = names.map((name, at) => {
    if (!words.every((forms) => forms.some((form) => isIn(name, form)))) return NONE;
    return 2 * closeness(name, typed, words) + (at === 0 ? 0 : 1);
  });
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

function isIn(name: string, word: string): boolean {
  return (
    name.startsWith(word) ||
    name.includes(` ${word}`) ||
    (word.length >= MIN_INSIDE && name.includes(word))
  );
}
