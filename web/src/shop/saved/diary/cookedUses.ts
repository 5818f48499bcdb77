import type { UnitSystem } from '@larder/shared/food/units';
import { exactQuantities } from '@larder/shared/kitchen/groceryAmounts';
import { addRecipe, EMPTY_LIST } from '@larder/shared/kitchen/groceryList';
import type { KitchenState, PantryItem } from '@larder/shared/kitchen/kitchen.calls';
import type { CookedUse, ListRecipe } from '@larder/shared/kitchen/kitchenOps.model';
import { takesOf } from '@larder/shared/kitchen/kitchenPantry';
import { inUnit, pantryItemOf, quantityWords } from '@larder/shared/kitchen/pantry';

import { listed } from '#parts/sentences.ts';

/** Things named; more are counted. */
const MAX_NAMED = 4;

/**
 * What a dish uses, in the units in which the pantry counts it.
 *
 * Shape   without things to taste, and without amounts that do not convert to the pantry's unit.
 */
export function usesOf(
  recipe: ListRecipe,
  servings: number,
  { pantry, ownGrams }: Pick<KitchenState, 'pantry' | 'ownGrams'>,
): CookedUse[] {
  return addRecipe({ ...EMPTY_LIST, ownGrams }, recipe, servings).lines.flatMap((line) => {
    const { key, name } = line;
    const item = pantryItemOf(pantry, line);
    return exactQuantities(line).flatMap((quantity) => {
      const unit = item?.unit ?? quantity.unit;
      const amount = inUnit(quantity, unit, line) ?? 0;
      return amount > 0 ? [{ key: item?.key ?? key, name, amount, unit }] : [];
    });
  });
}

/** "200 g Flour and 300 g Rice": what of it the pantry has; "" for nothing. */
export function takesWords(
  pantry: readonly PantryItem[],
  uses: readonly CookedUse[],
  system: UnitSystem,
): string {
  const takes = takesOf(pantry, uses);
  const more = takes.length - MAX_NAMED;
  return listed([
    ...takes
      .slice(0, MAX_NAMED)
      .map(
        ({ item, amount }) => `${quantityWords({ amount, unit: item.unit }, system)} ${item.name}`,
      ),
    ...(more > 0 ? [`${more} more`] : []),
  ]);
}
