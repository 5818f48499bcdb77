import {
  MAX_TO_PICK,
  type PickedLine,
  type PickOrder,
  type PickQuery,
} from '@larder/shared/orders/picking.calls';

import { AppError } from '#errors';
import type { Db } from '#platform/db/db';
import type { LiveUser } from '#platform/identity/liveUser.queries';
import { lockVendor } from '#platform/identity/lockVendor.queries';
import type { Runs } from '#platform/identity/ownStores.queries';

import { announcePicked } from './orderNews.queries.ts';
import { deletePicked, insertPicked, listToPick, lockToPick } from './picking.queries.ts';
import { listSlotsToPick, type SlotToPick } from './slots.queries.ts';

/** The pick lists of accepted orders; others have nothing to pick. */
export async function toPick(
  db: Db,
  { runs, query }: { runs: Runs; query: PickQuery },
): Promise<{ value: PickOrder[]; truncated: boolean; slots: SlotToPick[] }> {
  const max = query.newest ?? MAX_TO_PICK;
  const [rows, slots] = await Promise.all([
    listToPick(db, { runs, query, limit: max + 1 }),
    listSlotsToPick(db, runs),
  ]);
  const value = rows.filter(({ nth }) => nth <= max);
  return { value, truncated: rows.length > max, slots };
}

/**
 * Ticks or unticks lines of accepted orders. The locks of the orders serialize pickers; the first tick of a line
 * stays.
 *
 * Shape   how many ticks changed. Orders of others, and orders that are not accepted (any more), are skipped:
 *         a line of a pick list is of several orders, of which one may just have left.
 * Errors  not_signed_in when the account was just deleted.
 */
export async function markPicked(
  db: Db,
  {
    user,
    lines,
    picked,
    at,
  }: {
    user: LiveUser;
    lines: readonly PickedLine[];
    picked: boolean;
    at: Date;
  },
): Promise<{ changed: number }> {
  return db.transaction(async (tx) => {
    if (!(await lockVendor(tx, user))) throw new AppError('not_signed_in');
    const order_ids = await lockToPick(tx, {
      runs: user,
      order_ids: [...new Set(lines.map((line) => line.order_id))],
    });
    if (order_ids.length === 0) return { changed: 0 };
    const held = new Set(order_ids);
    const open = lines.filter((line) => held.has(line.order_id));
    const changed = picked
      ? await insertPicked(tx, { lines: open, picked_by: user.user_id, at })
      : await deletePicked(tx, open);
    if (changed > 0) await announcePicked(tx, { order_ids, at });
    return { changed };
  });
}
