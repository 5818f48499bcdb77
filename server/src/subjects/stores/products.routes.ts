import * as contract from '@larder/shared/stores/products.calls';

import { serve } from '#platform/http/serve';
import type { ServedCatalogue } from '#subjects/food/catalogueIndex.service';

import { addProduct, archiveProduct, changeProduct, pageOfProducts } from './products.service.ts';

export function productsRoutes(served: ServedCatalogue): void {
  const { readCatalogue } = served;
  const { db, now } = served.deps;

  serve(served, contract.listProducts, async ({ user, query }) =>
    pageOfProducts(db, { vendor_id: user.vendor_id, query }),
  );

  serve(served, contract.createProduct, async ({ user, body: draft, caller }) => {
    const catalogue = await readCatalogue();
    return db.transaction((tx) => addProduct(tx, { draft, catalogue, user, caller, at: now() }));
  });

  serve(served, contract.changeProduct, async ({ user, params, body: draft, caller }) => {
    const catalogue = await readCatalogue();
    const ingredient_id = params.productId;
    return db.transaction((tx) =>
      changeProduct(tx, { ingredient_id, draft, catalogue, user, caller, at: now() }),
    );
  });

  serve(served, contract.archiveProduct, async ({ user, params, caller }) =>
    db.transaction((tx) =>
      archiveProduct(tx, { ingredient_id: params.productId, user, caller, at: now() }),
    ),
  );
}
