import { readRecipe } from '@larder/shared/contract/recipeReading';

import type { ServedCatalogue } from '#features/ingredients/catalogueIndex';
import { serve } from '#http/serve';

import type { ReadSource } from './readingThreads.ts';
import { makeRecipeReader } from './recipeReading.service.ts';

export function recipeReadingRoutes(served: ServedCatalogue & { readSource: ReadSource }): void {
  const { deps, readCatalogue, readSource } = served;
  const read = makeRecipeReader({ ...deps, readCatalogue, readSource });

  serve(served, readRecipe, ({ user, body }) => read(body, user.user_id));
}
