import { foldText } from '@larder/shared/basics/text';

import type { Queryable } from '#platform/db/db';

import type { PartRecipes } from './keptRecipe.rules.ts';
import { listRecipesByTitle, type RecipeRow } from './recipes.queries.ts';

/** The own recipes that lines are; nothing is asked where none is. */
export async function partsOf(
  db: Queryable,
  { user_id, rows }: { user_id: string; rows: readonly Pick<RecipeRow, 'lines'>[] },
): Promise<PartRecipes> {
  const titles = rows.flatMap(({ lines }) => lines.flatMap((line) => line.recipe_title ?? []));
  if (titles.length === 0) return new Map();
  const found = await listRecipesByTitle(db, { user_id, titles: [...new Set(titles)] });
  return new Map(found.map((row) => [foldText(row.title), row]));
}
