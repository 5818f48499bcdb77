import * as contract from '@larder/shared/stores/gtins.calls';

import { serve } from '#platform/http/serve';
import type { ServedCatalogue } from '#subjects/food/catalogueIndex.service';

import { knownOf, soldOf } from './gtins.rules.ts';
import { findByGtin } from './gtins.service.ts';

export function gtinsRoutes(served: ServedCatalogue): void {
  const { readCatalogue } = served;
  const { db } = served.deps;

  serve(served, contract.findKnownProduct, async ({ params: { gtin } }) => ({
    known: knownOf(await findByGtin(db, { gtin, vendor_id: null }), await readCatalogue()),
  }));

  serve(served, contract.findSoldProduct, async ({ params: { gtin }, user: { vendor_id } }) => {
    const found = await findByGtin(db, { gtin, vendor_id });
    const catalogue = await readCatalogue();
    return { product: soldOf(found, catalogue), known: knownOf(found, catalogue) };
  });
}
