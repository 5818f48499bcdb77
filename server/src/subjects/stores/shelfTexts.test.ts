import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { testApp } from '#testing/testApp';

import { makeShelfWriter } from './shelfTexts.service.ts';

async function shelf() {
  const world = await testApp();
  const { app, person, store, ingredient, stock } = world;
  const people = {
    vendor: await person('vendor'),
    shopper: await person('user'),
    admin: await person('admin'),
  };
  const store_id = await store(people.vendor.user_id);
  const [rice, milk] = [await ingredient('Rice'), await ingredient('Milk')];
  await stock(store_id, rice, { price_cents: 349, quantity: 5 });
  await stock(store_id, milk, { price_cents: 100, quantity: 1 });

  async function ask(who: keyof typeof people, call: string, payload?: object) {
    const [method, url] = call.split(' ') as ['GET', string];
    const { headers } = people[who];
    const answer = await app.inject({
      method,
      url: `/api${url}`,
      headers,
      ...(payload && { payload }),
    });
    expect(answer.statusCode).toBeLessThan(300);
    return answer;
  }

  /** What a shopper sees: names with their prices and packs. */
  async function seen(): Promise<string[]> {
    const answer = await ask(
      'shopper',
      `GET /vendor/${people.vendor.user_id}/store/${store_id}/items`,
    );
    const items: { name: string; price: number; quantity: number }[] = JSON.parse(
      answer.json().ids,
    );
    return items.map(({ name, price, quantity }) => `${name} ${price} ${quantity}`);
  }
  return { ...world, store_id, rice, milk, ask, seen };
}

test('every change of a shelf and of its ingredients is seen at once', async () => {
  const { store_id, rice, milk, ask, seen } = await shelf();
  expect(await seen()).toEqual(['Milk 1 1', 'Rice 3.49 5']);
  const items = [{ ingredient_id: rice, quantity: 2 }];
  const placed = await ask('shopper', 'POST /user/orders', { orders: [{ store_id, items }] });
  expect(await seen()).toEqual(['Milk 1 1', 'Rice 3.49 3']);
  const order_id = String(placed.json().orders[0].order_id);
  await ask('shopper', `POST /user/orders/${order_id}/cancel`, {});
  expect(await seen()).toEqual(['Milk 1 1', 'Rice 3.49 5']);
  const edited = [{ ingredient_id: rice, price: 4, quantity: 5 }];
  await ask('vendor', 'PUT /vendor/stores', { stores: [{ store_id, items: edited }] });
  expect(await seen()).toEqual(['Milk 1 1', 'Rice 4 5']);
  await ask('vendor', `DELETE /vendor/store/${store_id}/item/${milk}`);
  expect(await seen()).toEqual(['Rice 4 5']);
  await ask('admin', 'PUT /admin/ingredients', {
    ingredients: [
      {
        ingredient_id: rice,
        name: 'Wild rice',
        unit_quantity: 500,
        unit: 'gm',
        category: 'Pantry',
      },
    ],
  });
  expect(await seen()).toEqual(['Wild rice 4 5']);
});

test('a shelf is read and written once per version, and as a sale begins or ends', async () => {
  const { db, store_id, rice, clock } = await shelf();
  const writeShelf = makeShelfWriter(db);
  const write = (version: number, sales_passed = 0) =>
    writeShelf({ store_id, version, sales_passed, now: clock.at });
  const first = await write(1);
  await db.run(sql`update store_items set price_cents = 400 where ingredient_id = ${rice}`);
  expect(await write(1)).toBe(first);
  expect(await write(1, 1)).not.toBe(first);
  expect(JSON.parse(JSON.parse(await write(2)))).toMatchObject([{ price: 1 }, { price: 4 }]);
});

/** Neither is in the answer. */
const UNSEEN = /set (low_at|cell) = [^,]+$/;

test('every statement that changes a shelf counts its version up', () => {
  const folder = fileURLToPath(new URL('../..', import.meta.url));
  const files = globSync('**/*.queries.ts', { cwd: folder });
  const changes = files.flatMap((file) => [
    ...readFileSync(`${folder}/${file}`, 'utf8').matchAll(
      /update store_items (?:\w )?set [^`]*?(?=\bwhere|\bfrom)/g,
    ),
  ]);
  expect(changes.length).toBeGreaterThanOrEqual(10);
  expect(
    changes.filter(
      ([text]) => !/version = (\w\.)?version \+ 1/.test(text) && !UNSEEN.test(text.trim()),
    ),
  ).toEqual([]);
});
