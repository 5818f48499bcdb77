import { readMeasures } from '@larder/data/catalogue/measures';
import { demoTimes } from '@larder/data/demoSlots';
import { ALL_DEMO_PEOPLE, DEMO_PASSWORD, DEMO_VENDORS } from '@larder/data/people';
import { demoOffers, demoStores } from '@larder/data/stores/demoStores';

import type { Deps } from '#deps';
import { newSecret } from '#platform/lib/secrets';
import { countTypicalPrices } from '#subjects/food/typicalPrices.service';

import { addAdminDesk } from './adminDesk.ts';
import { seedCatalogue } from './catalogue.ts';
import { addDemand } from './demand.ts';
import { addNewGoods, insertGoods } from './goods.ts';
import { demoVendor } from './nearby.ts';
import {
  insertMeasures,
  insertPeople,
  insertStores,
  insertTimes,
  isEmpty,
  lacksMeasures,
} from './seed.queries.ts';
import { addShopperKitchen } from './shopperKitchen.ts';
import { addShopperList } from './shopperList.ts';
import { addShopperPast } from './shopperPast.ts';
import { addVendorMorning } from './vendorMorning.ts';

/**
 * Fills an empty database with the demo: catalogue, accounts, stores, shelves, the shopper's past and
 * kitchen, the vendor's morning, what was wanted near the vendor and what waits for the administrator; a database of an
 * older version gets the measures and goods that came since, and what changed in them. In production only the stores' vendors are
 * created, and nobody can sign in as one.
 */
export async function seedDemo(
  { db, config, passwords }: Pick<Deps, 'db' | 'config' | 'passwords'>,
  at: Date,
): Promise<void> {
  if (!(await isEmpty(db))) {
    await fillMeasures(db);
    await addNewGoods(db, at);
    await seedCatalogue(db);
    return;
  }
  const isProduction = config.NODE_ENV === 'production';
  const people = isProduction ? DEMO_VENDORS : ALL_DEMO_PEOPLE;
  const password_hash = await passwords.hash(isProduction ? newSecret() : DEMO_PASSWORD);
  const isFilled = await db.transaction(async (tx) => {
    if (!(await isEmpty(tx))) return false;
    await insertPeople(tx, { people, password_hash, at });
    await insertGoods(tx);
    await insertStores(tx, {
      stores: demoStores(),
      offersOf: demoOffers,
      vendorOf: demoVendor,
      at,
    });
    return true;
  });
  if (!isFilled) return;
  // Recipes show what they cost from the first visit on.
  await countTypicalPrices(db, at);
  if (isProduction) return;
  await addShopperPast(db, at);
  await addShopperList(db, at);
  // The ids of an upstream provider's recipes are unknown.
  if (config.RECIPE_PROVIDER_URL === undefined) await addShopperKitchen(db, at);
  await addDemand(db, at);
  await addVendorMorning(db, at);
  await addAdminDesk(db, at);
  // Last: what was ordered until now came at no set time.
  await insertTimes(db, demoTimes());
}

/** Gives a catalogue of a version without measures those of the file, once, by name. */
async function fillMeasures(db: Deps['db']): Promise<void> {
  if (!(await lacksMeasures(db))) return;
  await db.transaction(async (tx) => insertMeasures(tx, readMeasures()));
}
