import type { Substitute } from '@larder/shared/food/ingredients.calls';
import { rolesIn, substitutesFor } from '@larder/shared/food/substitutes';
import { useQuery } from '@tanstack/react-query';

import { ingredientQueries } from './ingredients.ts';

type DishFood = { readonly name: string; readonly ingredient_id?: string | null | undefined };

/** What stands for a food of a dish, the best first; nothing until it is known. */
export function useInsteadOf(
  foods: readonly DishFood[],
): (food: DishFood) => readonly Substitute[] {
  const ids = foods.flatMap(({ ingredient_id }) => ingredient_id ?? []);
  const { data } = useQuery(ingredientQueries.substitutes(ids));
  const roles = rolesIn(foods.map(({ name }) => name));
  return ({ ingredient_id }) => substitutesFor(data?.get(ingredient_id ?? '') ?? [], { roles });
}
