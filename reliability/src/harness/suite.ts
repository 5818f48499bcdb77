import type { Db } from '@larder/server/src/db/db.ts';
import { countViolations } from '@larder/server/src/db/invariants.ts';
import { openPostgres } from '@larder/server/src/db/postgres.ts';

import { client } from './client.ts';
import { startPostgres } from './postgres.ts';
import { RUNTIME, startServer } from './server.ts';
import { ADMIN } from './world.ts';

export type Suite = Awaited<ReturnType<typeof startSuite>>;

/**
 * A database of our own, a server on it, somebody to speak to it and a look at the tables behind it.
 *
 * Shape   `settings` are the program's, `database` those of PostgreSQL, `directory` where that is to
 *         live; `between` gives the port of something that stands between the two; `runtime` is what
 *         the runtime is told.
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
  return {
    postgres,
    server,
    call: client(server.api),
    db: () => db,
    /** After the database was restarted. */
    reconnect: async () => {
      await db.close();
      db = openPostgres(postgres.url);
    },
    /** The rules that do not hold; empty when all do. */
    broken: async () =>
      Object.entries(await countViolations(db))
        .filter(([, rows]) => rows > 0)
        .map(([name, rows]) => `${name}: ${rows}`),
    stop: async () => {
      await db.close();
      await server.stop();
      await postgres.remove();
    },
  };
}
