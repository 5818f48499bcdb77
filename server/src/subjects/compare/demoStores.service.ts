import type { Place } from '@larder/shared/basics/distance';

import type { Deps } from '#deps';
import { seedNear } from '#seed/nearby';

import { hasStoreIn } from './compare.queries.ts';
import { areaAround } from './compare.service.ts';

/** A visitor with a store this near needs no demo store. Units: miles. Source: the default radius. */
export const NEAR_MILES = 25;

/** In demo mode, opens stores around a visitor who has none near. Shape: whether it did. */
export async function openDemoStores(
  { db, config, readOnly, now }: Pick<Deps, 'db' | 'config' | 'readOnly' | 'now'>,
  place: Place,
): Promise<boolean> {
  if (config.seed !== 'demo' || readOnly.isOn()) return false;
  if (await hasStoreIn(db, areaAround(place, NEAR_MILES))) return false;
  await seedNear(db, place, now());
  return true;
}
