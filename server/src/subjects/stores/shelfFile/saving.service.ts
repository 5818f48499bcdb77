import { isWeighable } from '@larder/shared/orders/weighing';
import { decideWish, type OnShelf } from '@larder/shared/stores/inventory';
import { MAX_GTINS, MAX_PRODUCTS } from '@larder/shared/stores/products.model';
import type { ShelfPut } from '@larder/shared/stores/shelfFile.calls';

import { AppError } from '#errors';
import type { Tx } from '#platform/db/db';
import { lockVendor } from '#platform/identity/lockVendor.queries';
import { newId } from '#platform/lib/ids';
import type { Catalogue } from '#subjects/food/catalogueIndex.service';
import type { BookWrite } from '#subjects/stores/books.queries';
import {
  countProducts,
  findByGtins,
  findByNames,
  findBySkus,
  insertProducts,
} from '#subjects/stores/products.queries';
import { productWrite } from '#subjects/stores/products.rules';
import { refuseTaken } from '#subjects/stores/products.service';
import type { SaleWrite } from '#subjects/stores/sales.queries';
import { saleWrites } from '#subjects/stores/sales.rules';
import { type Acting, holdShelf, shelfKey, writeImport } from '#subjects/stores/shelf.service';
import { listSellable, lockOwnStores } from '#subjects/stores/stores.queries';

import { isSaid } from './fileDetails.rules.ts';
import { saleToSet } from './fileSales.rules.ts';
import { countsOf, type Decided, undoOf } from './savedRows.rules.ts';
import { type LeftOut, ownKey, type Placed, placeRows, withOwnNumbers } from './saving.rules.ts';
import { addCodes, findOffers, freeSkus, listUnits } from './shelfFile.queries.ts';

type Part = { store_id: string; rows: readonly ShelfPut[]; missing_stock: number };

/**
 * Makes the own products of a part and sets its shelf, all or nothing; single rows are left out with a reason. The same
 * part again changes nothing more.
 *
 * Errors  store_not_found, also for another's; products_full; those of refuseTaken, for a product that another call makes
 *         meanwhile.
 */
export async function saveRows(
  tx: Tx,
  {
    store_id,
    rows: all,
    missing_stock,
    catalogue,
    ...acting
  }: Acting & Part & { catalogue: Catalogue },
) {
  const { user } = acting;
  const { vendor_id } = user;
  if (!(await lockVendor(tx, user))) throw new AppError('not_signed_in');
  const own = await lockOwnStores(tx, { runs: user, store_ids: [store_id] });
  if (own.length === 0) throw new AppError('store_not_found');
  const { rows, gone } = byFood(all, catalogue);

  const before = await countProducts(tx, vendor_id);
  const { placed, left } = placeRows(rows, await whatIsThere(tx, { vendor_id, rows }));
  const weighed = await withoutPieces(tx, placed);
  const priced = await withPrices(tx, { store_id, placed: weighed.placed });
  const named = withOwnNumbers(
    priced.placed.map(({ row, ingredient_id, product }) => ({
      row,
      ingredient_id: ingredient_id ?? newId(acting.at),
      product,
    })),
  );
  const made = named.filter(({ product }) => product !== undefined);
  if (before + made.length > MAX_PRODUCTS) throw new AppError('products_full');
  await makeProducts(tx, { vendor_id, made, catalogue });
  await refuseTaken(addCodes(tx, { vendor_id, codes: codesOf(named), most: MAX_GTINS }));

  const decided = await setShelf(tx, { store_id, named, missing_stock });
  const sales = salesOfRows(decided, { store_id, at: acting.at });
  const summary = { created: made.length, ...countsOf(decided.writes) };
  await writeImport(tx, {
    store_id,
    writes: decided.writes.flatMap(({ fate, write, isOtherwise }) =>
      fate === 'unchanged' && !isOtherwise ? [] : [{ store_id, ...write }],
    ),
    low: [],
    sales,
    books: booksOf(decided, store_id),
    before: decided.before,
    summary,
    ...acting,
  });
  return {
    message: 'Shelf saved!',
    ...summary,
    left_out: [...gone, ...left, ...weighed.left, ...priced.left, ...decided.left].toSorted(
      (a, b) => a.row - b.row,
    ),
    undo: undoOf(decided, {
      was: (ingredient_id) => decided.before.get(shelfKey({ store_id, ingredient_id })),
      sales,
    }),
  };
}

/** Rows without those of a food that was given up after the file was looked at. */
function byFood(
  all: readonly ShelfPut[],
  { foodById }: Catalogue,
): { rows: ShelfPut[]; gone: LeftOut[] } {
  const hasFood = ({ product }: ShelfPut) =>
    product.kind === 'known' || product.food_id === null || foodById.has(product.food_id);
  return {
    rows: all.filter(hasFood),
    gone: all
      .filter((one) => !hasFood(one))
      .map(({ row }) => ({ row, field: 'name', reason: 'gone' })),
  };
}

async function whatIsThere(
  tx: Tx,
  { vendor_id, rows }: { vendor_id: string; rows: readonly ShelfPut[] },
) {
  const made = rows.flatMap(({ product }) => (product.kind === 'new' ? [product] : []));
  const ingredient_ids = rows.flatMap(({ product }) =>
    product.kind === 'known' ? [product.ingredient_id] : [],
  );
  const [byName, byGtin, bySku, sellable] = await Promise.all([
    findByNames(tx, { vendor_id, names: made.map(({ name }) => name) }),
    findByGtins(tx, { vendor_id, gtins: rows.flatMap(({ gtin }) => gtin ?? []) }),
    findBySkus(tx, { vendor_id, skus: rows.flatMap(({ sku }) => sku ?? []) }),
    listSellable(tx, { vendor_id, ingredient_ids }),
  ]);
  const own = {
    byKey: new Map(byName.map((product) => [ownKey(product), product])),
    byGtin: new Map(
      byGtin.filter(({ own: isOwn }) => isOwn).map((product) => [product.gtin, product]),
    ),
    bySku: new Map(
      bySku.flatMap((product) => (product.sku === null ? [] : [[product.sku, product] as const])),
    ),
  };
  return { own, sellable: new Set(sellable) };
}

/** Without rows that sell by weight what is not packed in a unit of it. */
async function withoutPieces(
  tx: Tx,
  placed: readonly Placed[],
): Promise<{ placed: Placed[]; left: LeftOut[] }> {
  const known = placed.flatMap(({ row, ingredient_id }) =>
    row.by_weight === true ? (ingredient_id ?? []) : [],
  );
  const units = known.length > 0 ? await listUnits(tx, known) : new Map<string, string>();
  const isFine = ({ row, ingredient_id, product }: Placed) =>
    row.by_weight !== true || isWeighable(product?.unit ?? units.get(ingredient_id ?? '') ?? '');
  return {
    placed: placed.filter(isFine),
    left: placed
      .filter((one) => !isFine(one))
      .map(({ row }) => ({ row: row.row, field: 'by_weight', reason: 'not_weighed' })),
  };
}

/** Without rows of what is not on the shelf yet and has no price. */
async function withPrices(
  tx: Tx,
  { store_id, placed }: { store_id: string; placed: readonly Placed[] },
): Promise<{ placed: Placed[]; left: LeftOut[] }> {
  const ingredient_ids = placed.flatMap(({ ingredient_id }) => ingredient_id ?? []);
  const offers = await findOffers(tx, { store_id, ingredient_ids });
  const there = new Set(offers.map(({ ingredient_id }) => ingredient_id));
  const isPriced = ({ row, ingredient_id }: Placed) =>
    row.price !== undefined || (ingredient_id !== undefined && there.has(ingredient_id));
  return {
    placed: placed.filter(isPriced),
    left: placed
      .filter((one) => !isPriced(one))
      .map(({ row }) => ({ row: row.row, field: 'price', reason: 'missing' })),
  };
}

type NamedRow = {
  readonly row: ShelfPut;
  readonly ingredient_id: string;
  readonly product: Placed['product'];
};

async function makeProducts(
  tx: Tx,
  {
    vendor_id,
    made,
    catalogue,
  }: { vendor_id: string; made: readonly NamedRow[]; catalogue: Catalogue },
): Promise<void> {
  const products = made.flatMap(({ product, ingredient_id, row: { gtin, sku = null } }) => {
    if (!product) return [];
    const { name, brand, unit_quantity, unit, food_id, category } = product;
    const food = food_id === null ? undefined : catalogue.foodById.get(food_id);
    const draft = { name, brand, unit_quantity, unit, food_id, category };
    return [productWrite({ ...draft, sku, gtins: gtin ? [gtin] : [] }, { ingredient_id, food })];
  });
  if (products.length === 0) return;
  await freeSkus(tx, { vendor_id, skus: products.flatMap(({ sku }) => sku ?? []) });
  await refuseTaken(insertProducts(tx, { vendor_id, products }));
}

/** The numbers of products that are there already. */
function codesOf(named: readonly NamedRow[]) {
  return named.flatMap(({ product, ingredient_id, row: { gtin = null, sku = null } }) =>
    product || (gtin === null && sku === null) ? [] : [{ ingredient_id, gtin, sku }],
  );
}

/** Locks the rows of the shelf and decides each. What changed since it was seen is left out. */
async function setShelf(
  tx: Tx,
  {
    store_id,
    named,
    missing_stock,
  }: {
    store_id: string;
    named: readonly NamedRow[];
    missing_stock: number;
  },
): Promise<Decided> {
  const before = await holdShelf(
    tx,
    named.map(({ row, ingredient_id }) => ({
      store_id,
      ingredient_id,
      price_cents: row.price ?? 0,
    })),
  );
  const decided: Decided = { before, writes: [], left: [] };
  for (const { row, ingredient_id } of named) {
    const onShelf = before.get(shelfKey({ store_id, ingredient_id }));
    const decision = decideWish(wishOf(row, { onShelf, missing_stock }), onShelf);
    if ('after' in decision && decision.after) {
      const { fate, after, delta } = decision;
      const { by_weight } = row;
      const write = {
        ingredient_id,
        price_cents: after.price,
        quantity: after.quantity,
        delta,
        ...(by_weight !== undefined && { by_weight }),
      };
      const isOtherwise = by_weight !== undefined && by_weight !== (onShelf?.by_weight ?? false);
      decided.writes.push({ fate, write, row, isOtherwise });
      continue;
    }
    // It has just left the shelf, and was locked anew without a price.
    if (!onShelf) throw new AppError('conflict');
    decided.left.push({ row: row.row, field: 'price', reason: 'changed_meanwhile' });
  }
  return decided;
}

/** The sales that rows set or end. */
function salesOfRows(
  { before, writes }: Decided,
  { store_id, at }: { store_id: string; at: Date },
): SaleWrite[] {
  return saleWrites(
    writes.map(({ write: { ingredient_id, price_cents: price }, row }) => {
      const was = before.get(shelfKey({ store_id, ingredient_id }))?.sale ?? null;
      const sale = saleToSet(row.sale, { there: was, price, at });
      return { store_id, ingredient_id, sale, was, price };
    }),
  );
}

/** The costs and tax classes that rows set. */
function booksOf({ before, writes }: Decided, store_id: string): BookWrite[] {
  return writes.flatMap(({ write: { ingredient_id }, row: { cost, tax_class } }) => {
    const key = { store_id, ingredient_id };
    return isSaid({ cost, tax_class }, before.get(shelfKey(key)))
      ? []
      : [{ ...key, cost, tax_class }];
  });
}

function wishOf(
  { price, quantity, expected_price, expected_quantity }: ShelfPut,
  { onShelf, missing_stock }: { onShelf: OnShelf | undefined; missing_stock: number },
) {
  return {
    price,
    quantity: onShelf ? quantity : (quantity ?? missing_stock),
    expected_price,
    expected_quantity,
  };
}
