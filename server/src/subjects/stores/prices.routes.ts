import { listPrices } from '@larder/shared/stores/prices.calls';

import { serve, type Served } from '#platform/http/serve';

import { listPricedItems } from './prices.queries.ts';
import { courseOf } from './prices.rules.ts';

export function pricesRoutes(served: Served): void {
  const { db, now } = served.deps;

  serve(served, listPrices, async ({ query }) => {
    const at = now();
    const items = await listPricedItems(db, query);
    return { at, value: items.map((item) => courseOf(item, at)) };
  });
}
