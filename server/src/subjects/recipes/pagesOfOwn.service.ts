import type { OwnRecipe } from '@larder/shared/recipes/recipes.calls';

import type { Db } from '#platform/db/db';
import type { Catalogue } from '#subjects/food/catalogueIndex.service';

import { pageOfOwn } from './recipes.service.ts';

/** All recipes of the account as the contract has them, newest first, in parts as large as an answer. */
export async function* pagesOfOwn(
  { db, catalogue }: { db: Db; catalogue: Catalogue },
  user_id: string,
): AsyncGenerator<readonly OwnRecipe[]> {
  const deps = { db, readCatalogue: async () => catalogue };
  let cursor: string | undefined;
  do {
    const { value, next_cursor } = await pageOfOwn(deps, { user_id, query: { cursor } });
    yield value;
    cursor = next_cursor;
  } while (cursor !== undefined);
}
