import type { Place } from '@larder/shared/basics/distance';
import type { Need } from '@larder/shared/stores/compare.calls';

import type { LiveUser } from '#platform/identity/liveUser.queries';
import type { Catalogue, ServedCatalogue } from '#subjects/food/catalogueIndex.service';

import { type Comparison, compareStores } from './compare.service.ts';
import { addMarks } from './demandMarks.queries.ts';
import { makeDemandRecorder } from './demandRecorder.service.ts';
import { NEAR_MILES, openDemoStores } from './demoStores.service.ts';

const MAX_STORES = 50;

type Asked = {
  compare: readonly Need[];
  location?: Place | null | undefined;
  radius_miles?: number | null | undefined;
  limit?: number | undefined;
  cart_stores?: readonly string[] | undefined;
};

type Compared = { catalogue: Catalogue; comparison: Comparison };

/** Compares stores, and counts names without a match and foods that no store has. */
export function makeComparer({ app, deps, readCatalogue, noteUnmatched }: ServedCatalogue) {
  const { db, replica, now, readOnly } = deps;
  const demand = makeDemandRecorder({
    write: async (wishes) => (readOnly.isOn() ? undefined : addMarks(db, { wishes, now: now() })),
    failed: (err) => app.log.warn({ err }, 'counting demand failed'),
    now,
  });
  app.addHook('onClose', demand.close);
  /** The catalogue's version in the last comparison. */
  let known: number | undefined;

  return async ({ user_id, role }: LiveUser, asked: Asked): Promise<Comparison> => {
    const place = asked.location ?? undefined;
    const radius = asked.radius_miles ?? undefined;
    const question = {
      needs: asked.compare,
      place,
      radius,
      limit: asked.limit ?? MAX_STORES,
      cart_stores: asked.cart_stores ?? [],
      now: now(),
    };
    // The catalogue's version comes with the stores: reading it first would be another round trip.
    const compare = async (atLeast = known): Promise<Compared> => {
      const catalogue = await readCatalogue(atLeast);
      known = catalogue.version;
      const comparison = await compareStores(replica, catalogue, question);
      const { catalogue_version } = comparison;
      return catalogue_version > catalogue.version
        ? compare(catalogue_version)
        : { catalogue, comparison };
    };
    let compared = await compare();
    if (place && !hasNear(compared.comparison) && (await openDemoStores(deps, place)))
      compared = await compare();
    const { catalogue, comparison } = compared;
    const unknown = comparison.matches.filter(({ ingredient_id }) => ingredient_id === null);
    noteUnmatched(
      user_id,
      unknown.map(({ name }) => name),
    );
    if (role === 'user' && place) demand.note({ user_id, place, radius, comparison, catalogue });
    return comparison;
  };
}

function hasNear({ ids }: Comparison): boolean {
  return (ids ?? []).some(({ stores }) =>
    stores.some(({ distance }) => distance !== null && distance <= NEAR_MILES),
  );
}
