import { packSize } from './shownAmounts.ts';
import { exactBaseQuantity } from './units.ts';

type Good = {
  readonly ingredient_id: string;
  readonly name: string;
  readonly unit_quantity: number;
  readonly unit: string;
};

/**
 * Unique names for lists with several packs of a food, since button labels must differ: the smallest pack has
 * the food's name, larger ones add their size, as in "Garlic, 454 g".
 */
export function packNames(
  goods: readonly Good[],
  sizeOf: (pack: Good) => string = packSize,
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
export function smallestPack<Pack extends Good>(packs: readonly Pack[]): Pack | undefined {
  return packs.toSorted((a, b) => amountOf(a) - amountOf(b))[0];
}

function amountOf({ unit_quantity, unit }: Good): number {
  return exactBaseQuantity(unit_quantity, unit).amount;
}
