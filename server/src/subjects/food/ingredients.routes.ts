import * as contract from '@larder/shared/food/ingredients.calls';

import { serve } from '#platform/http/serve';

import type { ServedCatalogue } from './catalogueIndex.service.ts';
import { matchKnown, suggestKnown } from './knownIngredients.rules.ts';
import { type ServedSubstitutes, substitutesOfAll } from './substitutes.service.ts';
import { typicalPrices } from './typicalPrices.service.ts';

export function ingredientsRoutes(served: ServedCatalogue & ServedSubstitutes): void {
  const { deps, readCatalogue, readSubstitutes } = served;
  const readPrices = typicalPrices(deps);

  serve(served, contract.listIngredients, async () => {
    const [{ rows }, prices] = await Promise.all([readCatalogue(), readPrices()]);
    return {
      message: rows.map((row) => ({ ...row, price: prices.get(row.ingredient_id) ?? null })),
    };
  });

  serve(served, contract.suggestIngredients, async ({ query }) => ({
    value: await suggestKnown(await readCatalogue(), query.query),
  }));

  serve(served, contract.matchIngredients, async ({ body }) => ({
    matches: await matchKnown(await readCatalogue(), body.names),
  }));

  serve(served, contract.listSubstitutes, async ({ query }) => ({
    value: substitutesOfAll(await readSubstitutes(), query.ids),
  }));

  serve(served, contract.listVendorIngredients, async () => ({
    message: [...(await readCatalogue()).rows],
  }));
}
