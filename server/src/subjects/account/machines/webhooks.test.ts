import { createHmac } from 'node:crypto';

import { MAX_WEBHOOKS } from '@larder/shared/account/machines';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';

import { machineShop } from './testing/machineShop.ts';

const NOBODY = '01890000-0000-7000-8000-00000000dead';

test('the secret is shown once', async () => {
  const { vendor, webhook, done } = await machineShop();
  const { webhook_id, secret } = await webhook('/hook', ['order_placed']);
  expect(secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/);
  expect(await done(vendor, 'GET /vendor/webhooks')).toEqual({
    value: [
      {
        webhook_id,
        address: 'https://till.example/hook',
        events: ['order_placed'],
        created_at: '2026-03-04T12:00:00.000Z',
        failing_since: null,
        waiting: 0,
      },
    ],
  });
});

test.for([
  ['http://till.example/', 'not encrypted'],
  ['https://127.0.0.1/', 'this machine'],
  ['https://[::1]/', 'this machine'],
  ['https://localhost/', 'a name without a dot'],
  ['https://till.example:8443/', 'another port'],
  ['https://ada:hush@till.example/', 'a password'],
  ['https://inside.example/', 'leads to this machine'],
  ['https://both.example/', 'leads to this network, too'],
  ['https://unknown.example/', 'leads nowhere'],
  ['nonsense', 'no address'],
  [`https://till.example/${'a'.repeat(500)}`, 'too long'],
] as const)('%s is not saved: %s', async ([address]) => {
  const { vendor, ask, site } = await machineShop({
    names: {
      'inside.example': ['127.0.0.1'],
      'both.example': ['93.184.215.14', '10.0.0.7'],
      'unknown.example': [],
    },
  });
  const answer = await ask(vendor, 'POST /vendor/webhooks', { address, events: ['order_placed'] });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().details.fields[0].field).toBe('address');
  expect(site.connections()).toBe(0);
});

test('names inside and names that are unknown get the same words', async () => {
  const names = { 'inside.example': ['192.168.0.9'], 'unknown.example': [] };
  const { vendor, ask } = await machineShop({ names });
  const words = async (host: string) => {
    const body = { address: `https://${host}.example/`, events: ['order_placed'] };
    return (await ask(vendor, 'POST /vendor/webhooks', body)).json().message;
  };
  expect(await words('inside')).toBe(await words('unknown'));
});

test('a vendor has at most 5, and none of another vendor’s', async () => {
  const { vendor, person, webhook, ask, done, deliveries } = await machineShop();
  for (let n = 1; n < MAX_WEBHOOKS; n += 1) await webhook(`/${n}`);
  const { webhook_id } = await webhook('/5');
  const body = { address: 'https://till.example/6', events: ['stock_low'] };
  const more = await ask(vendor, 'POST /vendor/webhooks', body);
  expect([more.statusCode, more.json().error]).toEqual([409, 'webhooks_full']);

  const { delivery_id } = await done(vendor, `POST /vendor/webhooks/${webhook_id}/test`, {});
  const rival = await person('vendor');
  const one = `/vendor/webhooks/${webhook_id}` as const;
  for (const [call, sent] of [
    [`GET ${one}/deliveries`, undefined],
    [`POST ${one}/test`, {}],
    [`POST ${one}/deliveries/${delivery_id}/again`, {}],
    [`DELETE ${one}`, undefined],
  ] as const)
    expect([call, (await ask(rival, call, sent)).statusCode]).toEqual([call, 404]);
  const again = await ask(vendor, `POST ${one}/deliveries/${NOBODY}/again`, {});
  expect([again.statusCode, again.json().error]).toEqual([404, 'delivery_not_found']);
  expect(await deliveries(webhook_id)).toHaveLength(1);
  await done(vendor, `DELETE ${one}`);
  expect((await ask(vendor, 'POST /vendor/webhooks', body)).statusCode).toBe(201);
});

test('orders are told in their order, signed, and say nothing of who ordered', async () => {
  const { webhook, place, accept, corner, round, got, deliveries } = await machineShop();
  const { webhook_id, secret } = await webhook('/hook');
  const order_id = await place(corner);
  await accept(order_id);
  await round();
  const at = '2026-03-04T12:00:00.000Z';
  expect(got.map(({ body }) => JSON.parse(body))).toEqual([
    {
      type: 'order_placed',
      timestamp: at,
      data: { order_id, store_id: corner, order_status: 'pending' },
    },
    {
      type: 'order_changed',
      timestamp: at,
      data: { order_id, store_id: corner, order_status: 'Accepted' },
    },
  ]);
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  for (const { headers, body } of got) {
    const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.');
    const signature = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    expect(headers['content-type']).toBe('application/json');
  }
  expect(await deliveries(webhook_id)).toMatchObject([
    { event: 'order_placed', state: 'delivered', tries: 1, status: 204 },
    { event: 'order_changed', state: 'delivered', tries: 1, status: 204 },
  ]);
  await round();
  expect(got).toHaveLength(2);
});

test('what happens while the receiver has the one before is told in the same round', async () => {
  const { webhook, place, accept, corner, round, got, meanwhile } = await machineShop();
  await webhook('/hook');
  const order_id = await place(corner);
  meanwhile.push(() => accept(order_id));
  await round();
  expect(got.map(({ body }) => JSON.parse(body).type)).toEqual(['order_placed', 'order_changed']);
});

test('a vendor whose receivers are silent has four of them waited for, and another vendor is told', async () => {
  const { db, vendor, webhook, place, corner, pier, round, got, status } = await machineShop({
    allMs: 1_500,
  });
  for (const path of ['/1', '/2', '/3', '/4']) {
    status.set(path, 0);
    await webhook(path, ['order_placed']);
  }
  await webhook('/5', ['order_placed']);
  for (const store_id of [corner, pier]) await place(store_id);
  const begun = round();
  await expect.poll(() => got.length).toBeGreaterThan(3);
  await new Promise((resolve) => void setTimeout(resolve, 500));
  const open = got.filter(({ path }) => status.get(path) === 0).length;
  expect(open).toBeLessThanOrEqual(4);
  await begun;
  const { waiting } = await db.one(
    z.object({ waiting: z.int() }),
    sql`select count(*)::int as waiting from webhook_deliveries d join webhooks w on w.webhook_id = d.webhook_id
        where w.vendor_id = ${vendor.user_id} and d.state = 'delivered'`,
  );
  expect(waiting).toBe(2);
});

test('what is sent again comes behind what waits', async () => {
  const { vendor, webhook, place, corner, round, got, deliveries, done } = await machineShop();
  const { webhook_id } = await webhook('/hook', ['order_placed']);
  const first = await place(corner);
  await round();
  const second = await place(corner);
  const [{ delivery_id } = { delivery_id: '' }] = await deliveries(webhook_id);
  await done(vendor, `POST /vendor/webhooks/${webhook_id}/deliveries/${delivery_id}/again`, {});
  await round();
  expect(got.map(({ body }) => JSON.parse(body).data.order_id)).toEqual([first, second, first]);
});

test('is told what it asked for, and ticks of a pick list are no news', async () => {
  const { vendor, webhook, place, accept, corner, rice, round, got, done } = await machineShop();
  await webhook('/changes', ['order_changed']);
  const order_id = await place(corner);
  await accept(order_id);
  const lines = [{ order_id, ingredient_id: rice }];
  await done(vendor, 'PUT /vendor/picked-lines', { lines, picked: true });
  await round();
  expect(got.map(({ path, body }) => [path, JSON.parse(body).type])).toEqual([
    ['/changes', 'order_changed'],
  ]);
});

test('a thing that gets low is told once, until it was not low', async () => {
  const { vendor, webhook, corner, rice, round, pass, got, done } = await machineShop({
    at: new Date().toISOString(),
  });
  await webhook('/low', ['stock_low']);
  const set = (quantity: number) =>
    done(vendor, 'PUT /vendor/stock', {
      items: [{ store_id: corner, ingredient_id: rice, quantity }],
    });
  // It is low at 5 packs.
  for (const quantity of [6, 5, 4, 0, 6, 3]) await set(quantity);
  pass(60_000);
  await round();
  const data = { store_id: corner, ingredient_id: rice, name: 'Rice', sku: null, low_at: 5 };
  expect(got.map(({ body }) => JSON.parse(body).data)).toEqual([
    { ...data, quantity: 5 },
    { ...data, quantity: 3 },
  ]);
});

test('one that fails is tried again after 1, 2, 4 minutes; its store waits in order, another goes on', async () => {
  const { webhook, place, corner, pier, round, pass, got, status, deliveries, vendor, done } =
    await machineShop();
  const { webhook_id } = await webhook('/hook', ['order_placed']);
  status.set('/hook', 500);
  const first = await place(corner);
  await round();
  const second = await place(corner);
  status.set('/hook', 204);
  const other = await place(pier);
  const orders = () => got.map(({ body }) => JSON.parse(body).data.order_id);
  await round();
  expect(orders()).toEqual([first, other]);

  status.set('/hook', 500);
  const [oldest] = await deliveries(webhook_id);
  for (const minutes of [1, 2, 4]) {
    pass(minutes * 60_000 - 1);
    await round();
    const before = got.length;
    pass(1);
    await round();
    expect(got.length).toBe(before + 1);
  }
  expect(new Set(orders().slice(2))).toEqual(new Set([first]));
  const [webhookNow] = (await done(vendor, 'GET /vendor/webhooks')).value;
  expect(webhookNow).toMatchObject({ waiting: 2, failing_since: expect.any(String) });

  status.set('/hook', 204);
  pass(8 * 60_000);
  await round();
  expect(orders().slice(-2)).toEqual([first, second]);
  const ids = got
    .filter(({ body }) => body.includes(first))
    .map((one) => one.headers['webhook-id']);
  expect(new Set(ids)).toEqual(new Set([oldest?.delivery_id]));
  const [working] = (await done(vendor, 'GET /vendor/webhooks')).value;
  expect(working).toMatchObject({ waiting: 0, failing_since: null });
});

test('is given up after a day; then the next one has its turn, and Send again begins anew', async () => {
  const { db, clock, webhook, corner, place, round, pass, status, deliveries, vendor, done } =
    await machineShop();
  const begun = clock.at;
  const { webhook_id } = await webhook('/hook', ['order_placed']);
  status.set('/hook', 503);
  await place(corner);
  await round();
  for (let hours = 1; hours <= 30; hours += 1) {
    pass(3_600_000);
    if (hours === 20)
      await db.run(sql`
        insert into webhook_deliveries (webhook_id, store_id, event, data, at, since, due_at)
        select webhook_id, store_id, event, data, ${clock.at}::timestamptz, ${clock.at}::timestamptz, due_at
        from webhook_deliveries`);
    await round();
  }
  // Sessions end long before.
  const later = clock.at;
  clock.at = begun;
  const [first, second] = await deliveries(webhook_id);
  expect([first, second]).toMatchObject([
    { state: 'failed', status: 503 },
    { state: 'waiting', status: 503 },
  ]);
  status.set('/hook', 200);
  const failed = `/vendor/webhooks/${webhook_id}/deliveries/${first?.delivery_id ?? ''}` as const;
  const again = await done(vendor, `POST ${failed}/again`, {});
  expect(again).toMatchObject({ state: 'waiting', tries: 0 });
  clock.at = later;
  pass(3_600_000);
  await round();
  clock.at = begun;
  const states = (await deliveries(webhook_id)).map(({ state }) => state);
  expect(states).toEqual(['delivered', 'delivered']);
});

test('deliveries are listed by state', async () => {
  const { vendor, webhook, round, status, done } = await machineShop();
  const { webhook_id } = await webhook('/hook');
  await done(vendor, `POST /vendor/webhooks/${webhook_id}/test`, {});
  await round();
  status.set('/hook', 400);
  await done(vendor, `POST /vendor/webhooks/${webhook_id}/test`, {});
  await round();
  const listed = async (state: string) =>
    (await done(vendor, `GET /vendor/webhooks/${webhook_id}/deliveries?state=${state}`)).value;
  expect(await listed('delivered')).toMatchObject([{ event: 'test', store_id: null, status: 204 }]);
  expect(await listed('waiting')).toMatchObject([{ event: 'test', status: 400 }]);
  expect(await listed('failed')).toEqual([]);
});

test('a receiver that never answers is given up in time, and others are told', async () => {
  const { webhook, place, corner, round, got, status, deliveries } = await machineShop({
    allMs: 300,
  });
  const silent = await webhook('/silent', ['order_placed']);
  await webhook('/other', ['order_placed']);
  status.set('/silent', 0);
  await place(corner);
  await round();
  expect(got.map(({ path }) => path).toSorted()).toEqual(['/other', '/silent']);
  expect(await deliveries(silent.webhook_id)).toMatchObject([
    { state: 'waiting', tries: 1, status: null },
  ]);
});

test('a redirect is a failure, and is not followed', async () => {
  const { webhook, place, corner, round, site, status, deliveries } = await machineShop();
  const { webhook_id } = await webhook('/hook', ['order_placed']);
  status.set('/hook', 307);
  await place(corner);
  await round();
  expect(site.asked).not.toContain('elsewhere.example');
  expect(await deliveries(webhook_id)).toMatchObject([{ state: 'waiting', status: 307 }]);
});

test('a name that leads inside by now is not dialled', async () => {
  const names: Record<string, string[]> = {};
  const { webhook, place, corner, round, site, deliveries } = await machineShop({ names });
  const { webhook_id } = await webhook('/hook', ['order_placed']);
  names['till.example'] = ['127.0.0.1'];
  await place(corner);
  await round();
  expect(site.connections()).toBe(0);
  expect(await deliveries(webhook_id)).toMatchObject([{ state: 'waiting', status: null }]);
});

test('two processes at once send each once, and in order', async () => {
  const { webhook, place, corner, round, got } = await machineShop();
  await webhook('/hook', ['order_placed']);
  const orders: string[] = [];
  for (let n = 0; n < 5; n += 1) orders.push(await place(corner));
  await Promise.all([round(), round()]);
  await round();
  expect(got.map(({ body }) => JSON.parse(body).data.order_id)).toEqual(orders);
});

test('rests while the vendor is suspended, and ends with the webhook', async () => {
  const { vendor, webhook, place, corner, round, got, suspend, done } = await machineShop();
  const { webhook_id } = await webhook('/hook', ['order_placed']);
  await place(corner);
  await suspend(true);
  await round();
  expect(got).toEqual([]);
  await suspend(false);
  await round();
  expect(got).toHaveLength(1);
  await place(corner);
  await done(vendor, `DELETE /vendor/webhooks/${webhook_id}`);
  await place(corner);
  await round();
  expect(got).toHaveLength(1);
});

test('the oldest beyond 2,000 are forgotten', async () => {
  const { db, vendor, webhook, round, done } = await machineShop();
  const { webhook_id } = await webhook('/hook');
  await db.run(sql`
    insert into webhook_deliveries (webhook_id, event, data, at, since, due_at, state)
    select ${webhook_id}::uuid, 'test', '{}'::jsonb, now(), now(), now(), 'delivered' from generate_series(1, 2005)`);
  await done(vendor, `POST /vendor/webhooks/${webhook_id}/test`, {});
  await round();
  const { n, last } = await db.one(
    z.object({ n: z.int(), last: z.int() }),
    sql`select count(*) as n, count(*) filter (where tries = 1 and state = 'delivered') as last from webhook_deliveries`,
  );
  expect([n, last]).toEqual([2_000, 1]);
});
