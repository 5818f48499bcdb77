import { randomBytes } from 'node:crypto';

import { Sql } from '@larder/server/src/platform/db/sql.ts';
import pg from 'pg';

import { onDatabase } from '#reliability/harness/postgres';
import { startServer } from '#reliability/harness/server';

import type { Store } from './calls.ts';
import { type Amounts, generate } from './generate.ts';

/** The PostgreSQL server for runs: TEST_DATABASE_URL, else one on this machine. */
const SERVER_URL =
  process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** A new, empty database for one run. */
export async function makeDatabase() {
  const name = `larder_bench_${randomBytes(6).toString('hex')}`;
  const administer = async (statement: string) => {
    await onDatabase(SERVER_URL, (db) => db.run(new Sql(statement, [])));
  };
  await administer(`create database ${name}`);
  const url = new URL(SERVER_URL);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    [Symbol.asyncDispose]: () => administer(`drop database ${name} with (force)`),
  };
}

/** Starts the server with the demonstration and waits until it is ready. */
export function demoServer(settings: Record<string, string>) {
  return startServer({ LOG_LEVEL: 'error', SEED: 'demo', ...settings });
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** A server on its own filled database. Shape: `pool` for bare statements. Units: `madeIn` seconds. */
export async function openShop(amounts: Amounts, { connections = 10 } = {}) {
  await using started = new AsyncDisposableStack();
  const { url } = started.use(await makeDatabase());
  const secret = randomBytes(48).toString('base64url');
  const server = started.use(await demoServer({ DATABASE_URL: url, JWT_SECRET: secret }));
  const began = performance.now();
  await onDatabase(url, (db) => generate(db, amounts));
  const madeIn = (performance.now() - began) / 1000;
  const pool = started.adopt(new pg.Pool({ connectionString: url, max: connections }), (open) =>
    open.end(),
  );
  const running = started.move();
  const close = () => running.disposeAsync();
  return {
    url,
    secret,
    address: server.url,
    pid: server.pid,
    pool,
    madeIn,
    [Symbol.asyncDispose]: close,
  };
}

/** Generated stores with the same four items each; the first one does not run out. */
export async function someStores({ pool }: Shop, n: number): Promise<Store[]> {
  const { rows } = await pool.query<Store>(
    `select s.store_id, s.vendor_id, (
       select json_agg(json_build_object('ingredient_id', ingredient_id)) from (
         select ingredient_id from store_items i where i.store_id = s.store_id
         order by ingredient_id limit 4) i) as items
     from stores s where s.name like 'Store %' order by s.store_id limit $1`,
    [n],
  );
  await pool.query('update store_items set quantity = 1000000 where store_id = $1', [
    rows[0]?.store_id,
  ]);
  return rows;
}
