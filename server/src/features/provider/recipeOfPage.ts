import type { ProviderRecipe } from '@larder/shared/contract/provider';

import type { Deps } from '#deps';
import { readCatalogue } from '#features/ingredients/catalogueIndex';

import { linkAll } from './catalogueLinks.ts';
import { ownRecipe } from './embedded.ts';

/**
 * The recipe that goes out with its page, so that the app need not ask for it: the same as the call
 * answers.
 *
 * Shape   undefined when nobody knows the id, and when recipes come from a provider elsewhere, which is
 *         asked only when the app wants it.
 */
export function recipeOfPage({
  config,
  db,
}: Pick<Deps, 'config' | 'db'>): (id: number) => Promise<ProviderRecipe | undefined> {
  return async (id) => {
    if (config.RECIPE_PROVIDER_URL !== undefined) return undefined;
    const recipe = ownRecipe(id, { nutrition: true });
    if (!recipe) return undefined;
    const [linked] = await linkAll(await readCatalogue(db), [recipe]);
    return linked;
  };
}
