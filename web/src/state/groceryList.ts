import { CATEGORIES, type Category } from '@larder/shared/domain/aisles';
import type { Amount } from '@larder/shared/domain/groceryAmounts';
import * as domain from '@larder/shared/domain/groceryList';
import * as z from 'zod/mini';

import { stored } from '#lib/stored';

const Amounts = z.object({ amount: z.number(), unit: z.string() });
const Line = z.object({
  key: z.string(),
  name: z.string(),
  ingredient_id: z.optional(z.string()),
  image: z.optional(z.string()),
  category: z.enum(CATEGORIES),
  density: z.optional(z.number()),
  selected: z.boolean(),
  edited: z.optional(Amounts),
  contributions: z.readonly(
    z.array(
      z.object({
        recipe_id: z.string(),
        title: z.optional(z.string()),
        amount: z.number().check(z.minimum(0)),
        unit: z.string(),
        recipeServings: z.number(),
        servings: z.number(),
        covered: z.optional(z.boolean()),
      }),
    ),
  ),
});
const GroceryList = z.object({
  lines: z.readonly(z.array(Line)),
  ownCategories: z.readonly(z.array(z.readonly(z.tuple([z.string(), z.enum(CATEGORIES)])))),
});

const list = stored<typeof GroceryList>({
  key: 'groceryList',
  schema: GroceryList,
  empty: { lines: [], ownCategories: [] },
});

/** The combined grocery list, kept in browser storage and shared by all tabs. */
export const useGroceryList = (): domain.GroceryList => list.use();
export const groceryList = (): domain.GroceryList => list.get();

/** How many lines the list has, for the badge beside its link. */
export function useGroceryCount(): number {
  return list.use().lines.length;
}

/** Puts recipes on the list; one that is there already only gets its servings set. */
export function listRecipes(
  recipes: readonly { recipe: domain.ListRecipe; servings: number }[],
): void {
  list.update((now) =>
    recipes.reduce((grown, { recipe, servings }) => {
      const added = domain.addRecipe(grown, recipe, servings);
      return added === grown ? domain.setServings(grown, recipe.id, servings) : added;
    }, now),
  );
}

/** Takes what a recipe brought off the list and returns what puts it back. */
export function unlistRecipe(recipeId: string): () => void {
  const brought = list.get().lines.flatMap((line, index) => {
    const contributions = line.contributions.filter((one) => one.recipe_id === recipeId);
    return contributions.length > 0 ? [{ line: { ...line, contributions }, index }] : [];
  });
  list.update((now) => domain.removeRecipe(now, recipeId));
  return () => restore(brought);
}

export function setListServings(recipeId: string, servings: number): void {
  list.update((now) => domain.setServings(now, recipeId, servings));
}

export function listByHand(ingredient: domain.ListIngredient): void {
  list.update((now) => domain.addManual(now, ingredient));
}

/** Sets the amount and the category of a line together, as its form does. */
export function editLine(
  key: string,
  { amount, category }: { amount: Amount | undefined; category: Category },
): void {
  list.update((now) => {
    const edited = amount ? domain.editAmount(now, key, amount) : now;
    const line = edited.lines.find((one) => one.key === key);
    return line && line.category !== category ? domain.setCategory(edited, key, category) : edited;
  });
}

/** Selects or deselects the lines with these keys, or all of them. */
export function selectLines(selected: boolean, keys?: readonly string[]): void {
  list.update((now) => domain.setSelected(now, selected, keys));
}

/** Takes a line off the list and returns what puts it back. */
export function removeLine(key: string): () => void {
  return removeLines([key]);
}

/** Takes lines off the list and returns what puts them back where they stood. */
export function removeLines(keys: readonly string[]): () => void {
  const removed = list
    .get()
    .lines.flatMap((line, index) => (keys.includes(line.key) ? [{ line, index }] : []));
  list.update((now) => keys.reduce((left, key) => domain.removeLine(left, key).list, now));
  return () => restore(removed);
}

/** Empties the list and returns what puts its lines back, beside what was added meanwhile. */
export function clearLines(): () => void {
  const removed = list.get().lines.map((line, index) => ({ line, index }));
  list.update(domain.clearList);
  return () => restore(removed);
}

function restore(removed: readonly domain.RemovedLine[]): void {
  list.update((now) => removed.reduce(domain.restoreLine, now));
}
