import { AppError } from '#errors';
import type { Db } from '#platform/db/db';
import type { Runs } from '#platform/identity/ownStores.queries';

import { hasItem, listMovements, listPriceChanges } from './history.queries.ts';

/**
 * What happened to an item's stock and price, newest first.
 *
 * Errors  item_not_in_store, also for another vendor's store and a closed one.
 */
export async function historyOfItem(
  db: Db,
  item: { store_id: string; ingredient_id: string; runs: Runs },
) {
  if (!(await hasItem(db, item))) throw new AppError('item_not_in_store');
  const [stock, prices] = [await listMovements(db, item), await listPriceChanges(db, item)];
  return { stock, prices };
}
