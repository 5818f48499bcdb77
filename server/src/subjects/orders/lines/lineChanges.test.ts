import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { brokenInvariants } from '#testing/invariants';
import { itemsOf, kitchen } from '#testing/lineChanges';

describe('short', () => {
  test('the line, the total, the shelf and the report lose it; both sides see why', async () => {
    const { app, ada, changed, onShelf, get, id, db } = await kitchen();
    const before = await onShelf('Rice');
    const order = await changed('Rice', { packs: 2, reason: 'Torn bags' });
    expect(order).toMatchObject({ order_status: 'Accepted', total_price: 6 });
    expect(itemsOf(order)).toBe('1 Rice, 3 Jalapeño pepper');
    expect(order.changes).toMatchObject([
      {
        state: 'short',
        ingredient_id: id('Rice'),
        name: 'Rice',
        price: 3,
        packs: 2,
        reason: 'Torn bags',
        replacement: null,
      },
    ]);
    expect(await onShelf('Rice')).toBe(before + 2);
    const own = await app.inject({ url: '/api/user/orders', headers: ada.headers });
    expect(own.json().value[0]).toEqual(order);
    const report = await get(
      'report?placed_from=2026-03-01T00:00:00.000Z&placed_before=2026-03-08T00:00:00.000Z',
    );
    expect(report.items).toMatchObject([
      { name: 'Jalapeño pepper', packs: 3, revenue: 3 },
      { name: 'Rice', packs: 1, revenue: 3 },
    ]);
    expect((await get('dashboard')).revenue).toBe(6);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('a whole line leaves list, pick list, search and sums', async () => {
    const { changed, get, ids, order_id, db } = await kitchen();
    await changed('Rice', { packs: 3 });
    const { value } = await get('pick-list');
    expect(itemsOf(value[0])).toBe('3 Jalapeño pepper');
    expect(await ids('q=rice')).toEqual([]);
    expect(await ids('q=jalapeno')).toEqual([order_id]);
    expect((await get('dashboard')).popular).toMatchObject({ name: 'Jalapeño pepper' });
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('what was missing does not go back, and its shelf is empty', async () => {
    const { changed, onShelf, undo, last, db } = await kitchen();
    await changed('Rice', { packs: 2, missing: true });
    expect(await onShelf('Rice')).toBe(0);
    expect(await brokenInvariants(db)).toEqual([]);
    await undo(await last());
    expect(await onShelf('Rice')).toBe(897);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('nothing left: rejected with its reason, as it was ordered, everything back', async () => {
    const { changed, onShelf, order, get, db, order_id, id, put, move } = await kitchen();
    await put('picked-lines', { lines: [{ order_id, ingredient_id: id('Rice') }], picked: true });
    await changed('Rice', { packs: 3, reason: 'Torn bags' });
    const ended = await changed('Jalapeño pepper', { packs: 3, reason: 'Rotten' });
    expect(ended).toMatchObject({
      order_status: 'Rejected',
      rejected_by: 'vendor',
      reject_reason: 'Rotten',
      total_price: 12,
    });
    expect(itemsOf(ended)).toBe('3 Rice, 3 Jalapeño pepper');
    expect(ended.changes).toMatchObject([{ state: 'short' }, { state: 'short' }]);
    expect([await onShelf('Rice'), await onShelf('Jalapeño pepper')]).toEqual([900, 900]);
    expect((await get('dashboard')).revenue).toBe(0);
    expect((await get('overview')).counts).toMatchObject({ Accepted: 0, Rejected: 1 });
    expect(await brokenInvariants(db)).toEqual([]);
    expect((await move(order_id, 'Delivered')).json().error).toBe('invalid_transition');
    expect((await order()).order_status).toBe('Rejected');
  });

  test('the delivery fee stays', async () => {
    const { place, move, put, stores, id, db } = await kitchen();
    await db.run(sql`update stores set delivery_fee_cents = 399 where store_id = ${stores.pier}`);
    const order_id = await place(5, ['Rice'], { store_id: stores.pier, quantity: 2 });
    await move(order_id, 'Accepted');
    const line = { order_id, ingredient_id: id('Rice'), expected_quantity: 2, packs: 1 };
    expect((await put('order-line', line)).json()).toMatchObject({
      total_price: 6.99,
      delivery_fee: 3.99,
    });
    expect(await brokenInvariants(db)).toEqual([]);
  });
});

describe('replaced', () => {
  test('by what costs no more: it joins the lines, unticked, at its own price', async () => {
    const { changed, instead, onShelf, get, put, order_id, id, db } = await kitchen();
    await put('picked-lines', { lines: [{ order_id, ingredient_id: id('Rice') }], picked: true });
    const order = await changed('Rice', { packs: 2, ...instead('Basmati', 2) });
    expect(itemsOf(order)).toBe('1 Rice, 3 Jalapeño pepper, 2 Basmati');
    expect(order).toMatchObject({
      total_price: 11,
      changes: [
        { state: 'replaced', packs: 2, replacement: { name: 'Basmati', quantity: 2, price: 2.5 } },
      ],
    });
    expect([await onShelf('Rice'), await onShelf('Basmati')]).toEqual([899, 8]);
    const [list] = (await get('pick-list')).value;
    expect(
      list.items.map((item: { name: string; picked_by: unknown }) => [
        item.name,
        item.picked_by !== null,
      ]),
    ).toEqual([
      ['Rice', true],
      ['Jalapeño pepper', false],
      ['Basmati', false],
    ]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('by what is dearer: nothing changes until the shopper keeps it; it is set aside', async () => {
    const { changed, instead, onShelf, move, order_id, answer, last, order, db } = await kitchen();
    const proposed = await changed('Rice', { packs: 2, ...instead('Saffron', 1) });
    expect(itemsOf(proposed)).toBe('3 Rice, 3 Jalapeño pepper');
    expect(proposed).toMatchObject({ total_price: 12, changes: [{ state: 'proposed', packs: 2 }] });
    expect([await onShelf('Rice'), await onShelf('Saffron')]).toEqual([897, 9]);
    expect(await brokenInvariants(db)).toEqual([]);

    expect((await move(order_id, 'Delivered')).json().error).toBe('answer_awaited');
    const kept = await answer(await last(), 'keep');
    expect(kept.json()).toMatchObject({ total_price: 26, changes: [{ state: 'kept' }] });
    expect(itemsOf(kept.json())).toBe('1 Rice, 3 Jalapeño pepper, 1 Saffron');
    expect([await onShelf('Rice'), await onShelf('Saffron')]).toEqual([899, 9]);
    expect((await answer(await last(), 'keep')).json()).toEqual(kept.json());
    expect((await move(order_id, 'Delivered')).statusCode).toBe(200);
    expect((await answer(await last(), 'refuse')).json().error).toBe('invalid_transition');
    expect((await order()).total_price).toBe(26);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test.for(['replaced', 'kept', 'proposed'] as const)(
    'refused when %s: its packs fall short, everything else is back',
    async (state) => {
      const { changed, instead, onShelf, answer, last, db } = await kitchen();
      await changed('Rice', {
        packs: 2,
        ...instead(state === 'replaced' ? 'Basmati' : 'Saffron', 1),
      });
      if (state === 'kept') await answer(await last(), 'keep');
      const refused = await answer(await last(), 'refuse');
      expect(refused.json()).toMatchObject({ total_price: 6, changes: [{ state: 'refused' }] });
      expect(itemsOf(refused.json())).toBe('1 Rice, 3 Jalapeño pepper');
      expect([await onShelf('Rice'), await onShelf('Basmati'), await onShelf('Saffron')]).toEqual([
        899, 10, 10,
      ]);
      expect((await answer(await last(), 'refuse')).json()).toEqual(refused.json());
      expect((await answer(await last(), 'keep')).json().error).toBe('line_changed');
      expect(await brokenInvariants(db)).toEqual([]);
    },
  );

  test('the last thing refused ends the order', async () => {
    const { changed, instead, onShelf, answer, last, db } = await kitchen({ names: ['Rice'] });
    await changed('Rice', { packs: 3, ...instead('Basmati', 3) });
    const ended = await answer(await last(), 'refuse');
    expect(ended.json()).toMatchObject({
      order_status: 'Rejected',
      rejected_by: 'shopper',
      total_price: 9,
    });
    expect(itemsOf(ended.json())).toBe('3 Rice');
    expect([await onShelf('Rice'), await onShelf('Basmati')]).toEqual([900, 10]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('a replacement may fall short itself; refused, what is left of it goes back', async () => {
    const { changed, instead, onShelf, answer, order, db } = await kitchen();
    await changed('Rice', { packs: 3, ...instead('Basmati', 3) });
    const short = await changed('Basmati', { packs: 1 });
    expect(itemsOf(short)).toBe('3 Jalapeño pepper, 2 Basmati');
    const [first] = (await order()).changes;
    await answer(first?.change_id ?? '', 'refuse');
    expect(itemsOf(await order())).toBe('3 Jalapeño pepper');
    expect([await onShelf('Rice'), await onShelf('Basmati')]).toEqual([900, 10]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('what is proposed for a replacement is refused with it', async () => {
    const { changed, instead, answer, order, onShelf, db, move, order_id } = await kitchen();
    await changed('Rice', { packs: 3, ...instead('Basmati', 3) });
    const { changes } = await changed('Basmati', { packs: 2, ...instead('Saffron', 2) });
    expect(changes.map(({ state }) => state)).toEqual(['replaced', 'proposed']);
    const refused = await answer(changes[0]?.change_id ?? '', 'refuse');
    expect(refused.statusCode).toBe(200);
    expect((await order()).changes.map(({ state }) => state)).toEqual(['refused', 'refused']);
    expect(itemsOf(await order())).toBe('3 Jalapeño pepper');
    expect([await onShelf('Rice'), await onShelf('Basmati'), await onShelf('Saffron')]).toEqual([
      900, 10, 10,
    ]);
    expect((await move(order_id, 'Delivered')).statusCode).toBe(200);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('with what is proposed for it as the last thing, a refusal ends the order', async () => {
    const { changed, instead, answer, onShelf, db } = await kitchen({ names: ['Rice'] });
    await changed('Rice', { packs: 3, ...instead('Basmati', 3) });
    const { changes } = await changed('Basmati', {
      packs: 1,
      missing: true,
      ...instead('Saffron', 1),
    });
    const ended = await answer(changes[0]?.change_id ?? '', 'refuse');
    expect(ended.json()).toMatchObject({ order_status: 'Rejected', total_price: 9 });
    expect(itemsOf(ended.json())).toBe('3 Rice');
    expect([await onShelf('Rice'), await onShelf('Basmati'), await onShelf('Saffron')]).toEqual([
      900, 2, 10,
    ]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('again, with what was refused before', async () => {
    const { changed, instead, answer, last, order, onShelf, db } = await kitchen();
    await changed('Rice', { packs: 1, ...instead('Basmati', 1) });
    await answer(await last(), 'refuse');
    await changed('Rice', { expected_quantity: 2, packs: 1, ...instead('Basmati', 1) });
    expect(itemsOf(await order())).toBe('1 Rice, 3 Jalapeño pepper, 1 Basmati');
    expect(await onShelf('Basmati')).toBe(9);
    expect(await brokenInvariants(db)).toEqual([]);
  });
});

describe('undo', () => {
  test.for([
    ['short', {}],
    ['replaced', { name: 'Basmati', packs: 2 }],
    ['proposed', { name: 'Saffron', packs: 2 }],
  ] as const)('of what is %s puts everything back, once', async ([state, given]) => {
    const { changed, instead, undo, last, order, onShelf, db } = await kitchen();
    const before = await order();
    const more = 'name' in given ? instead(given.name, given.packs) : {};
    expect((await changed('Rice', { packs: 2, ...more })).changes).toMatchObject([{ state }]);
    const change_id = await last();
    const undone = await undo(change_id);
    expect(undone.json()).toEqual(before);
    expect((await undo(change_id)).json()).toEqual(before);
    expect([await onShelf('Rice'), await onShelf('Basmati'), await onShelf('Saffron')]).toEqual([
      897, 10, 10,
    ]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('not after a minute, but of a proposal at any time', async () => {
    const { changed, instead, undo, last, order, clock } = await kitchen();
    await changed('Rice', { packs: 1 });
    const short = await last();
    await changed('Jalapeño pepper', { packs: 1, ...instead('Saffron', 1) });
    const proposed = await last();
    clock.at = new Date(clock.at.getTime() + 60_001);
    expect((await undo(short)).json().error).toBe('line_changed');
    expect((await undo(proposed)).statusCode).toBe(200);
    expect(itemsOf(await order())).toBe('2 Rice, 3 Jalapeño pepper');
  });

  test('not when the packs are sold meanwhile, nor when the shopper has answered', async () => {
    const { changed, instead, undo, last, answer, onShelf, db, stores, put, id } = await kitchen();
    await changed('Rice', { packs: 2 });
    const shelf = { ingredient_id: id('Rice'), quantity: 1 };
    await put('stores', { stores: [{ store_id: stores.corner, items: [shelf] }] });
    const refused = await undo(await last());
    expect(refused.json()).toMatchObject({
      error: 'out_of_stock',
      details: { items: [{ name: 'Rice', wanted: 2, available: 1 }] },
    });
    expect(await onShelf('Rice')).toBe(1);
    await changed('Jalapeño pepper', { packs: 3, ...instead('Basmati', 1) });
    await answer(await last(), 'keep');
    expect((await undo(await last())).json().error).toBe('line_changed');
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('not of what another proposal stands on, before that is taken back', async () => {
    const { changed, instead, undo, last, order, onShelf, db } = await kitchen();
    const before = await order();
    const { changes } = await changed('Rice', { packs: 3, ...instead('Basmati', 3) });
    await changed('Basmati', { packs: 3, ...instead('Saffron', 3) });
    const proposed = await last();
    const first = changes[0]?.change_id ?? '';
    expect((await undo(first)).json().error).toBe('line_changed');
    expect((await undo(proposed)).statusCode).toBe(200);
    expect((await undo(first)).json()).toEqual(before);
    expect([await onShelf('Basmati'), await onShelf('Saffron')]).toEqual([10, 10]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('not of what was replaced again, before that is taken back: the total would rise', async () => {
    const { changed, instead, undo, last, order, onShelf, db } = await kitchen();
    await changed('Rice', { packs: 3, ...instead('Basmati', 2) });
    const first = await last();
    await changed('Basmati', { expected_quantity: 2, packs: 2, ...instead('Brown rice', 1) });
    const second = await last();
    expect((await undo(first)).json().error).toBe('line_changed');
    expect((await order()).total_price).toBe(6);
    expect((await undo(second)).statusCode).toBe(200);
    expect((await undo(first)).json()).toMatchObject({ total_price: 12, changes: [] });
    expect([await onShelf('Basmati'), await onShelf('Brown rice')]).toEqual([10, 10]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('not of a short replacement that is gone', async () => {
    const { changed, instead, undo, last, answer, order, db } = await kitchen();
    const { changes } = await changed('Rice', { packs: 3, ...instead('Basmati', 3) });
    await changed('Basmati', { packs: 1 });
    const short = await last();
    await answer(changes[0]?.change_id ?? '', 'refuse');
    expect((await undo(short)).json().error).toBe('line_changed');
    expect(itemsOf(await order())).toBe('3 Jalapeño pepper');
    expect(await brokenInvariants(db)).toEqual([]);
  });
});

describe('refuses, and changes nothing', () => {
  test.for<[string, string, object, number, string]>([
    ['more than is left', 'Rice', { packs: 4 }, 400, 'packs'],
    ['no pack', 'Rice', { packs: 0 }, 400, 'packs'],
    ['fewer than none', 'Rice', { packs: -1 }, 400, 'packs'],
    ['too many', 'Rice', { packs: 1e9 }, 400, 'packs'],
    ['half a pack', 'Rice', { packs: 0.5 }, 400, 'packs'],
    ['another line', 'Saffron', {}, 400, 'ingredient_id'],
    ['seen otherwise', 'Rice', { expected_quantity: 2 }, 409, 'line_changed'],
    ['a long reason', 'Rice', { reason: 'x'.repeat(301) }, 400, 'reason'],
  ])('%s', async ([, name, given, status, told]) => {
    const { change, order, db } = await kitchen();
    const before = await order();
    const answer = await change(name, given);
    expect(answer.statusCode).toBe(status);
    const { error, details } = answer.json();
    expect(status === 400 ? details.fields[0].field : error).toBe(told);
    expect(await order()).toEqual(before);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test.for<[string, string, number, number | undefined, string]>([
    ['of the same ingredient', 'Rice', 1, undefined, 'replacement.ingredient_id'],
    ['of another line', 'Jalapeño pepper', 1, 100, 'replacement.ingredient_id'],
    ['of another store', 'Elsewhere', 1, 300, 'item_not_in_store'],
    ['of no catalogue', crypto.randomUUID(), 1, 300, 'item_not_in_store'],
    ['of too few', 'Basmati', 11, undefined, 'out_of_stock'],
    ['at another price', 'Basmati', 1, 249, 'price_changed'],
    ['of no pack', 'Basmati', 0, undefined, 'replacement.packs'],
    ['of too many', 'Basmati', 1000, undefined, 'replacement.packs'],
    ['at less than nothing', 'Basmati', 1, -1, 'replacement.price'],
  ])('a replacement %s', async ([, name, packs, price, told]) => {
    const { change, instead, order, ingredient, stock, stores, goods, db } = await kitchen();
    goods['Elsewhere'] = await ingredient('Elsewhere');
    await stock(stores.pier, goods['Elsewhere'], { price_cents: 300 });
    const before = await order();
    const { error, details, message } = (
      await change('Rice', { ...instead(name, packs, price) })
    ).json();
    expect(error === 'invalid_request' ? details.fields[0].field : error).toBe(told);
    expect(message).not.toBe('');
    expect(await order()).toEqual(before);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('what is archived or off the shelf', async () => {
    const { change, instead, id, db } = await kitchen();
    await db.run(
      sql`update ingredients set archived_at = now() where ingredient_id = ${id('Basmati')}`,
    );
    expect((await change('Rice', instead('Basmati', 1))).json().error).toBe('item_unavailable');
  });

  test('any order that is not accepted, of another vendor, of nobody', async () => {
    const { change, changed, place, order_id, move, person, undo, answer, last, ada } =
      await kitchen();
    const pending = await place(9);
    const early = await change('Rice', { order_id: pending, expected_quantity: 1 });
    expect(early.json()).toMatchObject({
      error: 'invalid_transition',
      details: { current: 'pending' },
    });
    const [rival, other] = [await person('vendor', 'Rival'), await person('user', 'Bob')];
    expect((await change('Rice', {}, rival)).json().error).toBe('order_not_found');
    expect((await change('Rice', {}, ada)).statusCode).toBe(403);
    await changed('Rice', { packs: 1 });
    const change_id = await last();
    expect((await undo(change_id, rival)).json().error).toBe('order_not_found');
    expect((await answer(change_id, 'refuse', other)).json().error).toBe('order_not_found');
    // What fell short is no question to the shopper.
    expect((await answer(change_id, 'refuse')).json().error).toBe('line_changed');
    expect((await answer(crypto.randomUUID(), 'keep')).json().error).toBe('change_not_found');
    await move(order_id, 'Delivered');
    expect((await change('Rice', { expected_quantity: 2 })).json().error).toBe(
      'invalid_transition',
    );
    expect((await undo(change_id)).json().error).toBe('invalid_transition');
  });

  test('a second question about one line, and a dearer one to nobody', async () => {
    const { change, changed, instead, db, order_id } = await kitchen();
    await changed('Rice', { packs: 1, ...instead('Saffron', 1) });
    expect((await change('Rice', { packs: 1 })).json()).toMatchObject({
      error: 'line_changed',
      message: expect.stringContaining('Take it back first'),
    });
    await db.run(sql`update orders set anonymised = true where order_id = ${order_id}`);
    const answer = await change('Jalapeño pepper', instead('Brown rice', 2));
    expect(answer.json().details.fields[0]).toMatchObject({
      field: 'replacement.packs',
      message: expect.stringContaining('nobody can agree'),
    });
  });
});

test('what could stand for a line: the same food first, of this store, in stock, not on the order', async () => {
  const { get, order_id, id, ingredient, stock, stores, person } = await kitchen();
  const large = await ingredient('Rice', { unit_quantity: 1000 });
  await stock(stores.corner, large, { price_cents: 500, quantity: 5 });
  const far = await ingredient('Wild rice');
  await stock(stores.pier, far);
  const path = `order/${order_id}/replacements?ingredient_id=${id('Rice')}`;
  const { value } = await get(path);
  expect(
    value.map(
      ({ name, unit_quantity, quantity, stock: left, price, likeness }: Record<string, unknown>) =>
        [likeness, quantity, left, name, unit_quantity, price].join(' '),
    ),
  ).toEqual(['same 2 5 Rice 1000 5', 'like 3 10 Brown rice 500 3']);
  expect((await get(`${path}&packs=1`)).value[0]).toMatchObject({ quantity: 1 });
  expect((await get(`${path}&q=saff`)).value).toMatchObject([{ name: 'Saffron' }]);
  expect((await get(`${path}&packs=0`)).details.fields[0].field).toBe('packs');
  expect((await get(`order/${order_id}/replacements?ingredient_id=${far}`)).error).toBe(
    'invalid_request',
  );
  expect((await get(path, await person('vendor', 'Rival'))).error).toBe('order_not_found');
});

test('what is on the order, short, or proposed for another line is no replacement', async () => {
  const { changed, change, instead, get, order_id, id } = await kitchen({
    names: ['Rice', 'Jalapeño pepper', 'Basmati'],
  });
  await changed('Basmati', { packs: 3 });
  await changed('Jalapeño pepper', { packs: 1, ...instead('Saffron', 1) });
  const path = `order/${order_id}/replacements?ingredient_id=${id('Rice')}`;
  const names = (await get(path)).value.map(({ name }: { name: string }) => name);
  expect(names).toEqual(['Brown rice']);
  for (const name of ['Basmati', 'Saffron'])
    expect((await change('Rice', { packs: 1, ...instead(name, 1) })).statusCode).toBe(400);
});

test('each change is in the audit log once, and in the history of its shelves with the order', async () => {
  const { changed, instead, answer, last, db, get, stores, id, order_id } = await kitchen();
  await changed('Rice', { packs: 1 });
  await changed('Rice', { expected_quantity: 2, packs: 1, ...instead('Saffron', 1) });
  await answer(await last(), 'refuse');
  const rows = await db.many(
    z.object({ action: z.string() }),
    sql`select action from audit_log where action not in ('order_placed', 'order_accepted') order by audit_id`,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    'order_line_short',
    'order_line_proposed',
    'replacement_refused',
  ]);
  const { stock } = await get(`store/${stores.corner}/item/${id('Saffron')}/history`);
  expect(stock.slice(0, 2)).toMatchObject([
    { reason: 'replacement_returned', delta: 1, quantity: 10, order_id },
    { reason: 'replacement_taken', delta: -1, quantity: 9, order_id },
  ]);
});

test('the ledger takes each step of a change once', async () => {
  const { changed, db } = await kitchen();
  await changed('Rice', { packs: 1 });
  const again = db.run(sql`
    insert into stock_movements (store_id, ingredient_id, delta, reason, change_id, at)
    select store_id, ingredient_id, delta, reason, change_id, at from stock_movements where change_id is not null`);
  await expect(again).rejects.toMatchObject({ code: '23505' });
});
