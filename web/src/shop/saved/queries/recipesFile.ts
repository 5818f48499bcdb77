import { exportRecipes } from '@larder/shared/recipes/recipeImports.calls';

import { call } from '#platform/http/api.ts';

/** All own recipes as a zip. */
export async function recipesFile(): Promise<Blob> {
  const file = await call(exportRecipes);
  if (!(file instanceof Blob)) throw new TypeError('the export is no file');
  return file;
}
