import * as contract from '@larder/shared/recipes/saved.calls';

import { serve, serveOnce } from '#platform/http/serve';
import type { ServedCatalogue } from '#subjects/food/catalogueIndex.service';

import { addCooked, changeCooked, pageOfCooked, removeCooked } from './cooked.service.ts';
import { listSavedIds } from './saved.queries.ts';
import { pageOfSaved, saveRecipe, unsaveRecipe } from './saved.service.ts';

export function savedRoutes(served: ServedCatalogue): void {
  const { readCatalogue } = served;
  const { db, now } = served.deps;

  serve(served, contract.listSaved, async ({ user, query }) =>
    pageOfSaved({ db, readCatalogue }, { user_id: user.user_id, query }),
  );

  serve(served, contract.listSavedIds, async ({ user }) => ({
    value: await listSavedIds(db, user.user_id),
  }));

  serve(served, contract.saveRecipe, async ({ user, params, body: brief }) =>
    db.transaction((tx) =>
      saveRecipe(tx, { user_id: user.user_id, provider_id: params.id, brief, at: now() }),
    ),
  );

  serve(served, contract.unsaveRecipe, async ({ user, params }) =>
    db.transaction((tx) => unsaveRecipe(tx, { user_id: user.user_id, provider_id: params.id })),
  );

  serve(served, contract.listCooked, async ({ user, params, query }) =>
    pageOfCooked(db, { user_id: user.user_id, key: params.id, query }),
  );

  serveOnce(served, contract.addCooked, (tx, { user: { user_id }, body, at }) => {
    const { recipe: key, brief, ...cooking } = body;
    return addCooked(tx, { user_id, key, brief, cooking, at });
  });

  serve(served, contract.changeCooked, async ({ user, params, body }) =>
    changeCooked(db, {
      user_id: user.user_id,
      entry: { cooked_id: params.id, ...body },
      at: now(),
    }),
  );

  serve(served, contract.deleteCooked, async ({ user, params }) =>
    db.transaction((tx) => removeCooked(tx, { user_id: user.user_id, cooked_id: params.id })),
  );
}
