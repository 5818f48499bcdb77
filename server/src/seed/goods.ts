import { kcalAsBought } from '@larder/data/catalogue/edible';
import { readFacts } from '@larder/data/catalogue/facts';
import { readGoods } from '@larder/data/catalogue/goods';
import { ingredientId } from '@larder/data/ids';
import { demoOffers, demoStores } from '@larder/data/stores/demoStores';

import type { Db, Tx } from '#platform/db/db';

import { fillCatalogue } from './catalogue.ts';
import {
  fillContains,
  fillTerms,
  getDemoEdition,
  hasSome,
  insertCatalogue,
  insertOffers,
  lockDemoEdition,
  lockStores,
  setCalories,
  setDemoEdition,
} from './seed.queries.ts';

/** Increase it with new demo goods: existing demo databases then add them once. */
const EDITION = 3;

/** Fills an empty catalogue with all demo goods. */
export async function insertGoods(tx: Tx): Promise<void> {
  await fillCatalogue(tx);
  await setDemoEdition(tx, EDITION);
}

/**
 * Adds new demo goods to a database with an older demo: to the catalogue, with aliases and
 * measures, and to the shelves of the demo's open stores; what all goods contain; the calories of what has
 * bones; and the fees and minimum orders of the stores.
 *
 * What admins and vendors changed, archived or merged stays. Stores around visitors keep their shelves.
 */
export async function addNewGoods(db: Db, at: Date): Promise<void> {
  if ((await getDemoEdition(db)) >= EDITION) return;
  await db.transaction(async (tx) => {
    const stores = demoStores();
    // Before the edition: a merge locks stores before it counts up the catalogue's row.
    await lockStores(
      tx,
      stores.map(({ store_id }) => store_id),
    );
    const has = await lockDemoEdition(tx);
    const isDemo = await hasSome(
      tx,
      readGoods().map(({ ingredient_id }) => ingredient_id),
    );
    if (has >= EDITION || !isDemo) return;
    if (has < 1) await addGoodsOfFirstEdition(tx, at);
    if (has < 3) await setCalories(tx, { foods: foodsWithBones() });
    await fillTerms(tx, stores);
    await setDemoEdition(tx, EDITION);
  });
}

async function addGoodsOfFirstEdition(tx: Tx, at: Date): Promise<void> {
  const goods = readGoods();
  const fresh = await insertCatalogue(tx, goods);
  await fillContains(tx, goods);
  const offers = demoStores().flatMap((store) =>
    demoOffers(store).map((offer) => ({ ...offer, store_id: store.store_id })),
  );
  await insertOffers(tx, {
    offers: offers.filter(({ ingredient_id }) => fresh.has(ingredient_id)),
    at,
  });
}

/** Older editions counted their bones and shells. */
function foodsWithBones(): { ingredient_id: string; before: number; now: number }[] {
  const bony = readFacts().filter(
    ({ category, edible: { share } }) => category === 'Meat & Seafood' && share < 1,
  );
  return bony.map((facts) => ({
    ingredient_id: ingredientId(facts.slug),
    before: facts.kcal_per_100,
    now: kcalAsBought(facts),
  }));
}
