import { MAX_STAFF_STORES } from '@larder/shared/basics/staff';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { eventReader } from '#testing/eventReader';
import { market } from '#testing/market';
import type { Person } from '#testing/testApp';

/** A vendor with orders in two stores, a manager of all, and one who works in the corner store alone. */
async function shops() {
  const world = await market();
  const { app, vendor, member, place, stores, clock, db } = world;
  const mona = await member(vendor.user_id, 'manager');
  const cora = await member(vendor.user_id, 'manager');
  const keep = (store_ids: string[] | null, who = cora) =>
    world.put(`staff/${who.user_id}`, { store_ids });
  const corner = [await place(1), await place(2)];
  const pier = [await place(3, ['Rice', 'Jalapeño pepper'], { store_id: stores.pier })];
  clock.at = new Date('2026-03-04T12:05:00Z');
  const as = (who: Person, url: string) =>
    app.inject({ url: `/api/vendor/${url}`, headers: who.headers });
  const acts = () =>
    db.many(
      z.object({ action: z.string(), detail: z.unknown() }),
      sql`select action, detail from audit_log where action like 'staff%' order by audit_id`,
    );
  return { ...world, mona, cora, keep, corner, pier, as, acts };
}

const idsOf = ({ value }: { value: { order_id: string }[] }) =>
  value.map(({ order_id }) => order_id).toSorted();
const REPORT = 'placed_from=2026-03-04T00:00:00.000Z&placed_before=2026-03-05T00:00:00.000Z';

test('lists, figures and reports count the own stores alone, from the next call on', async () => {
  const { get, keep, cora, mona, corner, pier, stores } = await shops();
  const look = async (who: Person) => {
    const [orders, ids, overview, board, report, lines, mine, demand] = await Promise.all([
      get('orders', who),
      get('order-ids?status=pending', who),
      get('overview', who),
      get('dashboard', who),
      get(
        `report?${REPORT}&before_from=2026-03-03T00:00:00.000Z&before_until=2026-03-05T00:00:00.000Z`,
        who,
      ),
      get(`report/lines?${REPORT}`, who),
      get('stores', who),
      get('demand', who),
    ]);
    return {
      orders: [idsOf(orders), orders.total],
      ids: idsOf(ids),
      stores: overview.stores.map((store: { name: string }) => store.name),
      pending: overview.counts.pending,
      newest: overview.newest_at,
      board: [board.total, board.pending, board.revenue, board.popular.orders],
      day: board.days.at(-1),
      sold: report.stores.map((row: { name: string; revenue: number }) => [row.name, row.revenue]),
      before: report.before.length,
      today: report.days.at(-1).revenue,
      goods: report.goods.packs,
      lines: [...new Set(lines.value.map((row: { store_name: string }) => row.store_name))],
      mine: mine.value.map((store: { name: string }) => store.name),
      demand: demand.value,
    };
  };
  const all = await look(mona);
  expect(await look(cora)).toEqual(all);
  expect(all).toMatchObject({ pending: 3, stores: ['Corner', 'Pier'], board: [3, 3, 10, 3] });

  expect((await keep([stores.corner])).json()).toMatchObject({ store_ids: [stores.corner] });
  expect(await look(cora)).toMatchObject({
    orders: [corner.toSorted(), 2],
    ids: corner.toSorted(),
    stores: ['Corner'],
    pending: 2,
    newest: '2026-03-04T12:02:00.000Z',
    board: [2, 2, 6, 2],
    day: { orders: 2, revenue: 6 },
    sold: [['Corner', 6]],
    before: 1,
    today: 6,
    goods: 2,
    lines: ['Corner'],
    mine: ['Corner'],
    demand: [],
  });
  expect(await look(mona)).toEqual(all);

  await keep([stores.pier]);
  expect(await look(cora)).toMatchObject({ orders: [pier, 1], board: [1, 1, 4, 1] });
  await keep(null);
  expect(await look(cora)).toEqual(all);
});

test('a store that closes falls out, the last one leaves nothing, and it comes back with it', async () => {
  const { app, as, keep, cora, vendor, stores, corner, get, clock } = await shops();
  await keep([stores.corner]);
  const close = await app.inject({
    method: 'POST',
    url: `/api/vendor/store/${stores.corner}/close`,
    headers: vendor.headers,
    payload: { pending_orders: 2 },
  });
  expect(close.statusCode).toBe(200);
  expect((await get('orders', cora)).value).toEqual([]);
  expect(await get('overview', cora)).toMatchObject({ stores: [], newest_at: null });
  expect(await get('stores', cora)).toMatchObject({ value: [] });
  expect((await get('dashboard', cora)).total).toBe(0);
  expect((await as(cora, `order/${corner[0]}`)).statusCode).toBe(404);
  const { members } = await get('staff');
  const mine = members.find((one: { user_id: string }) => one.user_id === cora.user_id);
  expect(mine.store_ids).toEqual([]);
  clock.at = new Date(clock.at.getTime() + 1_000);
  const open = await app.inject({
    method: 'POST',
    url: `/api/vendor/store/${stores.corner}/reopen`,
    headers: vendor.headers,
  });
  expect(open.statusCode).toBe(200);
  expect(idsOf(await get('orders', cora))).toEqual(corner.toSorted());
});

test('several orders: those of other stores are left out, and none of their lines is ticked', async () => {
  const { put, move, keep, cora, stores, corner, pier, goods, db } = await shops();
  await keep([stores.corner]);
  const order_ids = [corner[0], pier[0]];
  const done = await put('orders/status', { order_ids, order_status: 'Accepted' }, cora);
  expect(idsOf(done.json())).toEqual([corner[0]]);
  await move(pier[0] ?? '', 'Accepted');
  const lines = order_ids.map((order_id) => ({ order_id, ingredient_id: goods['Rice'] }));
  expect((await put('picked-lines', { lines, picked: true }, cora)).json()).toEqual({ changed: 1 });
  const ticked = await db.many(
    z.object({ order_id: z.string() }),
    sql`select order_id from picked_lines`,
  );
  expect(ticked).toEqual([{ order_id: corner[0] }]);
});

test('copying needs both stores', async () => {
  const { app, keep, cora, stores } = await shops();
  const copy = (to: string, from: string) =>
    app.inject({
      method: 'POST',
      url: `/api/vendor/store/${to}/copy`,
      headers: cora.headers,
      payload: { from, parts: ['items'] },
    });
  expect((await copy(stores.corner, stores.pier)).statusCode).toBe(200);
  await keep([stores.corner]);
  const [into, from] = [
    await copy(stores.pier, stores.corner),
    await copy(stores.corner, stores.pier),
  ];
  expect([into.statusCode, from.statusCode]).toEqual([404, 400]);
  expect(from.json().details.fields[0].field).toBe('from');
});

test('a file or an edit with one row of another store changes nothing', async () => {
  const { put, keep, cora, stores, goods, stockOf } = await shops();
  await keep([stores.corner]);
  const row = (store_id: string) => ({ store_id, ingredient_id: goods['Rice'], quantity: 1 });
  const mixed = { items: [row(stores.corner), row(stores.pier)] };
  expect((await put('stock', mixed, cora)).json().error).toBe('store_not_found');
  expect(await stockOf(stores.corner, goods['Rice'] ?? '')).toBe(898);
  const own = await put('stock', { items: [row(stores.corner)] }, cora);
  expect([own.statusCode, await stockOf(stores.corner, goods['Rice'] ?? '')]).toEqual([200, 1]);
});

test('notices are offered of the own stores', async () => {
  const { app, keep, cora, stores } = await shops();
  await keep([stores.pier]);
  const answer = await app.inject({ url: '/api/user/notices', headers: cora.headers });
  expect(answer.json().stores).toMatchObject([{ name: 'Pier' }]);
});

test('what was authorised with the stores of before is refused once they changed', async () => {
  const { keep, cora, stores, corner, put, db, deps } = await shops();
  await keep([stores.corner]);
  // The change comes between the session's look-up and the lock.
  const begin = deps.db.transaction.bind(deps.db);
  deps.db.transaction = async (work) => {
    deps.db.transaction = begin;
    await db.run(
      sql`update users set stores_mark = gen_random_uuid() where user_id = ${cora.user_id}`,
    );
    return begin(work);
  };
  const accept = () =>
    put('userorder/accept', { order_id: corner[0], order_status: 'Accepted' }, cora);
  const answers = [await accept(), await accept()];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 200]);
});

test('an open stream ends when the stores change, and then tells of the own ones alone', async () => {
  const { app, keep, cora, mona, place, stores } = await shops();
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const read = eventReader(`${address}/api/orders/events`, (data) => data);
  const first = await read(cora);
  await keep([stores.corner]);
  await expect.poll(() => first.isOver(), { timeout: 3_000 }).toBe(true);
  const [limited, all] = await Promise.all([read(cora), read(mona)]);
  const elsewhere = await place(6, ['Rice'], { store_id: stores.pier });
  const here = await place(7);
  await expect.poll(() => limited.events.length).toBe(1);
  expect(limited.events).toEqual([{ order_id: here, order_status: 'pending' }]);
  expect(all.events).toMatchObject([{ order_id: elsewhere }, { order_id: here }]);
  await Promise.all([first.stop(), limited.stop(), all.stop()]);
});

test('the owner alone says where somebody works: own open stores, one to a hundred', async () => {
  const { put, keep, cora, mona, stores, person, store, acts } = await shops();
  const rival = await person('vendor');
  const theirs = await store(rival.user_id, { name: 'Rival' });
  const many = Array.from({ length: MAX_STAFF_STORES + 1 }, () => crypto.randomUUID());
  expect((await keep([theirs])).json().error).toBe('store_not_found');
  expect((await keep([stores.corner, theirs])).json().error).toBe('store_not_found');
  expect((await keep([])).statusCode).toBe(400);
  expect((await keep(many)).statusCode).toBe(400);
  expect((await put(`staff/${cora.user_id}`, {})).statusCode).toBe(400);
  const byRival = await put(`staff/${cora.user_id}`, { store_ids: [theirs] }, rival);
  expect([byRival.statusCode, byRival.json().error]).toEqual([404, 'staff_not_found']);
  expect((await put(`staff/${cora.user_id}`, { store_ids: null }, mona)).statusCode).toBe(403);
  expect(await acts()).toEqual([]);

  await keep([stores.pier, stores.corner, stores.pier]);
  await put(`staff/${cora.user_id}`, { staff_role: 'picker' });
  await keep(null);
  await keep(null);
  expect(await acts()).toEqual([
    {
      action: 'staff_stores_changed',
      detail: { stores: ['all', [stores.pier, stores.corner, stores.pier]] },
    },
    { action: 'staff_role_changed', detail: { staff_role: ['manager', 'picker'] } },
    {
      action: 'staff_stores_changed',
      detail: { stores: [[stores.pier, stores.corner], 'all'] },
    },
  ]);
});

test('whoever is removed leaves nothing behind', async () => {
  const { app, keep, cora, vendor, stores, db } = await shops();
  await keep([stores.corner]);
  await app.inject({
    method: 'DELETE',
    url: `/api/vendor/staff/${cora.user_id}`,
    headers: vendor.headers,
  });
  const left = await db.one(
    z.object({ rows: z.int(), marks: z.int() }),
    sql`select (select count(*) from staff_stores) as rows,
               (select count(*) from users where stores_mark is not null) as marks`,
  );
  expect(left).toEqual({ rows: 0, marks: 0 });
});
