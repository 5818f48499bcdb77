import { readMeasures } from '@larder/data/catalogue/measures';
import { ALL_DEMO_PEOPLE, DEMO_PASSWORD, DEMO_VENDORS } from '@larder/data/people';
import { demoOffers, demoStores } from '@larder/data/stores/demoStores';

import type { Deps } from '#deps';
import { newSecret } from '#features/auth/secrets';

import { addNewGoods, insertGoods } from './goods.ts';
import { demoVendor } from './nearby.ts';
import {
  insertMeasures,
  insertPeople,
  insertStores,
  isEmpty,
  lacksMeasures,
} from './seed.queries.ts';
import { addShopperPast } from './shopperPast.ts';

/**
 * Fills an empty database with the demo: catalogue, accounts, stores, shelves and the shopper's past; a database of an
 * older version gets the measures and goods that came since. In production only the stores' vendors are
 * created, and nobody can sign in as one.
 */
export async function seedDemo(
  { db, config, passwords }: Pick<Deps, 'db' | 'config' | 'passwords'>,
  at: Date,
): Promise<void> {
  if (!(await isEmpty(db))) {
    await fillMeasures(db);
    await addNewGoods(db, at);
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
  if (isFilled && !isProduction) await addShopperPast(db, at);
}

/** Gives a catalogue of a version without measures those of the file, once, by name. */
async function fillMeasures(db: Deps['db']): Promise<void> {
  if (!(await lacksMeasures(db))) return;
  await db.transaction(async (tx) => insertMeasures(tx, { measures: readMeasures() }));
}
