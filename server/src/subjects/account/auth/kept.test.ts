import { expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { accountCalls, cookieOf } from '#testing/accounts';
import { testApp } from '#testing/testApp';

import { MAX_LINKS } from './reset.queries.ts';
import { MAX_ENDED, MAX_SESSIONS, MAX_TOKENS } from './sessionLimits.rules.ts';

async function signedUp() {
  const world = await testApp();
  const calls = accountCalls(world.app);
  const registered = await calls.register();
  const { _id } = registered.json();
  const count = async (table: 'sessions' | 'refresh_tokens' | 'reset_tokens') =>
    (
      await world.db.one(
        z.object({ sessions: z.int(), refresh_tokens: z.int(), reset_tokens: z.int() }),
        sql`select (select count(*) from sessions) as sessions,
                   (select count(*) from refresh_tokens) as refresh_tokens,
                   (select count(*) from reset_tokens) as reset_tokens`,
      )
    )[table];
  return { ...world, ...calls, registered, user_id: String(_id), count };
}

test('of an account the newest 100 sessions are kept, with their tokens', async () => {
  const { db, user_id, login, whoAmI, count, clock } = await signedUp();
  await db.run(sql`
    insert into sessions (session_id, user_id, created_at, last_seen_at, absolute_expires_at, revoked_at)
    select gen_random_uuid(), ${user_id}, ${clock.at}::timestamptz - n * interval '1 minute', ${clock.at}, ${clock.at},
           ${clock.at}
    from generate_series(1, ${MAX_SESSIONS + MAX_ENDED - 1}::int) n`);
  await db.run(sql`
    insert into refresh_tokens (token_hash, session_id, issued_at, expires_at)
    select sha256(session_id::text::bytea), session_id, created_at, created_at from sessions`);
  expect(await count('sessions')).toBe(MAX_SESSIONS + MAX_ENDED);
  const { access_token } = (await login()).json();
  expect(await count('sessions')).toBe(MAX_SESSIONS + MAX_ENDED);
  // One of each session, and that of the registration's cookie.
  expect(await count('refresh_tokens')).toBe(MAX_SESSIONS + MAX_ENDED + 1);
  expect((await whoAmI(access_token)).statusCode).toBe(200);
});

test('of a session the newest 500 refresh tokens are kept', async () => {
  const { db, registered, renew, count, clock } = await signedUp();
  await db.run(sql`
    insert into refresh_tokens (token_hash, session_id, issued_at, expires_at, rotated_at)
    select sha256(n::text::bytea), session_id, ${clock.at}::timestamptz - n * interval '1 minute', ${clock.at}, ${clock.at}
    from sessions, generate_series(1, ${MAX_TOKENS - 1}::int) n`);
  const renewed = await renew(cookieOf(registered));
  expect(renewed.statusCode).toBe(200);
  expect(await count('refresh_tokens')).toBe(MAX_TOKENS);
  expect((await renew(cookieOf(renewed))).statusCode).toBe(200);
});

test('of an account the newest 10 links to a new password are kept', async () => {
  const { db, user_id, post, count, clock } = await signedUp();
  await db.run(sql`
    insert into reset_tokens (token_hash, user_id, created_at, expires_at)
    select sha256(n::text::bytea), ${user_id}, ${clock.at}::timestamptz - n * interval '1 minute', ${clock.at}
    from generate_series(1, ${MAX_LINKS}::int) n`);
  await post('/forgot-password', { email: 'ada@example.com' });
  const oldest = async () =>
    (
      await db.many(
        z.unknown(),
        sql`select from reset_tokens where token_hash = sha256(${String(MAX_LINKS)}::text::bytea)`,
      )
    ).length;
  // The link is made after the answer.
  await expect.poll(oldest, { timeout: 20_000 }).toBe(0);
  expect(await count('reset_tokens')).toBe(MAX_LINKS);
});
