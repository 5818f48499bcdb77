import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { freePort } from '@larder/e2e/freePort.ts';
import type { Db } from '@larder/server/src/platform/db/db.ts';
import { migrate } from '@larder/server/src/platform/db/migrate.ts';
import { openPostgres } from '@larder/server/src/platform/db/postgres.ts';
import { sql } from '@larder/server/src/platform/db/sql.ts';
import { z } from 'zod';

import { startLoad } from '#reliability/chaos/load';
import { client } from '#reliability/harness/client';
import { onDatabase, type Postgres, startPostgres } from '#reliability/harness/postgres';
import { until } from '#reliability/harness/wait';

import { check, checkBooks, type Pair, startPair, type Trial } from './trial.ts';

const BOUNCER = '/usr/sbin/pgbouncer';
const LOAD_MS = 6_000;
/** PgBouncer's connections to the database, shared by all processes. */
const POOL = 5;

/** PgBouncer in transaction mode between two processes and the database. */
export const pgbouncer: Trial = {
  name: 'PgBouncer in transaction mode',
  run: async () => {
    if (!existsSync(BOUNCER)) return [check('pgbouncer is installed', false, BOUNCER)];
    await using postgres = await startPostgres();
    await using bouncer = await startBouncer(postgres);
    const addresses = { DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: postgres.url };
    await using pair = await startPair(addresses);
    return await onDatabase(postgres.url, (db) => underLoad(pair, { db, postgres, bouncer }));
  },
};

type Parts = { db: Db; postgres: Postgres; bouncer: { url: string } };

async function underLoad({ servers, world }: Pair, { db, postgres, bouncer }: Parts) {
  const load = startLoad(client(servers[0].api), world, { clients: 24 });
  await sleep(LOAD_MS / 2);
  const { n, role } = await db.one(
    z.object({ n: z.number(), role: z.string().nullable() }),
    sql`select count(*) as n, min(usename) as role from pg_stat_activity
          where application_name = '' and backend_type = 'client backend' and query not like '%pg_stat_activity%'
            and query not like 'LISTEN%' and query not like 'listen%'`,
  );
  await sleep(LOAD_MS / 2);
  const book = await load.stop();
  const through = openPostgres(bouncer.url, { listenUrl: postgres.url });
  const settings = await through.one(
    z.object({ role: z.string(), timeout: z.string() }),
    sql`select current_setting('role') as role, current_setting('statement_timeout') as timeout`,
  );
  await through.close();
  return [
    ...(await checkBooks('orders acknowledged through it', db, book)),
    check(`connections to the database (${role})`, n <= POOL + 4, n),
    check('the program’s role is taken', settings.role === 'app_rw', settings.role),
    check('the time limit of a statement is set', settings.timeout === '5s', settings.timeout),
  ];
}

/** With the settings of compose.yaml. */
async function startBouncer(postgres: Postgres) {
  const folder = mkdtempSync(join(tmpdir(), 'larder-bouncer-'));
  const port = await freePort();
  const ini = join(folder, 'pgbouncer.ini');
  writeFileSync(
    ini,
    `[databases]
larder = host=127.0.0.1 port=${postgres.port} dbname=larder user=postgres connect_query='set role app_rw; set jit = off; set statement_timeout = 5000; set lock_timeout = 2000; set idle_in_transaction_session_timeout = 10000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${POOL}
max_client_conn = 500
ignore_startup_parameters = extra_float_digits, options, statement_timeout, lock_timeout, idle_in_transaction_session_timeout
logfile = ${join(folder, 'log')}
`,
  );
  for (const path of [folder, ini]) postgres.own(path);
  const child = spawn(BOUNCER, ['-q', ini], { ...postgres.as, stdio: 'ignore' });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const url = `postgres://postgres@127.0.0.1:${port}/larder`;
  // The first direct migration creates the role that connections switch to.
  await onDatabase(postgres.url, migrate);
  const isUp = () => onDatabase(url, (db) => db.run(sql`select 1`));
  await until('PgBouncer answers', () => isUp().then(Boolean, () => false));
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
