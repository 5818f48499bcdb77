import { expect, onTestFinished } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { newId } from '#platform/lib/ids';
import { hashSecret } from '#platform/lib/secrets';
import { deliveryRounds } from '#subjects/account/machines/deliver.service';
import { PASSWORD } from '#testing/accounts';
import { eventReader } from '#testing/eventReader';
import { byHand } from '#testing/kitchen';
import { newBrowserKeys } from '#testing/pushService';
import type { Person } from '#testing/testApp';

import { FRESH, type SignedIn, signedInPeople } from './signedInPeople.ts';

const RESET_TOKEN = 'r'.repeat(43);
const STAFF_TOKEN = 's'.repeat(43);
/** A stream that is to end has ended by then. Units: milliseconds. */
const STREAM_ENDS = 1_000;

type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

/** Somebody in a household who has one of everything, and ways to find out what of it works. */
export type Belongings = Awaited<ReturnType<typeof belongings>>;

/**
 * Ada, a vendor, or with `staff` her picker Pia: signed in on two devices, in the household of Sam, with an own recipe
 * and a pending order in another vendor's store. Ada has a store with a pending order of Sam.
 */
export async function belongings({ isStaff }: { isStaff: boolean }) {
  const world = await signedInPeople();
  const { app, db, clock, ask, person, member, registered, again, store, ingredient } = world;
  const [admin, sam, rival] = [await person('admin'), await person('user'), await person('vendor')];
  const ada = await registered({ role: 'vendor' });
  const pia = await member(ada.user_id, 'picker');
  await db.run(sql`update users set password_hash = (
    select password_hash from users where user_id = ${ada.user_id}) where user_id = ${pia.user_id}`);
  const email = isStaff ? pia.email : 'ada@example.com';
  const signIn = (password = PASSWORD) => again({ role: 'vendor', email, password });
  const [laptop, phone] = [await signIn(), await signIn()];

  const as = (who: Person | SignedIn, call: Call, payload?: object) => {
    const token = 'token' in who ? who.token : who.headers.authorization.slice('Bearer '.length);
    return ask({ token }, call, payload && { payload });
  };
  const made = async (who: Person | SignedIn, call: Call, payload?: object) => {
    const answer = await as(who, call, payload);
    expect(answer.statusCode).toBeLessThan(300);
    return answer.json();
  };

  const rice = await ingredient('Rice');
  const [hers, elsewhere] = [await store(ada.user_id), await store(rival.user_id)];
  for (const store_id of [hers, elsewhere]) await world.stock(store_id, rice);
  const placing = (who: Person | SignedIn, store_id: string) => {
    const items = [{ ingredient_id: rice, quantity: 1 }];
    return as(who, 'POST /user/orders', { orders: [{ store_id, items }] });
  };
  expect((await placing(sam, hers)).statusCode).toBe(201);
  expect((await placing(laptop, elsewhere)).statusCode).toBe(201);

  const joining = await made(sam, 'POST /household/invites', {});
  const joined = { token: joining.token, bring: false };
  const { household_id } = await made(laptop, 'POST /household/invite/accept', joined);
  const { token: invitation } = await made(laptop, 'POST /household/invites', {});
  const { token: link } = await made(laptop, 'POST /household/link', { hours: 168 });
  const { url } = await made(laptop, 'POST /household/calendar/links', { zone: null });
  const calendar = new URL(url).pathname;
  const common = { device: newId(clock.at), at: clock.at.getTime(), base_seq: 0 };
  const ops = [{ ...byHand('milk'), ...common, op_id: newId(clock.at) }];
  await made(laptop, 'POST /kitchen/ops', { household_id, base_seq: 0, ops });

  const recipe = { title: 'Rice', description: 'Boil.', preparation_time: 1, serving_size: 1 };
  const items = [
    { ingredient_id: rice, name: 'Rice', price: 1, unit_quantity: 500, unit: 'gm', quantity: 1 },
  ];
  const written = await made(laptop, 'POST /user/recipes', { recipes: [{ ...recipe, items }] });
  const { recipe_id } = z.object({ recipe_id: z.string() }).parse(written.value[0]);
  const { token: recipeLink } = await made(laptop, `POST /user/recipes/${recipe_id}/links`, {});
  const soup = { '@type': 'Recipe', name: 'Soup', recipeIngredient: ['rice'] };
  const uploaded = await app.inject({
    method: 'POST',
    url: '/api/user/imports?name=mine',
    headers: {
      authorization: `Bearer ${laptop.token}`,
      'content-type': 'application/octet-stream',
    },
    payload: JSON.stringify({ '@context': 'https://schema.org', ...soup }),
  });
  expect(uploaded.statusCode).toBeLessThan(300);
  const { import_id } = uploaded.json();
  await db.run(sql`insert into reset_tokens (token_hash, user_id, created_at, expires_at) values
    (${hashSecret(RESET_TOKEN)}, ${laptop.user_id}, ${clock.at}, ${new Date(clock.at.getTime() + 60_000)})`);
  if (!isStaff)
    await made(ada, 'POST /vendor/staff/invitations', {
      email: 'new@example.com',
      staff_role: 'picker',
    });
  await db.run(sql`update staff_invitations set token_hash = ${hashSecret(STAFF_TOKEN)}`);

  const { secret: key } = isStaff
    ? { secret: '' }
    : await made(ada, 'POST /vendor/keys', { name: 'Till', rights: ['stock', 'orders'] });
  if (!isStaff)
    await made(ada, 'POST /vendor/webhooks', {
      address: 'https://till.example/',
      events: ['order_placed'],
    });

  const push = { endpoint: 'https://push.example/phone', keys: newBrowserKeys() };
  await made(phone, 'PUT /user/notices/device', push);

  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const read = eventReader(`${address}/api/kitchen/events`, () => undefined);
  const stream = await read({ headers: { authorization: `Bearer ${phone.token}` } });
  onTestFinished(stream.stop);

  /** Whether all of these calls are answered, or none; one without the other is a hole. */
  const allOrNone = async (...calls: (() => Promise<{ statusCode: number }>)[]) => {
    const done: boolean[] = [];
    for (const call of calls) done.push((await call()).statusCode < 300);
    expect(done).toEqual(done.map(() => done[0]));
    return done[0] ?? false;
  };
  const statuses = async (who: Person, path: '/user/orders' | '/vendor/orders') => {
    const { value } = (await as(who, `GET ${path}`)).json();
    return z.array(z.object({ order_status: z.string() })).parse(value);
  };
  const isPending = async (who: Person, path: '/user/orders' | '/vendor/orders') =>
    (await statuses(who, path)).some(({ order_status }) => order_status === 'pending');
  const View = z.object({
    household: z.object({ members: z.array(z.object({ user_id: z.string() })) }),
    state: z.object({ lines: z.array(z.object({ key: z.string() })) }),
  });
  const kitchen = async () => View.parse((await as(sam, 'GET /kitchen')).json());
  const recipes = async (): Promise<boolean> => {
    for (const password of [PASSWORD, FRESH])
      for (const role of ['vendor', 'user']) {
        const { token } = await again({ role, email, password });
        if (!token) continue;
        const { value } = (await ask({ token }, 'GET /user/recipes')).json();
        expect(z.array(z.unknown()).parse(value)).toHaveLength(1);
        return allOrNone(() => ask({ token }, `GET /user/imports/${import_id}`));
      }
    return false;
  };

  /** Whether something is sent to the webhook now. */
  const isTold = async (): Promise<boolean> => {
    await db.run(sql`delete from webhook_deliveries`);
    await db.run(sql`insert into webhook_deliveries (webhook_id, event, data, at, since, due_at)
      select webhook_id, 'test', '{}'::jsonb, ${clock.at}::timestamptz, ${clock.at}::timestamptz, ${clock.at}::timestamptz
      from webhooks`);
    let told = 0;
    const postUntrusted = async () => {
      told += 1;
      return 204;
    };
    const silent = { log: { info: () => undefined }, signal: new AbortController().signal };
    await deliveryRounds({ ...world.deps, postUntrusted }, silent)();
    return told > 0;
  };

  /** By the table's rows; each says whether its thing works. The last one changes the password. */
  const works: Record<string, () => Promise<boolean>> = {
    'sessions on other devices, their cookies': () =>
      allOrNone(
        () => as(phone, 'GET /auth'),
        () => world.renew(phone.cookie),
      ),
    'notices on other devices': async () => {
      const devices = await db.many(
        z.object({ endpoint: z.string() }),
        sql`select endpoint from push_devices`,
      );
      return devices.length > 0;
    },
    'event streams of those sessions': async () => {
      const until = performance.now() + STREAM_ENDS;
      while (!stream.isOver() && performance.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 10));
      return !stream.isOver();
    },
    'household invitations': async () => {
      const guest = await person('user');
      return allOrNone(
        () => world.post('/household/invite/view', { token: invitation }),
        () => as(guest, 'POST /household/invite/accept', { token: invitation, bring: false }),
      );
    },
    'the shopping link': () =>
      allOrNone(
        () => world.post('/shopping-link/view', { token: link }),
        () =>
          world.post('/shopping-link/ticks', {
            token: link,
            device: common.device,
            base_seq: 0,
            ticks: [{ op_id: newId(clock.at), line: { key: 'milk', generation: 1 }, got: true }],
          }),
      ),
    'links of calendars': () => allOrNone(() => app.inject({ method: 'GET', url: calendar })),
    'links to own recipes': async () => {
      const guest = await person('user');
      return allOrNone(
        () => world.post('/recipe-link/view', { token: recipeLink }),
        () => as(guest, 'POST /recipe-link/save', { token: recipeLink }),
      );
    },
    'keys of programs': () =>
      allOrNone(
        () => ask({ token: key }, 'GET /vendor/stores'),
        () => ask({ token: key }, 'GET /vendor/orders'),
      ),
    'webhooks, what they are told': isTold,
    'staff invitations': () =>
      allOrNone(
        () => world.post('/invitation/view', { token: STAFF_TOKEN }),
        () =>
          world.post('/invitation/accept', { token: STAFF_TOKEN, name: 'New', password: FRESH }),
      ),
    'sessions of the staff': () => allOrNone(() => as(pia, 'GET /auth')),
    'stores, for shoppers': () =>
      allOrNone(
        () => as(sam, `GET /vendor/${ada.user_id}/store/${hers}/items`),
        () => placing(sam, hers),
      ),
    'pending orders at the stores': () => isPending(sam, '/user/orders'),
    'pending orders that were placed': () => isPending(rival, '/vendor/orders'),
    'the name in the household': async () =>
      (await kitchen()).household.members.some(({ user_id }) => user_id === laptop.user_id),
    'what it put on the household’s list': async () =>
      (await kitchen()).state.lines.some(({ key }) => key === 'milk'),
    'own recipes, and files of recipes that wait': recipes,
    'reset links': () =>
      allOrNone(() => world.post('/reset-password', { token: RESET_TOKEN, password: FRESH })),
  };

  /** What one of these accounts does, or has done to it. */
  const acts = {
    leave: () => as(laptop, 'POST /household/leave', {}),
    removeFromHousehold: () => as(sam, `DELETE /household/member/${laptop.user_id}`),
    changePassword: () =>
      as(laptop, 'PUT /user/password', { current_password: PASSWORD, password: FRESH }),
    resetPassword: () => resetWith('t'.repeat(43)),
    signOut: () => as(phone, 'POST /session/logout', {}),
    endSession: async () => as(laptop, `DELETE /user/session/${await world.sessionOf(phone)}`),
    endOthers: () => as(laptop, 'POST /user/sessions/end-others', {}),
    suspend: (user_id = laptop.user_id) =>
      as(admin, `POST /admin/person/${user_id}/suspend`, { reason: 'x' }),
    suspendVendor: () => acts.suspend(ada.user_id),
    restore: (user_id = laptop.user_id) => as(admin, `POST /admin/person/${user_id}/restore`, {}),
    restoreVendor: () => acts.restore(ada.user_id),
    remove: () => as(admin, `DELETE /admin/vendor/${ada.user_id}`),
    removeOneself: () => as(laptop, 'POST /user/deletion', { password: PASSWORD }),
    closeStore: () => as(ada, `POST /vendor/store/${hers}/close`, {}),
    dismiss: () => as(ada, `DELETE /vendor/staff/${pia.user_id}`),
    promote: () => as(ada, `PUT /vendor/staff/${pia.user_id}`, { staff_role: 'manager' }),
  };
  async function resetWith(token: string) {
    await db.run(sql`insert into reset_tokens (token_hash, user_id, created_at, expires_at) values
      (${hashSecret(token)}, ${laptop.user_id}, ${clock.at}, ${new Date(clock.at.getTime() + 60_000)})`);
    return world.post('/reset-password', { token, password: FRESH });
  }
  return { db, works, acts };
}
