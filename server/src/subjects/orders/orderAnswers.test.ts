import { MAX_LINE_CHANGES } from '@larder/shared/orders/lineChanges.calls';
import { MAX_LISTED_LINES } from '@larder/shared/orders/orders.calls';
import { expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { kitchen } from '#testing/lineChanges';

const LINES = 100;
/** An order counts one beside its lines. */
const FIT = Math.floor(MAX_LISTED_LINES / (LINES + 1));
const MANY = FIT + 10;

/** An order, and 59 like it with a hundred names each. */
async function manyOrders() {
  const world = await kitchen();
  const { db, order_id } = world;
  await db.run(sql`
    insert into orders (order_id, user_id, vendor_id, store_id, store_name, status, delivery_method, payment_status,
                        total_cents, created_at, updated_at, item_names)
    select gen_random_uuid(), user_id, vendor_id, store_id, 'No. ' || n, status, delivery_method, payment_status,
           total_cents, created_at + n * interval '1 minute', updated_at,
           array(select 'Rice' from generate_series(1, ${LINES}::int))
    from orders, generate_series(1, ${MANY}::int) n where order_id = ${order_id}`);
  return world;
}

test.for(['user', 'vendor'] as const)(
  'a %s’s list has at most 5,000 lines an answer, and goes on',
  async (whose) => {
    const { app, ada, vendor } = await manyOrders();
    const { headers } = whose === 'user' ? ada : vendor;
    const ask = async (more: string) =>
      (await app.inject({ url: `/api/${whose}/orders${more}`, headers })).json();
    const first = await ask('');
    expect(first.value).toHaveLength(FIT);
    expect(first).toMatchObject({ truncated: true, first: 1, total: MANY + 1 });
    const second = await ask(`?cursor=${first.next_cursor}`);
    expect(second.value).toHaveLength(MANY + 1 - FIT);
    expect(second).toMatchObject({ truncated: false, first: FIT + 1 });
    const back = await ask(`?cursor=${second.previous_cursor}`);
    expect(back.value).toEqual(first.value);
    const all = new Set([...first.value, ...second.value].map(({ order_id }) => order_id));
    expect(all.size).toBe(MANY + 1);
  },
);

test('the lines of an order change 300 times', async () => {
  const { changed, change, db, order_id, vendor } = await kitchen();
  await db.run(sql`
    insert into line_changes (change_id, order_id, line_no, state, packs, missing, actor_id, at)
    select gen_random_uuid(), ${order_id}, 1, 'undone', 1, false, ${vendor.user_id}, now()
    from generate_series(1, ${MAX_LINE_CHANGES - 1}::int)`);
  await changed('Rice', { packs: 1 });
  const refused = await change('Rice', { packs: 1, expected_quantity: 2 });
  expect([refused.statusCode, refused.json().error]).toEqual([409, 'order_full']);
});
