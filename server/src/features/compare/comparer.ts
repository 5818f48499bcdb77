import type { Need } from '@larder/shared/contract/compare';
import type { Place } from '@larder/shared/domain/distance';

import type { ServedCatalogue } from '#features/ingredients/catalogueIndex';
import type { LiveUser } from '#identity/liveUser.queries';

import { type Comparison, compareStores } from './compare.service.ts';
import { openDemoStores } from './demoStores.ts';
import { addUnmatched } from './unmatched.queries.ts';
import { unmatchedRecorder } from './unmatchedRecorder.ts';

const MAX_STORES = 50;

type Asked = {
  compare: readonly Need[];
  location?: Place | null | undefined;
  radius_miles?: number | null | undefined;
  limit?: number | undefined;
};

/** Compares stores, and counts names without a match. */
export function comparer({ app, deps, readCatalogue }: ServedCatalogue) {
  const { db, replica, now, readOnly } = deps;
  const unmatched = unmatchedRecorder({
    write: async (counted) => (readOnly.isOn() ? undefined : addUnmatched(db, counted)),
    failed: (err) => app.log.warn({ err }, 'counting unmatched names failed'),
    now,
  });
  app.addHook('onClose', unmatched.close);

  return async ({ user_id }: LiveUser, asked: Asked): Promise<Comparison> => {
    const place = asked.location ?? undefined;
    if (place) await openDemoStores(deps, place);
    const comparison = await compareStores(replica, await readCatalogue(), {
      needs: asked.compare,
      place,
      radius: asked.radius_miles ?? undefined,
      limit: asked.limit ?? MAX_STORES,
    });
    const unknown = comparison.matches.filter(({ ingredient_id }) => ingredient_id === null);
    unmatched.note(
      user_id,
      unknown.map(({ name }) => name),
    );
    return comparison;
  };
}
