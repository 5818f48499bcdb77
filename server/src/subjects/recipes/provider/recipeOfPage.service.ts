import type { ProviderRecipe } from '@larder/shared/recipes/provider.calls';

import type { Config } from '#config';
import type { ReadCatalogue } from '#subjects/food/catalogueIndex.service';

import { linkAll } from './catalogueLinks.rules.ts';
import { ownRecipe } from './embedded.service.ts';

/**
 * The recipe sent with its page, the same as the call answers.
 *
 * Shape   undefined for an unknown id, and with an upstream provider, which only the app's own call asks.
 */
export function recipeOfPage(
  { RECIPE_PROVIDER_URL }: Pick<Config, 'RECIPE_PROVIDER_URL'>,
  readCatalogue: ReadCatalogue,
): (id: number) => Promise<ProviderRecipe | undefined> {
  return async (id) => {
    if (RECIPE_PROVIDER_URL !== undefined) return undefined;
    const recipe = ownRecipe(id, { nutrition: true });
    if (!recipe) return undefined;
    const [linked] = await linkAll(await readCatalogue(), [recipe]);
    return linked;
  };
}
