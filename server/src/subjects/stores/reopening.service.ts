import { REOPEN_DAYS } from '@larder/shared/stores/storeDays';

import { AppError } from '#errors';
import type { Queryable, Tx } from '#platform/db/db';
import { insertAudit } from '#platform/http/audit.queries';
import { lockVendor } from '#platform/identity/lockVendor.queries';

import { refuseMoreStores } from './refuseMoreStores.service.ts';
import {
  listMergedOffers,
  listStoresClosedAfter,
  lockClosedStore,
  setStoreOpen,
} from './reopening.queries.ts';
import type { Acting } from './shelf.service.ts';
import { lockBothShelves, moveStock } from './stock.queries.ts';

const REOPEN_MS = REOPEN_DAYS * 86_400_000;

type ClosedStore = {
  store_id: string;
  name: string;
  address: string;
  closed_at: Date;
  reopen_until: Date;
};

/** The vendor's stores that can be opened again, the last closed first. */
export async function closedStores(
  db: Queryable,
  { vendor_id, now }: { vendor_id: string; now: Date },
): Promise<ClosedStore[]> {
  const after = new Date(now.getTime() - REOPEN_MS);
  const stores = await listStoresClosedAfter(db, { vendor_id, after });
  return stores.map((store) => ({ ...store, reopen_until: reopenUntil(store.closed_at) }));
}

/**
 * Opens a closed store again with its shelf as it was. What the catalogue merged in the meantime moves to the
 * remaining ingredient, as in open stores. Orders that closing rejected stay rejected.
 *
 * Errors  store_not_found, also for another's store and an open one; reopen_too_late 30 days after it closed;
 *         too_many_stores.
 */
export async function reopenOwnStore(
  tx: Tx,
  { store_id, user, caller, at }: Acting & { store_id: string },
): Promise<{ message: string }> {
  if (!(await lockVendor(tx, user))) throw new AppError('not_signed_in');
  const closed_at = await lockClosedStore(tx, { store_id, vendor_id: user.vendor_id });
  if (!closed_at) throw new AppError('store_not_found');
  if (at >= reopenUntil(closed_at))
    throw new AppError('reopen_too_late', {
      message: `A store can be opened again within ${REOPEN_DAYS} days. Please create a new one.`,
      details: { closed_at: closed_at.toISOString() },
    });

  await refuseMoreStores(tx, { vendor_id: user.vendor_id, more: 1, isNew: false });
  await setStoreOpen(tx, store_id);
  for (const pair of await listMergedOffers(tx, store_id)) {
    const both = { ...pair, store_ids: [store_id] };
    await lockBothShelves(tx, both);
    await moveStock(tx, { ...both, actor_id: user.user_id, at });
  }
  await insertAudit(tx, {
    at,
    actor: user,
    caller,
    action: 'store_reopened',
    target_type: 'store',
    target_id: store_id,
    detail: { closed_at: closed_at.toISOString() },
  });
  return { message: 'Store opened again!' };
}

function reopenUntil(closed_at: Date): Date {
  return new Date(closed_at.getTime() + REOPEN_MS);
}
