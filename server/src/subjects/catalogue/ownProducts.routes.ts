import * as contract from '@larder/shared/stores/adminProducts.calls';

import { serve } from '#platform/http/serve';
import type { ServedCatalogue } from '#subjects/food/catalogueIndex.service';

import { pageOfOwnProducts, viewOwnProduct } from './ownProducts.service.ts';
import { shareProduct } from './sharing.service.ts';

export function ownProductsRoutes(served: ServedCatalogue): void {
  const { readCatalogue } = served;
  const { db, now } = served.deps;

  serve(served, contract.listOwnProducts, async ({ query }) => pageOfOwnProducts(db, query));

  serve(served, contract.viewOwnProduct, async ({ params }) => viewOwnProduct(db, params.id));

  serve(
    served,
    contract.shareProduct,
    async ({ user: admin, params: { id: product_id }, body: draft, caller }) => {
      const catalogue = await readCatalogue();
      return db.transaction((tx) =>
        shareProduct(tx, { product_id, draft, catalogue, admin, caller, at: now() }),
      );
    },
  );
}
