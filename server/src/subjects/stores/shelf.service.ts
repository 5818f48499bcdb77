import { type Cents, cents, toDollars } from '@larder/shared/basics/money';
import type { OnShelf } from '@larder/shared/stores/inventory';

import { AppError } from '#errors';
import type { Tx } from '#platform/db/db';
import { insertAuditOfRows, insertAudits } from '#platform/http/audit.queries';
import type { Caller } from '#platform/http/audit.queries';
import type { LiveUser } from '#platform/identity/liveUser.queries';

import {
  insertShelfRows,
  listGivenUp,
  lockShelfRows,
  type ShelfKey,
  type ShelfWrite,
  unremoveRows,
  writeShelfRows,
} from './stores.queries.ts';

export type Acting = { user: LiveUser; caller: Caller; at: Date };

/** Shelves before a change, by `shelfKey`. */
export type Shelf = ReadonlyMap<string, OnShelf>;

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
    held
      .filter((row) => !added.has(shelfKey(row)))
      .map((row) => [shelfKey(row), { price: cents(row.price_cents), quantity: row.quantity }]),
  );
}

type ShelfChange = Acting & { writes: readonly ShelfWrite[]; before: Shelf };

/** Writes rows locked by holdShelf, their stock movements and an audit entry for each. */
export async function writeShelf(tx: Tx, change: ShelfChange): Promise<void> {
  const { writes, user: actor, caller, at } = change;
  await writeShelfRows(tx, { writes, actor_id: actor.user_id, at });
  await insertAudits(
    tx,
    writes.map((write) => ({
      at,
      actor,
      caller,
      action: 'shelf_changed',
      target_type: 'store',
      target_id: write.store_id,
      detail: changeOf(write, change.before),
    })),
  );
}

/** As writeShelf, with one audit entry that has the `summary`, and the rows behind it; `low` was set already. */
export async function writeImport(
  tx: Tx,
  {
    store_id,
    summary,
    low,
    ...change
  }: ShelfChange & {
    store_id: string;
    summary: Record<string, number>;
    low: readonly { ingredient_id: string; low_at: number | null }[];
  },
): Promise<void> {
  const { writes, user: actor, caller, at } = change;
  if (writes.length === 0 && low.length === 0) return;
  if (writes.length > 0) await writeShelfRows(tx, { writes, actor_id: actor.user_id, at });
  await insertAuditOfRows(tx, {
    at,
    actor,
    caller,
    action: 'shelf_imported',
    target_type: 'store',
    target_id: store_id,
    detail: { ...summary, ...(low.length > 0 && { low_set: low.length }) },
    rows: [
      ...writes.map((write) => changeOf(write, change.before)),
      ...low.map(({ ingredient_id, low_at }) => ({ ingredient_id, low_at })),
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
