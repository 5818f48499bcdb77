import type { ProviderRecipe } from '@larder/shared/contract/provider';

import type { Config } from '#config';
import type { ReadCatalogue } from '#features/ingredients/catalogueIndex';

import { linkAll } from './catalogueLinks.ts';
import { ownRecipe } from './embedded.ts';

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
