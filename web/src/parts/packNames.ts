import type { Pack, PackSize } from '@larder/shared/food/packs.model';
import { exactBaseQuantity } from '@larder/shared/food/units';
import { packSize } from '@larder/shared/kitchen/shownAmounts';

/**
 * Unique names for lists with several packs of a food, since button labels must differ: the smallest pack has
 * the food's name, larger ones add their size, as in "Garlic, 454 g".
 */
export function packNames(
  goods: readonly Pack[],
  sizeOf: (pack: Pack) => string = packSize,
): ReadonlyMap<string, string> {
  return new Map(
    [...Map.groupBy(goods, ({ name }) => name.toLowerCase()).values()].flatMap((packs) => {
      const smallest = smallestPack(packs);
      return packs.map((pack): [string, string] => [
        pack.ingredient_id,
        pack === smallest ? pack.name : `${pack.name}, ${sizeOf(pack)}`,
      ]);
    }),
  );
}

/** The smallest pack, the first of equal ones; undefined without any. Volume and mass are compared as numbers. */
export function smallestPack<One extends Pack>(packs: readonly One[]): One | undefined {
  return packs.toSorted((a, b) => amountOf(a) - amountOf(b))[0];
}

function amountOf({ unit_quantity, unit }: PackSize): number {
  return exactBaseQuantity(unit_quantity, unit).amount;
}
