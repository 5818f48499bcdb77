import { STORES_BYTES } from '@larder/shared/stores/stores.calls';
import { expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { testApp } from '#testing/testApp';

import { MAX_OPEN_STORES, MAX_STORES } from './maxStores.rules.ts';

async function vendor() {
  const world = await testApp();
  const vera = await world.person('vendor');
  /** Stores that differ in their number alone. */
  const have = (many: number, closed: boolean) =>
    world.db.run(sql`
      insert into stores (store_id, vendor_id, name, store_type, address, lat, lng, cell, created_at, closed_at)
      select gen_random_uuid(), ${vera.user_id}, 'No. ' || n, 'Pickup', 'Street', 0, 0, 0,
             timestamptz '2026-01-01 00:00:00Z' + n * interval '1 second', ${closed ? world.clock.at : null}
      from generate_series(1, ${many}::int) n`);
  const draft = {
    name: 'New',
    store_type: 'Pickup',
    address: 'Street',
    location: { type: 'Point', coordinates: [-80, 30] },
  };
  const open = () =>
    world.app.inject({
      method: 'POST',
      url: '/api/vendor/stores',
      headers: vera.headers,
      payload: { stores: [draft] },
    });
  return { ...world, vera, have, open };
}

test('stores come in answers of about a MiB', async () => {
  const { app, db, vera, have, ingredient } = await vendor();
  const [many, items] = [6, 1_000];
  await have(many, false);
  const milk = await ingredient('Whole milk');
  await db.run(sql`
    insert into ingredients (ingredient_id, name, unit_quantity, unit, vendor_id, food_id, pack_amount, pack_unit, brand, sku)
    select gen_random_uuid(), 'Milk ' || n, 1, 'gm', ${vera.user_id}, ${milk}, 1, 'gm', 'Horizon Organic', 'SKU-' || n
    from generate_series(1, ${items}::int) n`);
  await db.run(sql`
    insert into product_codes (ingredient_id, gtin, vendor_id)
    select g.ingredient_id, lpad((row_number() over ())::text, 14, '0'), g.vendor_id
    from ingredients g, generate_series(1, 5) where g.vendor_id is not null`);
  await db.run(sql`
    insert into store_items (store_id, ingredient_id, cell, price_cents, quantity)
    select s.store_id, g.ingredient_id, 0, 100, 0 from stores s, ingredients g`);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const answer = await app.inject({
      url: `/api/vendor/stores${cursor === undefined ? '' : `?cursor=${cursor}`}`,
      headers: vera.headers,
    });
    expect(answer.body.length).toBeLessThan(STORES_BYTES);
    const { value, next_cursor } = answer.json();
    seen.push(...value.map(({ name }: { name: string }) => name));
    cursor = next_cursor;
  } while (cursor !== undefined);
  expect(seen).toEqual(Array.from({ length: many }, (_, n) => `No. ${n + 1}`));
});

test('a vendor opens 2,000 stores in all, and no more of two at once', async () => {
  const { have, open } = await vendor();
  await have(MAX_STORES - 1, true);
  const answers = await Promise.all([open(), open()]);
  const refused = answers.map((one) => one.json().error).filter((code) => code !== undefined);
  expect(refused).toEqual(['too_many_stores']);
});

test('a vendor has 1,000 open stores, and no more of two at once', async () => {
  const { have, open } = await vendor();
  await have(MAX_OPEN_STORES - 1, false);
  const answers = await Promise.all([open(), open()]);
  const refused = answers.map((one) => one.json().error).filter((code) => code !== undefined);
  expect(refused).toEqual(['too_many_stores']);
});
