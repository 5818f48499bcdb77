import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { openPostgres } from '@larder/server/src/db/postgres.ts';
import { Sql } from '@larder/server/src/db/sql.ts';

import { startLoad } from '#chaos/load';
import type { Goal } from '#goal';
import { client } from '#harness/client';
import { addOrders, fillShop } from '#harness/largeShop';
import type { Postgres } from '#harness/postgres';
import { startServer } from '#harness/server';
import { startSuite } from '#harness/suite';
import { ADMIN, makeWorld } from '#harness/world';

const cli = (name: string) =>
  fileURLToPath(import.meta.resolve(`@larder/server/src/cli/${name}.ts`));

/** Shape: the exit code, what it said, and how long it took. */
function runCli(name: 'backup' | 'restore', args: string[], env: Record<string, string>) {
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli(name), ...args], {
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  });
  return {
    status,
    text: stdout + stderr,
    seconds: Math.round((performance.now() - begun) / 100) / 10,
  };
}

const ORDERS = 100_000;
const DUMP_S = 30;
const RESTORE_S = 60;

/**
 * A dump taken while orders come in is one moment of them, and comes back as it was.
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
    const folder = mkdtempSync(join(tmpdir(), 'larder-backup-'));
    const suite = await startSuite({ database: { wal_level: 'replica' } });
    const { postgres, call } = suite;
    try {
      const world = await makeWorld(call, { stock: 100_000 });
      const [{ user_id }, { stores }] = [world.shoppers[0], world.vendors[0]];
      await fillShop(postgres.url, (db) =>
        addOrders(db, { user_id, store_id: stores[0] ?? '', orders: ORDERS }),
      );
      const load = startLoad(call, world, { clients: 8, seed });
      const env = { DATA_DIR: folder, DATABASE_URL: postgres.url };
      const file = join(folder, 'larder.dump');
      await sleep(5_000);
      const dump = runCli('backup', ['--to', file], env);
      const verified = baseBackup(postgres);
      const book = await load.stop();
      const admin = openPostgres(postgres.address('postgres'), { poolSize: 1 });
      await admin.run(new Sql('create database restored', []));
      await admin.close();
      const restored = { ...env, DATABASE_URL: postgres.address('restored') };
      const restore = runCli('restore', ['--from', file], restored);
      const again = runCli('restore', ['--from', file], restored);
      const amcheck = runTool(postgres, 'pg_amcheck', [
        '--install-missing',
        '--host=127.0.0.1',
        `--port=${postgres.port}`,
        '--username=postgres',
        'restored',
      ]);
      const embedded = await embeddedRoundTrip(folder);
      return {
        pass:
          dump.status === 0 &&
          dump.seconds <= DUMP_S &&
          restore.status === 0 &&
          restore.seconds <= RESTORE_S &&
          again.status === 1 &&
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
          restored: restore.status === 0 ? 'every table equal' : restore.text.slice(0, 300),
          'into a full database': again.status === 1 ? 'refused' : 'not refused',
          'pg_amcheck code': amcheck,
          'pg_verifybackup code': verified,
          'embedded database': embedded ? 'every table equal' : 'differs',
        },
      };
    } finally {
      await suite.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Shape: the exit code. */
function runTool({ bin, as }: Postgres, name: string, args: readonly string[]): number {
  return spawnSync(join(bin, name), [...args], { ...as, stdio: 'ignore' }).status ?? -1;
}

/** A copy of the files themselves, taken while they are in use. Shape: what its check ends with. */
function baseBackup(postgres: Postgres): number {
  const folder = mkdtempSync(join(tmpdir(), 'larder-base-'));
  const { uid, gid } = postgres.as;
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  try {
    const taken = runTool(postgres, 'pg_basebackup', [
      `--dbname=host=127.0.0.1 port=${postgres.port} user=postgres`,
      `--pgdata=${folder}`,
      '--checkpoint=fast',
    ]);
    return taken === 0 ? runTool(postgres, 'pg_verifybackup', [folder]) : taken;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function embeddedRoundTrip(folder: string): Promise<boolean> {
  const DATA_DIR = join(folder, 'embedded');
  const server = await startServer({ DATA_DIR, ...ADMIN });
  await makeWorld(client(server.api));
  server.signal('SIGTERM');
  await server.ended();
  const file = join(folder, 'embedded.tar.gz');
  const env = { DATA_DIR };
  return (
    runCli('backup', ['--to', file], env).status === 0 &&
    runCli('restore', ['--from', file], env).status === 0
  );
}
