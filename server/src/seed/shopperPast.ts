import { readFacts } from '@larder/data/catalogue/facts';
import { DEMO_NOTES } from '@larder/data/demoDesk';
import { DEMO_RECIPES, demoOrders } from '@larder/data/demoShopper';
import { ingredientId } from '@larder/data/ids';
import { DEMO_PEOPLE } from '@larder/data/people';

import type { Db } from '#platform/db/db';
import { makeCatalogueReader } from '#subjects/food/catalogueIndex.service';
import { readDrafts, saveRecipes } from '#subjects/recipes/recipes.service';

import { addOrder, liveUser } from './pastOrder.ts';

/** Creates the demo shopper's orders, in every status, and recipes through the usual services. */
export async function addShopperPast(db: Db, now: Date): Promise<void> {
  const [shopper] = DEMO_PEOPLE;
  if (!shopper) return;
  const user = liveUser(shopper.user_id, 'user');
  for (const [nth, { ingredient_ids, ...order }] of demoOrders().entries()) {
    const items = ingredient_ids.map((ingredient_id) => ({ ingredient_id, quantity: 1 }));
    await addOrder(db, { ...order, items, user, now, note: DEMO_NOTES[nth] });
  }
  const { user_id } = user;
  const read = await readDrafts(
    { db, readCatalogue: makeCatalogueReader(db), noteUnmatched: () => undefined },
    { drafts: recipeDrafts(), user_id },
  );
  await db.transaction((tx) => saveRecipes(tx, { read, user_id, at: now }));
}

function recipeDrafts() {
  const facts = new Map(readFacts().map((fact) => [fact.name, fact]));
  return DEMO_RECIPES.map(({ grams, ...recipe }) => ({
    ...recipe,
    items: Object.entries(grams).flatMap(([name, unit_quantity]) => {
      const fact = facts.get(name);
      if (!fact) return [];
      const ingredient_id = ingredientId(fact.slug);
      return [{ ingredient_id, name, unit_quantity, unit: fact.base_unit, quantity: 1 }];
    }),
  }));
}
