import type { CatalogueEntry } from './catalogueMatch.ts';
import { foodTokens } from './foodName.ts';
import { compareText, foldText } from './text.ts';

/** Names of an ingredient, folded; its own is the first. */
type Named = { readonly ingredient_id: string; readonly names: readonly string[] };
export type SuggestionIndex = readonly Named[];

/** Shorter texts are only looked for at the beginning of a word. */
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
 * The ingredients that somebody may be typing, best first: the name begins with the text, another name does, a
 * word of a name does, a name contains it.
 *
 * Shape   every word must be found, in any number: "carrots" finds Carrot. None for an empty text.
 */
export function suggestIds(index: SuggestionIndex, text: string, most: number): string[] {
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
    .slice(0, most)
    .map(({ ingredient_id }) => ingredient_id);
}

function rankOf(
  names: readonly string[],
  typed: string,
  words: readonly (readonly string[])[],
): number {
  const ranks = names.map((name, at) => {
    if (!words.every((forms) => forms.some((form) => isIn(name, form)))) return NONE;
    const other = at === 0 ? 0 : 1;
    if (name.startsWith(typed) || words[0]?.some((form) => name.startsWith(form)) === true)
      return other;
    return 2 + other;
  });
  return Math.min(...ranks);
}

function isIn(name: string, word: string): boolean {
  return (
    name.startsWith(word) ||
    name.includes(` ${word}`) ||
    (word.length >= MIN_INSIDE && name.includes(word))
  );
}
