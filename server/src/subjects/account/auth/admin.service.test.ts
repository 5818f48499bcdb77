import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { ConfigError } from '#config';
import { sql } from '#platform/db/sql';
import { accountCalls } from '#testing/accounts';
import { testApp } from '#testing/testApp';

import { createAdmin, ensureAdmin } from './admin.service.ts';

const EMAIL = 'root@example.com';
const PASSWORD = 'hunter of the larder';
const given = { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD };

async function world(settings: Record<string, string> = {}) {
  const made = await testApp({ settings });
  const admins = () =>
    made.db.many(
      z.object({ email: z.string(), name: z.string() }),
      sql`select email, name from users where role = 'admin' order by email`,
    );
  return { ...made, ...accountCalls(made.app), admins };
}

describe('the configured administrator', () => {
  test('is made from the settings, can log in, and is audited', async () => {
    const { deps, admins, login, db } = await world(given);
    await ensureAdmin(deps);
    expect(await admins()).toEqual([{ email: EMAIL, name: 'Administrator' }]);
    const audited = await db.many(
      z.object({ action: z.string(), actor_role: z.string(), ip: z.string().nullable() }),
      sql`select action, actor_role, ip from audit_log`,
    );
    expect(audited).toEqual([{ action: 'admin_created', actor_role: 'system', ip: null }]);
    const answer = await login({ email: EMAIL, password: PASSWORD, role: 'admin' });
    expect(answer.statusCode).toBe(200);
  });

  test('four servers that start together create one', async () => {
    const { deps, admins, db } = await world(given);
    const held = async () => {
      const { n } = await db.one(
        z.object({ n: z.int() }),
        sql`select count(*) as n from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return n === 4;
    };
    let started: Promise<void>[] = [];
    // Nobody can write until all four have found that there is no administrator. (The embedded
    // database has one connection, so there they wait for this transaction as a whole.)
    await db.transaction(async (tx) => {
      await tx.run(sql`lock table users in exclusive mode`);
      started = [1, 2, 3, 4].map(() => ensureAdmin(deps));
      await vi.waitUntil(() => db.kind === 'pglite' || held(), { timeout: 10_000 });
    });
    await Promise.all(started);
    expect(await admins()).toHaveLength(1);
  });

  test('is made beside others, and again when another has deleted it', async () => {
    const { deps, admins, login, db } = await world(given);
    await createAdmin(deps, { email: 'other@example.com', name: 'Grace', password: PASSWORD });
    await ensureAdmin(deps);
    expect(await admins()).toHaveLength(2);
    await db.run(sql`update users set status = 'deleted', email = null, name = null, address = null,
      password_hash = null, deleted_at = now() where email = ${EMAIL}`);
    await ensureAdmin(deps);
    expect((await login({ email: EMAIL, password: PASSWORD, role: 'admin' })).statusCode).toBe(200);
  });

  test('is left alone while its password is the one of the settings; else that is set', async () => {
    const { deps, admins, login, db } = await world(given);
    await ensureAdmin(deps);
    const session = () => login({ email: EMAIL, password: PASSWORD, role: 'admin' });
    expect((await session()).statusCode).toBe(200);
    await ensureAdmin(deps);
    const alive = () =>
      db.one(
        z.object({ n: z.int() }),
        sql`select count(*) as n from sessions where revoked_at is null`,
      );
    expect(await alive()).toEqual({ n: 1 });
    const config = { ...deps.config, ADMIN_PASSWORD: 'another password' };
    await ensureAdmin({ ...deps, config });
    expect(await admins()).toHaveLength(1);
    expect(await alive()).toEqual({ n: 0 });
    expect((await session()).statusCode).toBe(401);
    const answer = await login({ email: EMAIL, password: 'another password', role: 'admin' });
    expect(answer.statusCode).toBe(200);
  });

  test('is not made without settings', async () => {
    const { deps, admins } = await world();
    await ensureAdmin(deps);
    expect(await admins()).toEqual([]);
  });

  test.for([
    [{ ADMIN_EMAIL: 'root' }, /email: must be an email/],
    [{ ADMIN_EMAIL: 'root,eve@larder.test' }, /email: must be an email/],
    [{ ADMIN_PASSWORD: 'short12' }, /password: must be at least 8 characters/],
    [{ ADMIN_PASSWORD: 'admin1234' }, /password: is one of the most common/],
  ] as const)('stops the start when it cannot be made: %o', async ([more, message]) => {
    const { deps, admins } = await world({ ...given, ...more });
    const start = ensureAdmin(deps);
    await expect(start).rejects.toBeInstanceOf(ConfigError);
    await expect(start).rejects.toThrow(message);
    expect(await admins()).toEqual([]);
  });

  test('stops the start when the address belongs to a shopper, who stays one', async () => {
    const { deps, admins, register } = await world(given);
    await register({ email: EMAIL });
    await expect(ensureAdmin(deps)).rejects.toThrow(/Email already registered/);
    expect(await admins()).toEqual([]);
  });
});

describe('another administrator', () => {
  test('is made beside the first', async () => {
    const { deps, admins } = await world(given);
    await ensureAdmin(deps);
    await createAdmin(deps, { email: 'Two@Example.com ', name: 'Grace', password: PASSWORD });
    expect(await admins()).toEqual([
      { email: EMAIL, name: 'Administrator' },
      { email: 'two@example.com', name: 'Grace' },
    ]);
  });

  test('an address that has an account is refused', async () => {
    const { deps, admins } = await world(given);
    await ensureAdmin(deps);
    const again = createAdmin(deps, { email: EMAIL, name: 'Grace', password: PASSWORD });
    await expect(again).rejects.toMatchObject({ code: 'email_taken' });
    expect(await admins()).toHaveLength(1);
  });
});
