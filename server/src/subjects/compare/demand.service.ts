import { areasAround, weekOf, weeksOver } from '@larder/shared/stores/demand';
import { MAX_DEMAND, type WantedFood } from '@larder/shared/stores/demand.calls';

import { AppError } from '#errors';
import type { Db, Queryable } from '#platform/db/db';
import type { Runs } from '#platform/identity/ownStores.queries';

import {
  countArea,
  deleteCountsBefore,
  deleteKey,
  listPlaces,
  listWanted,
  lockWeeksOver,
} from './demand.queries.ts';

/**
 * What shoppers near the stores that somebody runs, or one of them, wanted and could not get.
 *
 * Errors  store_not_found, also for another's store.
 */
export async function demandNear(
  db: Queryable,
  { runs, store_id, now }: { runs: Runs; store_id: string | undefined; now: Date },
): Promise<{ weeks: string[]; value: WantedFood[] }> {
  const places = await listPlaces(db, { runs, store_id });
  if (store_id && places.length === 0) throw new AppError('store_not_found');
  const weeks = weeksOver(now.getTime());
  const near = places.flatMap((place) =>
    areasAround(place).map((area) => ({ store_id: place.store_id, area })),
  );
  const value = near.length === 0 ? [] : await listWanted(db, { near, weeks, limit: MAX_DEMAND });
  return { weeks, value };
}

/**
 * Counts the marks of past weeks, then deletes these marks and their keys. Also deletes counts too old to be shown.
 *
 * Shape   the number of marks counted or dropped.
 */
export async function countDemand(db: Db, now: Date): Promise<number> {
  const marks = await db.transaction(async (tx) => {
    let counted = 0;
    for (const week of await lockWeeksOver(tx, weekOf(now.getTime()))) {
      let ofArea: number;
      do {
        ofArea = await countArea(tx, week);
        counted += ofArea;
      } while (ofArea > 0);
      await deleteKey(tx, week);
    }
    return counted;
  });
  const oldest = weeksOver(now.getTime()).at(-1);
  if (oldest) await deleteCountsBefore(db, oldest);
  return marks;
}
