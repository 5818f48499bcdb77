import type { Category } from '@larder/shared/food/categories';
import { addRecipe, listedRecipes, setServings } from '@larder/shared/kitchen/groceryList';
import type { Amount, GroceryList } from '@larder/shared/kitchen/groceryList.model';
import type { ListIngredient, ListRecipe } from '@larder/shared/kitchen/kitchenOps.model';
import type { LineRef } from '@larder/shared/kitchen/kitchenParts.model';

import { groceryList } from './groceryList.ts';
import { perform, refOf } from './kitchen.ts';

type Wanted = { readonly recipe: ListRecipe; readonly servings: number };

/** Adds recipes to the list. For one that is on it already only the servings are set. */
export function listRecipes(recipes: readonly Wanted[]): void {
  const listed = new Set(listedRecipes(groceryList()).map(({ recipe_id }) => recipe_id));
  perform(
    recipes.map(({ recipe, servings }) => {
      const recipe_id = String(recipe.id);
      return listed.has(recipe_id)
        ? { kind: 'set_servings', payload: { recipe_id, servings } }
        : { kind: 'add_recipe', payload: { recipe, servings } };
    }),
  );
}

/** A list as `listRecipes` would make it. */
export function withRecipes(list: GroceryList, recipes: readonly Wanted[]): GroceryList {
  return recipes.reduce((grown, { recipe, servings }) => {
    const added = addRecipe(grown, recipe, servings);
    return added === grown ? setServings(grown, recipe.id, servings) : added;
  }, list);
}

/** Removes a recipe's contributions from the list. Returns the function that restores them. */
export function unlistRecipe(recipe_id: string): () => void {
  perform([{ kind: 'remove_recipe', payload: { recipe_id } }]);
  return () => void perform([{ kind: 'restore_recipe', payload: { recipe_id } }]);
}

export function setListServings(recipe_id: string, servings: number): void {
  perform([{ kind: 'set_servings', payload: { recipe_id, servings } }]);
}

/** Adds items that the shopper wrote. Shape: the operations that did. */
export function listByHand(...items: readonly ListIngredient[]): string[] {
  return perform(items.map((item) => ({ kind: 'add_item', payload: { item } })));
}

/** Sets the amount and the category of a line. */
export function editLine(
  key: string,
  { amount, category }: { amount: Amount | undefined; category: Category },
): void {
  const before = groceryList().lines.find((one) => one.key === key);
  if (!before) return;
  const line = refOf(before);
  const isMoved = before.category !== category;
  perform([
    ...(amount ? [{ kind: 'edit_amount' as const, payload: { line, ...amount } }] : []),
    ...(isMoved ? [{ kind: 'set_category' as const, payload: { line, category } }] : []),
  ]);
}

/** Sets what one unit of a line weighs. Units: grams. */
export function weighUnit(key: string, weight: { unit: string; grams: number }): void {
  perform(refsOf([key]).map((line) => ({ kind: 'weigh', payload: { line, ...weight } })));
}

/** Selects or deselects the lines with these keys, or all of them. */
export function selectLines(selected: boolean, keys?: readonly string[]): void {
  perform([{ kind: 'select', payload: { lines: refsOf(keys), selected } }]);
}

/** Removes a line. Returns the function that restores it. */
export function removeLine(key: string): () => void {
  return removeLines([key]);
}

/** Removes lines. Returns the function that restores them at their old places. */
export function removeLines(keys: readonly string[]): () => void {
  const lines = refsOf(keys);
  perform([{ kind: 'remove_lines', payload: { lines } }]);
  return () => restoreLines(lines);
}

/** Empties the list. Returns the function that restores its lines beside those added since. */
export function clearLines(): () => void {
  const lines = refsOf();
  perform([{ kind: 'clear', payload: { only: 'all' } }]);
  return () => restoreLines(lines);
}

/** Wants lines again that are ordered: the orders stay. */
export function relistLines(keys: readonly string[]): void {
  perform([{ kind: 'relist', payload: { lines: refsOf(keys) } }]);
}

/** Brings back lines that another member's Clear List took off: that operation's number. */
export function bringBackCleared(lines: readonly LineRef[], removed: number): void {
  perform([{ kind: 'restore_lines', payload: { lines, removed } }]);
}

function restoreLines(lines: readonly LineRef[]): void {
  perform([{ kind: 'restore_lines', payload: { lines } }]);
}

/** The lines with these keys, or all, as operations name them. */
function refsOf(keys?: readonly string[]): LineRef[] {
  const { lines } = groceryList();
  return lines.filter(({ key }) => keys === undefined || keys.includes(key)).map(refOf);
}
