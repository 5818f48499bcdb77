import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { buildApp } from '#app';
import { sql } from '#platform/db/sql';
import { hashSecret } from '#platform/lib/secrets';
import { FRESH, signedInPeople } from '#subjects/account/testing/signedInPeople';
import { PASSWORD } from '#testing/accounts';
import { eventReader } from '#testing/eventReader';
import { start } from '#testing/program';
import { TEST_KEY } from '#testing/testApp';
import { createMigratedDatabase } from '#testing/testDatabase';

/** Max time from the answer of the call that ends a session until its streams are closed. Units: milliseconds. */
const LATEST = 1_000;
const SERVER = process.env['TEST_DATABASE_URL'] ?? '';
const STREAMS = ['orders', 'kitchen'] as const;
const TOKEN = 'a'.repeat(43);

type Reader = Awaited<ReturnType<ReturnType<typeof eventReader>>>;
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** Opens both streams of somebody at a server. */
async function openBoth(address: string, token: string): Promise<Reader[]> {
  const read = (path: string) =>
    eventReader(`${address}/api/${path}/events`, (data) => data)(bearer(token));
  return Promise.all(STREAMS.map(read));
}

/**
 * Ada, a vendor, is signed in on a laptop and a phone; the picker Pia works for her; Sam is a shopper. Their streams
 * are open at a second process.
 */
async function streaming() {
  const world = await signedInPeople();
  const { db, deps, clock, registered, again, person, member } = world;
  const laptop = await registered({ role: 'vendor' });
  const phone = await again({ role: 'vendor' });
  const tokenOf = ({ headers }: { headers: { authorization: string } }) =>
    headers.authorization.slice('Bearer '.length);
  const pia = await member(laptop.user_id, 'picker');
  const sam = await person('user');
  const second = await buildApp(deps, { web: import.meta.dirname });
  onTestFinished(() => second.close());
  const address = await second.listen({ port: 0, host: '127.0.0.1' });
  const open = {
    laptop: await openBoth(address, laptop.token),
    phone: await openBoth(address, phone.token),
    pia: await openBoth(address, tokenOf(pia)),
    sam: await openBoth(address, tokenOf(sam)),
  };
  await db.run(sql`insert into reset_tokens (token_hash, user_id, created_at, expires_at) values
    (${hashSecret(TOKEN)}, ${laptop.user_id}, ${clock.at}, ${new Date(clock.at.getTime() + 60_000)})`);
  const admin = { token: tokenOf(await person('admin')) };
  return { ...world, address, open, laptop, phone, pia, admin };
}
type World = Awaited<ReturnType<typeof streaming>>;
type Ending = (world: World) => Promise<{ statusCode: number }>;

const logOut: Ending = ({ post, phone }) => post('/session/logout', {}, bearer(phone.token));
const endOne: Ending = async ({ ask, laptop, phone, sessionOf }) =>
  ask(laptop, `DELETE /user/session/${await sessionOf(phone)}`);
const endOthers: Ending = ({ ask, laptop }) =>
  ask(laptop, 'POST /user/sessions/end-others', { payload: {} });
const newPassword: Ending = ({ ask, laptop }) =>
  ask(laptop, 'PUT /user/password', {
    payload: { current_password: PASSWORD, password: FRESH },
  });
const reset: Ending = ({ post }) => post('/reset-password', { token: TOKEN, password: FRESH });
const suspend: Ending = ({ ask, admin, laptop }) =>
  ask(admin, `POST /admin/person/${laptop.user_id}/suspend`, { payload: { reason: 'x' } });
const remove: Ending = ({ ask, admin, laptop }) =>
  ask(admin, `DELETE /admin/vendor/${laptop.user_id}`);
const leave: Ending = ({ ask, laptop }) =>
  ask(laptop, 'POST /user/deletion', { payload: { password: PASSWORD } });
const dismiss: Ending = ({ ask, laptop, pia }) =>
  ask(laptop, `DELETE /vendor/staff/${pia.user_id}`);
const promote: Ending = ({ ask, laptop, pia }) =>
  ask(laptop, `PUT /vendor/staff/${pia.user_id}`, { payload: { staff_role: 'manager' } });

describe('the streams of a session that ends are closed within a second, in another process too', () => {
  test.for([
    ['signs out', logOut, ['phone']],
    ['ends one session', endOne, ['phone']],
    ['ends the other sessions', endOthers, ['phone']],
    ['sets a new password', newPassword, ['phone']],
    ['resets the password', reset, ['laptop', 'phone']],
    ['is suspended', suspend, ['laptop', 'phone', 'pia']],
    ['is deleted', remove, ['laptop', 'phone', 'pia']],
    ['deletes the own account', leave, ['laptop', 'phone', 'pia']],
    ['removes the picker', dismiss, ['pia']],
    ['gives the picker another role', promote, ['pia']],
  ] as const)('Ada %s', { timeout: 60_000 }, async ([, end, whose]) => {
    const world = await streaming();
    const { open } = world;
    const over = () =>
      Object.fromEntries(
        Object.entries(open).map(([who, streams]) => [who, streams.map(({ isOver }) => isOver())]),
      );
    const wanted = Object.fromEntries(
      Object.keys(open).map((who) => {
        const ends = whose.some((one) => one === who);
        return [who, [ends, ends]];
      }),
    );
    expect((await end(world)).statusCode).toBeLessThan(300);
    await expect.poll(over, { timeout: LATEST, interval: 10 }).toEqual(wanted);
    await Promise.all(
      Object.values(open)
        .flat()
        .map(({ stop }) => stop()),
    );
  });
});

test('a session that ends while its stream opens has none', async () => {
  const { db, deps, address, phone } = await streaming();
  const find = deps.db.many.bind(deps.db);
  const asked = Promise.withResolvers<void>();
  let isFirst = true;
  deps.db.many = async (shape, query) => {
    const rows = await find(shape, query);
    if (!isFirst || !query.text.includes('from sessions s join users u')) return rows;
    isFirst = false;
    await asked.promise;
    return rows;
  };
  onTestFinished(() => {
    deps.db.many = find;
  });
  const opening = openBoth(address, phone.token);
  await expect.poll(() => isFirst).toBe(false);
  await db.run(sql`update sessions set revoked_at = now() where user_id = ${phone.user_id}`);
  asked.resolve();
  const streams = await opening;
  await expect
    .poll(() => streams.map(({ answer, isOver }) => answer.status === 401 || isOver()), {
      timeout: LATEST,
    })
    .toEqual([true, true]);
});

test.skipIf(SERVER === '')(
  'two programs on one database: what one ends, the other closes',
  { timeout: 240_000 },
  async () => {
    const DATABASE_URL = await createMigratedDatabase(SERVER);
    const program = () =>
      start({
        DATABASE_URL,
        DATA_DIR: mkdtempSync(join(tmpdir(), 'larder-streams-')),
        JWT_SECRET: TEST_KEY,
        SEED: 'none',
        RATE_LIMITS: 'off',
      });
    const one = (await program().ready) ?? '';
    const other = (await program().ready) ?? '';
    const call = async (path: string, payload: object, token?: string) => {
      const answer = await fetch(`${one}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && bearer(token).headers) },
        body: JSON.stringify(payload),
      });
      return z
        .looseObject({ access_token: z.string().optional() })
        .catch({})
        .parse(await answer.json().catch(() => undefined));
    };
    const email = 'ada@example.com';
    const { access_token: first = '' } = await call('/register', {
      name: 'Ada',
      address: 'Street 1',
      email,
      password_hash: PASSWORD,
    });
    const { access_token: second = '' } = await call('/login', { email, password: PASSWORD });
    const [stays, ends] = [await openBoth(other, first), await openBoth(other, second)];
    expect([...stays, ...ends].map(({ answer }) => answer.status)).toEqual([200, 200, 200, 200]);
    await call('/user/sessions/end-others', {}, first);
    const over = () => [...stays, ...ends].map(({ isOver }) => isOver());
    await expect.poll(over, { timeout: LATEST, interval: 10 }).toEqual([false, false, true, true]);
    await Promise.all([...stays, ...ends].map(({ stop }) => stop()));
  },
);
