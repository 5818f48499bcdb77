import { demoDemand } from '@larder/data/demoDemand';
import { areaOf, weeksOver } from '@larder/shared/stores/demand';

import type { Db } from '#platform/db/db';

import { insertDemand } from './seed.queries.ts';

/** What shoppers near the demo vendor's stores wanted in the weeks before. */
export async function addDemand(db: Db, now: Date): Promise<void> {
  const weeks = weeksOver(now.getTime());
  await insertDemand(
    db,
    demoDemand().flatMap(({ store, ingredient_id, weeksAgo, shoppers }) => {
      const week = weeks[weeksAgo - 1];
      return week === undefined ? [] : { area: areaOf(store), week, ingredient_id, shoppers };
    }),
  );
}
