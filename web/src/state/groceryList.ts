import { UnitGrams } from '@larder/shared/contract/leaves';
import { CATEGORIES } from '@larder/shared/domain/categories';
import type { KitchenLine } from '@larder/shared/domain/kitchenState';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

import { goodOnes, mendMember } from '#lib/mend';
import { stored } from '#lib/stored';

const Amounts = z.object({ amount: z.number(), unit: z.string() });
const Stamp = z.object({ seq: z.number(), device: z.string(), by: z.string(), at: z.number() });
/** Additional members of a line of a household's list, as in `KitchenLine`. */
const Shared = {
  generation: z.optional(z.number()),
  place: z.optional(z.number()),
  added: z.optional(Stamp),
  changed: z.optional(Stamp),
  got: z.optional(z.extend(Stamp, { amounts: z.readonly(z.array(Amounts)) })),
  buyAll: z.optional(z.boolean()),
};
const Line = z.object({
  ...Shared,
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
        fixed: z.optional(z.boolean()),
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

export type SharedList = z.output<typeof GroceryList>;
export type SharedLine = SharedList['lines'][number];
/** A line that somebody has got. */
export type GotLine = SharedLine & { readonly got: NonNullable<SharedLine['got']> };

const list = stored<typeof GroceryList>({
  key: 'groceryList',
  schema: GroceryList,
  empty: { lines: [], ownCategories: [] },
  mend: mendMember('lines', goodOnes(Line)),
  isLate: true,
});

/** The combined grocery list, kept in browser storage and shared by all tabs. */
export const useGroceryList = (): SharedList => list.use();
/** After the paint: for what is not the answer to a press. */
export const useListAfterPaint = (): SharedList => list.useAfterPaint();
export const groceryList = (): SharedList => list.get();
/** What a guest listed here before the sign-in, once. */
export const takeGuestList = list.takeGuests;

/** Renders only when the list becomes empty or stops being empty. */
export function useIsListEmpty(): boolean {
  return useSyncExternalStore(
    list.subscribe,
    () => list.get().lines.length === 0,
    () => true,
  );
}

/** Whether a recipe's ingredients are on the list, after the paint. `recipe_id` as contributions have it. */
export function useIsOnList(recipe_id: string): boolean {
  return recipesOn(list.useAfterPaint()).has(recipe_id);
}

let onList: { of: SharedList; recipes: ReadonlySet<string> } | undefined;

/** The recipes of a list; many cards ask for the same one. */
function recipesOn(of: SharedList): ReadonlySet<string> {
  if (onList?.of === of) return onList.recipes;
  const recipes = new Set(
    of.lines.flatMap(({ contributions }) => contributions.map(({ recipe_id }) => recipe_id)),
  );
  onList = { of, recipes };
  return recipes;
}

/** Replaces the list by what `change` makes of it. */
export const updateList = (change: (now: SharedList) => SharedList): void => list.update(change);

/** Whether a line came through the account; one that was added a moment ago may not have yet. */
export function isKitchenLine(line: SharedLine): line is SharedLine & KitchenLine {
  const { generation, place, added, changed } = line;
  return [generation, place, added, changed].every((one) => one !== undefined);
}

export function isGot(line: SharedLine): line is GotLine {
  return line.got !== undefined;
}
