import { type Cents, cents, toDollars } from '@larder/shared/basics/money';
import type { OnShelf } from '@larder/shared/stores/inventory';
import type { SaleEdit } from '@larder/shared/stores/sales.model';

import { AppError, invalidField } from '#errors';
import type { Tx } from '#platform/db/db';
import { insertAuditOfRows, insertAudits } from '#platform/http/audit.queries';
import type { Caller } from '#platform/http/audit.queries';
import type { LiveUser } from '#platform/identity/liveUser.queries';

import { type BookWrite, setBooks } from './books.queries.ts';
import { saleOf, type SaleWrite } from './sales.queries.ts';
import { firstTooDear, saleWrites } from './sales.rules.ts';
import {
  insertShelfRows,
  listGivenUp,
  lockShelfRows,
  type ShelfKey,
  type ShelfRow,
  type ShelfWrite,
  unremoveRows,
  writeShelfRows,
} from './stores.queries.ts';

export type Acting = { user: LiveUser; caller: Caller; at: Date };

/** Shelves before a change, by `shelfKey`. */
export type Shelf = ReadonlyMap<
  string,
  OnShelf & ShelfDetails & { readonly sale: SaleEdit | null }
>;

/** What else a shelf says of an item. */
export type ShelfDetails = {
  readonly cost: Cents | null;
  readonly tax_class: string | null;
  readonly by_weight: boolean;
};

export function shelfKey({ store_id, ingredient_id }: ShelfKey): string {
  return `${store_id} ${ingredient_id}`;
}

/**
 * Locks rows of shelves; missing ones are inserted empty, and removed ones put back so: write them or let the
 * transaction fail.
 *
 * Shape   only the rows that were there before.
 *
 * Errors  ingredient_not_found with the own products that were given up meanwhile.
 */
export async function holdShelf(
  tx: Tx,
  rows: readonly (ShelfKey & { price_cents: number })[],
): Promise<Shelf> {
  const [inserted, held, items] = await Promise.all([
    insertShelfRows(tx, rows),
    lockShelfRows(tx, rows),
    listGivenUp(
      tx,
      rows.map(({ ingredient_id }) => ingredient_id),
    ),
  ]);
  if (items.length > 0) throw new AppError('ingredient_not_found', { details: { items } });
  const added = new Set(inserted.map(shelfKey));
  const removed = held.filter((row) => row.removed);
  for (const row of removed.length > 0 ? await unremoveRows(tx, removed) : [])
    added.add(shelfKey(row));
  return new Map(
    held.filter((row) => !added.has(shelfKey(row))).map((row) => [shelfKey(row), standingOf(row)]),
  );
}

/** What is on a shelf of an item, by which changes of it are decided. */
export function standingOf(
  row: Parameters<typeof saleOf>[0] &
    Pick<ShelfRow, 'price_cents' | 'quantity' | 'cost' | 'tax_class' | 'by_weight'>,
) {
  const { price_cents, quantity, cost, tax_class, by_weight } = row;
  return { price: cents(price_cents), quantity, sale: saleOf(row), cost, tax_class, by_weight };
}

type ShelfChange = Acting & {
  writes: readonly ShelfWrite[];
  before: Shelf;
  /** Of rows that are held. */
  sales?: readonly SaleWrite[];
};

/** Writes rows locked by holdShelf, their stock movements and an audit entry for each. */
export async function writeShelf(tx: Tx, change: ShelfChange): Promise<void> {
  const { writes, sales = [], user: actor, caller, at } = change;
  const saleBy = new Map(sales.map((write) => [shelfKey(write), write]));
  await writeShelfRows(tx, { writes, sales, actor_id: actor.user_id, at });
  await insertAudits(
    tx,
    writes.map((write) => ({
      at,
      actor,
      caller,
      action: 'shelf_changed',
      target_type: 'store',
      target_id: write.store_id,
      detail: { ...changeOf(write, change.before), ...saleDetail(saleBy.get(shelfKey(write))) },
    })),
  );
}

/**
 * As writeShelf, with one audit entry that has the `summary`, and the rows behind it; `low` was set already. Cost and tax
 * class are set of `books`.
 */
export async function writeImport(
  tx: Tx,
  {
    store_id,
    summary,
    low,
    books = [],
    ...change
  }: ShelfChange & {
    store_id: string;
    summary: Record<string, number>;
    low: readonly { ingredient_id: string; low_at: number | null }[];
    books?: readonly BookWrite[];
  },
): Promise<void> {
  const { writes, sales = [], user: actor, caller, at } = change;
  if (writes.length + low.length + sales.length + books.length === 0) return;
  await writeShelfRows(tx, { writes, sales, actor_id: actor.user_id, at });
  if (books.length > 0) await setBooks(tx, books);
  await insertAuditOfRows(tx, {
    at,
    actor,
    caller,
    action: 'shelf_imported',
    target_type: 'store',
    target_id: store_id,
    detail: {
      ...summary,
      ...(low.length > 0 && { low_set: low.length }),
      ...(sales.length > 0 && { sales_set: sales.length }),
      ...(books.length > 0 && { books_set: books.length }),
    },
    rows: [
      ...writes.map((write) => changeOf(write, change.before)),
      ...low.map(({ ingredient_id, low_at }) => ({ ingredient_id, low_at })),
      ...sales.map((write) => ({ ingredient_id: write.ingredient_id, ...saleDetail(write) })),
      // Not what things cost: that is between the vendor and its reports.
      ...books.map(({ ingredient_id, tax_class }) => ({
        ingredient_id,
        ...(tax_class !== undefined && { tax_class }),
      })),
    ],
  });
}

/** What an entry of the log says of a row that was written. */
export function changeOf(write: ShelfWrite, before: Shelf): Record<string, unknown> {
  const was = before.get(shelfKey(write));
  return {
    ingredient_id: write.ingredient_id,
    price_cents: [was?.price ?? null, write.price_cents],
    quantity: [was?.quantity ?? null, write.quantity],
    ...(write.by_weight !== undefined && { by_weight: write.by_weight }),
  };
}

/** What an entry of the log says of a sale that was set or ended. */
function saleDetail(write: SaleWrite | undefined): Record<string, unknown> {
  if (!write) return {};
  const { sale } = write;
  if (!sale) return { sale_cents: null };
  return { sale_cents: sale.price, sale_from: sale.from, sale_until: sale.until };
}

/**
 * The sales that edits set or end, at their new regular prices. `field` names an edit's place in the body.
 *
 * Errors  invalid_request for a sale that is not below the regular price.
 */
export function salesOf(
  edits: readonly (ShelfKey & { sale?: SaleEdit | null | undefined; field: string })[],
  { writes, before }: { writes: readonly ShelfWrite[]; before: Shelf },
): SaleWrite[] {
  const priceOf = new Map(writes.map((write) => [shelfKey(write), write.price_cents]));
  const wishes = edits.map((edit) => {
    const was = before.get(shelfKey(edit));
    const price = priceOf.get(shelfKey(edit)) ?? was?.price ?? 0;
    return { ...edit, was: was?.sale, price };
  });
  const tooDear = wishes[firstTooDear(wishes)];
  if (tooDear) throw invalidField(`${tooDear.field}.sale.price`, 'must be below the price');
  return saleWrites(wishes);
}

/** Current values that differ from what an editor saw. */
export type Stale = {
  readonly store_id?: string;
  readonly ingredient_id: string;
  readonly price?: Cents;
  readonly quantity?: number;
};

/**
 * The refusal with the current prices and stock; the first row's also outside the list. Prices in `details`
 * are in dollars, as on the wire.
 */
export function shelfChanged(stale: readonly Stale[]): AppError {
  const items = stale.map(({ price, quantity, ...key }) => ({
    ...key,
    ...currentOf({ price, quantity }),
  }));
  const isStock = stale.some(({ quantity }) => quantity !== undefined);
  return new AppError(isStock ? 'stock_changed' : 'price_changed', {
    details: { ...currentOf(stale[0]), items },
  });
}

function currentOf({
  price,
  quantity,
}: { price?: Cents | undefined; quantity?: number | undefined } = {}) {
  return {
    ...(price !== undefined && { current_price: toDollars(price) }),
    ...(quantity !== undefined && { current_quantity: quantity }),
  };
}
