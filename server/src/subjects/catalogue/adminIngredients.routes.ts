import * as catalogue from '@larder/shared/food/adminCatalogue.calls';
import * as file from '@larder/shared/food/adminCatalogueFile.calls';
import * as contract from '@larder/shared/food/adminIngredients.calls';

import { serve, serveOnce } from '#platform/http/serve';
import type { ServedCatalogue } from '#subjects/food/catalogueIndex.service';

import { changeIngredients, removeIngredients, viewUse } from './adminIngredients.service.ts';
import { addAlias, addIngredients } from './catalogueChanges.service.ts';
import { importCatalogue, previewCatalogue } from './catalogueFile.service.ts';
import { makeCatalogueListReader } from './catalogueList.service.ts';
import { makeClosestReader } from './closestNames.service.ts';
import { mergeIngredients, viewMerge } from './merge.service.ts';
import { dismissUnmatched, makeUnmatchedReader } from './unmatched.service.ts';

export function adminIngredientsRoutes(served: ServedCatalogue): void {
  const { db, now } = served.deps;
  const readList = makeCatalogueListReader(db);
  const readUnmatched = makeUnmatchedReader(served, makeClosestReader(served));

  serve(served, contract.listAdminIngredients, async ({ query }) => (await readList()).page(query));

  serve(served, contract.listIngredientPictures, async () => ({
    pictures: [...(await readList()).pictures],
  }));

  serveOnce(served, contract.createIngredients, (tx, { user: admin, body, caller, at }) =>
    addIngredients(tx, { drafts: body.ingredients, admin, caller, at }),
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

  serve(served, file.previewCatalogue, async ({ body }) => previewCatalogue(db, body.rows));

  serve(served, file.importCatalogue, async ({ user: admin, body, caller }) =>
    db.transaction((tx) => importCatalogue(tx, { ...body, admin, caller, at: now() })),
  );

  serve(served, catalogue.listUnmatched, async ({ query }) => readUnmatched(query));

  serve(served, catalogue.dismissUnmatched, async ({ user: admin, body, caller }) =>
    db.transaction((tx) => dismissUnmatched(tx, { ...body, admin, caller, at: now() })),
  );
}
