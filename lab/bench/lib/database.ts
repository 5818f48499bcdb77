import { randomBytes } from 'node:crypto';

import pg from 'pg';

/** The PostgreSQL server for runs: TEST_DATABASE_URL, else one on this machine. */
const SERVER_URL =
  process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

export type OwnDatabase = { url: string; drop: () => Promise<void> };

/** A new, empty database for one run. */
export async function makeDatabase(): Promise<OwnDatabase> {
  const name = `larder_bench_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name}`);
  const url = new URL(SERVER_URL);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`drop database ${name} with (force)`) };
}

/** Runs statements on a separate connection without the product's timeouts. */
export async function onConnection<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function administer(statement: string): Promise<void> {
  await onConnection(SERVER_URL, (client) => client.query(statement));
}
