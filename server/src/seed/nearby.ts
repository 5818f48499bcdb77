import { DEMO_VENDORS } from '@larder/data/people';
import { demoOffers, type DemoStore } from '@larder/data/stores/demoStores';
import { storesNear } from '@larder/data/stores/storesNear';
import type { Place } from '@larder/shared/basics/distance';

import type { Db } from '#platform/db/db';

import { insertStores } from './seed.queries.ts';

/** Opens demo stores around a place. Idempotent. */
export function seedNear(db: Db, place: Place, at: Date): Promise<void> {
  return db.transaction((tx) =>
    insertStores(tx, { stores: storesNear(place), offersOf: demoOffers, vendorOf: demoVendor, at }),
  );
}

/** The vendor of a demo store. */
export function demoVendor(store: DemoStore): string {
  return (DEMO_VENDORS[store.vendor] ?? DEMO_VENDORS[0]).user_id;
}
