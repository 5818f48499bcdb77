import { packAmount } from '@larder/shared/stores/offers';
import type { Product, ProductDraft } from '@larder/shared/stores/products.calls';

import { foodKey } from '#subjects/food/foodKey.rules';
import type { IngredientRow } from '#subjects/food/ingredients.queries';
import { weightsOf } from '#subjects/food/weights.rules';

import type { ProductWrite } from './products.queries.ts';

type Before = Pick<Product, 'category' | 'food'>;

/** What is kept of a draft; `food` is what its `food_id` finds in the catalogue, `was` the product that it changes. */
export function productWrite(
  draft: ProductDraft,
  {
    ingredient_id,
    food,
    was,
  }: { ingredient_id: string; food: IngredientRow | undefined; was?: Before },
): ProductWrite {
  const { name, unit_quantity, unit, brand = null, sku = null, gtins = [] } = draft;
  const kept = was && isFood(food, was) ? was.category : undefined;
  return {
    ingredient_id,
    name,
    unit_quantity,
    unit,
    category: draft.category ?? kept ?? food?.category ?? 'Other',
    food_id: food?.ingredient_id ?? null,
    brand,
    sku,
    gtins,
    pack: food ? packAmount(draft, weightsOf(food)) : null,
  };
}

/** Whether a product was of this food before, in any pack of it; undefined: of none. */
function isFood(food: IngredientRow | undefined, was: Before): boolean {
  return food && was.food ? foodKey(food) === foodKey(was.food) : !food && !was.food;
}
