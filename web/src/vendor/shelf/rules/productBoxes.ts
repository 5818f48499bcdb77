import { foldText } from '@larder/shared/basics/text';
import { GTIN_FAULTS, keptGtin, readGtin } from '@larder/shared/food/gtin';
import type { CatalogueIngredient } from '@larder/shared/food/ingredients.calls';
import { isNoFood } from '@larder/shared/kitchen/carts';
import type { KnownProduct } from '@larder/shared/stores/gtins.calls';
import { ProductDraft } from '@larder/shared/stores/products.calls';
import { Brand, MAX_GTINS, Sku } from '@larder/shared/stores/products.model';
import type { ShelfItem } from '@larder/shared/stores/storeParts.model';
import * as z from 'zod/mini';

import { PackBox } from '#parts/packBox.ts';
import { smallestPack } from '#parts/packNames.ts';
import { readBox } from '#platform/forms/numberBox.ts';
import { optionalBox, textBox } from '#platform/forms/textBox.ts';

/** Numbers of packs with commas between. */
const GtinsBox = readBox<string[]>((text) => {
  const numbers = text.split(/[,;]/).filter((one) => one.trim() !== '');
  for (const number of numbers) {
    const read = readGtin(number);
    if ('fault' in read) return { problem: `${number.trim()} ${GTIN_FAULTS[read.fault]}` };
  }
  if (numbers.length > MAX_GTINS) return { problem: `Enter at most ${MAX_GTINS} numbers` };
  return { value: [...new Set(numbers.flatMap((number) => keptGtin(number) ?? []))] };
});

/** The boxes of an own product. `food` is a name of the catalogue, and does not count when it is no food. */
export const productBoxes = {
  name: textBox(ProductDraft.shape.name, 'Name'),
  brand: optionalBox(Brand, 'Brand'),
  unit_quantity: PackBox,
  unit: textBox(ProductDraft.shape.unit, 'Unit'),
  food: z.string(),
  isNoFood: z.boolean(),
  gtins: GtinsBox,
  sku: optionalBox(Sku, 'SKU'),
};
const Boxes = z.object(productBoxes);
export type ProductText = z.input<typeof Boxes>;

export const EMPTY_PRODUCT: ProductText = {
  name: '',
  brand: '',
  unit_quantity: '',
  unit: '',
  food: '',
  isNoFood: false,
  gtins: '',
  sku: '',
};

/** The boxes of an own product that is on a shelf. */
export function textOfProduct(item: ShelfItem): ProductText {
  const { name, brand = '', unit_quantity, unit, food = '', sku = '', gtins = [] } = item;
  return {
    name,
    brand,
    unit_quantity: String(unit_quantity),
    unit,
    food,
    isNoFood: isNoFood(item),
    gtins: gtins.join(', '),
    sku,
  };
}

/** The boxes of a product of which a number is scanned, as far as it is known; the food as the catalogue calls it. */
export function textOfKnown(gtin: string, known: KnownProduct | null): Partial<ProductText> {
  if (!known) return { gtins: gtin };
  const { name, brand, unit_quantity, unit, food } = known;
  return {
    gtins: gtin,
    name,
    brand: brand ?? '',
    ...(unit_quantity !== null && { unit_quantity: String(unit_quantity) }),
    ...(unit !== null && { unit }),
    food: food?.name ?? '',
  };
}

type Food = Pick<CatalogueIngredient, 'ingredient_id' | 'name' | 'unit_quantity' | 'unit'>;

/** The foods of a catalogue by folded name, each as its smallest pack. */
export function foodsOf<One extends Food>(catalogue: readonly One[]): ReadonlyMap<string, One> {
  const byName = Map.groupBy(catalogue, ({ name }) => foldText(name));
  return new Map(
    [...byName].flatMap(([name, packs]) => {
      const pack = smallestPack(packs);
      return pack ? [[name, pack] as const] : [];
    }),
  );
}

export const NO_FOOD = 'Choose a food of the list, or “Not a food”';

/** What is to be saved; undefined while the food is none of the catalogue. */
export function draftOf(
  { isNoFood, food, brand, sku, ...boxes }: z.output<typeof Boxes>,
  foods: ReadonlyMap<string, Food>,
): ProductDraft | undefined {
  const food_id = isNoFood ? null : foods.get(foldText(food))?.ingredient_id;
  if (food_id === undefined) return undefined;
  const { name, unit_quantity, unit, gtins } = boxes;
  return {
    name,
    unit_quantity,
    unit,
    gtins,
    food_id,
    brand: brand === '' ? null : brand,
    sku: sku === '' ? null : sku,
  };
}
