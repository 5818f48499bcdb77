import { setTimeout as sleep } from 'node:timers/promises';

import { sql } from '@larder/server/src/platform/db/sql.ts';
import { z } from 'zod';

import { audit } from '#reliability/chaos/audit';
import { startLoad } from '#reliability/chaos/load';
import { atLeast, atMost, type Goal, outcome } from '#reliability/goal';
import { client } from '#reliability/harness/client';
import { type FaultProxy, faultProxy } from '#reliability/harness/faultProxy';
import {
  onDatabase,
  type Postgres,
  STANDBY,
  startPostgres,
  startStandby,
} from '#reliability/harness/postgres';
import { startServer } from '#reliability/harness/server';
import { until } from '#reliability/harness/wait';
import { ADMIN, makeWorld } from '#reliability/harness/world';

/** A proxy in front of a primary and a synchronous standby, which takes over after a kill. */
export const failover: Goal = {
  id: 'R-25',
  limit:
    'standby promoted after a kill of the primary: acknowledged orders lost 0, doubled 0; orders again within 15 s',
  run: async ({ seed }) => {
    await using primary = await startPostgres({ settings: { wal_level: 'replica' } });
    await using standby = await startStandby(primary);
    await using address: FaultProxy = await faultProxy({ port: primary.port });
    const DATABASE_URL = primary.url.replace(`:${primary.port}/`, `:${address.port}/`);
    await using server = await startServer({ DATABASE_URL, ...ADMIN });
    const call = client(server.api);
    const world = await makeWorld(call, { stock: 100_000 });
    await waitForSync(primary);
    const load = startLoad(call, world, { clients: 16, seed });
    await sleep(8_000);
    await primary.kill();
    standby.run('pg_ctl', '-D', standby.folder, 'promote', '-w');
    address.redirect({ port: standby.port });
    await server.ready();
    await sleep(5_000);
    const book = await load.stop();
    const books = await onDatabase(standby.url, (db) => audit(db, book));
    return outcome({
      ...books.rows,
      acknowledged: atLeast(books.acknowledged, 51),
      'longest gap ms': atMost(book.longestGap, 15_000),
    });
  },
};

/** From here on the primary acknowledges nothing that the standby lacks. */
async function waitForSync(primary: Postgres): Promise<void> {
  await primary.administer(`alter system set synchronous_standby_names = '${STANDBY}'`);
  await primary.administer('select pg_reload_conf()');
  const State = z.object({ sync: z.boolean() });
  const isSync = sql`
    select exists (select from pg_stat_replication where sync_state = 'sync') as sync`;
  await onDatabase(primary.address('postgres'), (db) =>
    until('the standby is synchronous', async () => (await db.one(State, isSync)).sync),
  );
}
