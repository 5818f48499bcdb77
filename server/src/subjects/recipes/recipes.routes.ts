import * as contract from '@larder/shared/recipes/recipes.calls';

import { once } from '#platform/http/idempotency';
import { serve } from '#platform/http/serve';
import type { ServedCatalogue } from '#subjects/food/catalogueIndex.service';

import {
  changeRecipe,
  getOwn,
  readDrafts,
  pageOfOwn,
  removeRecipe,
  saveRecipes,
} from './recipes.service.ts';

export function recipesRoutes(served: ServedCatalogue): void {
  const { db, now } = served.deps;
  const deps = { ...served, db };

  serve(served, contract.listOwnRecipes, ({ user, query }) =>
    pageOfOwn(deps, { user_id: user.user_id, query }),
  );

  serve(served, contract.getOwnRecipe, async ({ user, params }) =>
    getOwn(deps, { recipe_id: params.id, user_id: user.user_id }),
  );

  serve(served, contract.createOwnRecipes, async ({ user, body, request, reply }) => {
    const at = now();
    const { user_id } = user;
    // Before the transaction, which it would prolong.
    const read = await readDrafts(deps, { drafts: body.recipes, user_id });
    return once({ db, endpoint: contract.createOwnRecipes, request, reply, user_id, at }, (tx) =>
      saveRecipes(tx, { read, user_id, at }),
    );
  });

  serve(served, contract.updateOwnRecipe, async ({ user, params, body }) => {
    const { user_id } = user;
    const read = await readDrafts(deps, { drafts: [body], user_id });
    return changeRecipe(db, { recipe_id: params.id, read, user_id, at: now() });
  });

  serve(served, contract.deleteOwnRecipe, async ({ user, params }) =>
    removeRecipe(db, { recipe_id: params.id, user_id: user.user_id }),
  );
}
