import type { NewWeekEntry } from '@larder/shared/kitchen/kitchenOps.model';
import { useMemo } from 'react';

import { newId } from '#platform/page/newId.ts';
import { useGroceryList } from '#shop/kitchen/state/groceryList.ts';
import type { Slot } from '#shop/week/rules/newMeal.ts';

/** A recipe on the list that no meal of the plan is for. */
export type ListedDish = {
  readonly recipe_id: string;
  readonly title: string;
  readonly image: string | undefined;
  /** A meal that takes over what the list has for it. */
  readonly asMeal: (slot: Slot, people: number) => NewWeekEntry;
};

/** The recipes on the list without a meal. */
export function useListedDishes(): readonly ListedDish[] {
  const { lines } = useGroceryList();
  return useMemo(() => {
    const dishes = new Map<string, ListedDish>();
    for (const { contributions } of lines)
      for (const { recipe_id, title, image, servings, entry_id } of contributions) {
        if (title === undefined || entry_id !== undefined) continue;
        const asMeal = ({ day, meal }: Slot, people: number): NewWeekEntry => ({
          entry_id: newId(),
          kind: 'recipe',
          ...(day !== undefined && { day }),
          meal,
          title,
          recipe_id,
          ...(image !== undefined && { image }),
          servings,
          eaters: people,
          takes: true,
        });
        dishes.set(recipe_id, { recipe_id, title, image, asMeal });
      }
    return [...dishes.values()];
  }, [lines]);
}
