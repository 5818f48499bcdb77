import { DEMO_COOKED, DEMO_SAVED } from '@larder/data/demoKitchen';
import { DEMO_PEOPLE } from '@larder/data/people';
import { dayIn } from '@larder/shared/basics/calendar';
import { MAX_ROWS } from '@larder/shared/basics/page.model';
import type { RecipeBrief } from '@larder/shared/recipes/saved.calls';
import { briefOf } from '@larder/shared/recipes/savedBrief';

import type { Db } from '#platform/db/db';
import { addCooked } from '#subjects/recipes/cooked.service';
import { ownRecipe } from '#subjects/recipes/provider/embedded.service';
import { listRecipesOfUser } from '#subjects/recipes/recipes.queries';
import { saveRecipe } from '#subjects/recipes/saved.service';

const DAY_MS = 86_400_000;

/** What the demo's shopper saved and cooked, through the usual services. */
export async function addShopperKitchen(db: Db, now: Date): Promise<void> {
  const [shopper] = DEMO_PEOPLE;
  if (!shopper) return;
  const { user_id } = shopper;
  const own = await listRecipesOfUser(db, { user_id, cursor: undefined, limit: MAX_ROWS });
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  for (const { id, daysAgo } of DEMO_SAVED)
    await db.transaction(async (tx) =>
      saveRecipe(tx, { user_id, provider_id: id, brief: demoBrief(id), at: before(daysAgo) }),
    );
  for (const { dish, daysAgo, note, rating } of DEMO_COOKED) {
    const key = own.find(({ title }) => title === dish)?.recipe_id ?? String(dish);
    const at = before(daysAgo);
    const cooking = { cooked_on: dayIn('UTC', at.getTime()), note, rating };
    await db.transaction((tx) => addCooked(tx, { user_id, key, brief: undefined, cooking, at }));
  }
}

/** Errors  for a recipe that we have not. */
function demoBrief(id: number): RecipeBrief {
  const recipe = ownRecipe(id, { nutrition: true });
  if (!recipe) throw new Error(`no recipe ${id} for the demo`);
  return briefOf(recipe);
}
