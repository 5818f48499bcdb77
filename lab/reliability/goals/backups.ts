import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { openPostgres } from '@larder/server/src/db/postgres.ts';
import { Sql } from '@larder/server/src/db/sql.ts';

import { startLoad } from '#reliability/chaos/load';
import type { Goal } from '#reliability/goal';
import { client } from '#reliability/harness/client';
import { addOrders, fillShop } from '#reliability/harness/largeShop';
import type { Postgres } from '#reliability/harness/postgres';
import { runToEnd } from '#reliability/harness/program';
import { startServer } from '#reliability/harness/server';
import { startSuite } from '#reliability/harness/suite';
import { ADMIN, makeWorld } from '#reliability/harness/world';

const ORDERS = 100_000;
const DUMP_S = 30;
const RESTORE_S = 60;

/**
 * A dump taken during orders is a consistent snapshot and restores exactly.
 *
 * 100,000 orders and more coming in: dump ≤ 30 s, restored into an empty database ≤ 60 s, every table
 * equal, every rule holds, pg_amcheck and pg_verifybackup find nothing; the same for the embedded
 * database.
 */
export const backupAndRestore: Goal = {
  id: 'R-24',
  limit:
    '100,000 orders, more coming in: dump ≤ 30 s, restore ≤ 60 s, every table equal; the embedded database too',
  run: async ({ seed }) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'larder-backup-'));
    await using suite = await startSuite({ database: { wal_level: 'replica' } });
    const { postgres, call } = suite;
    const world = await makeWorld(call, { stock: 100_000 });
    const [{ user_id }, { stores }] = [world.shoppers[0], world.vendors[0]];
    await fillShop(postgres.url, (db) =>
      addOrders(db, { user_id, store_id: stores[0] ?? '', orders: ORDERS }),
    );
    const load = startLoad(call, world, { clients: 8, seed });
    const env = { DATA_DIR: folder.path, DATABASE_URL: postgres.url };
    const file = join(folder.path, 'larder.dump');
    await sleep(5_000);
    const dump = await runToEnd('cli/backup', env, ['--to', file]);
    const verified = baseBackup(postgres);
    const book = await load.stop();
    const admin = openPostgres(postgres.address('postgres'), { poolSize: 1 });
    await admin.run(new Sql('create database restored', []));
    await admin.close();
    const restored = { ...env, DATABASE_URL: postgres.address('restored') };
    const restore = await runToEnd('cli/restore', restored, ['--from', file]);
    const again = await runToEnd('cli/restore', restored, ['--from', file]);
    const amcheck = runTool(postgres, 'pg_amcheck', [
      '--install-missing',
      '--host=127.0.0.1',
      `--port=${postgres.port}`,
      '--username=postgres',
      'restored',
    ]);
    const embedded = await embeddedRoundTrip(folder.path);
    return {
      pass:
        dump.code === 0 &&
        dump.seconds <= DUMP_S &&
        restore.code === 0 &&
        restore.seconds <= RESTORE_S &&
        again.code === 1 &&
        amcheck === 0 &&
        verified === 0 &&
        embedded &&
        book.acknowledged.size > 50,
      figures: {
        orders: ORDERS + book.acknowledged.size,
        'orders acknowledged meanwhile': book.acknowledged.size,
        dump: dump.text.trim().split(': ').at(-1) ?? '',
        'dump s': dump.seconds,
        'restore s': restore.seconds,
        restored: restore.code === 0 ? 'every table equal' : restore.text.slice(0, 300),
        'into a full database': again.code === 1 ? 'refused' : 'not refused',
        'pg_amcheck code': amcheck,
        'pg_verifybackup code': verified,
        'embedded database': embedded ? 'every table equal' : 'differs',
      },
    };
  },
};

/** Shape: the exit code. */
function runTool({ bin, as }: Postgres, name: string, args: readonly string[]): number {
  return spawnSync(join(bin, name), [...args], { ...as, stdio: 'ignore' }).status ?? -1;
}

/** A physical backup under load. Shape: the exit code of its check. */
function baseBackup(postgres: Postgres): number {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'larder-base-'));
  const { uid, gid } = postgres.as;
  if (uid !== undefined && gid !== undefined) chownSync(folder.path, uid, gid);
  const taken = runTool(postgres, 'pg_basebackup', [
    `--dbname=host=127.0.0.1 port=${postgres.port} user=postgres`,
    `--pgdata=${folder.path}`,
    '--checkpoint=fast',
  ]);
  return taken === 0 ? runTool(postgres, 'pg_verifybackup', [folder.path]) : taken;
}

async function embeddedRoundTrip(folder: string): Promise<boolean> {
  const DATA_DIR = join(folder, 'embedded');
  const server = await startServer({ DATA_DIR, ...ADMIN });
  await makeWorld(client(server.api));
  server.signal('SIGTERM');
  await server.ended();
  const file = join(folder, 'embedded.tar.gz');
  const env = { DATA_DIR };
  const { code: saved } = await runToEnd('cli/backup', env, ['--to', file]);
  const { code: restored } = await runToEnd('cli/restore', env, ['--from', file]);
  return saved === 0 && restored === 0;
}
