import { AppError } from '#errors';
import type { Tx } from '#platform/db/db';

import { MAX_OPEN_STORES, MAX_STORES } from './maxStores.rules.ts';
import { countStores } from './stores.queries.ts';

const ALL_USED =
  'You have opened 2,000 stores, the most an account can have. Open a closed one again.';

/** Locks the vendor's stores against another's count until the transaction ends. Errors  too_many_stores. */
export async function refuseMoreStores(
  tx: Tx,
  { vendor_id, more, isNew }: { vendor_id: string; more: number; isNew: boolean },
): Promise<void> {
  const { open, all } = await countStores(tx, vendor_id);
  if (open + more > MAX_OPEN_STORES) throw new AppError('too_many_stores');
  if (isNew && all + more > MAX_STORES)
    throw new AppError('too_many_stores', { message: ALL_USED });
}
