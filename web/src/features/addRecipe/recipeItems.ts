import type { PricedIngredient } from '@larder/shared/contract/ingredients';
import { type Cents, cents } from '@larder/shared/domain/money';
import { compareText, foldText } from '@larder/shared/domain/text';
import { LIMITS } from '@larder/shared/domain/validation';

import type { RecipeItem } from './draft.ts';

/** What a quantity counts: packs as stores sell them, or the ingredient's own gm or ml. */
export type Measure = 'packs' | 'units';

/** Least of an ingredient that can be added. Source: product specification section 5. */
const MIN_QUANTITY = 1;

/**
 * The line of a recipe for so much of an ingredient.
 *
 * Shape   packs keep the pack's size and count; gm or ml become one portion of that size, priced as its
 *         part of a pack. undefined when the quantity is not a number from 1 to 100,000.
 */
export function toItem(
  ingredient: PricedIngredient,
  quantity: number,
  measure: Measure,
): RecipeItem | undefined {
  if (!(quantity >= MIN_QUANTITY && quantity <= LIMITS.recipeNumber)) return undefined;
  const { ingredient_id, name, unit, unit_quantity, price } = ingredient;
  if (measure === 'packs') return { ingredient_id, name, unit, unit_quantity, price, quantity };
  const portion = Math.round(quantity * 1000) / 1000;
  return {
    ingredient_id,
    name,
    unit,
    unit_quantity: portion,
    price: price === null ? null : priceOf(price, portion / unit_quantity),
    quantity: 1,
  };
}

function priceOf(pack: Cents, packs: number): Cents | null {
  const price = Math.round(pack * packs);
  return price <= LIMITS.price * 100 ? cents(price) : null;
}

/** Adds a line; one with the same ingredient and portion grows instead, up to 100,000. */
export function addItem(items: readonly RecipeItem[], added: RecipeItem): RecipeItem[] {
  const isSame = (item: RecipeItem): boolean =>
    item.ingredient_id === added.ingredient_id &&
    item.unit_quantity === added.unit_quantity &&
    item.unit === added.unit;
  if (!items.some(isSame)) return [...items, added];
  return items.map((item) =>
    isSame(item)
      ? { ...added, quantity: Math.min(LIMITS.recipeNumber, item.quantity + added.quantity) }
      : item,
  );
}

/** As many as anybody reads through before typing another letter. */
const MAX_FOUND = 50;

/**
 * The ingredients whose name has every typed word, best first: the name begins with the text, a word of
 * it does, it stands anywhere. Nothing typed finds nothing.
 */
export function findIngredients(
  catalogue: readonly PricedIngredient[],
  text: string,
): PricedIngredient[] {
  const typed = foldText(text);
  if (typed === '') return [];
  const words = typed.split(/\s+/);
  const rank = (name: string): number => {
    if (name.startsWith(typed)) return 0;
    return name.includes(` ${typed}`) ? 1 : 2;
  };
  return catalogue
    .map((ingredient) => ({ ingredient, name: foldText(ingredient.name) }))
    .filter(({ name }) => words.every((word) => name.includes(word)))
    .toSorted((a, b) => rank(a.name) - rank(b.name) || compareText(a.name, b.name))
    .slice(0, MAX_FOUND)
    .map(({ ingredient }) => ingredient);
}

/** The one ingredient of exactly this name; undefined when there are more, in packs of other sizes. */
export function onlyNamed(
  catalogue: readonly PricedIngredient[],
  text: string,
): PricedIngredient | undefined {
  const named = catalogue.filter(({ name }) => foldText(name) === foldText(text));
  return named.length === 1 ? named[0] : undefined;
}
