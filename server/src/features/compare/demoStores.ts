import type { Place } from '@larder/shared/domain/distance';

import type { Deps } from '#deps';
import { seedNear } from '#seed/nearby';

import { hasStoreIn } from './compare.queries.ts';
import { areaAround } from './compare.service.ts';

/** Closer than this a visitor has stores of their own. Units: miles. Source: the default radius. */
const NEAR_MILES = 25;

/** In the demonstration nobody is too far away: stores open around whoever has none. */
export async function openDemoStores(
  { db, config, readOnly, now }: Pick<Deps, 'db' | 'config' | 'readOnly' | 'now'>,
  place: Place,
): Promise<void> {
  if (config.seed !== 'demo' || readOnly.isOn()) return;
  if (await hasStoreIn(db, areaAround(place, NEAR_MILES))) return;
  await seedNear(db, place, now());
}
