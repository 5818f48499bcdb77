import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#db/sql';
import { type Person, testApp } from '#testing/testApp';

const NOBODY = '00000000-0000-4000-8000-000000000000';

async function openStore(store_type = 'Delivery') {
  const world = await testApp();
  const vendor = await world.person('vendor');
  const store_id = await world.store(vendor.user_id, {
    store_type,
    delivery_fee_cents: store_type === 'Delivery' ? 399 : 0,
    minimum_order_cents: 1_000,
  });
  const edit = (
    payload: object,
    { who = vendor, id = store_id }: { who?: Person; id?: string } = {},
  ) =>
    world.app.inject({
      method: 'PUT',
      url: `/api/vendor/store/${id}`,
      headers: who.headers,
      payload,
    });
  const terms = async () => {
    const answer = await world.app.inject({ url: '/api/vendor/stores', headers: vendor.headers });
    const { delivery_fee, minimum_order } = answer.json().value[0];
    return { delivery_fee, minimum_order };
  };
  return { ...world, vendor, store_id, edit, terms };
}

describe('PUT /vendor/store/{storeId}', () => {
  test('sets what is named, tells both, and notes what they were', async () => {
    const { edit, terms, db, store_id } = await openStore();
    expect((await edit({ delivery_fee: 4.49 })).json()).toEqual({
      message: 'Store updated!',
      delivery_fee: 4.49,
      minimum_order: 10,
    });
    expect((await edit({ minimum_order: 0 })).statusCode).toBe(200);
    expect(await terms()).toEqual({ delivery_fee: 4.49, minimum_order: 0 });
    const Detail = z.object({ detail: z.unknown() });
    const audits = await db.many(
      Detail,
      sql`select detail from audit_log
          where action = 'store_terms_changed' and target_id = ${store_id} order by audit_id`,
    );
    expect(audits.map(({ detail }) => detail)).toEqual([
      { delivery_fee_cents: [399, 449], minimum_order_cents: [1000, 1000] },
      { delivery_fee_cents: [449, 449], minimum_order_cents: [1000, 0] },
    ]);
  });

  test('only when they still are what the vendor saw', async () => {
    const { edit, terms } = await openStore();
    const late = await edit({ delivery_fee: 5, expected_delivery_fee: 2.99 });
    expect([late.statusCode, late.json().error]).toEqual([409, 'conflict']);
    expect(late.json().details).toEqual({ current_delivery_fee: 3.99, current_minimum_order: 10 });
    expect((await edit({ delivery_fee: 5, expected_minimum_order: 9 })).statusCode).toBe(409);
    expect(await terms()).toEqual({ delivery_fee: 3.99, minimum_order: 10 });
    const seen = { expected_delivery_fee: 3.99, expected_minimum_order: 10 };
    expect((await edit({ delivery_fee: 5, ...seen })).statusCode).toBe(200);
  });

  test('two who saw the same: one of them is told', async () => {
    const { edit, terms } = await openStore();
    const answers = await Promise.all(
      [1, 2].map((fee) => edit({ delivery_fee: fee, expected_delivery_fee: 3.99 })),
    );
    const won = answers.find(({ statusCode }) => statusCode === 200);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
    expect((await terms()).delivery_fee).toBe(won?.json().delivery_fee);
  });

  test('no fee where people pick up; a minimum is fine', async () => {
    const { edit, terms } = await openStore('Pickup');
    const answer = await edit({ delivery_fee: 1 });
    expect([answer.statusCode, answer.json().details.fields]).toEqual([
      400,
      [{ field: 'delivery_fee', message: 'must be 0 where people pick up' }],
    ]);
    expect((await edit({ delivery_fee: 0, minimum_order: 20 })).statusCode).toBe(200);
    expect(await terms()).toEqual({ delivery_fee: 0, minimum_order: 20 });
  });

  test('not another vendor’s, not a closed one', async () => {
    const { edit, person, db, store_id } = await openStore();
    const rival = await person('vendor');
    const codes = async (...asked: ReturnType<typeof edit>[]) =>
      (await Promise.all(asked)).map((answer) => [answer.statusCode, answer.json().error]);
    const missing = [404, 'store_not_found'];
    expect(await codes(edit({ minimum_order: 1 }, { who: rival }))).toEqual([missing]);
    expect(await codes(edit({ minimum_order: 1 }, { id: NOBODY }))).toEqual([missing]);
    await db.run(sql`update stores set closed_at = now() where store_id = ${store_id}`);
    expect(await codes(edit({ minimum_order: 1 }))).toEqual([missing]);
  });

  test.for([
    ['a negative fee', { delivery_fee: -0.01 }, 'delivery_fee'],
    ['a fee above 100 dollars', { delivery_fee: 100.01 }, 'delivery_fee'],
    ['half a cent', { minimum_order: 0.005 }, 'minimum_order'],
    ['a minimum above 1000 dollars', { minimum_order: 1000.01 }, 'minimum_order'],
  ] as const)('refuses %s', async ([, body, field]) => {
    const { edit, terms } = await openStore();
    const answer = await edit(body);
    expect([answer.statusCode, answer.json().details.fields[0].field]).toEqual([400, field]);
    expect(await terms()).toEqual({ delivery_fee: 3.99, minimum_order: 10 });
  });
});

test('who looks at a shelf is told the store’s terms', async () => {
  const { app, vendor, store_id } = await openStore();
  const url = `/api/vendor/${vendor.user_id}/store/${store_id}/items`;
  const answer = await app.inject({ url, headers: vendor.headers });
  expect(answer.json()).toEqual({ ids: '[]', delivery_fee: 3.99, minimum_order: 10 });
});
