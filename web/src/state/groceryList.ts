import { UnitGrams } from '@larder/shared/contract/leaves';
import { CATEGORIES } from '@larder/shared/domain/aisles';
import type { GroceryList as List } from '@larder/shared/domain/groceryList';
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
  grams: z.optional(UnitGrams),
  selected: z.boolean(),
  listedAt: z.optional(z.number()),
  edited: z.optional(Amounts),
  contributions: z.readonly(
    z.array(
      z.object({
        recipe_id: z.string(),
        title: z.optional(z.string()),
        image: z.optional(z.string()),
        amount: z.number().check(z.minimum(0)),
        low: z.optional(z.number().check(z.minimum(0))),
        unit: z.string(),
        metric: z.optional(Amounts),
        recipeServings: z.number(),
        servings: z.number(),
        covered: z.optional(z.boolean()),
        note: z.optional(z.string()),
      }),
    ),
  ),
});
const GroceryList = z.object({
  lines: z.readonly(z.array(Line)),
  ownCategories: z.readonly(z.array(z.readonly(z.tuple([z.string(), z.enum(CATEGORIES)])))),
  ownGrams: z.optional(
    z.readonly(z.array(z.readonly(z.tuple([z.string(), z.string(), z.number()])))),
  ),
});

const list = stored<typeof GroceryList>({
  key: 'groceryList',
  schema: GroceryList,
  empty: { lines: [], ownCategories: [] },
});

/** The combined grocery list, kept in browser storage and shared by all tabs. */
export const useGroceryList = (): List => list.use();
export const groceryList = (): List => list.get();

/** Replaces the list by what `change` makes of it. */
export const updateList = (change: (now: List) => List): void => list.update(change);

/** The number of lines, for the badge of the link. */
export function useGroceryCount(): number {
  return list.use().lines.length;
}
