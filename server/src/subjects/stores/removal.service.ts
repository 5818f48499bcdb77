import { cents } from '@larder/shared/basics/money';
import type { RemovedItem } from '@larder/shared/stores/stores.calls';

import { AppError } from '#errors';
import type { Tx } from '#platform/db/db';
import { insertAudit, insertAuditOfRows } from '#platform/http/audit.queries';
import { lockVendor } from '#platform/identity/lockVendor.queries';

import { saleOf } from './sales.queries.ts';
import type { Acting } from './shelf.service.ts';
import {
  lockOwnStores,
  lockShelfRows,
  removeRows,
  type ShelfKey,
  type ShelfRow,
} from './stores.queries.ts';

/**
 * Takes an item off the shelf. Its movements stay, and open orders keep it; what comes back of those is not
 * sold again.
 *
 * Errors  store_not_found, also for another's store; item_not_in_store, also when it is removed already.
 */
export async function removeFromShelf(
  tx: Tx,
  { store_id, ingredient_id, ...acting }: Acting & ShelfKey,
): Promise<void> {
  const [row] = await takeOff(tx, { store_id, ingredient_ids: [ingredient_id], ...acting });
  if (!row) throw new AppError('item_not_in_store');
  await insertAudit(tx, { ...entryOf(acting, store_id), action: 'item_removed', detail: was(row) });
}

/**
 * As removeFromShelf, for many: those that are not on the shelf any more are left out.
 *
 * Shape   what was removed, as it stood there.
 * Errors  store_not_found, also for another's store.
 */
export async function removeManyFromShelf(
  tx: Tx,
  {
    store_id,
    ingredient_ids,
    ...acting
  }: Acting & { store_id: string; ingredient_ids: readonly string[] },
): Promise<{ removed: RemovedItem[] }> {
  const rows = await takeOff(tx, { store_id, ingredient_ids, ...acting });
  if (rows.length > 0)
    await insertAuditOfRows(tx, {
      ...entryOf(acting, store_id),
      action: 'items_removed',
      detail: { removed: rows.length },
      rows: rows.map(was),
    });
  return {
    removed: rows.map((row) => {
      const { ingredient_id, price_cents, quantity } = row;
      const sale = saleOf(row);
      const isLower = sale !== null && sale.price < price_cents;
      return { ingredient_id, price: cents(price_cents), quantity, ...(isLower && { sale }) };
    }),
  };
}

async function takeOff(
  tx: Tx,
  {
    store_id,
    ingredient_ids,
    user,
    at,
  }: Acting & { store_id: string; ingredient_ids: readonly string[] },
): Promise<ShelfRow[]> {
  const { user_id: actor_id } = user;
  if (!(await lockVendor(tx, user))) throw new AppError('not_signed_in');
  const own = await lockOwnStores(tx, { runs: user, store_ids: [store_id] });
  if (own.length === 0) throw new AppError('store_not_found');
  const keys = [...new Set(ingredient_ids)].map((ingredient_id) => ({ store_id, ingredient_id }));
  const rows = (await lockShelfRows(tx, keys)).filter(({ removed }) => !removed);
  if (rows.length > 0) await removeRows(tx, { store_id, rows, actor_id, at });
  return rows;
}

function entryOf({ user: actor, caller, at }: Acting, store_id: string) {
  return { at, actor, caller, target_type: 'store', target_id: store_id };
}

function was({ ingredient_id, price_cents, quantity }: ShelfRow) {
  return { ingredient_id, price_cents: [price_cents, null], quantity: [quantity, null] };
}
