import * as contract from '@larder/shared/recipes/recipeLinks.calls';

import { serve, serveOnce } from '#platform/http/serve';
import type { ServedCatalogue } from '#subjects/food/catalogueIndex.service';

import { listLinks } from './recipeLinks.queries.ts';
import { saveShared, share, sharedRecipe, stopSharing } from './recipeLinks.service.ts';

export function recipeLinksRoutes(served: ServedCatalogue): void {
  const { readCatalogue } = served;
  const { db, now } = served.deps;

  serve(served, contract.listRecipeLinks, async ({ user: { user_id }, params }) => ({
    value: await listLinks(db, { recipe_id: params.id, user_id, at: now() }),
  }));

  serve(served, contract.createRecipeLink, async ({ user: { user_id }, params }) =>
    db.transaction((tx) => share(tx, { recipe_id: params.id, user_id, at: now() })),
  );

  serve(served, contract.revokeRecipeLinks, async ({ user: { user_id }, params }) =>
    db.transaction((tx) => stopSharing(tx, { recipe_id: params.id, user_id })),
  );

  serve(served, contract.viewRecipeLink, async ({ body }) =>
    sharedRecipe({ db, readCatalogue }, { ...body, at: now() }),
  );

  serveOnce(served, contract.saveSharedRecipe, (tx, { user: { user_id }, body, at }) =>
    saveShared(tx, { ...body, user_id, at }),
  );
}
