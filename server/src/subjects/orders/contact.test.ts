import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { market } from '#testing/market';
import type { Person } from '#testing/testApp';

const PHONE = '+1 212 555 0123';
const SHOP = '+1 212 555 0199';
const NOTE = 'Ring twice.\nThe dog is kind.';

/** A market where Ada and the vendor have a phone. */
async function contact() {
  const world = await market();
  const { app, ada, vendor, stores, goods, get } = world;
  const ask = (
    call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`,
    who: Person,
    payload = {},
  ) => {
    const [method, url] = call.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    return app.inject({
      method,
      url: `/api${url}`,
      headers: who.headers,
      ...(method !== 'GET' && { payload }),
    });
  };
  const setPhone = (who: Person, phone: string | null) =>
    ask('PUT /user', who, { name: 'Ada Élan', address: 'Street 1', phone });
  await setPhone(ada, PHONE);
  await setPhone(vendor, SHOP);
  const order = (note: unknown = NOTE, who = ada) =>
    ask('POST /user/orders', who, {
      orders: [
        { store_id: stores.corner, items: [{ ingredient_id: goods['Rice'], quantity: 1 }], note },
      ],
    });
  const mine = async (who = ada) => (await ask('GET /user/orders', who)).json().value;
  const theirs = async () => (await get('orders')).value;
  return { ...world, ask, setPhone, order, mine, theirs };
}

test('the store has the phone and the note, the shopper has the phone of the store', async () => {
  const { order, mine, theirs, move, get } = await contact();
  const answer = await order();
  expect(answer.statusCode).toBe(201);
  const [placed] = answer.json().orders;
  expect(placed).toMatchObject({ customer_phone: PHONE, note: NOTE, store_phone: SHOP });
  expect(await mine()).toEqual([placed]);
  expect(await theirs()).toEqual([placed]);
  expect(await get(`order/${placed.order_id}`)).toEqual(placed);
  await move(placed.order_id, 'Accepted');
  expect((await get('pick-list')).value).toMatchObject([{ customer_phone: PHONE, note: NOTE }]);
});

test('orders have the phone of their time; that of the store is today’s', async () => {
  const { order, mine, setPhone, ask, ada, vendor, stores } = await contact();
  await order();
  await setPhone(ada, '030 123456');
  await ask(`PUT /vendor/store/${stores.corner}`, vendor, { phone: '(030) 99-99-99' });
  expect(await mine()).toMatchObject([{ customer_phone: PHONE, store_phone: '030 99 99 99' }]);
  await ask(`PUT /vendor/store/${stores.corner}`, vendor, { phone: null });
  await setPhone(vendor, null);
  expect(await mine()).toMatchObject([{ customer_phone: PHONE, store_phone: null }]);
});

test('neither is needed', async () => {
  const { order, mine, setPhone, ada } = await contact();
  expect((await setPhone(ada, null)).statusCode).toBe(200);
  await order(null);
  expect(await mine()).toMatchObject([{ customer_phone: null, note: null }]);
});

test('a note keeps no sign that turns the text after it around', async () => {
  const { order } = await contact();
  expect((await order('ring \u202etwice')).json().orders[0].note).toBe('ring twice');
});

describe('the note', () => {
  test.for([
    ['x'.repeat(300), 201, 'the longest'],
    ['x'.repeat(301), 400, 'one too long'],
    ['1\n2\n3', 201, 'as many lines as fit'],
    ['1\n2\n3\n4', 400, 'one line too many'],
    ['', 400, 'empty'],
    [' \n\u200b', 400, 'nothing visible'],
    ['\u0000', 400, 'a control character'],
    [`a${'\u0301'.repeat(31)}`, 400, 'too many marks'],
    [7, 400, 'no text'],
    ['=HYPERLINK("http://x")<img src=x onerror=alert(1)>abc', 201, 'worst text is fine'],
  ] as const)('%j: %i, %s', async ([note, status]) => {
    const { order } = await contact();
    const answer = await order(note);
    const { orders, details } = answer.json();
    expect([answer.statusCode, orders?.[0].note ?? details.fields[0].field]).toEqual([
      status,
      status === 201 ? note : 'orders.0.note',
    ]);
  });
});

describe('the phone', () => {
  test('is read, kept in the token, and stays when it is left out', async () => {
    const { ask, ada } = await contact();
    const claims = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    const changed = await ask('PUT /user', ada, {
      name: 'Ada',
      address: 'Street 2',
      phone: '0049 (0)30-123456',
    });
    expect(claims(changed.json().access_token).phone).toBe('+49 30 123456');
    const later = await ask('PUT /user', ada, { name: 'Ada', address: 'Street 3' });
    expect(claims(later.json().access_token).phone).toBe('+49 30 123456');
    const gone = await ask('PUT /user', ada, { name: 'Ada', address: 'Street 3', phone: null });
    expect(claims(gone.json().access_token)).not.toHaveProperty('phone');
  });

  test.for(['', 'call me', '+1 212 555 0123 ext. 4', '1'.repeat(41), 4])(
    '%j is refused by the profile and by the store',
    async (phone) => {
      const { ask, ada, vendor, stores } = await contact();
      const answers = [
        await ask('PUT /user', ada, { name: 'Ada', address: 'Street 1', phone }),
        await ask(`PUT /vendor/store/${stores.corner}`, vendor, { phone }),
      ];
      for (const answer of answers) {
        expect(answer.statusCode).toBe(400);
        expect(answer.json().details.fields[0].field).toBe('phone');
      }
    },
  );

  test('is not in the audit log', async () => {
    const { ask, vendor, stores, db } = await contact();
    await ask(`PUT /vendor/store/${stores.corner}`, vendor, { phone: SHOP });
    const log = await db.many(
      z.object({ action: z.string(), text: z.string() }),
      sql`select action, a::text as text from audit_log a`,
    );
    expect(log.map(({ action }) => action)).toContain('store_changed');
    // Spaces or not; random ids have no eleven digits of it.
    const digits = SHOP.replaceAll(/\D/g, '');
    for (const { text } of log) expect(text.replaceAll(/[ ()-]/g, '')).not.toContain(digits);
  });
});

describe('who does not see them', () => {
  test('another vendor, another shopper, an administrator', async () => {
    const { order, ask, person } = await contact();
    const { order_id } = (await order()).json().orders[0];
    const rival = await person('vendor', 'Rival');
    const bob = await person('user', 'Bob');
    const admin = await person('admin', 'Root');
    const answers = [
      await ask('GET /vendor/orders', rival),
      await ask(`GET /vendor/order/${order_id}`, rival),
      await ask('GET /vendor/pick-list', rival),
      await ask('GET /user/orders', bob),
      await ask('GET /user/orders', rival),
      await ask(`GET /admin/order/${order_id}`, admin),
      await ask('GET /admin/orders?q=ada', admin),
      await ask('GET /admin/users', admin),
      await ask('GET /admin/vendors', admin),
    ];
    // Ids of random digits may hold a part of a number, never "555 01" with its space.
    for (const answer of answers) expect(answer.body).not.toContain('555 01');
  });

  test('nobody any more, once the shopper is deleted; open orders keep them until they end', async () => {
    const { order, ask, theirs, move, person, ada, db } = await contact();
    const ids = [];
    while (ids.length < 3) ids.push((await order()).json().orders[0].order_id);
    const [accepted, delivered] = ids;
    await move(accepted, 'Accepted');
    await move(delivered, 'Accepted');
    await move(delivered, 'Delivered');
    const admin = await person('admin', 'Root');
    const answer = await ask(`DELETE /admin/user/${ada.user_id}`, admin, { pending_orders: 1 });
    expect(answer.statusCode).toBe(200);
    const known = async () =>
      (await theirs()).filter((one: { note: string | null }) => one.note !== null);
    expect(await known()).toMatchObject([
      { order_id: accepted, customer_phone: PHONE, note: NOTE },
    ]);
    await move(accepted, 'Delivered');
    expect(await known()).toEqual([]);
    const left = await db.one(
      z.object({ n: z.int() }),
      sql`select (select count(*) from orders where note is not null or customer_phone is not null)
            + (select count(*) from users where phone = ${PHONE}) as n`,
    );
    expect(left.n).toBe(0);
  });

  test('nor that of a deleted vendor', async () => {
    const { order, mine, ask, person, vendor, stores, db } = await contact();
    await ask(`PUT /vendor/store/${stores.corner}`, vendor, { phone: '212 555 0111' });
    await order();
    const admin = await person('admin', 'Root');
    const answer = await ask(`DELETE /admin/vendor/${vendor.user_id}`, admin, {
      pending_orders: 1,
    });
    expect(answer.statusCode).toBe(200);
    expect(await mine()).toMatchObject([{ store_phone: null }]);
    const left = await db.one(
      z.object({ n: z.int() }),
      sql`select count(*) as n from stores where phone is not null`,
    );
    expect(left.n).toBe(0);
  });
});
