import { sql } from '@larder/server/src/platform/db/sql.ts';
import { COLLECTION_LIMITS } from '@larder/shared/recipes/collections';
import { MAX_SAVED } from '@larder/shared/recipes/saved.calls';
import { z } from 'zod';

import { shown } from './fillRecipes.ts';
import type { Lab } from './lab.ts';

const Made = z.object({ collection_id: z.string() });
const LONG = '漢'.repeat(COLLECTION_LIMITS.name - 4);

/** Collections as full as they get: every saved recipe is in as many as it may be. The last steps go through the front door. */
export async function fillCollections({ call, must, account, untilRefused, db }: Lab) {
  const { token, user_id } = await account('user');
  await db.run(sql`
    insert into saved_recipes (user_id, provider_id, title, minutes, calories, servings, saved_at)
    select ${user_id}, n, 'Dish', 1, 1, 1, now() from generate_series(1, ${MAX_SAVED}::int) n`);
  const first = await must(Made, 'POST /user/collections', { token, body: { name: LONG } });
  await untilRefused({ of: 'collections', most: COLLECTION_LIMITS.ofOne + 1 }, (n) =>
    call('POST', '/user/collections', { token, body: { name: `${LONG} ${n}` } }),
  );
  await db.run(sql`
    insert into collection_recipes (collection_id, user_id, provider_id, added_at)
    select c.collection_id, ${user_id}, n, now()
    from (select collection_id, row_number() over (order by collection_id = ${first.collection_id}, collection_id)
          as place from collections where user_id = ${user_id}) c, generate_series(1, ${MAX_SAVED}::int) n
    where c.collection_id <> ${first.collection_id} and (n + c.place) % 2 = 0`);
  await untilRefused(
    { of: 'recipes of a collection', most: COLLECTION_LIMITS.recipes + 1, atOnce: 8 },
    (n) =>
      call('PUT', `/user/recipes/${n + 1}/collections`, {
        token,
        body: { add: [first.collection_id] },
      }),
  );
  return shown(token, [
    '/user/collections',
    '/user/recipes/1/collections',
    '/user/saved-recipes?limit=100',
    `/user/saved-recipes?limit=100&collection=${first.collection_id}`,
  ]);
}
