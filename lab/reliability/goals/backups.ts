import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { startLoad } from '#reliability/chaos/load';
import { atLeast, atMost, exactly, type Goal, outcome } from '#reliability/goal';
import { runToEnd } from '#reliability/harness/child';
import { client } from '#reliability/harness/client';
import { makeTempFolder } from '#reliability/harness/folder';
import { addOrders, fillShop } from '#reliability/harness/largeShop';
import { startServer } from '#reliability/harness/server';
import { startSuite } from '#reliability/harness/suite';
import { ADMIN, makeWorld } from '#reliability/harness/world';

const ORDERS = 100_000;
const DUMP_S = 30;
const RESTORE_S = 60;
const EQUAL = 'every table equal';

/** A dump taken during orders is a consistent snapshot and restores exactly into an empty database. */
export const backupAndRestore: Goal = {
  id: 'R-24',
  limit:
    '100,000 orders, more coming in: dump ≤ 30 s, restore ≤ 60 s, every table equal; the embedded database too',
  run: async ({ seed }) => {
    using folder = makeTempFolder();
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
    const verified = exitCode(() => postgres.run('pg_verifybackup', postgres.backUp()));
    const book = await load.stop();
    await postgres.administer('create database restored');
    const restored = { ...env, DATABASE_URL: postgres.address('restored') };
    const restore = await runToEnd('cli/restore', restored, ['--from', file]);
    const again = await runToEnd('cli/restore', restored, ['--from', file]);
    const server = ['--host=127.0.0.1', `--port=${postgres.port}`, '--username=postgres'];
    const amcheck = exitCode(() =>
      postgres.run('pg_amcheck', '--install-missing', ...server, 'restored'),
    );
    const embedded = await embeddedRoundTrip(folder.path);
    return outcome({
      orders: ORDERS + book.acknowledged.size,
      'orders acknowledged meanwhile': atLeast(book.acknowledged.size, 51),
      dump: [dump.text.trim().split(': ').at(-1) ?? '', dump.code === 0],
      'dump s': atMost(dump.seconds, DUMP_S),
      'restore s': atMost(restore.seconds, RESTORE_S),
      restored: exactly(restore.code === 0 ? EQUAL : restore.text.slice(0, 300), EQUAL),
      'into a full database': exactly(again.code === 1 ? 'refused' : 'not refused', 'refused'),
      'pg_amcheck code': exactly(amcheck, 0),
      'pg_verifybackup code': exactly(verified, 0),
      'embedded database': exactly(embedded ? EQUAL : 'differs', EQUAL),
    });
  },
};

/** The exit code of a program that throws when it fails. */
function exitCode(run: () => unknown): number {
  try {
    run();
    return 0;
  } catch (error) {
    return Number(Object(error)['status'] ?? -1);
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
  const { code: saved } = await runToEnd('cli/backup', env, ['--to', file]);
  const { code: restored } = await runToEnd('cli/restore', env, ['--from', file]);
  return saved === 0 && restored === 0;
}
