import { readRecipe } from '@larder/shared/recipes/recipeReading.calls';

import { serve } from '#platform/http/serve';
import type { ServedCatalogue } from '#subjects/food/catalogueIndex.service';

import type { ReadSource } from './readingThreads.service.ts';
import { makeRecipeReader } from './recipeReading.service.ts';

export function recipeReadingRoutes(served: ServedCatalogue & { readSource: ReadSource }): void {
  const { deps, readCatalogue, readSource } = served;
  const read = makeRecipeReader({ ...deps, readCatalogue, readSource });

  serve(served, readRecipe, ({ user, body }) => read(body, user.user_id));
}
