import { type Cents, cents } from '@larder/shared/basics/money';
import { compareText, foldText } from '@larder/shared/basics/text';
import { LIMITS } from '@larder/shared/basics/validation';
import type { PricedIngredient } from '@larder/shared/food/ingredients.calls';

import { smallestPack } from '#parts/packNames.ts';

import type { RecipeItem } from './draft.ts';

export type Measure = 'packs' | 'units';

/** Source: product specification section 5. */
const MIN_QUANTITY = 1;

/**
 * The recipe line for a quantity.
 *
 * Shape   packs keep the pack's size and count; gm or ml become one portion of that size, priced as
 *         its share of a pack. undefined unless the quantity is a number from 1 to 100,000.
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

/** Adds a line; an equal ingredient and portion is merged, up to 100,000. */
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

/** Max suggestions; people type another letter instead of reading more. */
const MAX_FOUND = 50;

/**
 * The ingredients whose name has every typed word. Best first: the name starts with the text, a word
 * starts with it, the name contains it. An empty text finds nothing.
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

/** The ingredient of exactly this name; of several packs the smallest. */
export function onlyNamed(
  catalogue: readonly PricedIngredient[],
  text: string,
): PricedIngredient | undefined {
  return smallestPack(catalogue.filter(({ name }) => foldText(name) === foldText(text)));
}
