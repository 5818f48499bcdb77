import { packAmount } from '@larder/shared/stores/offers';
import type { ProductDraft } from '@larder/shared/stores/products.calls';

import type { IngredientRow } from '#subjects/food/ingredients.queries';
import { weightsOf } from '#subjects/food/weights.rules';

import type { ProductWrite } from './products.queries.ts';

/** What is kept of a draft; `food` is what its `food_id` finds in the catalogue. */
export function productWrite(
  draft: ProductDraft,
  { ingredient_id, food }: { ingredient_id: string; food: IngredientRow | undefined },
): ProductWrite {
  const { name, unit_quantity, unit, category, brand = null, sku = null, gtins = [] } = draft;
  return {
    ingredient_id,
    name,
    unit_quantity,
    unit,
    category: category ?? food?.category ?? 'Other',
    food_id: food?.ingredient_id ?? null,
    brand,
    sku,
    gtins,
    pack: food ? packAmount(draft, weightsOf(food)) : null,
  };
}
