import { type Cents, cents } from '@larder/shared/basics/money';
import { decideWish, type OnShelf } from '@larder/shared/stores/inventory';
import { MAX_GTINS, MAX_PRODUCTS } from '@larder/shared/stores/products.model';
import type { SaleEdit } from '@larder/shared/stores/sales.model';
import type { ShelfPut } from '@larder/shared/stores/shelfFile.calls';

import { AppError } from '#errors';
import type { Tx } from '#platform/db/db';
import { lockVendor } from '#platform/identity/lockVendor.queries';
import { newId } from '#platform/lib/ids';
import type { Catalogue } from '#subjects/food/catalogueIndex.service';
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
import {
  type Acting,
  holdShelf,
  type Shelf,
  shelfKey,
  writeImport,
} from '#subjects/stores/shelf.service';
import { listSellable, lockOwnStores, type ShelfWrite } from '#subjects/stores/stores.queries';

import { saleToSet } from './fileSales.rules.ts';
import { type LeftOut, ownKey, type Placed, placeRows, withOwnNumbers } from './saving.rules.ts';
import { addCodes, findOffers, freeSkus } from './shelfFile.queries.ts';

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
  const priced = await withPrices(tx, { store_id, placed });
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
    writes: decided.writes.flatMap(({ fate, write }) =>
      fate === 'unchanged' ? [] : [{ store_id, ...write }],
    ),
    low: [],
    sales,
    before: decided.before,
    summary,
    ...acting,
  });
  return {
    message: 'Shelf saved!',
    ...summary,
    left_out: [...gone, ...left, ...priced.left, ...decided.left].toSorted((a, b) => a.row - b.row),
    undo: undoOf(decided, { store_id, sales }),
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

type Written = { fate: string; write: Omit<ShelfWrite, 'store_id'>; sale: ShelfPut['sale'] };
type Decided = { before: Shelf; writes: Written[]; left: LeftOut[] };

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
      const write = { ingredient_id, price_cents: after.price, quantity: after.quantity, delta };
      decided.writes.push({ fate, write, sale: row.sale });
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
    writes.map(({ write: { ingredient_id, price_cents: price }, sale: said }) => {
      const was = before.get(shelfKey({ store_id, ingredient_id }))?.sale;
      const sale = saleToSet(said, { there: was, price, at });
      return { store_id, ingredient_id, sale, was, price };
    }),
  );
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

function countsOf(writes: readonly Written[]) {
  const count = (...fates: readonly string[]) =>
    writes.filter(({ fate }) => fates.includes(fate)).length;
  return {
    added: count('new'),
    price_changed: count('price', 'price_and_stock'),
    stock_changed: count('stock', 'price_and_stock'),
    unchanged: count('unchanged'),
  };
}

function undoOf(
  { before, writes }: Decided,
  { store_id, sales }: { store_id: string; sales: readonly SaleWrite[] },
) {
  const set = new Set(sales.map(({ ingredient_id }) => ingredient_id));
  const changed: {
    ingredient_id: string;
    before: { price: Cents; quantity: number; sale?: SaleEdit | null };
    now: { price: Cents; quantity: number };
  }[] = [];
  const added: string[] = [];
  for (const { fate, write } of writes) {
    const { ingredient_id, price_cents, quantity } = write;
    const was = before.get(shelfKey({ store_id, ingredient_id }));
    if (fate === 'new') added.push(ingredient_id);
    else if (was && (fate !== 'unchanged' || set.has(ingredient_id)))
      changed.push({
        ingredient_id,
        before: {
          price: was.price,
          quantity: was.quantity,
          ...((was.sale || set.has(ingredient_id)) && { sale: was.sale }),
        },
        now: { price: cents(price_cents), quantity },
      });
  }
  return { changed, added };
}
