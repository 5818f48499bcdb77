import type { BaseQuantity, BaseUnit } from '@larder/shared/food/units';
import type { Need } from '@larder/shared/stores/compare.calls';
import { amountOfNeeds, packAmount, packsForNeeds } from '@larder/shared/stores/offers';

import type { Catalogue } from '#subjects/food/catalogueIndex.service';
import { foodKey } from '#subjects/food/foodKey.rules';
import type { IngredientRow } from '#subjects/food/ingredients.queries';
import { weightsOf } from '#subjects/food/weights.rules';

import type { OwnOffer } from './compare.queries.ts';

/** `ingredient` is the food's usual pack: one for all needs of the food. */
export type Recognised = { need: Need; ingredient: IngredientRow | undefined };

/** `packs` of this size cover the need; `amount` is one pack's in the need's unit, null when unknown. */
export type PackSize = {
  ingredient: IngredientRow;
  packs: number;
  isAssumed: boolean;
  amount: number | null;
};

/**
 * A food with all its needs. `sizes` begins with the usual pack; `ids` are all by which vendors' own products name the
 * food. Units: `needed` in gm and ml, null where nothing converts.
 */
export type Basket = {
  ingredient: IngredientRow;
  needs: readonly Need[];
  sizes: readonly PackSize[];
  ids: readonly string[];
  unit: BaseUnit;
  needed: Readonly<Record<BaseUnit, number | null>>;
};

/** The food of each need: by id, else by name. The first need of a food says which pack is its usual one. */
export async function recognise(
  needs: readonly Need[],
  { byId, match }: Catalogue,
): Promise<Recognised[]> {
  const named = needs.map((need) => ({ need, ingredient: byId.get(need.ingredient_id ?? '') }));
  const unnamed = named.filter(({ ingredient }) => !ingredient);
  const meant = await match(unnamed.map(({ need }) => need.name));
  const usual = new Map<string, IngredientRow>();
  return named.map(({ need, ingredient }) => {
    const found = ingredient ?? byId.get(meant.get(need.name) ?? '');
    if (!found) return { need, ingredient: undefined };
    const first = usual.get(foodKey(found)) ?? found;
    usual.set(foodKey(found), first);
    return { need, ingredient: first };
  });
}

/** One entry per food. */
export function basketsOf(
  wanted: readonly Recognised[],
  { packsOf, idsOf }: Pick<Catalogue, 'packsOf' | 'idsOf'>,
): Basket[] {
  const known = wanted.flatMap(({ need, ingredient }) =>
    ingredient ? [{ need, ingredient }] : [],
  );
  return [...Map.groupBy(known, ({ ingredient }) => ingredient).entries()].map(
    ([ingredient, group]) => {
      const needs = group.map(({ need }) => need);
      const others = (packsOf.get(foodKey(ingredient)) ?? []).filter((one) => one !== ingredient);
      const needed = neededOf(ingredient, needs);
      const { unit } = needed;
      return {
        ingredient,
        needs,
        sizes: [ingredient, ...others].map((size) => sizeOf(size, { needs, unit })),
        ids: idsOf.get(foodKey(ingredient)) ?? [],
        unit,
        needed: inBothUnits(ingredient, needed),
      };
    },
  );
}

function inBothUnits(ingredient: IngredientRow, { amount, unit }: BaseQuantity): Basket['needed'] {
  const into = unit === 'gm' ? 'ml' : 'gm';
  const other = packAmount({ unit_quantity: amount, unit }, weightsOf(ingredient), into);
  const converted = other.unit === into ? other.amount : null;
  return unit === 'gm' ? { gm: amount, ml: converted } : { gm: converted, ml: amount };
}

/** An own product as a pack of a food: it weighs as the food does. */
export function ownSize(
  basket: Pick<Basket, 'ingredient' | 'needs' | 'unit'>,
  { ingredient_id, name, unit_quantity, unit, category, image }: Omit<OwnOffer, 'of'>,
): PackSize {
  const product = { ingredient_id, name, unit_quantity, unit, category, image };
  return sizeOf({ ...basket.ingredient, ...product }, basket);
}

function sizeOf(
  ingredient: IngredientRow,
  { needs, unit }: Pick<Basket, 'needs' | 'unit'>,
): PackSize {
  const weights = weightsOf(ingredient);
  const one = packAmount(ingredient, weights, unit);
  return {
    ingredient,
    ...packsForNeeds(ingredient, needs.flatMap(amountsOf), weights),
    amount: one.unit === unit ? one.amount : null,
  };
}

/** The total amount of these needs of an ingredient, in gm or ml. */
export function neededOf(
  ingredient: IngredientRow,
  needs: readonly Need[],
): { amount: number; unit: BaseUnit } {
  const weights = weightsOf(ingredient);
  const { amount, unit } = amountOfNeeds(needs.flatMap(amountsOf), {
    known: { ...weights, pack: ingredient },
    into: packAmount(ingredient, weights).unit,
  });
  return { amount, unit };
}

/** The amounts as they were written, when the need has them: the catalogue may know more. */
function amountsOf({ unit_quantity, unit, written }: Need) {
  return written ?? [{ unit_quantity, unit }];
}
