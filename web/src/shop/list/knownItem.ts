import type { KnownIngredient } from '@larder/shared/food/ingredients.calls';
import type { KnownItem } from '@larder/shared/kitchen/kitchenOps.model';

/** What the list keeps of an ingredient of the catalogue. */
export function knownItem(known: KnownIngredient): KnownItem {
  const { ingredient_id, category, image, density_g_per_ml: density, grams_of: grams } = known;
  return { ingredient_id, category, image, density, grams };
}
