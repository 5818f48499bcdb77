import { compareItems } from '@larder/shared/contract/compare';

import { readCatalogue } from '#features/ingredients/catalogueIndex';
import { serve, type Served } from '#http/serve';
import { seedNear } from '#seed/nearby';

import { hasStoreIn } from './compare.queries.ts';
import { areaAround, compareStores } from './compare.service.ts';
import { addUnmatched } from './unmatched.queries.ts';
import { unmatchedRecorder } from './unmatchedRecorder.ts';

const MOST_STORES = 50;
/** Closer than this a visitor has stores of their own. Units: miles. Source: the default radius. */
const NEAR_MILES = 25;

export function compareRoutes(served: Served): void {
  const { db, reads, config, now, limits, readOnly } = served.deps;
  const unmatched = unmatchedRecorder({
    write: async (counted) => (readOnly.isOn() ? undefined : addUnmatched(db, counted)),
    failed: (err) => served.app.log.warn({ err }, 'names that matched nothing were not counted'),
    now,
  });
  served.app.addHook('onClose', unmatched.close);

  serve(served, compareItems, async ({ user, body }) => {
    limits.spend('compare', user.user_id);
    const place = body.location ?? undefined;
    // In the demonstration nobody is too far away: stores open around whoever has none.
    if (
      config.seed === 'demo' &&
      !readOnly.isOn() &&
      place &&
      !(await hasStoreIn(db, areaAround(place, NEAR_MILES)))
    )
      await seedNear(db, place, now());
    const comparison = await compareStores(reads, await readCatalogue(db), {
      needs: body.compare,
      place,
      radius: body.radius_miles ?? undefined,
      limit: body.limit ?? MOST_STORES,
    });
    unmatched.note(
      user.user_id,
      comparison.matches.flatMap(({ name, ingredient_id }) => (ingredient_id === null ? name : [])),
    );
    return comparison;
  });
}
