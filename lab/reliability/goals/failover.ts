import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { openPostgres } from '@larder/server/src/db/postgres.ts';
import { Sql } from '@larder/server/src/db/sql.ts';
import { z } from 'zod';

import { audit } from '#reliability/chaos/audit';
import { startLoad } from '#reliability/chaos/load';
import type { Goal } from '#reliability/goal';
import { client } from '#reliability/harness/client';
import { type FaultProxy, faultProxy } from '#reliability/harness/faultProxy';
import { type Postgres, startPostgres } from '#reliability/harness/postgres';
import { startServer } from '#reliability/harness/server';
import { until } from '#reliability/harness/wait';
import { ADMIN, makeWorld } from '#reliability/harness/world';

const STANDBY = 'standby';

/**
 * One address in front of a primary and a synchronous standby. The primary is killed; the standby takes
 * over at the same address.
 */
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
    execFileSync(join(standby.bin, 'pg_ctl'), ['-D', standby.folder, 'promote', '-w'], {
      ...standby.as,
      stdio: 'ignore',
    });
    address.redirect({ port: standby.port });
    await server.ready();
    await sleep(5_000);
    const book = await load.stop();
    const db = openPostgres(standby.url);
    const books = await audit(db, book);
    await db.close();
    return {
      pass: books.isSound && book.longestGap < 15_000 && books.acknowledged > 50,
      figures: books.figures,
    };
  },
};

async function startStandby(primary: Postgres): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-standby-'));
  const { uid, gid } = primary.as;
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  execFileSync(
    join(primary.bin, 'pg_basebackup'),
    [
      `--dbname=host=127.0.0.1 port=${primary.port} user=postgres application_name=${STANDBY}`,
      `--pgdata=${folder}`,
      '--write-recovery-conf',
      '--checkpoint=fast',
    ],
    { ...primary.as, stdio: 'ignore' },
  );
  return startPostgres({ directory: folder });
}

/** From here on the primary acknowledges nothing that the standby lacks. */
async function waitForSync(primary: Postgres): Promise<void> {
  const db = openPostgres(primary.address('postgres'), { poolSize: 1 });
  await db.run(new Sql(`alter system set synchronous_standby_names = '${STANDBY}'`, []));
  await db.run(new Sql('select pg_reload_conf()', []));
  const State = z.object({ sync: z.boolean() });
  await until('the standby is synchronous', async () => {
    const { sync } = await db.one(
      State,
      new Sql(
        "select exists (select from pg_stat_replication where sync_state = 'sync') as sync",
        [],
      ),
    );
    return sync;
  });
  await db.close();
}
