import { ALIASES } from '@larder/data/catalogue/aliases';
import { readFacts } from '@larder/data/catalogue/facts';
import { ingredientId } from '@larder/data/ids';
import { ingredientImage } from '@larder/data/images';
import { ALL_DEMO_PEOPLE, DEMO_PASSWORD, DEMO_VENDORS } from '@larder/data/people';
import { demoOffers, demoStores } from '@larder/data/stores/demoStores';

import type { Deps } from '#deps';
import { newSecret } from '#features/auth/secrets';

import { demoVendor } from './nearby.ts';
import {
  insertCatalogue,
  insertPeople,
  insertStores,
  isEmpty,
  type SeedIngredient,
} from './seed.queries.ts';

/**
 * Fills an empty database with the demo: catalogue, accounts, stores and shelves. In production only the
 * stores' vendors are created, and nobody can sign in as one.
 */
export async function seedDemo(
  { db, config, passwords }: Pick<Deps, 'db' | 'config' | 'passwords'>,
  at: Date,
): Promise<void> {
  if (!(await isEmpty(db))) return;
  const isProduction = config.NODE_ENV === 'production';
  const people = isProduction ? DEMO_VENDORS : ALL_DEMO_PEOPLE;
  const password_hash = await passwords.hash(isProduction ? newSecret() : DEMO_PASSWORD);
  await db.transaction(async (tx) => {
    if (!(await isEmpty(tx))) return;
    await insertPeople(tx, { people, password_hash, at });
    await insertCatalogue(tx, { ingredients: catalogue(), aliases: aliases() });
    await insertStores(tx, {
      stores: demoStores(),
      offersOf: demoOffers,
      vendorOf: demoVendor,
      at,
    });
  });
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
