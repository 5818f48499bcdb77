import type { Tx } from '#db/db';
import { AppError } from '#errors';

import { countOpenStores } from './stores.queries.ts';

/** Max open stores of a vendor: one answer lists them all. */
const MAX_OPEN_STORES = 1_000;

/** Concurrent requests may exceed it slightly: it only bounds the list of stores. Errors  too_many_stores. */
export async function refuseMoreStores(
  tx: Tx,
  { vendor_id, more }: { vendor_id: string; more: number },
): Promise<void> {
  if ((await countOpenStores(tx, vendor_id)) + more > MAX_OPEN_STORES)
    throw new AppError('too_many_stores');
}
