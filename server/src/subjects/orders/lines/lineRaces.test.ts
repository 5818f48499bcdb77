import { describe, expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { brokenInvariants } from '#testing/invariants';
import { itemsOf, kitchen } from '#testing/lineChanges';

const statuses = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
const times = <T>(n: number, act: () => Promise<T>) => Promise.all(Array.from({ length: n }, act));

describe('at the same moment', () => {
  test('two tabs that mark one pack as short make it one', async () => {
    const { change, order, onShelf, db } = await kitchen();
    expect(statuses(await times(6, () => change('Rice', { packs: 1 })))).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
    expect(itemsOf(await order())).toBe('2 Rice, 3 Jalapeño pepper');
    expect(await onShelf('Rice')).toBe(898);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('short against replaced: one of them', async () => {
    const { change, instead, order, db } = await kitchen();
    const answers = await Promise.all([
      change('Rice', { packs: 2 }),
      change('Rice', { packs: 2, ...instead('Basmati', 1) }),
      change('Rice', { packs: 2, ...instead('Saffron', 1) }),
    ]);
    expect(statuses(answers)).toEqual([200, 409, 409]);
    expect((await order()).changes).toHaveLength(1);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('different lines do not refuse each other', async () => {
    const { change, instead, order, db } = await kitchen();
    const answers = await Promise.all([
      change('Rice', { packs: 2, ...instead('Basmati', 1) }),
      change('Jalapeño pepper', { packs: 1 }),
    ]);
    expect(statuses(answers)).toEqual([200, 200]);
    expect(itemsOf(await order())).toBe('1 Rice, 2 Jalapeño pepper, 1 Basmati');
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('all lines marked as short from several tabs: it ends once', async () => {
    const { change, order, onShelf, db } = await kitchen();
    const answers = await Promise.all(
      ['Rice', 'Jalapeño pepper', 'Rice', 'Jalapeño pepper'].map((name) =>
        change(name, { packs: 3 }),
      ),
    );
    expect(statuses(answers)).toEqual([200, 200, 409, 409]);
    expect((await order()).order_status).toBe('Rejected');
    expect([await onShelf('Rice'), await onShelf('Jalapeño pepper')]).toEqual([900, 900]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test.for([1, 2, 3])('short against delivered, round %i: both, or delivered alone', async () => {
    const { change, move, order_id, order, db } = await kitchen();
    const [short, delivered] = await Promise.all([
      change('Rice', { packs: 1 }),
      move(order_id, 'Delivered'),
    ]);
    expect(delivered.statusCode).toBe(200);
    const isShort = short.statusCode === 200;
    expect(isShort ? undefined : short.json().error).toBe(
      isShort ? undefined : 'invalid_transition',
    );
    expect(itemsOf(await order())).toBe(`${isShort ? 2 : 3} Rice, 3 Jalapeño pepper`);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('refused against delivered: refused before, or delivered with it', async () => {
    const { changed, instead, move, order_id, answer, last, order, db } = await kitchen();
    await changed('Rice', { packs: 3, ...instead('Basmati', 2) });
    const change_id = await last();
    const [refused, delivered] = await Promise.all([
      answer(change_id, 'refuse'),
      move(order_id, 'Delivered'),
    ]);
    expect(delivered.statusCode).toBe(200);
    const isRefused = refused.statusCode === 200;
    expect(isRefused ? 200 : refused.json().error).toBe(isRefused ? 200 : 'invalid_transition');
    expect(itemsOf(await order())).toBe(`3 Jalapeño pepper${isRefused ? '' : ', 2 Basmati'}`);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('proposed against delivered: never delivered with an open question', async () => {
    const { change, instead, move, order_id, order, db } = await kitchen();
    const [proposed, delivered] = await Promise.all([
      change('Rice', { packs: 1, ...instead('Saffron', 1) }),
      move(order_id, 'Delivered'),
    ]);
    expect(statuses([proposed, delivered])).toEqual([200, 409]);
    const { order_status, changes } = await order();
    expect([order_status, changes.length]).toEqual(
      proposed.statusCode === 200 ? ['Accepted', 1] : ['Delivered', 0],
    );
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('kept, refused and taken back: one of them', async () => {
    const { changed, instead, answer, undo, last, onShelf, db } = await kitchen();
    await changed('Rice', { packs: 2, ...instead('Saffron', 1) });
    const change_id = await last();
    const answers = await Promise.all([
      answer(change_id, 'keep'),
      undo(change_id),
      answer(change_id, 'keep'),
      undo(change_id),
    ]);
    expect(statuses(answers)).toEqual([200, 200, 409, 409]);
    expect([9, 10]).toContain(await onShelf('Saffron'));
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('cancelled while it is changed: what is pending has no lines to change', async () => {
    const { app, ada, place, change, onShelf, db } = await kitchen();
    const order_id = await place(9, ['Rice'], { quantity: 3 });
    const [short, cancelled] = await Promise.all([
      change('Rice', { order_id }),
      app.inject({
        method: 'POST',
        url: `/api/user/orders/${order_id}/cancel`,
        headers: ada.headers,
      }),
    ]);
    expect([short.statusCode, cancelled.statusCode]).toEqual([409, 200]);
    expect(await onShelf('Rice')).toBe(897);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('two orders want the last packs of one replacement: one gets them', async () => {
    const { change, instead, place, move, onShelf, db } = await kitchen();
    const other = await place(9, ['Rice'], { quantity: 3 });
    await move(other, 'Accepted');
    const answers = await Promise.all([
      change('Rice', { packs: 3, ...instead('Basmati', 7, 250) }),
      change('Rice', { order_id: other, packs: 3, ...instead('Basmati', 7, 250) }),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    expect(await onShelf('Basmati')).toBe(3);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('opposite changes of two orders do not block each other', async () => {
    const { change, instead, place, move, db } = await kitchen({ names: ['Rice'] });
    const other = await place(9, ['Brown rice'], { quantity: 3 });
    await move(other, 'Accepted');
    const answers = await Promise.all([
      change('Rice', { packs: 3, ...instead('Brown rice', 1) }),
      change('Brown rice', { order_id: other, packs: 3, ...instead('Rice', 1, 300) }),
    ]);
    expect(statuses(answers)).toEqual([200, 200]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('two pickers tick one line that falls short meanwhile', async () => {
    const { put, change, order_id, id, get, db } = await kitchen();
    const tick = (picked: boolean) =>
      put('picked-lines', { lines: [{ order_id, ingredient_id: id('Rice') }], picked });
    const answers = await Promise.all([
      tick(true),
      change('Rice', { packs: 3 }),
      tick(true),
      tick(false),
    ]);
    expect(statuses(answers)).toEqual([200, 200, 200, 200]);
    expect(itemsOf((await get('pick-list')).value[0])).toBe('3 Jalapeño pepper');
    expect((await tick(true)).json()).toEqual({ changed: 0 });
    expect(await brokenInvariants(db)).toEqual([]);
  });
});

describe('an ingredient that is merged meanwhile', () => {
  async function merging() {
    const world = await kitchen();
    const admin = await world.person('admin');
    const merge = (from: string, into: string) =>
      world.app.inject({
        method: 'POST',
        url: `/api/admin/ingredient/${world.id(from)}/merge/${world.id(into)}`,
        headers: admin.headers,
      });
    return { ...world, merge };
  }

  test('what falls short goes to the remaining shelf', async () => {
    const { merge, changed, onShelf, undo, last, db } = await merging();
    expect((await merge('Rice', 'Brown rice')).statusCode).toBe(200);
    expect(await onShelf('Brown rice')).toBe(907);
    await changed('Rice', { packs: 2 });
    expect([await onShelf('Rice'), await onShelf('Brown rice')]).toEqual([0, 909]);
    expect((await undo(await last())).json().error).toBe('out_of_stock');
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('what a missing product became is missing too, and replaces nothing', async () => {
    const { merge, change, instead, onShelf, get, order_id, id, db } = await merging();
    await merge('Rice', 'Brown rice');
    const offered = await get(`order/${order_id}/replacements?ingredient_id=${id('Rice')}`);
    expect(offered.value.map(({ name }: { name: string }) => name)).not.toContain('Brown rice');
    const refused = await change('Rice', { packs: 2, missing: true, ...instead('Brown rice', 2) });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().details.fields[0].field).toBe('replacement.ingredient_id');
    expect(await onShelf('Brown rice')).toBe(907);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('a replacement that was merged is refused: its packs go to the remaining shelf', async () => {
    const { merge, changed, instead, answer, last, onShelf, db } = await merging();
    await changed('Rice', { packs: 2, ...instead('Saffron', 1) });
    await merge('Saffron', 'Basmati');
    await answer(await last(), 'refuse');
    expect([await onShelf('Saffron'), await onShelf('Basmati')]).toEqual([0, 20]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('at the same moment: nothing is lost', async () => {
    const { merge, change, instead, onShelf, db } = await merging();
    const [merged] = await Promise.all([
      merge('Rice', 'Brown rice'),
      change('Rice', { packs: 3, missing: false, ...instead('Basmati', 1) }),
    ]);
    expect(merged?.statusCode).toBe(200);
    expect((await onShelf('Rice')) + (await onShelf('Brown rice'))).toBe(910);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('what the vendor took off the shelf leaves it again', async () => {
    const { changed, app, vendor, stores, id, onShelf, db } = await merging();
    await app.inject({
      method: 'DELETE',
      url: `/api/vendor/store/${stores.corner}/item/${id('Rice')}`,
      headers: vendor.headers,
    });
    await changed('Rice', { packs: 2, missing: true });
    expect(await onShelf('Rice')).toBe(0);
    expect(await brokenInvariants(db)).toEqual([]);
  });
});

test('the shopper’s account is deleted: the order goes on, and what was asked can be taken back', async () => {
  const { changed, instead, app, ada, undo, last, person, move, order_id, onShelf, db } =
    await kitchen();
  await changed('Rice', { packs: 2, ...instead('Saffron', 1) });
  const admin = await person('admin');
  const deleted = await app.inject({
    method: 'DELETE',
    url: `/api/admin/user/${ada.user_id}`,
    headers: admin.headers,
  });
  expect(deleted.statusCode).toBe(200);
  expect((await move(order_id, 'Delivered')).json().error).toBe('answer_awaited');
  expect((await undo(await last())).statusCode).toBe(200);
  expect(await onShelf('Saffron')).toBe(10);
  expect((await move(order_id, 'Delivered')).statusCode).toBe(200);
  expect(await brokenInvariants(db)).toEqual([]);
});

test('the rules find a line, a total and a shelf that are off', async () => {
  const { changed, db, order_id } = await kitchen();
  await changed('Rice', { packs: 1 });
  await db.run(
    sql`update order_items set quantity = 1 where order_id = ${order_id} and line_no = 1`,
  );
  const broken = await brokenInvariants(db);
  expect(broken.map((one) => one.split(':')[0])).toEqual([
    'what an order has out of the shelves is in its lines and proposals; nothing once it is rejected',
    'a line has what was ordered or given, without what fell short',
    'a total is the sum of its lines and its delivery fee',
  ]);
});
