import { ALIASES } from '@larder/data/catalogue/aliases';
import { readFacts } from '@larder/data/catalogue/facts';
import { readMeasures } from '@larder/data/catalogue/measures';
import { ingredientId } from '@larder/data/ids';
import { ingredientImage } from '@larder/data/images';
import { ALL_DEMO_PEOPLE, DEMO_PASSWORD, DEMO_VENDORS } from '@larder/data/people';
import { demoOffers, demoStores } from '@larder/data/stores/demoStores';

import type { Deps } from '#deps';
import { newSecret } from '#features/auth/secrets';

import { demoVendor } from './nearby.ts';
import {
  insertCatalogue,
  insertMeasures,
  insertPeople,
  insertStores,
  isEmpty,
  lacksMeasures,
  type SeedIngredient,
} from './seed.queries.ts';

/**
 * Fills an empty database with the demo: catalogue, accounts, stores and shelves; a database of a version
 * without measures gets those. In production only the
 * stores' vendors are created, and nobody can sign in as one.
 */
export async function seedDemo(
  { db, config, passwords }: Pick<Deps, 'db' | 'config' | 'passwords'>,
  at: Date,
): Promise<void> {
  if (!(await isEmpty(db))) {
    await fillMeasures(db);
    return;
  }
  const isProduction = config.NODE_ENV === 'production';
  const people = isProduction ? DEMO_VENDORS : ALL_DEMO_PEOPLE;
  const password_hash = await passwords.hash(isProduction ? newSecret() : DEMO_PASSWORD);
  await db.transaction(async (tx) => {
    if (!(await isEmpty(tx))) return;
    await insertPeople(tx, { people, password_hash, at });
    await insertCatalogue(tx, { ingredients: catalogue(), aliases: aliases() });
    await insertMeasures(tx, readMeasures());
    await insertStores(tx, {
      stores: demoStores(),
      offersOf: demoOffers,
      vendorOf: demoVendor,
      at,
    });
  });
}

/** Gives a catalogue of a version without measures those of the file, once, by name. */
async function fillMeasures(db: Deps['db']): Promise<void> {
  if (!(await lacksMeasures(db))) return;
  await db.transaction(async (tx) => insertMeasures(tx, readMeasures()));
}

function catalogue(): SeedIngredient[] {
  return readFacts().map((facts) => ({
    ingredient_id: ingredientId(facts.slug),
    name: facts.name,
    unit_quantity: facts.pack_size,
    unit: facts.base_unit,
    category: facts.category,
    image: ingredientImage(facts.slug),
    kcal_per_100g: facts.kcal_per_100,
    density_g_per_ml: facts.density_g_per_ml,
    grams_per_piece: facts.grams_per_piece,
  }));
}

function aliases(): { alias: string; ingredient_id: string }[] {
  return Object.entries(ALIASES).flatMap(([slug, names]) =>
    names.map((alias) => ({ alias, ingredient_id: ingredientId(slug) })),
  );
}
