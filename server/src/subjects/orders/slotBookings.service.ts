import { AppError } from '#errors';
import type { Db } from '#platform/db/db';
import { allOf } from '#platform/identity/ownStores.queries';
import { isOwnStore } from '#subjects/stores/stores.queries';

import { listBooked } from './slots.queries.ts';

/** How many orders a store's slots hold. Errors  store_not_found for another's store and a closed one. */
export async function slotBookingsOf(
  db: Db,
  own: { store_id: string; vendor_id: string; from: Date; until: Date },
) {
  if (!(await isOwnStore(db, { store_id: own.store_id, runs: allOf(own.vendor_id) })))
    throw new AppError('store_not_found');
  return { value: await listBooked(db, own) };
}
