import type { Tx } from '#db/db';
import { AppError } from '#errors';

import { countOpenStores } from './stores.queries.ts';

/** Of a vendor, whose stores come in one answer. */
const MAX_OPEN_STORES = 1_000;

/** Two at once may pass: the limit only keeps the list of stores finite. Errors  too_many_stores. */
export async function refuseMoreStores(
  tx: Tx,
  { vendor_id, more }: { vendor_id: string; more: number },
): Promise<void> {
  if ((await countOpenStores(tx, vendor_id)) + more > MAX_OPEN_STORES)
    throw new AppError('too_many_stores');
}
