import * as catalogue from '@larder/shared/contract/adminCatalogue';
import * as contract from '@larder/shared/contract/adminIngredients';

import type { ServedCatalogue } from '#features/ingredients/catalogueIndex';
import { once } from '#http/idempotency';
import { serve } from '#http/serve';

import {
  addAlias,
  addIngredients,
  changeIngredients,
  removeIngredients,
  viewUse,
} from './adminIngredients.service.ts';
import { catalogueListReader } from './catalogueList.ts';
import { mergeIngredients, viewMerge } from './merge.service.ts';
import { dismissUnmatched, unmatchedReader } from './unmatched.service.ts';

export function adminIngredientsRoutes(served: ServedCatalogue): void {
  const { db, now } = served.deps;
  const readList = catalogueListReader(db);
  const readUnmatched = unmatchedReader(served);

  serve(served, contract.listAdminIngredients, async ({ query }) => (await readList()).page(query));

  serve(served, contract.listIngredientPictures, async () => ({
    pictures: [...(await readList()).pictures],
  }));

  serve(
    served,
    contract.createIngredients,
    async ({ user: admin, body, caller, request, reply }) => {
      const at = now();
      const { user_id } = admin;
      return once({ db, endpoint: contract.createIngredients, request, reply, user_id, at }, (tx) =>
        addIngredients(tx, { drafts: body.ingredients, admin, caller, at }),
      );
    },
  );

  serve(served, contract.updateIngredients, async ({ user: admin, body, caller }) =>
    db.transaction((tx) =>
      changeIngredients(tx, { changes: body.ingredients, admin, caller, at: now() }),
    ),
  );

  serve(served, contract.deleteIngredients, async ({ user: admin, body, caller }) =>
    db.transaction((tx) =>
      removeIngredients(tx, { ingredient_ids: body.ingredient_ids, admin, caller, at: now() }),
    ),
  );

  serve(served, contract.addAlias, async ({ user: admin, params, body, caller }) =>
    db.transaction((tx) =>
      addAlias(tx, { ingredient_id: params.id, alias: body.alias, admin, caller, at: now() }),
    ),
  );

  serve(served, contract.viewIngredientUse, async ({ params }) => viewUse(db, params.id));

  serve(served, catalogue.viewMerge, async ({ params: { id, into } }) =>
    viewMerge(db, { from: id, into }),
  );

  serve(served, catalogue.mergeIngredients, async ({ user: admin, params: { id, into }, caller }) =>
    db.transaction((tx) =>
      mergeIngredients(tx, { pair: { from: id, into }, admin, caller, at: now() }),
    ),
  );

  serve(served, catalogue.listUnmatched, async ({ query }) => readUnmatched(query));

  serve(served, catalogue.dismissUnmatched, async ({ user: admin, body, caller }) =>
    db.transaction((tx) => dismissUnmatched(tx, { ...body, admin, caller, at: now() })),
  );
}
