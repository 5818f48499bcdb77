import { gridCell } from '@larder/shared/basics/distance';
import type { Role } from '@larder/shared/basics/endpoint.model';
import type { StaffRole } from '@larder/shared/basics/staff';
import { beforeAll, onTestFinished } from 'vitest';
import { z } from 'zod';

import { buildApp } from '#app';
import { readConfig } from '#config';
import { type Deps, makeDeps } from '#deps';
import { sql } from '#platform/db/sql';
import { signAccessToken } from '#platform/identity/accessTokens';
import { makePasswordThreads } from '#platform/identity/passwords';
import type { FetchUntrusted } from '#platform/lib/fetchUntrusted';
import { newId } from '#platform/lib/ids';
import type { LeadsOutside } from '#platform/lib/leadsOutside';
import type { PostUntrusted } from '#platform/lib/postUntrusted';
import { threadsForImports } from '#subjects/reading/imports/importThreads.service';
import { makeReadingThreads } from '#subjects/reading/readingThreads.service';

import { openTestDatabase } from './testDatabase.ts';

/** A random key of 48 bytes, for tests only. */
export const TEST_KEY = 'Zk3vQ9xW1rT7yB5nM2cL8dF4gH6jK0pS_aE-uI1oR3wX5zV7';

/** No pages, so that tests do not depend on a build. */
const NO_PAGES = import.meta.dirname;

const AT = '2026-03-04T12:00:00.000Z';

// One per worker. Opened before the first test: a test that times out goes on in the background and disturbs
// the next.
const database = openTestDatabase();
const passwords = makePasswordThreads();
const importThreads = threadsForImports();
const readSource = makeReadingThreads();
beforeAll(() => database, 120_000);

/**
 * A server on an empty database with a fixed clock, and makers for rows.
 *
 * Shape   `db` has all rights; the server has those of production. `clock.at` may be set; `settings` are environment
 *         variables; `web` is the folder of the built pages; without `fetchUntrusted` and `postUntrusted` no address answers;
 *         without `leadsOutside` each counts as one of the internet.
 */
export async function testApp({
  at = AT,
  settings = {},
  web = NO_PAGES,
  fetchUntrusted = async () => undefined,
  postUntrusted = async () => undefined,
  leadsOutside = async () => true,
}: {
  at?: string;
  settings?: Record<string, string>;
  web?: string;
  fetchUntrusted?: FetchUntrusted;
  postUntrusted?: PostUntrusted;
  leadsOutside?: LeadsOutside;
} = {}) {
  const { db, program, empty } = await database;
  await empty();
  const config = readConfig({
    JWT_SECRET: TEST_KEY,
    RATE_LIMITS: 'off',
    SEED: 'none',
    ...settings,
  });
  const clock = { at: new Date(at) };
  const now = () => clock.at;
  const deps = makeDeps(config, {
    db: program,
    now,
    passwords,
    fetchUntrusted,
    postUntrusted,
    leadsOutside,
  });
  const app = await buildApp(deps, { web, readSource, importThreads });
  onTestFinished(() => app.close());
  return { app, db, deps, clock, ...makers({ ...deps, db }) };
}

export type Person = { user_id: string; email: string; headers: { authorization: string } };

function makers(deps: Deps) {
  const { db, config, now } = deps;

  /** An account with a live session, signed in. */
  function person(role: Role, name = `A ${role}`): Promise<Person> {
    return signedIn({ role, kept: role, name });
  }

  /** One of a vendor's staff, signed in. */
  function member(
    works_for: string,
    staff_role: StaffRole,
    name = `A ${staff_role}`,
  ): Promise<Person> {
    return signedIn({ role: 'vendor', kept: 'user', name, works_for, staff_role });
  }

  /** One of a vendor's staff who works in these stores of it alone, signed in. */
  async function keptTo(
    works_for: string,
    staff_role: StaffRole,
    store_ids: readonly string[],
  ): Promise<Person> {
    const kept = await member(works_for, staff_role, `A ${staff_role} of some stores`);
    await db.run(sql`insert into staff_stores (user_id, vendor_id, store_id, nth)
      select ${kept.user_id}, ${works_for}, g.store_id, g.nth
      from unnest(${store_ids}::uuid[]) with ordinality as g (store_id, nth)`);
    await db.run(
      sql`update users set stores_mark = gen_random_uuid() where user_id = ${kept.user_id}`,
    );
    return kept;
  }

  async function signedIn({
    role,
    kept,
    name,
    works_for = null,
    staff_role = null,
  }: {
    role: Role;
    kept: Role;
    name: string;
    works_for?: string | null;
    staff_role?: StaffRole | null;
  }): Promise<Person> {
    const user_id = newId(now());
    const session_id = newId(now());
    const email = `${user_id}@example.com`;
    await db.run(sql`insert into users (user_id, role, email, name, address, password_hash, works_for, staff_role, created_at)
      values (${user_id}, ${kept}, ${email}, ${name}, 'Street 1', 'unusable', ${works_for}, ${staff_role}, ${now()})`);
    await db.run(sql`insert into sessions (session_id, user_id, created_at, last_seen_at, absolute_expires_at)
      values (${session_id}, ${user_id}, ${now()}, ${now()}, ${new Date(now().getTime() + 43_200_000)})`);
    const token = await signAccessToken(
      config,
      { user_id, session_id, role, name, email, address: 'Street 1' },
      now(),
    );
    return { user_id, email, headers: { authorization: `Bearer ${token}` } };
  }

  /** An open store of the vendor, in downtown Chicago by default. */
  async function store(
    vendor_id: string,
    {
      name = 'Corner Store',
      lat = 41.88,
      lng = -87.63,
      store_type = 'Delivery',
      store_id = newId(now()),
      delivery_fee_cents = 0,
      minimum_order_cents = 0,
    } = {},
  ): Promise<string> {
    await db.run(sql`insert into stores (store_id, vendor_id, name, store_type, address, lat, lng, cell,
                                         delivery_fee_cents, minimum_order_cents, created_at)
      values (${store_id}, ${vendor_id}, ${name}, ${store_type}, 'Street 2', ${lat}, ${lng},
              ${gridCell({ lat, lng })}, ${delivery_fee_cents}, ${minimum_order_cents}, ${now()})`);
    return store_id;
  }

  /** An ingredient of the catalogue, 500 gm a pack by default. */
  async function ingredient(
    name: string,
    { unit_quantity = 500, unit = 'gm', category = 'Pantry', ingredient_id = newId(now()) } = {},
  ): Promise<string> {
    await db.run(sql`insert into ingredients (ingredient_id, name, unit_quantity, unit, category)
      values (${ingredient_id}, ${name}, ${unit_quantity}, ${unit}, ${category})`);
    await db.run(sql`update catalogue_version set version = version + 1`);
    return ingredient_id;
  }

  /** Stocks a shelf, with the first movement. */
  async function stock(
    store_id: string,
    ingredient_id: string,
    { price_cents = 349, quantity = 10 } = {},
  ): Promise<void> {
    await db.run(sql`insert into store_items (store_id, ingredient_id, cell, price_cents, quantity)
      select store_id, ${ingredient_id}, cell, ${price_cents}, ${quantity} from stores where store_id = ${store_id}`);
    if (quantity > 0)
      await db.run(sql`insert into stock_movements (store_id, ingredient_id, delta, reason, at)
        values (${store_id}, ${ingredient_id}, ${quantity}, 'initial', ${now()})`);
  }

  async function stockOf(store_id: string, ingredient_id: string): Promise<number> {
    const row = await db.one(
      z.object({ quantity: z.int() }),
      sql`select quantity from store_items where store_id = ${store_id} and ingredient_id = ${ingredient_id}`,
    );
    return row.quantity;
  }

  return { person, member, keptTo, store, ingredient, stock, stockOf };
}
