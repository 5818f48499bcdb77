import type { Db } from '@larder/server/src/platform/db/db.ts';
import { openPostgres } from '@larder/server/src/platform/db/postgres.ts';

import { brokenRules } from '#reliability/chaos/audit';

import { client } from './client.ts';
import { startPostgres } from './postgres.ts';
import { RUNTIME, startServer } from './server.ts';
import { ADMIN } from './world.ts';

export type Suite = Awaited<ReturnType<typeof startSuite>>;

/**
 * A new database, a server on it, a client and direct access to the tables.
 *
 * Shape   `settings` are the program's, `database` those of PostgreSQL, `directory` its data directory;
 *         `between` gives the port of a proxy between the two; `runtime` are Node options.
 */
export async function startSuite({
  settings = {},
  database = {},
  directory,
  watchSockets = false,
  between,
  runtime = RUNTIME,
}: {
  settings?: Record<string, string>;
  database?: Record<string, string>;
  directory?: string;
  watchSockets?: boolean;
  between?: (port: number) => Promise<number>;
  runtime?: string[];
} = {}) {
  const postgres = await startPostgres({ settings: database, ...(directory && { directory }) });
  const seen = between ? await between(postgres.port) : postgres.port;
  const DATABASE_URL = postgres.url.replace(`:${postgres.port}/`, `:${seen}/`);
  const server = await startServer(
    { DATABASE_URL, ...ADMIN, ...settings },
    { watchSockets, runtime },
  );
  let db: Db = openPostgres(postgres.url);
  const stop = async () => {
    await db.close();
    await server.stop();
    await postgres.remove();
  };
  return {
    postgres,
    server,
    call: client(server.api),
    db: () => db,
    /** Call it after a restart of the database. */
    reconnect: async () => {
      await db.close();
      db = openPostgres(postgres.url);
    },
    broken: () => brokenRules(db),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
