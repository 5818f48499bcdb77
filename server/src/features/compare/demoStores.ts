import type { Place } from '@larder/shared/domain/distance';

import type { Deps } from '#deps';
import { seedNear } from '#seed/nearby';

import { hasStoreIn } from './compare.queries.ts';
import { areaAround } from './compare.service.ts';

/** A visitor with a store this near needs no demo store. Units: miles. Source: the default radius. */
const NEAR_MILES = 25;

/** In demo mode, opens stores around a visitor who has none near. */
export async function openDemoStores(
  { db, config, readOnly, now }: Pick<Deps, 'db' | 'config' | 'readOnly' | 'now'>,
  place: Place,
): Promise<void> {
  if (config.seed !== 'demo' || readOnly.isOn()) return;
  if (await hasStoreIn(db, areaAround(place, NEAR_MILES))) return;
  await seedNear(db, place, now());
}
