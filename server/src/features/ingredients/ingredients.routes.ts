import * as contract from '@larder/shared/contract/ingredients';

import { serve, type Served } from '#http/serve';

import { listCatalogue, listTypicalPrices } from './ingredients.queries.ts';

export function ingredientsRoutes(served: Served): void {
  const { db } = served.deps;

  serve(served, contract.listIngredients, async () => {
    const [rows, prices] = await Promise.all([listCatalogue(db), listTypicalPrices(db)]);
    const priceOf = new Map(prices.map(({ ingredient_id, price }) => [ingredient_id, price]));
    return {
      message: rows.map((row) => ({ ...row, price: priceOf.get(row.ingredient_id) ?? null })),
    };
  });

  serve(served, contract.listVendorIngredients, async () => ({ message: await listCatalogue(db) }));
}
