import { isNearPack } from '@larder/shared/food/nearPack';
import type { PackSize } from '@larder/shared/food/packs.model';
import { dimensionOf, isMeasured } from '@larder/shared/food/units';
import { decideWish, type OnShelf } from '@larder/shared/stores/inventory';
import type { SaleEdit } from '@larder/shared/stores/sales.model';
import type { FoodGuess, RowFault, RowIs, RowMatch } from '@larder/shared/stores/shelfFile.calls';
import type { ShelfGuess, ShelfReading } from '@larder/shared/stores/shelfRow';
import { readTillPack } from '@larder/shared/stores/tillPack';

import type { IngredientRow } from '#subjects/food/ingredients.queries';
import type { FoundProduct } from '#subjects/food/knownProducts.queries';
import type { ShelfDetails } from '#subjects/stores/shelf.service';

import { isSaid } from './fileDetails.rules.ts';
import { isOver, saleToSet } from './fileSales.rules.ts';
import { ownKey } from './saving.rules.ts';
import type { DecisionRow } from './shelfMemory.queries.ts';
import { subjectsOf } from './shelfMemory.rules.ts';
import type { ReadRow } from './shelfRows.rules.ts';

/** A product that a row can be. */
export type Candidate = PackSize & {
  readonly ingredient_id: string;
  readonly name: string;
  readonly brand: string | null;
  readonly food: { readonly ingredient_id: string } | null;
  readonly is_own: boolean;
};

/** What is known of the rows of a part. */
export type Known = {
  readonly byGtin: ReadonlyMap<string, Candidate>;
  readonly bySku: ReadonlyMap<string, Candidate>;
  /** By lower-case name: own products and generic ones. */
  readonly byName: ReadonlyMap<string, readonly Candidate[]>;
  readonly decisions: ReadonlyMap<string, DecisionRow>;
  /** By GTIN: what administrators or public data say. */
  readonly published: ReadonlyMap<string, FoundProduct>;
  readonly otherPacks: ReadonlyMap<string, readonly PackSize[]>;
  readonly foods: ReadonlyMap<string, IngredientRow>;
};

const OTHER_PRODUCT: RowFault = { field: 'sku', reason: 'other_product' };
const OTHER_PACK: RowFault = { field: 'gtin', reason: 'other_pack' };

/**
 * What a row is; `read` says what its text does, and is asked only where no GTIN tells. The order: GTIN, SKU, exact name, memory, shared products and public data, reader. What the last
 * three would make again is known.
 */
export function whatIs(
  row: ReadRow,
  { known, read }: { known: Known; read: () => ShelfReading },
): RowIs {
  const byGtin = row.gtin === null ? undefined : known.byGtin.get(row.gtin);
  const bySku = row.sku === null ? undefined : known.bySku.get(row.sku);
  if (byGtin) {
    if (row.faults.length > 0) return leftOut(row.faults, byGtin);
    return bySku && bySku.ingredient_id !== byGtin.ingredient_id
      ? leftOut([OTHER_PRODUCT], byGtin)
      : knownAs(byGtin, 'gtin');
  }
  const reading = read();
  const byName = bySku ? undefined : namedAs(row, { known, reading });
  if (row.faults.length > 0) return leftOut(row.faults, bySku ?? byName);
  if (bySku && isStill(bySku, { row, reading })) return knownAs(bySku, 'sku');
  if (byName) return knownAs(byName, 'name');
  const remembered = bySku ? undefined : rememberedOf(row, { known, reading });
  const published = bySku ? undefined : publishedAs(row, { known, reading });
  const is =
    remembered ??
    published ??
    readAs(row, { known, reading, why: bySku ? OTHER_PRODUCT : undefined });
  const made = madeBefore(row, is, known);
  return made ? knownAs(made, 'name') : is;
}

/** The own product of the name, maker and pack that a row would make: saving takes it, too. */
function madeBefore({ cells }: ReadRow, is: RowIs, { byName }: Known): Candidate | undefined {
  if (is.kind !== 'read' && is.kind !== 'nonfood') return undefined;
  const wanted = ownKey({ name: cells.name, brand: is.brand, ...is.pack });
  return byName
    .get(cells.name.toLowerCase())
    ?.find((product) => product.is_own && ownKey(product) === wanted);
}

/** `product` is the one that the row is of, if it is known. */
function leftOut(faults: readonly RowFault[], product?: { readonly ingredient_id: string }): RowIs {
  return {
    kind: 'left_out',
    faults: [...faults],
    ...(product && { ingredient_id: product.ingredient_id }),
  };
}

function knownAs(product: Candidate, by: 'gtin' | 'sku' | 'name'): RowIs {
  const { ingredient_id, name, brand, unit_quantity, unit, is_own } = product;
  return { kind: 'known', by, ingredient_id, name, brand, unit_quantity, unit, is_own };
}

/** Whether a SKU is still that of its product: it has another name, but is read as the same food in the same pack. */
function isStill(
  product: Candidate,
  { row, reading }: { row: ReadRow; reading: ShelfReading },
): boolean {
  if (product.name.toLowerCase() === row.cells.name.toLowerCase()) return true;
  const isOtherPack = reading.pack !== null && !isNearPack(reading.pack, product);
  const food = reading.kind === 'read' ? reading.foods[0]?.ingredient_id : undefined;
  const isOtherFood =
    food !== undefined && product.food !== null && food !== product.food.ingredient_id;
  const isNoFood = reading.kind === 'nonfood' && product.food !== null;
  return !isOtherPack && !isOtherFood && !isNoFood;
}

/** The one product of that name, in the pack and of the brand that the row says. */
function namedAs(
  { cells, gtin, sku }: ReadRow,
  { known, reading }: { known: Known; reading: ShelfReading },
): Candidate | undefined {
  const isPack = (product: PackSize) => isPackSaid(product, { cells, reading });
  const fitting = (known.byName.get(cells.name.toLowerCase()) ?? []).filter((product) => {
    // A generic product has no maker and none of the shop's own numbers.
    if (!product.is_own) return isPack(product) && !cells.brand && gtin === null && sku === null;
    const isBrand = !cells.brand || cells.brand.toLowerCase() === product.brand?.toLowerCase();
    return isBrand && (isPack(product) || (reading.pack === null && !cells.pack));
  });
  const own = fitting.filter(({ is_own }) => is_own);
  const [only, another] = own.length > 0 ? own : fitting;
  return another ? undefined : only;
}

/**
 * Whether a row says this pack. The reader knows none of what it cannot name, and only units of measure; our own files say
 * "1 bunch".
 */
function isPackSaid(
  product: PackSize,
  { cells, reading }: { cells: ReadRow['cells']; reading: ShelfReading },
): boolean {
  const { unit_quantity, unit } = product;
  if (cells.pack?.toLowerCase() === `${unit_quantity} ${unit.toLowerCase()}`) return true;
  const said = reading.pack ?? (reading.foods.length === 0 ? packOfCell(cells, unit) : undefined);
  return said !== undefined && isNearPack(said, product);
}

function rememberedOf(
  { cells, gtin }: ReadRow,
  { known, reading }: { known: Known; reading: ShelfReading },
): RowIs | undefined {
  const [decision] = subjectsOf({ name: cells.name, gtin }).flatMap(
    (subject) => known.decisions.get(subject) ?? [],
  );
  const { brand } = reading;
  switch (decision?.kind) {
    case undefined:
      return undefined;
    case 'out':
      return leftOut([{ field: 'name', reason: 'decided' }]);
    case 'nonfood':
      return { kind: 'nonfood', by: 'memory', brand, pack: reading.pack ?? ONE_PIECE };
    case 'food': {
      const { food_id, unit_quantity, unit } = decision;
      const [food] =
        food_id === null ? [] : guessesOf([{ ingredient_id: food_id, confidence: 1 }], known);
      if (!food || unit_quantity === null || unit === null) return undefined;
      const pack = packOfCell(cells, unit) ?? { unit_quantity, unit };
      return { kind: 'read', by: 'memory', food, brand, pack };
    }
  }
}

/**
 * What the cell of the pack says of what is decided to come in `unit`: rows of one name may differ by it. One that says
 * pieces of what is weighed or poured, as "1 ea", says nothing.
 */
function packOfCell({ pack: cell }: ReadRow['cells'], unit: string): PackSize | undefined {
  if (cell === undefined) return undefined;
  const isPoured = dimensionOf(unit) === 'volume';
  const pack = readTillPack(cell).pack(isPoured ? POURED : WEIGHED) ?? undefined;
  return pack && isMeasured(unit) && !isMeasured(pack.unit) ? undefined : pack;
}

/** What an administrator or public data say of the number, in a pack that the row does not say otherwise. */
function publishedAs(
  { cells, gtin }: ReadRow,
  { known, reading }: { known: Known; reading: ShelfReading },
): RowIs | undefined {
  const said = gtin === null ? undefined : known.published.get(gtin);
  if (!said || (said.food_id === null && !said.is_no_food)) return undefined;
  const { food_id, unit_quantity, unit } = said;
  const [food] =
    food_id === null ? [] : guessesOf([{ ingredient_id: food_id, confidence: 1 }], known);
  const isPoured = dimensionOf(unit ?? known.foods.get(food_id ?? '')?.unit ?? '') === 'volume';
  // The reader says no pack of a text whose food it does not know.
  const written = [cells.name, cells.pack ?? ''].map((text) =>
    readTillPack(text).pack(isPoured ? POURED : WEIGHED),
  );
  const isSaid = unit_quantity !== null && unit !== null;
  const packs = [isSaid ? { unit_quantity, unit } : undefined, ...written].filter(
    (pack) => pack !== undefined,
  );
  const [pack] = packs;
  const isOne = packs.every((one) => one && pack && isNearPack(one, pack));
  if (!pack || !isOne) return undefined;
  const brand = reading.brand ?? said.brand;
  if (said.is_no_food) return { kind: 'nonfood', by: 'reader', brand, pack };
  return food && { kind: 'read', by: 'reader', food, brand, pack };
}

const POURED = { ounces: 'fluid', several: 'drink' } as const;
const WEIGHED = { ounces: 'weight', several: 'other' } as const;

const ONE_PIECE = { unit_quantity: 1, unit: 'piece' };

function readAs(
  row: ReadRow,
  { known, reading, why }: { known: Known; reading: ShelfReading; why: RowFault | undefined },
): RowIs {
  const { kind, brand, pack, words } = reading;
  const others = (row.gtin === null ? undefined : known.otherPacks.get(row.gtin)) ?? [];
  const isOther =
    pack !== null && others.length > 0 && !others.some((one) => isNearPack(one, pack));
  const asked = why ?? (isOther ? OTHER_PACK : undefined);
  const foods = guessesOf(reading.foods, known);
  const [food] = foods;
  if (asked === undefined && kind === 'nonfood')
    return { kind: 'nonfood', by: 'reader', brand, pack: pack ?? ONE_PIECE };
  if (asked === undefined && kind === 'read' && food && pack)
    return { kind: 'read', by: 'reader', food, brand, pack };
  return { kind: 'queue', foods, brand, pack, words, why: asked ?? null };
}

function guessesOf(guesses: readonly ShelfGuess[], { foods }: Known): FoodGuess[] {
  return guesses.flatMap(({ ingredient_id, confidence }) => {
    const food = foods.get(ingredient_id);
    return food
      ? [
          {
            ingredient_id: food.ingredient_id,
            name: food.name,
            category: food.category,
            confidence,
          },
        ]
      : [];
  });
}

type Standing = OnShelf & ShelfDetails & { readonly sale: SaleEdit | null };

/** What saving a row would change; `onShelf` is what stands there of a known product. */
export function matchOf(
  row: ReadRow,
  { is, onShelf, at }: { is: RowIs; onShelf: Standing | undefined; at: Date },
): RowMatch {
  const { cells, price, quantity, sale, details, gtin, sku } = row;
  const isNew = onShelf === undefined;
  const what =
    isNew && price === null && is.kind !== 'left_out'
      ? leftOut([{ field: 'price', reason: 'missing' }])
      : is;
  return {
    row: cells.row,
    is: what,
    price,
    quantity,
    ...(sale !== undefined && { sale }),
    ...details,
    gtin,
    sku,
    change: changeOf({ is: what, row, onShelf, at }),
    before: onShelf ? beforeOf(onShelf, at) : null,
  };
}

function beforeOf(
  { price, quantity, sale, cost, tax_class, by_weight }: Standing,
  at: Date,
): RowMatch['before'] {
  return {
    price,
    quantity,
    ...(sale && sale.price < price && !isOver(sale, at) && { sale }),
    ...(cost !== null && { cost }),
    ...(tax_class !== null && { tax_class }),
    ...(by_weight && { by_weight }),
  };
}

function changeOf({
  is,
  row: { price, quantity, sale, details },
  onShelf,
  at,
}: {
  is: RowIs;
  row: ReadRow;
  onShelf: Standing | undefined;
  at: Date;
}): RowMatch['change'] {
  if (is.kind === 'left_out') return 'unchanged';
  if (!onShelf) return 'new';
  const decision = decideWish(
    { price: price ?? undefined, quantity: quantity ?? undefined },
    onShelf,
  );
  if (!('fate' in decision) || !decision.after) return 'unchanged';
  if (decision.fate === 'price' || decision.fate === 'price_and_stock')
    return (price ?? 0) > onShelf.price ? 'price_up' : 'price_down';
  if (decision.fate === 'stock') return 'stock';
  const set = saleToSet(sale, { there: onShelf.sale, price: decision.after.price, at });
  if (set !== undefined && set !== onShelf.sale) return 'sale';
  return isSaid(details, onShelf) ? 'unchanged' : 'details';
}

/** Rows that are the same product as one before them stay out: known, or of one name, maker and pack. */
export function withoutRepeats<Row extends { row: ReadRow; is: RowIs }>(
  rows: readonly Row[],
): Row[] {
  const seen = new Set<string>();
  return rows.map((one) => {
    const key = productKey(one);
    if (key === undefined) return one;
    if (seen.has(key)) {
      const product = one.is.kind === 'known' ? one.is : undefined;
      return { ...one, is: leftOut([{ field: 'name', reason: 'twice' }], product) };
    }
    seen.add(key);
    return one;
  });
}

function productKey({ row, is }: { row: ReadRow; is: RowIs }): string | undefined {
  if (is.kind === 'known') return is.ingredient_id;
  if (is.kind !== 'read' && is.kind !== 'nonfood') return undefined;
  return ownKey({ name: row.cells.name, brand: is.brand, ...is.pack });
}
