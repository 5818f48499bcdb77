import { FACT_LIMITS } from '@larder/shared/food/catalogueFacts';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { testApp } from '#testing/testApp';

test('an ingredient gets its 60th name, and no more of two at once', async () => {
  const { app, db, person, ingredient } = await testApp();
  const root = await person('admin');
  const rice = await ingredient('Rice');
  await db.run(sql`
    insert into ingredient_aliases (alias, ingredient_id)
    select 'name ' || n, ${rice} from generate_series(1, ${FACT_LIMITS.aliases - 1}::int) n`);
  const give = (alias: string) =>
    app.inject({
      method: 'POST',
      url: `/api/admin/ingredient/${rice}/alias`,
      headers: root.headers,
      payload: { alias },
    });
  const answers = await Promise.all([give('arborio'), give('carnaroli')]);
  const refused = answers.map((one) => one.json().error).filter((code) => code !== undefined);
  expect(refused).toEqual(['too_many_aliases']);
  const { n } = await db.one(
    z.object({ n: z.int() }),
    sql`select count(*) as n from ingredient_aliases`,
  );
  expect(n).toBe(FACT_LIMITS.aliases);
});
