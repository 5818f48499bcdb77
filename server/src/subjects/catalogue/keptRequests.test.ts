import { MAX_ASKED_KEPT } from '@larder/shared/food/productRequests.calls';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { testApp } from '#testing/testApp';

test('of a vendor the newest 500 decided requests are kept', async () => {
  const { app, db, person, store, clock } = await testApp();
  const vera = await person('vendor');
  const store_id = await store(vera.user_id);
  await db.run(sql`
    insert into product_requests (request_id, vendor_id, store_id, asked_by, name, unit_quantity, unit, category,
                                  price_cents, quantity, status, created_at, decided_at)
    select gen_random_uuid(), ${vera.user_id}, ${store_id}, ${vera.user_id}, 'No. ' || n, 1, 'gm', 'Other', 1, 1,
           'withdrawn', ${clock.at}, ${clock.at}::timestamptz - n * interval '1 minute'
    from generate_series(1, ${MAX_ASKED_KEPT + 1}::int) n`);
  const names = async () =>
    (
      await db.many(
        z.object({ name: z.string() }),
        sql`select name from product_requests order by decided_at desc nulls first`,
      )
    ).map(({ name }) => name);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/vendor/product-requests',
    headers: vera.headers,
    payload: {
      store_id,
      name: 'Dill',
      unit_quantity: 1,
      unit: 'gm',
      category: 'Other',
      price: 1,
      quantity: 1,
    },
  });
  expect(answer.statusCode).toBe(201);
  const kept = await names();
  expect(kept).toHaveLength(MAX_ASKED_KEPT + 1);
  expect([kept[0], kept[1], kept.at(-1)]).toEqual(['Dill', 'No. 1', `No. ${MAX_ASKED_KEPT}`]);
});
