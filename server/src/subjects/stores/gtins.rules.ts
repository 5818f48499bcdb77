import type { KnownProduct, SoldProduct } from '@larder/shared/stores/gtins.calls';

import { foodKey } from '#subjects/food/foodKey.rules';
import type { IngredientRow } from '#subjects/food/ingredients.queries';
import type { KnownProduct as PublishedProduct } from '#subjects/food/knownProducts.queries';

import type { ProductRow } from './products.queries.ts';

/** What a number finds: a product with that number, and what public data say of it. */
export type Found = {
  readonly product: (ProductRow & { own: boolean }) | undefined;
  readonly published: PublishedProduct | undefined;
};

/** Foods by any id of them, and the packs of each. */
type Foods = {
  readonly foodById: ReadonlyMap<string, IngredientRow>;
  readonly packsOf: ReadonlyMap<string, readonly IngredientRow[]>;
};

/** What everybody may know: never of an own product. A generic product is surer of food and pack, public data of the name. */
export function knownOf({ product, published }: Found, { foodById }: Foods): KnownProduct | null {
  const generic = product?.own === false ? product : undefined;
  if (!generic && !published) return null;
  const food = generic ?? foodById.get(published?.food_id ?? '');
  const pack = generic ?? published;
  return {
    name: published?.name ?? generic?.name ?? '',
    brand: published?.brand ?? null,
    unit_quantity: pack?.unit_quantity ?? null,
    unit: pack?.unit ?? null,
    food: food ? { ingredient_id: food.ingredient_id, name: food.name } : null,
  };
}

/**
 * What a vendor sells under the number. Where no product has it, it is the generic one of the food and pack that public
 * data say, since most generic products have no numbers of their own.
 */
export function soldOf({ product, published }: Found, foods: Foods): SoldProduct | null {
  const sold = product ?? genericOf(published, foods);
  if (!sold) return null;
  const { ingredient_id, name, unit_quantity, unit } = sold;
  return { ingredient_id, name, unit_quantity, unit, brand: product?.brand ?? null };
}

function genericOf(
  published: PublishedProduct | undefined,
  { foodById, packsOf }: Foods,
): IngredientRow | undefined {
  const food = foodById.get(published?.food_id ?? '');
  if (!published || !food) return undefined;
  return packsOf
    .get(foodKey(food))
    ?.find(
      ({ unit_quantity, unit }) =>
        unit_quantity === published.unit_quantity && unit === published.unit,
    );
}
