import * as contract from '@larder/shared/contract/ingredients';

import { serve, type Served } from '#http/serve';

import { listCatalogue } from './ingredients.queries.ts';
import { typicalPrices } from './typicalPrices.ts';

export function ingredientsRoutes(served: Served): void {
  const { deps } = served;
  const { db } = deps;
  const readPrices = typicalPrices(deps);

  serve(served, contract.listIngredients, async () => {
    const [rows, prices] = await Promise.all([listCatalogue(db), readPrices()]);
    return {
      message: rows.map((row) => ({ ...row, price: prices.get(row.ingredient_id) ?? null })),
    };
  });

  serve(served, contract.listVendorIngredients, async () => ({ message: await listCatalogue(db) }));
}
