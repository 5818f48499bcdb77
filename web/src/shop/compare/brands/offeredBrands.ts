import { compareText, foldText } from '@larder/shared/basics/text';
import { choiceOf, NO_BRANDS } from '@larder/shared/kitchen/brands';
import type { BrandChoice } from '@larder/shared/kitchen/brands.model';
import { foodName } from '@larder/shared/kitchen/carts';

import type { Offer } from '#shop/compare/offers.ts';
import type { Food } from '#shop/compare/rules/planInput.ts';

/** A food that a store sells by brand. Shape: `brands` are the store's and those of a choice, each once, by name. */
export type BrandedFood = {
  readonly name: string;
  readonly ingredient_id: string;
  readonly brands: readonly string[];
};

/** The brand of a pack, with what is chosen of it. */
export type PackBrand = {
  readonly food: BrandedFood;
  readonly brand: string | undefined;
  readonly choice: BrandChoice['choice'] | undefined;
};

/** The brands of a store's packs of the foods, by the id of the pack. Foods that have no brand there are left out. */
export function brandsAt({ store }: Offer, foods: readonly Food[]): ReadonlyMap<string, PackBrand> {
  const byName = new Map(foods.map((food) => [food.name, food]));
  return new Map(
    store.items.flatMap((item) => {
      const packs = item.packs ?? [item];
      const known = byName.get(item.wanted);
      const { brands: choices = NO_BRANDS } = known ?? {};
      const sold = packs.flatMap(({ brand }) => brand ?? []);
      if (!known || sold.length === 0) return [];
      const all = [...choices.map(({ brand }) => brand), ...sold];
      const once = new Map(all.map((brand) => [foldText(brand), brand]));
      const food: BrandedFood = {
        name: foodName(item),
        ingredient_id: known.key,
        brands: [...once.values()].toSorted(compareText),
      };
      return packs.map(({ ingredient_id, brand }) => {
        const choice = choiceOf(choices, brand);
        return [ingredient_id, { food, brand, choice }] as const;
      });
    }),
  );
}
