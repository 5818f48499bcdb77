import * as contract from '@larder/shared/contract/recipes';

import { once } from '#http/idempotency';
import { serve, type Served } from '#http/serve';

import { listRecipesOfUser } from './recipes.queries.ts';
import { changeRecipe, removeRecipe, saveRecipes } from './recipes.service.ts';

export function recipesRoutes(served: Served): void {
  const { db, now } = served.deps;

  serve(served, contract.listOwnRecipes, async ({ user }) => ({
    value: await listRecipesOfUser(db, user.user_id),
  }));

  serve(served, contract.createOwnRecipes, async ({ user, body, request, reply }) => {
    const at = now();
    const { user_id } = user;
    return once({ db, endpoint: contract.createOwnRecipes, request, reply, user_id, at }, (tx) =>
      saveRecipes(tx, { drafts: body.recipes, user_id, at }),
    );
  });

  serve(served, contract.updateOwnRecipe, async ({ user, params, body }) =>
    changeRecipe(db, { recipe_id: params.id, draft: body, user_id: user.user_id }),
  );

  serve(served, contract.deleteOwnRecipe, async ({ user, params }) =>
    removeRecipe(db, { recipe_id: params.id, user_id: user.user_id }),
  );
}
