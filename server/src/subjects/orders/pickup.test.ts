import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { dumpOf } from '#testing/dump';
import { testApp } from '#testing/testApp';

const HOME = '7 Lonely Lane';

/** An order that was placed at a store and accepted, and calls about it. */
async function ordered(store_type: 'Delivery' | 'Pickup') {
  const world = await testApp();
  const { app, db, person, member, store, ingredient, stock } = world;
  const [shopper, vendor, admin] = [
    await person('user'),
    await person('vendor'),
    await person('admin'),
  ];
  const picker = await member(vendor.user_id, 'picker');
  await db.run(sql`update users set address = ${HOME} where user_id = ${shopper.user_id}`);
  const store_id = await store(vendor.user_id, { store_type });
  const rice = await ingredient('Rice');
  await stock(store_id, rice);
  const ask = (
    who: typeof shopper,
    [method, url]: readonly ['GET' | 'POST' | 'PUT', string],
    payload?: object,
  ) => app.inject({ method, url: `/api${url}`, headers: who.headers, ...(payload && { payload }) });
  const items = [{ ingredient_id: rice, quantity: 1 }];
  const placed = await ask(shopper, ['POST', '/user/orders'], { orders: [{ store_id, items }] });
  const { order_id } = placed.json().orders[0];
  const accepted = await ask(vendor, ['PUT', '/vendor/userorder/accept'], { order_id });

  /** Everything that the server tells of the order, by who asks. */
  async function told(): Promise<Record<string, string>> {
    const bodies = async (who: typeof shopper, urls: readonly string[]) =>
      (await Promise.all(urls.map((url) => ask(who, ['GET', url])))).map((answer) => {
        expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining(order_id)]);
        return answer.body;
      });
    const ofStaff = ['/vendor/orders', `/vendor/order/${order_id}`, '/vendor/pick-list'];
    const own = await bodies(shopper, ['/user/orders', '/user/export']);
    return {
      placed: placed.body,
      accepted: accepted.body,
      vendor: (await bodies(vendor, ofStaff)).join(),
      picker: (await bodies(picker, ofStaff)).join(),
      admin: (await bodies(admin, [`/admin/order/${order_id}`])).join(),
      shopper: own[0] ?? '',
      // The address of the account itself is in its export.
      export: JSON.stringify(JSON.parse(own[1] ?? '').orders),
    };
  }
  return { ...world, told };
}

const NOBODY = {
  placed: false,
  accepted: false,
  vendor: false,
  picker: false,
  admin: false,
  shopper: false,
  export: false,
};

async function whoHears(order: Awaited<ReturnType<typeof ordered>>) {
  const told = Object.entries(await order.told());
  return Object.fromEntries(told.map(([who, text]) => [who, text.includes(HOME)]));
}

/** How many rows have the address, beside that of the account. */
async function rowsWith({ db }: Awaited<ReturnType<typeof ordered>>): Promise<number> {
  return (await dumpOf(db)).split('\n').filter((row) => row.includes(HOME)).length - 1;
}

test('an order that is picked up has no home address, in no answer and in no row', async () => {
  const order = await ordered('Pickup');
  expect(await whoHears(order)).toEqual(NOBODY);
  expect(await rowsWith(order)).toBe(0);
});

test('an order that is delivered has it, for all who have to do with it', async () => {
  const order = await ordered('Delivery');
  expect(Object.values(await whoHears(order))).toEqual(Object.values(NOBODY).map(() => true));
  expect(await rowsWith(order)).toBe(1);
});

test('one that a server of before stores is told without it, and the migration erases it', async () => {
  const order = await ordered('Pickup');
  await order.db.run(sql`update orders set delivery_address = ${HOME}`);
  const { placed, accepted, ...read } = NOBODY;
  expect(await whoHears(order)).toMatchObject(read);
  expect([placed, accepted, await rowsWith(order)]).toEqual([false, false, 1]);
  const file = new URL('../../../migrations/0048_pickup_addresses.sql', import.meta.url);
  await order.db.script(await readFile(file, 'utf8'));
  expect(await rowsWith(order)).toBe(0);
});
