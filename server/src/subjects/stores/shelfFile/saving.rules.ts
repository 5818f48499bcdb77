import { isNearPack } from '@larder/shared/food/nearPack';
import type { PackSize } from '@larder/shared/food/packs.model';
import type { RowFault, ShelfPut } from '@larder/shared/stores/shelfFile.calls';

type NewProduct = Extract<ShelfPut['product'], { kind: 'new' }>;

/** A product of the vendor. */
type OwnProduct = PackSize & {
  readonly ingredient_id: string;
  readonly name: string;
  readonly brand: string | null;
  readonly sku: string | null;
  readonly food: { readonly ingredient_id: string } | null;
};

/** The vendor's products that rows may be. */
export type Own = {
  readonly byKey: ReadonlyMap<string, OwnProduct>;
  readonly byGtin: ReadonlyMap<string, OwnProduct>;
  readonly bySku: ReadonlyMap<string, OwnProduct>;
};

/** What makes two own products of a vendor one: name, brand and pack. */
export function ownKey({
  name,
  brand,
  unit_quantity,
  unit,
}: Omit<NewProduct, 'kind' | 'food_id' | 'category'>): string {
  return JSON.stringify([
    name.toLowerCase(),
    (brand ?? '').toLowerCase(),
    unit_quantity,
    unit.toLowerCase(),
  ]);
}

/** A row that is saved: a product that is there, or one to be made. */
export type Placed = {
  readonly row: ShelfPut;
  readonly ingredient_id: string | undefined;
  readonly product: NewProduct | undefined;
};
export type LeftOut = { readonly row: number } & RowFault;

/**
 * Which product each row is. A new one that is there already by name, brand and pack, or by number, is taken; another
 * product's GTIN is a fault, and its SKU moves to the new product, since the person was asked. Of several rows for one
 * product the first counts.
 *
 * Shape   `sellable` are the ids that the vendor can sell.
 */
export function placeRows(
  rows: readonly ShelfPut[],
  { own, sellable }: { own: Own; sellable: ReadonlySet<string> },
): { placed: Placed[]; left: LeftOut[] } {
  const placed: Placed[] = [];
  const left: LeftOut[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    const one = placeRow(row, { own, sellable });
    if ('reason' in one) {
      left.push({ row: row.row, ...one });
      continue;
    }
    const is = one.ingredient_id ?? (one.product ? ownKey(one.product) : '');
    if (seen.has(is)) left.push({ row: row.row, field: 'name', reason: 'twice' });
    else placed.push(one);
    seen.add(is);
  }
  return { placed, left };
}

function placeRow(
  row: ShelfPut,
  { own, sellable }: { own: Own; sellable: ReadonlySet<string> },
): Placed | RowFault {
  const { product, gtin, sku } = row;
  if (product.kind === 'known') {
    const { ingredient_id } = product;
    return sellable.has(ingredient_id)
      ? { row, ingredient_id, product: undefined }
      : { field: 'name', reason: 'gone' };
  }
  const numbered = gtin ? own.byGtin.get(gtin) : undefined;
  const ordered = sku ? own.bySku.get(sku) : undefined;
  const same = own.byKey.get(ownKey(product)) ?? numbered;
  if (numbered && !isSameGoods(numbered, product))
    return { field: 'gtin', reason: 'other_product' };
  const there = same ?? (ordered && isSameGoods(ordered, product) ? ordered : undefined);
  return there
    ? { row, ingredient_id: there.ingredient_id, product: undefined }
    : { row, ingredient_id: undefined, product };
}

function isSameGoods(known: OwnProduct, product: NewProduct): boolean {
  return (known.food === null) === (product.food_id === null) && isNearPack(known, product);
}

/** Of several rows with one GTIN or SKU only the first keeps it. */
export function withOwnNumbers<Row extends { readonly row: ShelfPut }>(
  placed: readonly Row[],
): Row[] {
  const taken = new Set<string>();
  return placed.map((one) => {
    const { gtin, sku } = one.row;
    const [number, order] = [`g${gtin}`, `s${sku}`];
    const row = {
      ...one.row,
      gtin: gtin && !taken.has(number) ? gtin : null,
      sku: sku && !taken.has(order) ? sku : null,
    };
    taken.add(number).add(order);
    return { ...one, row };
  });
}
