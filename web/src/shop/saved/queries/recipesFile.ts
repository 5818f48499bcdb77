import { exportRecipes } from '@larder/shared/contract/recipeImports';

import { call } from '#lib/api';

/** All own recipes as a zip. */
export async function recipesFile(): Promise<Blob> {
  const file = await call(exportRecipes);
  if (!(file instanceof Blob)) throw new TypeError('the export is no file');
  return file;
}
