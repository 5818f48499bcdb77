import type { Recipe } from '@larder/data/recipes/format';

import {
  MAX_QUICK_MINUTES,
  NEARLY_QUICK_MINUTES,
  type PricedRecipe,
} from './recipeFigures.rules.ts';
import type { Haste } from './searchReasons.rules.ts';
import type { Wish } from './wish.rules.ts';

/** Sorted by what the search asks for, if that has an order: "cheap" begins with the cheapest. */
export function sortedFor<T extends { readonly recipe: PricedRecipe }>(
  { figures }: Wish,
  fits: readonly T[],
): readonly T[] {
  const by = figures.find((figure) => figure.by)?.by;
  return by ? fits.toSorted((a, b) => by(a.recipe) - by(b.recipe)) : fits;
}

/** So many quick recipes are a choice; with fewer, those that are nearly quick come after them. */
const ENOUGH_QUICK = 6;

/** The quick ones of recipes; all of them when none is. Shape  `haste` as searchReasons tells it. */
export function quickOf<T extends { readonly recipe: Recipe }>(
  fits: readonly T[],
): { found: readonly T[]; haste: Haste | undefined } {
  const within = (least: number, most: number) =>
    fits.filter(({ recipe }) => recipe.min > least && recipe.min <= most);
  const quick = within(-1, MAX_QUICK_MINUTES);
  if (quick.length >= ENOUGH_QUICK) return { found: quick, haste: undefined };
  const nearly = within(MAX_QUICK_MINUTES, NEARLY_QUICK_MINUTES);
  const found = [...quick, ...nearly];
  if (found.length > 0)
    return { found, haste: nearly.length === 0 ? undefined : { quick: quick.length } };
  return { found: fits, haste: fits.length > 0 ? { quick: 'none nearly' } : undefined };
}
