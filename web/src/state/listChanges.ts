import type { Category } from '@larder/shared/domain/aisles';
import type { Amount } from '@larder/shared/domain/groceryAmounts';
import * as domain from '@larder/shared/domain/groceryList';

import { groceryList, updateList } from './groceryList.ts';

/** Adds recipes to the list. For one that is on it already only the servings are set. */
export function listRecipes(
  recipes: readonly { recipe: domain.ListRecipe; servings: number }[],
): void {
  add((now) =>
    recipes.reduce((grown, { recipe, servings }) => {
      const added = domain.addRecipe(grown, recipe, servings);
      return added === grown ? domain.setServings(grown, recipe.id, servings) : added;
    }, now),
  );
}

/** Removes a recipe's contributions from the list. Returns the function that restores them. */
export function unlistRecipe(recipeId: string): () => void {
  const brought = groceryList().lines.flatMap((line, index) => {
    const contributions = line.contributions.filter((one) => one.recipe_id === recipeId);
    return contributions.length > 0 ? [{ line: { ...line, contributions }, index }] : [];
  });
  updateList((now) => domain.removeRecipe(now, recipeId));
  return () => restore(brought);
}

export function setListServings(recipeId: string, servings: number): void {
  updateList((now) => domain.setServings(now, recipeId, servings));
}

/** Adds items that the shopper wrote. */
export function listByHand(...items: readonly domain.ListIngredient[]): void {
  add((now) => items.reduce(domain.addManual, now));
}

/** Sets the amount and the category of a line. */
export function editLine(
  key: string,
  { amount, category }: { amount: Amount | undefined; category: Category },
): void {
  updateList((now) => {
    const edited = amount ? domain.editAmount(now, key, amount) : now;
    const line = edited.lines.find((one) => one.key === key);
    return line && line.category !== category ? domain.setCategory(edited, key, category) : edited;
  });
}

/** Sets what one unit of a line weighs. Units: grams. */
export function weighUnit(key: string, weight: { unit: string; grams: number }): void {
  updateList((now) => domain.setUnitGrams(now, key, weight));
}

/** Selects or deselects the lines with these keys, or all of them. */
export function selectLines(selected: boolean, keys?: readonly string[]): void {
  updateList((now) => domain.setSelected(now, selected, keys));
}

/** Removes a line. Returns the function that restores it. */
export function removeLine(key: string): () => void {
  return removeLines([key]);
}

/** Removes lines. Returns the function that restores them at their old places. */
export function removeLines(keys: readonly string[]): () => void {
  const removed = groceryList().lines.flatMap((line, index) =>
    keys.includes(line.key) ? [{ line, index }] : [],
  );
  updateList((now) => keys.reduce((left, key) => domain.removeLine(left, key).list, now));
  return () => restore(removed);
}

/** Empties the list. Returns the function that restores its lines beside those added since. */
export function clearLines(): () => void {
  const removed = groceryList().lines.map((line, index) => ({ line, index }));
  updateList(domain.clearList);
  return () => restore(removed);
}

function add(change: (now: domain.GroceryList) => domain.GroceryList): void {
  updateList((now) => domain.dateNewLines(change(now), Date.now()));
}

function restore(removed: readonly domain.RemovedLine[]): void {
  updateList((now) => removed.reduce(domain.restoreLine, now));
}
