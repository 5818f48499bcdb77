import type { OwnRecipe } from '@larder/shared/contract/recipes';

import type { Queryable } from '#db/db';
import type { Catalogue } from '#features/ingredients/catalogueIndex';

import { toOwn } from './keptRecipe.ts';
import { pagesOfRecipes } from './recipes.queries.ts';

/** All recipes of the account as the contract has them, newest first. */
export async function* pagesOfOwn(
  { db, catalogue }: { db: Queryable; catalogue: Catalogue },
  user_id: string,
): AsyncGenerator<readonly OwnRecipe[]> {
  for await (const rows of pagesOfRecipes(db, user_id))
    yield rows.map((row) => toOwn(row, catalogue));
}
