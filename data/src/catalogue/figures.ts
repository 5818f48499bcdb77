import type { Figures } from '@larder/shared/food/nutrients';

import type { IngredientFacts } from './facts.ts';

/** The nutrients in 100 g of a food, of what is eaten of it. */
export function figuresOf(fact: IngredientFacts): Figures {
  return {
    kcal: fact.kcal_per_100,
    fat: fact.fat_g,
    saturated: fact.saturated_g,
    carbs: fact.carb_g,
    protein: fact.protein_g,
    fibre: fact.fiber_g,
    sugar: fact.sugar_g,
    sodium: fact.sodium_mg,
  };
}
