import { ALIASES } from '@larder/data/catalogue/aliases';
import { kcalAsBought } from '@larder/data/catalogue/edible';
import { type IngredientFacts, readFacts } from '@larder/data/catalogue/facts';
import { readMeasures } from '@larder/data/catalogue/measures';
import { readPacks } from '@larder/data/catalogue/packs';
import { ingredientId } from '@larder/data/ids';
import { ingredientImage } from '@larder/data/images';
import { demoOffers, demoStores } from '@larder/data/stores/demoStores';

import type { Db, Tx } from '#db/db';

import {
  fillContains,
  fillTerms,
  getDemoEdition,
  hasSome,
  insertCatalogue,
  insertMeasures,
  insertOffers,
  lockDemoEdition,
  lockStores,
  type SeedIngredient,
  setCalories,
  setDemoEdition,
} from './seed.queries.ts';

/** Increase it with new demo goods: existing demo databases then add them once. */
const EDITION = 3;

/** Fills an empty catalogue with all demo goods. */
export async function insertGoods(tx: Tx): Promise<void> {
  await insertCatalogue(tx, { ingredients: goods(), aliases: aliases() });
  await insertMeasures(tx, { measures: readMeasures() });
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
      goods().map(({ ingredient_id }) => ingredient_id),
    );
    if (has >= EDITION || !isDemo) return;
    if (has < 1) await addGoodsOfFirstEdition(tx, at);
    if (has < 3) await setCalories(tx, { foods: foodsWithBones() });
    await fillTerms(tx, stores);
    await setDemoEdition(tx, EDITION);
  });
}

async function addGoodsOfFirstEdition(tx: Tx, at: Date): Promise<void> {
  const ingredients = goods();
  const fresh = await insertCatalogue(tx, { ingredients, aliases: aliases() });
  await insertMeasures(tx, { measures: readMeasures(), among: fresh });
  await fillContains(tx, ingredients);
  const offers = demoStores().flatMap((store) =>
    demoOffers(store).map((offer) => ({ ...offer, store_id: store.store_id })),
  );
  await insertOffers(tx, {
    offers: offers.filter(({ ingredient_id }) => fresh.has(ingredient_id)),
    at,
  });
}

/** Every food in its usual pack, then the larger packs, which have their food's name. */
function goods(): SeedIngredient[] {
  return [
    ...readFacts().map((facts) => rowOf(facts, facts)),
    ...readPacks().map((pack) => rowOf(pack.food, pack)),
  ];
}

function rowOf(
  facts: IngredientFacts,
  { slug, pack_size }: { slug: string; pack_size: number },
): SeedIngredient {
  return {
    ingredient_id: ingredientId(slug),
    name: facts.name,
    unit_quantity: pack_size,
    unit: facts.base_unit,
    category: facts.category,
    image: ingredientImage(facts.slug),
    kcal_per_100g: kcalAsBought(facts),
    density_g_per_ml: facts.density_g_per_ml,
    grams_per_piece: facts.grams_per_piece,
    contains: facts.contains,
  };
}

/** Older editions counted their bones and shells. */
function foodsWithBones(): { ingredient_id: string; before: number; now: number }[] {
  const bony = readFacts().filter(({ edible: { share } }) => share < 1);
  return bony.map((facts) => ({
    ingredient_id: ingredientId(facts.slug),
    before: facts.kcal_per_100,
    now: kcalAsBought(facts),
  }));
}

function aliases(): { alias: string; ingredient_id: string }[] {
  return Object.entries(ALIASES).flatMap(([slug, names]) =>
    names.map((alias) => ({ alias, ingredient_id: ingredientId(slug) })),
  );
}
