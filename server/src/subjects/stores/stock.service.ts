import { keptGtin } from '@larder/shared/food/gtin';
import type { setStock as contract, StockRow } from '@larder/shared/stores/stock.calls';
import type * as z from 'zod/mini';

import { AppError } from '#errors';
import type { Tx } from '#platform/db/db';
import { insertAuditOfRows } from '#platform/http/audit.queries';
import { lockVendor } from '#platform/identity/lockVendor.queries';
import type { Runs } from '#platform/identity/ownStores.queries';

import { findByGtins, findBySkus } from './products.queries.ts';
import { type Acting, changeOf, holdShelf, type Shelf, shelfKey } from './shelf.service.ts';
import { decideStock, type Known, productOf, type StockFault } from './stock.rules.ts';
import {
  listSellable,
  lockOwnStores,
  type ShelfKey,
  type ShelfWrite,
  writeShelfRows,
} from './stores.queries.ts';

type Counts = z.output<typeof contract.response>;
type Rows = readonly StockRow[];
type Keyed = StockRow & ShelfKey;

/**
 * Sets packs and prices on the vendor's shelves, as its programs know them, all or nothing. Rows that change nothing are
 * not written. One entry of the log has all rows behind it.
 *
 * Errors  not_signed_in when the vendor, or whoever acts for it, is no more; invalid_request with each row's fault.
 */
export async function setStock(
  tx: Tx,
  { items, ...acting }: Acting & { items: Rows },
): Promise<Counts> {
  const { user } = acting;
  const [seller, known] = await Promise.all([lockVendor(tx, user), whatRowsName(tx, items, user)]);
  if (!seller) throw new AppError('not_signed_in');
  const rows = keyed(items, known);
  const before = await holdShelf(
    tx,
    rows.map(({ store_id, ingredient_id, price }) => ({
      store_id,
      ingredient_id,
      price_cents: price ?? 0,
    })),
  );
  const { writes, counts } = decided(rows, before);
  await write(tx, { writes, counts, before, ...acting });
  return counts;
}

/** What is there of what rows name; the stores are locked. */
async function whatRowsName(tx: Tx, items: Rows, runs: Runs): Promise<Known> {
  const { vendor_id } = runs;
  const store_ids = [...new Set(items.map(({ store_id }) => store_id))];
  const [stores, ingredients, gtins, skus] = await Promise.all([
    lockOwnStores(tx, { runs, store_ids }),
    listSellable(tx, {
      vendor_id,
      ingredient_ids: given(items, ({ ingredient_id }) => ingredient_id),
    }),
    findByGtins(tx, { vendor_id, gtins: given(items, ({ gtin }) => gtin && keptGtin(gtin)) }),
    findBySkus(tx, { vendor_id, skus: given(items, ({ sku }) => sku) }),
  ]);
  return {
    stores: new Set(stores),
    ingredients: new Set(ingredients),
    byGtin: new Map(gtins.map(({ gtin, ingredient_id }) => [gtin, ingredient_id])),
    bySku: new Map(
      skus.flatMap(({ sku, ingredient_id }) => (sku ? [[sku, ingredient_id] as const] : [])),
    ),
  };
}

function given(items: Rows, read: (row: StockRow) => string | undefined): string[] {
  return [...new Set(items.map(read))].filter((one) => one !== undefined);
}

/** The rows with the product that each means. Errors  invalid_request. */
function keyed(items: Rows, known: Known): Keyed[] {
  const seen = new Map<string, number>();
  return eachOf(items, (row, index): Keyed | StockFault => {
    const product = productOf(row, known);
    if ('message' in product) return product;
    const key = shelfKey({ ...row, ...product });
    const earlier = seen.get(key);
    if (earlier !== undefined)
      return { field: 'store_id', message: `has the product of row ${earlier} in this store` };
    seen.set(key, index);
    return { ...row, ...product };
  });
}

/** Errors  invalid_request. */
function decided(rows: readonly Keyed[], before: Shelf): { writes: ShelfWrite[]; counts: Counts } {
  const fates = eachOf(rows, (row) => decideStock(row, before.get(shelfKey(row))));
  const count = (...named: readonly string[]) =>
    fates.filter(({ fate }) => named.includes(fate)).length;
  const writes = rows.flatMap(({ store_id, ingredient_id }, index): ShelfWrite[] => {
    const fate = fates[index];
    if (!fate || fate.fate === 'unchanged') return [];
    const { price, quantity } = fate.after;
    return [{ store_id, ingredient_id, price_cents: price, quantity, delta: fate.delta }];
  });
  return {
    writes,
    counts: {
      added: count('new'),
      price_changed: count('price', 'price_and_stock'),
      stock_changed: count('stock', 'price_and_stock'),
      unchanged: count('unchanged'),
    },
  };
}

/** What a rule gives for each row. Errors  invalid_request with the fault of each row that has one. */
function eachOf<Row, Given extends object>(
  rows: readonly Row[],
  rule: (row: Row, index: number) => Given | StockFault,
): Given[] {
  const fields: { field: string; message: string }[] = [];
  const all = rows.flatMap((row, index): Given[] => {
    const one = rule(row, index);
    if (!isFault(one)) return [one];
    fields.push({ field: `items.${index}.${one.field}`, message: one.message });
    return [];
  });
  const [first] = fields;
  if (first)
    throw new AppError('invalid_request', {
      message: `${first.field}: ${first.message}`,
      details: { fields },
    });
  return all;
}

function isFault(one: object): one is StockFault {
  return 'message' in one;
}

async function write(
  tx: Tx,
  {
    writes,
    counts,
    before,
    user,
    caller,
    at,
  }: Acting & { writes: readonly ShelfWrite[]; counts: Counts; before: Shelf },
): Promise<void> {
  if (writes.length === 0) return;
  await writeShelfRows(tx, { writes, actor_id: user.user_id, at });
  await insertAuditOfRows(tx, {
    at,
    actor: user,
    caller,
    action: 'stock_set',
    // The rows name the stores; there may be many.
    target_type: 'store',
    target_id: null,
    detail: counts,
    rows: writes.map((one) => ({ store_id: one.store_id, ...changeOf(one, before) })),
  });
}
