import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { signedInPeople, type SignedIn } from '#subjects/account/testing/signedInPeople';
import { PASSWORD } from '#testing/accounts';
import { dumpOf } from '#testing/dump';
import { brokenInvariants } from '#testing/invariants';

const right = { password: PASSWORD };
const NOTHING = {
  pending_placed: 0,
  accepted_placed: 0,
  pending_received: 0,
  accepted_received: 0,
  open_stores: 0,
  staff: 0,
  recipes: 0,
  is_last_admin: false,
};

/** Ada, who shops at Vera's store with ten packs of rice. */
async function shop(settings: Record<string, string> = {}) {
  const world = await signedInPeople(settings);
  const { registered, ask, store, ingredient, stock, pass } = world;
  const ada = await registered();
  const vera = await registered({ role: 'vendor', email: 'vera@example.com' });
  const store_id = await store(vera.user_id);
  const rice = await ingredient('Rice');
  await stock(store_id, rice, { quantity: 10 });
  const place = async (): Promise<string | undefined> => {
    pass(1_000);
    const payload = { orders: [{ store_id, items: [{ ingredient_id: rice, quantity: 2 }] }] };
    const answer = await ask(ada, 'POST /user/orders', { payload });
    return answer.json().orders?.[0].order_id;
  };
  const accept = (order_id: string | undefined) =>
    ask(vera, 'PUT /vendor/userorder/accept', { payload: { order_id, order_status: 'Accepted' } });
  const remove = (who: SignedIn, payload: object = right) =>
    ask(who, 'POST /user/deletion', { payload });
  const view = async (who: SignedIn) => (await ask(who, 'GET /user/deletion')).json();
  const ordersOf = async (who: SignedIn, path: 'GET /user/orders' | 'GET /vendor/orders') =>
    (await ask(who, path)).json().value;
  return { ...world, ada, vera, store_id, rice, place, accept, remove, view, ordersOf };
}

describe('a shopper who deletes the account', () => {
  test('is told before, and after that what was done', async () => {
    const { ada, vera, place, accept, view, remove, ordersOf, stockOf, store_id, rice, db } =
      await shop();
    await place();
    await accept(await place());
    expect(await view(ada)).toEqual({ ...NOTHING, pending_placed: 1, accepted_placed: 1 });
    const answer = await remove(ada, { ...right, pending_orders: 1 });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        message: 'Your account is deleted',
        cancelled_orders: 1,
        rejected_orders: 0,
        kept_orders: 1,
        closed_stores: 0,
        deleted_recipes: 0,
      },
    ]);
    expect(await ordersOf(vera, 'GET /vendor/orders')).toMatchObject([
      { order_status: 'Accepted', customer_name: 'Ada', delivery_address: 'Street 1' },
      { order_status: 'Rejected', rejected_by: 'shopper', customer_name: null, user_id: null },
    ]);
    expect(await stockOf(store_id, rice)).toBe(8);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('is signed out everywhere, and cannot come back', async () => {
    const { ada, again, remove, isIn, login, renew, register } = await shop();
    const there = await again();
    const answer = await remove(ada);
    expect(answer.headers['set-cookie']).toMatch(/larder_rt=; Max-Age=0/);
    expect([await isIn(ada), await isIn(there)]).toEqual([false, false]);
    expect((await renew(there.cookie)).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(401);
    expect((await remove(ada)).statusCode).toBe(401);
    expect((await register()).statusCode).toBe(201);
  });

  test('leaves no word of who it was, nor of the devices, but with accepted orders', async () => {
    const { registered, ask, remove, db } = await shop();
    const texts = { email: 'quentin@example.com', ip: '198.51.100.77' };
    const quentin = await registered(texts, texts);
    const payload = { name: 'Quentin Zeal', address: '7 Lonely Lane', phone: '+49 30 7654321' };
    await ask(quentin, 'PUT /user', { payload });
    const secrets = [texts.email, 'Quentin', 'Lonely', '7654321', '198.51.100.x'];
    const before = await dumpOf(db);
    expect(secrets.filter((secret) => before.includes(secret))).toEqual(secrets);
    await remove(quentin);
    const after = await dumpOf(db);
    expect(secrets.filter((secret) => after.includes(secret))).toEqual([]);
  });

  test('is told by mail what was done', async () => {
    const { ada, place, remove, mails } = await shop();
    await place();
    await remove(ada);
    await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(1);
    expect(mails()[0]).toContain('To: ada@example.com');
    expect(mails()[0]).toContain('Your Larder account is deleted');
    expect(mails()[0]).toContain('1 pending order was cancelled.');
  });

  test('has it in the log once, with each order', async () => {
    const { ada, place, remove, db } = await shop();
    const order_id = await place();
    await remove(ada);
    const Row = z.object({ action: z.string(), actor_id: z.string(), target_id: z.string() });
    const noted = await db.many(
      Row,
      sql`select action, actor_id, target_id from audit_log
          where action in ('account_deleted', 'order_rejected') order by audit_id`,
    );
    expect(noted).toEqual([
      { action: 'account_deleted', actor_id: ada.user_id, target_id: ada.user_id },
      { action: 'order_rejected', actor_id: ada.user_id, target_id: order_id },
    ]);
  });

  test.for([
    [{ password: 'not this one' }, 422, 'wrong_password'],
    [{ password: '' }, 400, 'invalid_request'],
    [{ password: undefined }, 400, 'invalid_request'],
    [{ pending_orders: 0 }, 409, 'conflict'],
    [{ pending_orders: 2 }, 409, 'conflict'],
    [{ pending_orders: -1 }, 400, 'invalid_request'],
    [{ pending_orders: 1.5 }, 400, 'invalid_request'],
    [{ user_id: '00000000-0000-4000-8000-000000000000' }, 400, 'invalid_request'],
  ] as const)('is refused with %o, and nothing changes', async ([more, status, code]) => {
    const { ada, place, remove, view, mails, isIn } = await shop();
    await place();
    const answer = await remove(ada, { ...right, ...more });
    expect([answer.statusCode, answer.json().error]).toEqual([status, code]);
    expect(await view(ada)).toEqual({ ...NOTHING, pending_placed: 1 });
    expect(await isIn(ada)).toBe(true);
    expect(mails()).toEqual([]);
  });

  test('a conflict says how many orders are pending now', async () => {
    const { ada, place, remove } = await shop();
    await place();
    const answer = await remove(ada, { ...right, pending_orders: 0 });
    expect(answer.json().details).toEqual({ pending_orders: 1 });
  });

  test('guesses at the password count as those at the login', async () => {
    const { ada, remove } = await shop({ RATE_LIMITS: 'on' });
    for (let n = 0; n < 5; n += 1)
      expect((await remove(ada, { password: `wrong ${n}` })).statusCode).toBe(422);
    const answer = await remove(ada);
    expect([answer.statusCode, answer.json().error]).toEqual([429, 'too_many_logins']);
  });
});

describe('a vendor who deletes the account', () => {
  test('closes the stores, rejects what is pending there, and lets the staff go', async () => {
    const { ada, vera, place, accept, view, remove, ordersOf, isIn, registered, db } = await shop();
    const pia = await registered({ email: 'pia@example.com' });
    await db.run(sql`update users set works_for = ${vera.user_id}, staff_role = 'picker'
      where user_id = ${pia.user_id}`);
    await place();
    await accept(await place());
    expect(await view(vera)).toEqual({
      ...NOTHING,
      pending_received: 1,
      accepted_received: 1,
      open_stores: 1,
      staff: 1,
    });
    expect((await remove(vera, { ...right, pending_orders: 1 })).json()).toMatchObject({
      cancelled_orders: 0,
      rejected_orders: 1,
      kept_orders: 1,
      closed_stores: 1,
    });
    expect(await ordersOf(ada, 'GET /user/orders')).toMatchObject([
      { order_status: 'Accepted', store_name: 'Corner Store' },
      {
        order_status: 'Rejected',
        rejected_by: 'vendor',
        reject_reason: 'The store has closed.',
      },
    ]);
    expect(await place()).toBeUndefined();
    expect(await isIn(pia)).toBe(false);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('one of the staff leaves with the account alone; the vendor stays', async () => {
    const { vera, registered, remove, view, isIn, db } = await shop();
    const pia = await registered({ email: 'pia@example.com' });
    await db.run(sql`update users set works_for = ${vera.user_id}, staff_role = 'manager'
      where user_id = ${pia.user_id}`);
    expect(await view(pia)).toEqual(NOTHING);
    expect((await remove(pia)).json()).toMatchObject({ closed_stores: 0 });
    expect([await isIn(pia), await isIn(vera)]).toEqual([false, true]);
    expect(await view(vera)).toEqual({ ...NOTHING, open_stores: 1 });
    expect(await brokenInvariants(db)).toEqual([]);
  });
});

describe('an administrator who deletes the account', () => {
  test('must not be the last one', async () => {
    const { registered, remove, view, isIn } = await signedInPeople().then(withDeletion);
    const first = await registered({ role: 'admin' });
    expect(await view(first)).toEqual({ ...NOTHING, is_last_admin: true });
    const answer = await remove(first);
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'last_admin']);
    expect(await isIn(first)).toBe(true);
    await registered({ role: 'admin', email: 'bob@example.com' });
    expect(await view(first)).toEqual(NOTHING);
    expect((await remove(first)).statusCode).toBe(200);
    expect(await isIn(first)).toBe(false);
  });

  test('two of two at once: one stays', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { registered, remove, db } = await signedInPeople().then(withDeletion);
      const two = [
        await registered({ role: 'admin' }),
        await registered({ role: 'admin', email: 'bob@example.com' }),
      ];
      const answers = await Promise.all(two.map((who) => remove(who)));
      expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([
        200, 409,
      ]);
      const Row = z.object({ n: z.int() });
      const left = sql`select count(*) as n from users where role = 'admin' and status = 'active'`;
      expect(await db.one(Row, left)).toEqual({ n: 1 });
    }
  });
});

function withDeletion(world: Awaited<ReturnType<typeof signedInPeople>>) {
  const { ask } = world;
  return {
    ...world,
    remove: (who: SignedIn) => ask(who, 'POST /user/deletion', { payload: right }),
    view: async (who: SignedIn) => (await ask(who, 'GET /user/deletion')).json(),
  };
}

describe('a deletion while the same person acts', () => {
  test('orders are refused or cancelled, and the stock is right', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { ada, place, remove, stockOf, store_id, rice, db } = await shop();
      const [, answer] = await Promise.all([place(), remove(ada), place()]);
      expect(answer.statusCode).toBe(200);
      expect(await stockOf(store_id, rice)).toBe(10);
      expect(await brokenInvariants(db)).toEqual([]);
    }
  });

  test('twice at once: once', async () => {
    const { ada, remove, db } = await shop();
    const answers = await Promise.all([remove(ada), remove(ada)]);
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 401,
    ]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('with a new password at the same moment: it is gone, or has the new one', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { ada, remove, ask, login, db } = await shop();
      const payload = { current_password: PASSWORD, password: 'a new battery staple' };
      const [deleted, changed] = await Promise.all([
        remove(ada),
        ask(ada, 'PUT /user/password', { payload }),
      ]);
      const done = [deleted, changed].filter((answer) => answer.statusCode === 200);
      expect(done).toHaveLength(1);
      const status = (await login({ password: payload.password })).statusCode;
      expect(status).toBe(changed.statusCode === 200 ? 200 : 401);
      expect(await brokenInvariants(db)).toEqual([]);
    }
  });

  test('a sign-in at the same moment opens no session of nobody', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { ada, remove, login, db } = await shop();
      await Promise.all([login(), remove(ada), login()]);
      expect(await brokenInvariants(db)).toEqual([]);
    }
  });
});
