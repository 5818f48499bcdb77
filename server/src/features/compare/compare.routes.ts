import { compareItems } from '@larder/shared/contract/compare';

import { catalogueReader } from '#features/ingredients/catalogueIndex';
import { serve, type Served } from '#http/serve';
import { seedNear } from '#seed/nearby';

import { hasStoreIn } from './compare.queries.ts';
import { areaAround, compareStores } from './compare.service.ts';

const MOST_STORES = 50;
/** Closer than this a visitor has stores of their own. Units: miles. Source: the default radius. */
const NEAR_MILES = 25;

export function compareRoutes(served: Served): void {
  const { db, config, now, limits } = served.deps;
  const readCatalogue = catalogueReader(db);

  serve(served, compareItems, async ({ user, body }) => {
    limits.spend('compare', user.user_id);
    const place = body.location ?? undefined;
    // In the demonstration nobody is too far away: stores open around whoever has none.
    if (config.seed === 'demo' && place && !(await hasStoreIn(db, areaAround(place, NEAR_MILES))))
      await seedNear(db, place, now());
    return compareStores(db, await readCatalogue(), {
      needs: body.compare,
      place,
      radius: body.radius_miles ?? undefined,
      limit: body.limit ?? MOST_STORES,
    });
  });
}
