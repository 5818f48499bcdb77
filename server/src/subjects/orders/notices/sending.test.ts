import { expect, test, vi } from 'vitest';
import { z } from 'zod';

import { Sql, sql } from '#platform/db/sql';
import { noticeShop } from '#subjects/orders/notices/testing/noticeShop';

import { hasWork } from './noticeDesk.queries.ts';
import { makePushWriter } from './pushMessage.service.ts';
import { sendDue } from './sendNotices.service.ts';

const HOUR_MS = 3_600_000;
const SECOND_MS = 1_000;

test('a new order reaches the vendor’s device, encrypted and signed as the standards say, once', async () => {
  const { allow, vendor, place, round, service, count, clock } = await noticeShop();
  await allow(vendor, '/vera');
  const order_id = await place();
  await round();
  await round();
  expect(service.faults).toEqual([]);
  expect(service.got).toEqual([
    {
      path: '/vera',
      ttl: '14400',
      urgency: 'high',
      topic: order_id.replaceAll('-', ''),
      claims: {
        aud: 'https://push.example',
        exp: expect.any(Number),
        sub: 'mailto:no-reply@larder.example',
      },
      content: {
        title: `New order #${order_id.slice(0, 8)}`,
        text: '2 items · pickup · Corner Store',
        tag: order_id,
        path: `/vendor/orders?order=${order_id}`,
      },
    },
  ]);
  // Push services refuse a token that is valid for more than a day.
  const exp = (service.got[0]?.claims.exp ?? 0) * SECOND_MS;
  expect(exp).toBe(clock.at.getTime() + 12 * HOUR_MS);
  expect(await count('notices')).toBe(0);
});

test('who runs the store is told, nobody else', async () => {
  const { allow, vendor, member, person, shopper, place, round, service } = await noticeShop();
  const pia = await member(vendor.user_id, 'picker');
  const rival = await person('vendor');
  for (const [who, path] of [
    [pia, '/pia'],
    [await member(rival.user_id, 'manager'), '/other'],
    [rival, '/rival'],
    [shopper, '/sam'],
  ] as const)
    await allow(who, path);
  await place();
  await round();
  expect(service.got.map(({ path }) => path)).toEqual(['/pia']);
});

test('who works in other stores alone is told nothing, not even what waits', async () => {
  const { allow, vendor, member, keptTo, store, store_id, place, rounds, round, service, db } =
    await noticeShop();
  const other = await store(vendor.user_id, { name: 'Harbour' });
  const people = {
    '/here': await keptTo(vendor.user_id, 'picker', [store_id]),
    '/there': await keptTo(vendor.user_id, 'picker', [other]),
    '/moved': await member(vendor.user_id, 'picker'),
  };
  for (const [path, who] of Object.entries(people)) await allow(who, path);
  await place();
  await rounds(crypto.randomUUID(), AbortSignal.abort())();
  await db.run(
    sql`update users set stores_mark = gen_random_uuid() where user_id = ${people['/moved'].user_id}`,
  );
  await db.run(sql`update notice_desk set held_until = '-infinity'`);
  await round();
  expect(service.got.map(({ path }) => path)).toEqual(['/here']);
});

test('who left the staff, or is suspended, is told nothing, not even what waits', async () => {
  const { allow, vendor, member, place, rounds, round, service, db } = await noticeShop();
  const [pia, max] = [
    await member(vendor.user_id, 'picker'),
    await member(vendor.user_id, 'manager'),
  ];
  await allow(pia, '/pia');
  await allow(max, '/max');
  await place();
  await rounds(crypto.randomUUID(), AbortSignal.abort())();
  await db.run(sql`
    update users set works_for = null, staff_role = null where user_id = ${pia.user_id}`);
  await db.run(sql`
    update users set suspended_at = now(), suspend_reason = 'x' where user_id = ${max.user_id}`);
  await db.run(sql`update notice_desk set held_until = '-infinity'`);
  await round();
  expect(service.got).toEqual([]);
});

/** The titles that came since the last time. */
function titlesOf(service: { got: { content: unknown }[] }): string[] {
  const Content = z.object({ title: z.string() });
  return service.got.splice(0).map(({ content }) => Content.parse(content).title);
}

test('a shopper is told what becomes of an order', async () => {
  const shop = await noticeShop();
  const { allow, done, shopper, vendor, rice, place, change, tick, round, service, pass } = shop;
  await allow(shopper, '/sam');
  const order_id = await place();
  await round();
  expect(titlesOf(service)).toEqual([]);
  const step = async (work: () => Promise<unknown>, wait = SECOND_MS) => {
    pass(SECOND_MS);
    await work();
    pass(wait);
    await round();
    return titlesOf(service);
  };
  expect(await step(() => change(order_id, 'Accepted'))).toEqual([
    'Corner Store accepted your order',
  ]);
  expect(
    await step(() =>
      done(vendor, 'PUT /vendor/order-line', {
        order_id,
        ingredient_id: rice,
        expected_quantity: 2,
        packs: 1,
        missing: false,
      }),
    ),
  ).toEqual(['Something is short at Corner Store']);
  expect(await step(() => tick(order_id))).toEqual([]);
  pass(120_000);
  await round();
  expect(titlesOf(service)).toEqual(['Your order at Corner Store is ready']);
  expect(await step(() => change(order_id, 'Delivered'))).toEqual([
    'Corner Store marked your order as picked up',
  ]);
  const torn = { ingredient_id: rice, packs: 1, reason: 'damaged' as const, refund: 0 };
  const note = { return_id: crypto.randomUUID(), order_id, ...torn, restock: false };
  expect(await step(() => done(vendor, 'PUT /vendor/order-return', note))).toEqual([
    'Corner Store noted what was wrong with your order',
  ]);
  const undone = () =>
    done(vendor, `POST /vendor/order/${order_id}/return/${note.return_id}/undo`, {});
  expect(await step(undone)).toEqual([]);
});

test.for([
  [
    [0],
    ['Something is short at Corner Store', 'Your order at Corner Store is ready'],
    'that was the last one',
  ],
  [[0, 1], ['Something is short at Corner Store'], 'it was told before'],
] as const)(
  'of two lines %o are ticked, the second falls short: %o (%s)',
  async ([ticked, told]) => {
    const shop = await noticeShop();
    const { allow, done, shopper, vendor, rice, milk, place, change, tick, round, service, pass } =
      shop;
    const order_id = await place();
    await change(order_id, 'Accepted');
    await allow(shopper, '/sam');
    pass(SECOND_MS);
    const lines = ticked.map((n) => (n === 0 ? rice : milk));
    await tick(order_id, true, lines);
    await round();
    pass(121_000);
    await round();
    titlesOf(service);
    await done(vendor, 'PUT /vendor/order-line', {
      order_id,
      ingredient_id: milk,
      expected_quantity: 2,
      packs: 2,
      missing: false,
    });
    await round();
    pass(121_000);
    await round();
    expect(titlesOf(service)).toEqual(told);
  },
);

test('ticks that are taken back within two minutes are not told', async () => {
  const { allow, shopper, place, change, tick, round, service, pass } = await noticeShop();
  const order_id = await place();
  await change(order_id, 'Accepted');
  await allow(shopper, '/sam');
  await round();
  titlesOf(service);
  pass(SECOND_MS);
  await tick(order_id);
  await round();
  await tick(order_id, false);
  pass(121_000);
  await round();
  expect(titlesOf(service)).toEqual([]);
});

test('a rejected order is told to the shopper, a cancelled one to the store', async () => {
  const { allow, done, shopper, vendor, place, change, round, service } = await noticeShop();
  await allow(shopper, '/sam');
  const rejected = await place();
  await change(rejected, 'Rejected');
  await round();
  expect(titlesOf(service)).toEqual(['Corner Store rejected your order']);
  await allow(vendor, '/vera');
  const cancelled = await place();
  await done(shopper, `POST /user/orders/${cancelled}/cancel`, {});
  await round();
  // That it came is no news any more.
  expect(titlesOf(service)).toEqual([`Order #${cancelled.slice(0, 8)} was cancelled`]);
});

test('a mail names store, order and link, and nothing of who ordered', async () => {
  const { tell, vendor, place, round, mails, pass, count } = await noticeShop();
  await tell(vendor, { mail: 'now' });
  const order_id = await place();
  await round();
  const [mail = ''] = mails();
  expect(mail).toContain(`To: ${vendor.email}`);
  expect(mail).toContain(`Subject: New order #${order_id.slice(0, 8)} · Corner Store`);
  expect(mail).toContain('2 items · pickup · Corner Store');
  expect(mail).toContain(`https://larder.example/vendor/orders?order=${order_id}`);
  expect(mail).not.toMatch(/A user|Street 1/);
  // The next one waits for a minute after the last.
  await place();
  pass(59_000);
  await round();
  expect(mails()).toHaveLength(1);
  pass(1_000);
  await round();
  expect([mails().length, await count('notices')]).toEqual([2, 0]);
});

test('orders at several stores are one mail, and the next comes a minute later', async () => {
  const shop = await noticeShop();
  const { done, tell, shopper, vendor, rice, place, round, mails, pass, store, stock } = shop;
  const hill = await store(vendor.user_id, { name: 'Hill Store', store_type: 'Pickup' });
  await stock(hill, rice, { quantity: 900 });
  const placeAtHill = () =>
    done(shopper, 'POST /user/orders', {
      orders: [{ store_id: hill, items: [{ ingredient_id: rice, quantity: 2 }] }],
    });
  await tell(vendor, { mail: 'now' });
  await done(vendor, `PUT /vendor/store/${hill}/notices`, { mail: 'now', quiet: null });
  await place();
  await placeAtHill();
  await round();
  expect(mails()).toHaveLength(1);
  expect(mails()[0]).toContain('Subject: 2 new orders · 2 stores');
  for (const name of ['Corner Store', 'Hill Store']) expect(mails()[0]).toContain(name);
  await placeAtHill();
  pass(59_000);
  await round();
  expect(mails()).toHaveLength(1);
  pass(1_000);
  await round();
  expect(mails()).toHaveLength(2);
});

test('a digest has all orders of a quarter of an hour', async () => {
  const { tell, vendor, place, round, mails, pass } = await noticeShop();
  await tell(vendor, { mail: 'digest' });
  pass(60_000);
  const orders = [await place(), await place(), await place()];
  await round();
  pass(14 * 60_000 - 1);
  await round();
  expect(mails()).toEqual([]);
  pass(1);
  await round();
  const [mail = ''] = mails();
  expect(mail).toContain('Subject: 3 new orders · Corner Store');
  for (const order_id of orders) expect(mail).toContain(`order=${order_id}`);
});

test('in quiet hours nothing comes; then what is still open does', async () => {
  const { tell, allow, vendor, place, change, round, mails, pass, service } = await noticeShop();
  await allow(vendor, '/vera');
  await tell(vendor, { mail: 'now', quiet: { from: '11:00', to: '13:00' } });
  const [open, accepted] = [await place(), await place()];
  await round();
  await change(accepted, 'Accepted');
  pass(HOUR_MS - 1);
  await round();
  expect([mails(), service.got]).toEqual([[], []]);
  pass(1);
  await round();
  expect(titlesOf(service)).toEqual([`New order #${open.slice(0, 8)}`]);
  expect(mails()).toHaveLength(1);
  expect(mails()[0]).not.toContain(accepted);
});

test('mails that are turned off meanwhile are not sent, and later quiet hours count', async () => {
  const { tell, vendor, place, rounds, round, mails, pass, db, count } = await noticeShop();
  await tell(vendor, { mail: 'now' });
  await place();
  await rounds(crypto.randomUUID(), AbortSignal.abort())();
  await db.run(sql`update notice_desk set held_until = '-infinity'`);
  await tell(vendor, { mail: 'now', quiet: { from: '12:00', to: '12:30' } });
  await round();
  expect([mails().length, await count('notices')]).toEqual([0, 1]);
  await tell(vendor, { mail: 'off' });
  pass(HOUR_MS);
  await round();
  expect([mails().length, await count('notices')]).toEqual([0, 0]);
});

test.for([404, 410])('a device that is gone (%i) is forgotten', async (status) => {
  const { allow, vendor, place, round, service, count } = await noticeShop();
  await allow(vendor, '/gone');
  service.status.set('/gone', status);
  await place();
  await round();
  expect([await count('push_devices'), await count('notices')]).toEqual([0, 0]);
});

test('a service that fails is asked again, later each time, and the notice comes once', async () => {
  const { allow, vendor, place, round, service, pass, failures, db } = await noticeShop();
  const { device_id } = await allow(vendor, '/vera');
  service.status.set('/vera', 503);
  await place();
  await round();
  await round();
  expect(failures).toEqual([{ device_id, status: 503 }]);
  pass(59_000);
  await round();
  expect(failures).toHaveLength(1);
  pass(1_000);
  await round();
  expect(failures).toHaveLength(2);
  pass(60_000);
  await round();
  expect(failures).toHaveLength(2);
  pass(60_000);
  service.status.delete('/vera');
  await round();
  await round();
  expect(service.got).toHaveLength(1);
  const { failing } = await db.one(
    z.object({ failing: z.boolean() }),
    sql`select failing_since is not null as failing from push_devices`,
  );
  expect(failing).toBe(false);
});

test.for([
  ['23 hours 58 minutes', 1, 'not yet'],
  ['24 hours', 0, 'forgotten, with what waits for it'],
] as const)('a device that failed for %s before: %i left, %s', async ([before, left]) => {
  const { allow, vendor, place, round, service, pass, count, db } = await noticeShop();
  await allow(vendor, '/vera');
  service.status.set('/vera', 500);
  await place();
  await round();
  await db.run(sql`
    update push_devices set failing_since = failing_since - ${before}::interval`);
  pass(60_000);
  await round();
  expect([await count('push_devices'), await count('notices')]).toEqual([left, left]);
});

test.for([
  ['550 5.1.1 No such user', 'RCPT TO', 'off', 'the address is refused for good'],
  ['550 unknown', 'RCPT TO', 'off', 'the address is refused for good'],
  ['450 4.2.0 Try later', 'RCPT TO', 'now', 'it is to be tried again'],
  ['550 5.1.8 Bad sender', 'MAIL FROM', 'now', 'it is our address that is refused'],
  ['554 5.7.1 Relay access denied', 'RCPT TO', 'now', 'it refuses everybody'],
] as const)('“%s” to %s: mails are %s, %s', async ([response, command, mail]) => {
  const { done, tell, vendor, place, rounds, deps, service, clock, count } = await noticeShop();
  await tell(vendor, { mail: 'now' });
  await place();
  await rounds(crypto.randomUUID(), AbortSignal.abort())();
  const refusal = Object.assign(new Error(`${vendor.email} is unknown`), {
    code: 'EENVELOPE',
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  });
  const failures: object[] = [];
  await sendDue(
    {
      db: deps.db,
      postUntrusted: service.post,
      mailer: { send: () => Promise.reject(refusal) },
      writePush: makePushWriter(deps.config),
      pagesAt: 'https://larder.example',
      signal: new AbortController().signal,
      onFailure: (failure) => failures.push(failure),
    },
    clock.at,
  );
  // The server's words name the person.
  expect(failures).toEqual([{ err: 'EENVELOPE' }]);
  const [store] = (await done(vendor, 'GET /user/notices')).stores;
  const isOff = mail === 'off';
  expect(store).toMatchObject({ mail, bounced_at: isOff ? clock.at.toISOString() : null });
  expect(await count('notices')).toBe(isOff ? 0 : 1);
});

test('an endpoint that never answers delays nobody', async () => {
  const { allow, vendor, place, round, service, failures } = await noticeShop({ allMs: 300 });
  const silent = await allow(vendor, '/silent');
  await allow(vendor, '/vera');
  service.status.set('/silent', 0);
  await place();
  const since = performance.now();
  await round();
  expect(performance.now() - since).toBeLessThan(5_000);
  expect(service.got.map(({ path }) => path)).toEqual(['/vera']);
  expect(failures).toEqual([{ device_id: silent.device_id }]);
});

test('an endpoint whose name leads into our network is not dialled', async () => {
  const { allow, vendor, place, round, service } = await noticeShop({
    names: { 'inside.example': ['10.0.0.5'] },
  });
  await allow(vendor, '/x', 'inside.example');
  await place();
  await round();
  expect([service.asked, service.connections()]).toEqual([['inside.example'], 0]);
});

test('failures are logged without address and keys', async () => {
  const { allow, vendor, place, round, service, failures, db } = await noticeShop();
  await allow(vendor, '/secret-path');
  service.status.set('/secret-path', 500);
  await place();
  await round();
  const said = JSON.stringify(failures);
  expect(said).not.toContain('secret-path');
  const { p256dh, auth } = await db.one(
    z.object({ p256dh: z.string(), auth: z.string() }),
    sql`select encode(p256dh, 'hex') as p256dh, encode(auth, 'hex') as auth from push_devices`,
  );
  for (const key of [p256dh, auth]) expect(said).not.toContain(key);
});

/** Copies of an order, as a shop on its first day would get them. */
async function copies({ db }: Pick<Shop, 'db'>, order_id: string, many: number): Promise<void> {
  await db.run(sql`
    with copied as (
      insert into orders (order_id, user_id, vendor_id, store_id, store_name, status, delivery_method, payment_status,
                          delivery_fee_cents, total_cents, created_at, updated_at, item_names)
      select gen_random_uuid(), user_id, vendor_id, store_id, store_name, status, delivery_method, payment_status,
             delivery_fee_cents, total_cents, created_at, updated_at, item_names
      from orders, generate_series(1, ${many}::int) where order_id = ${order_id}
      returning order_id, user_id, vendor_id, created_at)
    insert into order_news (order_id, user_id, vendor_id, order_status, picked, at)
    select order_id, user_id, vendor_id, 'pending', false, created_at from copied`);
}
type Shop = Awaited<ReturnType<typeof noticeShop>>;

test('1,000 orders at once are a handful of notices and mails', { timeout: 60_000 }, async () => {
  const shop = await noticeShop();
  const { allow, tell, vendor, place, round, service, mails, pass, count } = shop;
  await allow(vendor, '/vera');
  await tell(vendor, { mail: 'now' });
  await copies(shop, await place(), 999);
  await round();
  expect(await count('notices')).toBeLessThanOrEqual(2_000);
  for (let rounds = 0; rounds < 30 && (await count('notices')) > 0; rounds += 1) {
    pass(60_000);
    await round();
  }
  expect(await count('notices')).toBe(0);
  expect(service.got.length).toBeLessThanOrEqual(20);
  expect(mails().length).toBeLessThanOrEqual(20);
  for (const mail of mails()) expect(mail.length).toBeLessThan(20_000);
  const told = titlesOf(service).map((title) => Number(/^(\d+) new orders$/.exec(title)?.[1] ?? 1));
  expect(told.reduce((sum, n) => sum + n, 0)).toBe(1_000);
});

test('of two processes one sends; the other takes over when it is gone', async () => {
  const { allow, vendor, place, rounds, service, pass, count } = await noticeShop();
  await allow(vendor, '/vera');
  const [one, other] = [rounds(), rounds()];
  await place();
  await one();
  await Promise.all([one(), other()]);
  expect(service.got).toHaveLength(1);
  await place();
  await other();
  expect(service.got).toHaveLength(1);
  pass(91_000);
  await other();
  expect([service.got.length, await count('notices')]).toEqual([2, 0]);
});

test('what a crash interrupts is sent later, once', async () => {
  const { allow, vendor, place, rounds, service, pass, count } = await noticeShop();
  await allow(vendor, '/vera');
  await place();
  // It ends after the news was read, before anything was sent.
  await rounds(crypto.randomUUID(), AbortSignal.abort())();
  expect([service.got.length, await count('notices')]).toEqual([0, 1]);
  pass(91_000);
  const next = rounds();
  await next();
  await next();
  expect(service.got).toHaveLength(1);
});

test('news that are read once are not read again, also after the database was restored', async () => {
  const { allow, vendor, place, rounds, service, pass, db } = await noticeShop();
  const round = rounds();
  await allow(vendor, '/vera');
  await place();
  await round();
  // The numbers of transactions of another database may be lower.
  await db.run(sql`update notice_desk set since_xid = '9000000000'`);
  pass(SECOND_MS);
  await place();
  await round();
  await place();
  await round();
  expect(service.got).toHaveLength(2);
});

test('whether there is news is asked of the index, not of all news', async ({ skip }) => {
  const { db, deps, clock } = await noticeShop();
  skip(db.kind === 'pglite', 'the plan is PostgreSQL’s');
  const sent = vi.spyOn(deps.db, 'one');
  await hasWork(deps.db, clock.at);
  const { text = '', values = [] } = sent.mock.lastCall?.[1] ?? {};
  const plan = await db.transaction(async (tx) => {
    await tx.run(sql`set local enable_seqscan = off`);
    return tx.many(z.object({ 'QUERY PLAN': z.string() }), new Sql(`explain ${text}`, values));
  });
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
    /using order_news_by_xid on order_news n [^\n]{0,100}\s+Index Cond: /,
  );
});
