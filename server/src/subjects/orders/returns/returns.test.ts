import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { brokenInvariants } from '#testing/invariants';
import { kitchen } from '#testing/lineChanges';

const REPORT = 'report?placed_from=2026-03-01T00:00:00.000Z&placed_before=2026-03-08T00:00:00.000Z';
const MISSING_ID = '00000000-0000-4000-8000-000000000000';

/** A delivered order of three packs of rice at $3 and three of pepper at $1. */
async function delivered() {
  const world = await kitchen();
  const { app, ada, vendor, put, move, order_id, id, clock } = world;
  await move(order_id, 'Delivered');
  const note = (more: object = {}, who = vendor) =>
    put(
      'order-return',
      {
        return_id: crypto.randomUUID(),
        order_id,
        ingredient_id: id('Rice'),
        packs: 1,
        reason: 'damaged',
        refund: 3,
        ...more,
      },
      who,
    );
  const noted = async (...given: Parameters<typeof note>) => {
    const answer = await note(...given);
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
    return answer.json();
  };
  const undo = (return_id: string, who = vendor) =>
    app.inject({
      method: 'POST',
      url: `/api/vendor/order/${order_id}/return/${return_id}/undo`,
      headers: who.headers,
    });
  const own = async () =>
    (await app.inject({ url: '/api/user/orders', headers: ada.headers })).json().value[0];
  const pass = (ms: number) => {
    clock.at = new Date(clock.at.getTime() + ms);
  };
  return { ...world, note, noted, undo, own, pass };
}

/** The field that a refused request names. */
const fieldOf = (answer: { json: () => { details: { fields: { field: string }[] } } }) =>
  answer.json().details.fields[0]?.field;

describe('what is noted', () => {
  test('stands on the order of both; the total stays what was charged, and the report loses it', async () => {
    const { noted, own, onShelf, get, id, db } = await delivered();
    expect(await own()).not.toHaveProperty('refunded');
    const order = await noted({ note: 'Leaked' });
    expect(order).toMatchObject({
      order_status: 'Delivered',
      total_price: 12,
      refunded: 3,
      returns: [
        {
          ingredient_id: id('Rice'),
          name: 'Rice',
          packs: 1,
          reason: 'damaged',
          refund: 3,
          restocked: false,
          note: 'Leaked',
        },
      ],
    });
    expect(await own()).toEqual(order);
    expect(await onShelf('Rice')).toBe(897);
    const report = await get(REPORT);
    expect(report.stores).toMatchObject([{ orders: 1, revenue: 12, refunds: 3 }]);
    expect(report.items).toMatchObject([
      { name: 'Rice', packs: 3, revenue: 9, refunds: 3 },
      { name: 'Jalapeño pepper', packs: 3, revenue: 3, refunds: 0 },
    ]);
    expect((await get('dashboard')).revenue).toBe(12);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('goes back on the shelf by choice, with the order in its history', async () => {
    const { noted, onShelf, get, stores, id, order_id, db } = await delivered();
    await noted({ reason: 'returned', packs: 2, refund: 0, restock: true });
    expect(await onShelf('Rice')).toBe(899);
    const { stock } = await get(`store/${stores.corner}/item/${id('Rice')}/history`);
    expect(stock[0]).toMatchObject({ reason: 'returned', delta: 2, quantity: 899, order_id });
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('is noted once, however often it is sent', async () => {
    const { noted, onShelf, db } = await delivered();
    const same = { return_id: crypto.randomUUID(), reason: 'returned', restock: true };
    const first = await noted(same);
    expect(await noted(same)).toEqual(first);
    expect(await onShelf('Rice')).toBe(898);
    const rows = await db.many(
      z.object({ action: z.string() }),
      sql`select action from audit_log where action like 'order%return%'`,
    );
    expect(rows).toEqual([{ action: 'order_line_returned' }]);
  });

  test('counts in the period in which it was noted', async () => {
    const { noted, place, move, clock, get } = await delivered();
    const order_id = await place('2026-03-02T12:00:00Z');
    for (const status of ['Accepted', 'Delivered']) await move(order_id, status);
    clock.at = new Date('2026-03-04T12:05:00Z');
    await noted({ order_id });
    const from = (first: string, next: string) =>
      get(`report?placed_from=${first}&placed_before=${next}`);
    const sold = await from('2026-03-02T00:00:00.000Z', '2026-03-03T00:00:00.000Z');
    expect(sold.stores).toMatchObject([{ orders: 1, revenue: 3, refunds: 0 }]);
    const later = await from('2026-03-04T12:03:00.000Z', '2026-03-05T00:00:00.000Z');
    expect(later.stores).toMatchObject([{ orders: 0, packs: 0, revenue: 0, refunds: 3 }]);
    expect(later.days).toMatchObject([{ day: '2026-03-04', refunds: 3 }]);
    expect(later.items).toMatchObject([{ name: 'Rice', orders: 0, packs: 0, refunds: 3 }]);
  });
});

describe('what is refused', () => {
  test.for([
    [{ packs: 4 }, 'packs', 'more than were delivered'],
    [{ packs: 2, refund: 6.01 }, 'refund', 'more than they cost'],
    [{ refund: -1 }, 'refund', 'less than nothing'],
    [{ packs: 0 }, 'packs', 'none'],
    [{ reason: 'lost' }, 'reason', 'another reason'],
    [{ note: 'n'.repeat(301) }, 'note', 'a long note'],
    [{ ingredient_id: MISSING_ID }, 'ingredient_id', 'another product'],
    [{ reason: 'missing', restock: true }, 'restock', 'what never came'],
  ] as const)('%o names %s: %s', async ([more, field]) => {
    const { note, db } = await delivered();
    const answer = await note(more);
    expect([answer.statusCode, fieldOf(answer)]).toEqual([400, field]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('all notes of a line together are of no more packs than it has', async () => {
    const { note, noted } = await delivered();
    await noted({ packs: 2, refund: 6 });
    expect(fieldOf(await note({ packs: 2 }))).toBe('packs');
    await noted();
    expect(fieldOf(await note())).toBe('packs');
  });

  test('an order that is not delivered, one of another vendor, and its shopper', async () => {
    const { note, noted, undo, place, move, person, ada } = await delivered();
    const other = await place(5);
    await move(other, 'Accepted');
    expect((await note({ order_id: other })).json().error).toBe('invalid_transition');
    const rival = await person('vendor', 'Rival');
    expect((await note({}, rival)).json().error).toBe('order_not_found');
    expect((await note({}, ada)).statusCode).toBe(403);
    const { returns } = await noted();
    expect((await undo(returns[0].return_id, rival)).json().error).toBe('order_not_found');
    expect((await undo(MISSING_ID)).json().error).toBe('change_not_found');
  });

  test('an id of another order is taken', async () => {
    const { note, noted, place, move, id } = await delivered();
    const return_id = crypto.randomUUID();
    await noted({ return_id });
    const other = await place(5);
    for (const status of ['Accepted', 'Delivered']) await move(other, status);
    const answer = await note({ return_id, order_id: other, ingredient_id: id('Rice') });
    expect(answer.json().error).toBe('conflict');
  });

  test('more than 200 of an order, with those that were taken back', async () => {
    const { note, noted, undo, db } = await delivered();
    const { returns } = await noted();
    await undo(returns[0].return_id);
    const more = (count: number) =>
      db.run(sql`
        insert into order_returns (return_id, order_id, line_no, vendor_id, store_id, packs, reason, refund_cents,
                                   restocked, actor_id, at, undone_at)
        select gen_random_uuid(), order_id, line_no, vendor_id, store_id, packs, reason, refund_cents,
               restocked, actor_id, at, undone_at
        from (select * from order_returns limit 1) r, generate_series(1, ${count}::int)`);
    await more(198);
    await noted();
    expect((await note()).json().error).toBe('returns_full');
  });
});

describe('taken back', () => {
  test('within a minute: the order, the shelf and the report are as before', async () => {
    const { noted, undo, own, onShelf, pass, get, db } = await delivered();
    const before = await own();
    const { returns } = await noted({ reason: 'returned', restock: true });
    pass(60_000);
    const [{ return_id }] = returns;
    expect((await undo(return_id)).json()).toEqual(before);
    expect((await undo(return_id)).json()).toEqual(before);
    expect(await onShelf('Rice')).toBe(897);
    expect((await get(REPORT)).stores).toMatchObject([{ refunds: 0 }]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('not after it', async () => {
    const { noted, undo, pass, own } = await delivered();
    const { returns } = await noted();
    pass(60_001);
    expect((await undo(returns[0].return_id)).json().error).toBe('line_changed');
    expect((await own()).refunded).toBe(3);
  });

  test('not when the shelf has the packs no longer', async () => {
    const { noted, undo, put, stores, id, db } = await delivered();
    const { returns } = await noted({ reason: 'returned', packs: 2, restock: true });
    const shelf = [{ ingredient_id: id('Rice'), price: 3, quantity: 1 }];
    await put(`store/${stores.corner}/inventory`, { items: shelf });
    expect((await undo(returns[0].return_id)).json().error).toBe('out_of_stock');
    expect(await brokenInvariants(db)).toEqual([]);
  });
});

describe('taken back after the shelf has changed', () => {
  /** Two packs of rice were returned to the shelf, before or after the change. */
  async function changed(when: 'before' | 'after', change: 'merged' | 'removed' | 'both') {
    const world = await delivered();
    const { noted, app, person, vendor, stores, id } = world;
    const note = () => noted({ reason: 'returned', packs: 2, refund: 6, restock: true });
    const remove = (name: string) =>
      app.inject({
        method: 'DELETE',
        url: `/api/vendor/store/${stores.corner}/item/${id(name)}`,
        headers: vendor.headers,
      });
    const merge = async () =>
      app.inject({
        method: 'POST',
        url: `/api/admin/ingredient/${id('Rice')}/merge/${id('Brown rice')}`,
        headers: (await person('admin')).headers,
      });
    const first = when === 'before' ? await note() : undefined;
    if (change !== 'removed') await merge();
    if (change !== 'merged') await remove(change === 'both' ? 'Brown rice' : 'Rice');
    const { returns } = first ?? (await note());
    return { ...world, return_id: String(returns[0].return_id) };
  }

  test.for([
    ['before', 'removed', 0, 10, 'the packs left the shelf with the item'],
    ['after', 'removed', 0, 10, 'the packs never stood on it'],
    ['before', 'merged', 0, 907, 'they are taken off the remaining one'],
    ['after', 'merged', 0, 907, 'they went to the remaining one'],
    ['before', 'both', 0, 0, 'they left with the remaining one'],
    ['after', 'both', 0, 0, 'they stand on the one that was merged'],
  ] as const)('noted %s it was %s: %i and %i packs (%s)', async ([when, change, rice, brown]) => {
    const { undo, return_id, own, onShelf, db } = await changed(when, change);
    expect((await own()).refunded).toBe(6);
    expect(await brokenInvariants(db)).toEqual([]);
    expect((await undo(return_id)).statusCode).toBe(200);
    expect((await undo(return_id)).statusCode).toBe(200);
    expect(await own()).not.toHaveProperty('refunded');
    expect([await onShelf('Rice'), await onShelf('Brown rice')]).toEqual([rice, brown]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('not when the remaining shelf has the packs no longer', async () => {
    const { undo, return_id, put, stores, id, db } = await changed('before', 'merged');
    const items = [{ ingredient_id: id('Brown rice'), price: 3, quantity: 1 }];
    await put(`store/${stores.corner}/inventory`, { items });
    const answer = (await undo(return_id)).json();
    expect([answer.error, answer.details.items[0].available]).toEqual(['out_of_stock', 1]);
    expect(await brokenInvariants(db)).toEqual([]);
  });
});

test('the ledger takes each step of a return once', async () => {
  const { noted, db } = await delivered();
  await noted({ reason: 'returned', restock: true });
  const again = db.run(sql`
    insert into stock_movements (store_id, ingredient_id, delta, reason, return_id, at)
    select store_id, ingredient_id, delta, reason, return_id, at from stock_movements where return_id is not null`);
  await expect(again).rejects.toMatchObject({ code: '23505' });
});

test('more packs returned than were bought break a rule', async () => {
  const { noted, db } = await delivered();
  await noted();
  await db.run(sql`update order_returns set packs = 4`);
  expect(await brokenInvariants(db)).toEqual([
    'returns are of delivered orders, and no more than their lines: 1 rows',
  ]);
});
