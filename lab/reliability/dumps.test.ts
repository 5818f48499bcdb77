import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

import { migrate } from '@larder/server/src/platform/db/migrate.ts';
import { sql } from '@larder/server/src/platform/db/sql.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { runToEnd } from '#reliability/harness/child';
import { addOrders, addStores } from '#reliability/harness/largeShop';
import {
  countOf,
  findPostgres,
  onDatabase,
  type Postgres,
  startPostgres,
} from '#reliability/harness/postgres';
import { NO_PROMTOOL, promtool } from '#reliability/harness/promtool';

const SLOW = { timeout: 240_000 };
const DAY_MS = 86_400_000;
const MIGRATIONS = 'server/migrations';
/** The last migration of the released version: CHANGELOG.md, 0.1.0. */
const LAST_RELEASED = '0042_kitchen_news.sql';

const people = [crypto.randomUUID(), crypto.randomUUID()] as const;

/** People, a food, stores and orders, as the released version has them. */
async function fill(url: string, orders: number): Promise<void> {
  const [shopper, vendor] = people;
  await onDatabase(url, async (db) => {
    for (const [user_id, role] of [
      [shopper, 'user'],
      [vendor, 'vendor'],
    ] as const)
      await db.run(sql`insert into users (user_id, role, email, name, address, password_hash, created_at)
          values (${user_id}, ${role}, ${`${role}@example.com`}, 'Ada', 'Street 1', 'none', now())`);
    await db.run(sql`insert into ingredients (ingredient_id, name, unit_quantity, unit)
        select gen_random_uuid(), 'Item ' || n, n, 'gm' from generate_series(1, 20) n`);
    await addStores(db, { vendor_id: vendor, stores: 3, lat: 40, lng: -74 });
    const { store_id } = await db.one(
      z.object({ store_id: z.string() }),
      sql`select store_id from stores order by name limit 1`,
    );
    await addOrders(db, { user_id: shopper, store_id, orders });
  });
}

/** A folder with the migrations up to one. */
function migrationsUpTo(last: string): URL {
  const folder = mkdtempSync(join(tmpdir(), 'larder-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of readdirSync(MIGRATIONS).filter((one) => one <= last))
    copyFileSync(join(MIGRATIONS, name), join(folder, name));
  return pathToFileURL(`${folder}/`);
}

describe.skipIf(findPostgres() === undefined)('dumps of PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-dumps-'));
  const figures = join(folder, 'larder.prom');
  const BACKUP_DIR = join(folder, 'dumps');
  let postgres: Postgres;

  beforeAll(async () => {
    postgres = await startPostgres();
    await onDatabase(postgres.url, migrate);
    await fill(postgres.url, 50);
  }, 120_000);
  afterAll(async () => {
    await postgres.remove();
    rmSync(folder, { recursive: true });
  }, 60_000);

  /** Shape   exit code, and what was said. */
  function run(
    script: 'backup' | 'restore-drill',
    settings: Record<string, string> = {},
    args: readonly string[] = [],
  ) {
    const { status, stdout, stderr } = spawnSync(`deploy/${script}.sh`, args, {
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: folder,
        DATABASE_URL: postgres.url,
        BACKUP_DIR,
        BACKUP_METRICS: figures,
        ...settings,
      },
    });
    return { code: status, said: stdout + stderr };
  }
  const dumps = () => readdirSync(BACKUP_DIR).toSorted();
  const newest = () =>
    join(BACKUP_DIR, dumps().findLast((name) => /^larder-.*[.]dump$/.test(name)) ?? '');
  /** A dump as somebody made it some days ago; what is in it does not matter here. */
  const leave = (name: string, days: number) => {
    const at = new Date(Date.now() - days * DAY_MS);
    for (const end of ['', '.json']) {
      writeFileSync(join(BACKUP_DIR, name + end), '');
      utimesSync(join(BACKUP_DIR, name + end), at, at);
    }
  };
  const databases = () =>
    onDatabase(postgres.url, (db) => countOf(db, sql`select count(*) as n from pg_database`));

  test('a dump with its sums; old ones and halves go; Prometheus learns when', SLOW, ({ skip }) => {
    expect(run('backup').code).toBe(0);
    leave('larder-2026-01-01T00-00-00Z.dump', 16);
    leave('larder-2026-01-02T00-00-00Z.dump', 13);
    leave('larder-2026-01-03T00-00-00Z.dump.part', 0);
    leave('mine.dump', 400);
    const begun = Math.floor(Date.now() / 1000);
    const again = run('backup');
    expect(again).toMatchObject({ code: 0, said: expect.stringMatching(/\d+ tables, \d+ rows/) });
    const kept = dumps();
    expect(kept.filter((name) => name.startsWith('larder-2026-01'))).toEqual([
      'larder-2026-01-02T00-00-00Z.dump',
      'larder-2026-01-02T00-00-00Z.dump.json',
    ]);
    expect(kept.filter((name) => name.includes('.part'))).toEqual([]);
    expect(kept).toContain('mine.dump');
    const text = readFileSync(figures, 'utf8');
    const [, at = ''] = /^larder_dump_last_success_timestamp_seconds (\d+)$/m.exec(text) ?? [];
    expect(Number(at)).toBeGreaterThanOrEqual(begun);
    const ran = promtool(['check', 'metrics'], text);
    if (ran === undefined) return skip(NO_PROMTOOL);
    expect(ran).toEqual({ code: 0, text: '' });
  });

  test('a dump that fails leaves what was: dumps, and the time of the last good one', SLOW, () => {
    const before = [dumps(), readFileSync(figures, 'utf8')];
    const gone = { DATABASE_URL: 'postgres://postgres@127.0.0.1:1/larder' };
    expect(run('backup', gone).code).not.toBe(0);
    expect([dumps(), readFileSync(figures, 'utf8')]).toEqual(before);
  });

  test('two at one time: the second one says so', SLOW, () => {
    // Holds the lock as another backup does, while it runs the script.
    const held = spawnSync('flock', [join(BACKUP_DIR, 'lock'), 'deploy/backup.sh'], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], DATABASE_URL: postgres.url, BACKUP_DIR },
    });
    expect([held.status, held.stderr]).toEqual([1, `another backup to ${BACKUP_DIR} runs\n`]);
  });

  test('the drill restores the newest, counts, and leaves no database', SLOW, async () => {
    const before = await databases();
    const drill = run('restore-drill');
    expect(drill.code).toBe(0);
    expect(drill.said).toContain(`${newest()} was restored in `);
    expect(drill.said).toMatch(/^ +50 orders$/m);
    expect(drill.said).toContain('0 migrations to this version');
    expect(await databases()).toBe(before);
  });

  test('the drill of a dump that differs fails, and leaves no database', SLOW, async () => {
    const before = await databases();
    const other = join(folder, 'other.dump');
    copyFileSync(newest(), other);
    const sums = readFileSync(`${newest()}.json`, 'utf8');
    writeFileSync(`${other}.json`, sums.replace('"rows": 50', '"rows": 51'));
    const drill = run('restore-drill', {}, [other]);
    expect(drill.code).toBe(1);
    expect(drill.said).toContain('tables differ from the backup: ');
    expect(await databases()).toBe(before);
    const own = run('restore-drill', { DATABASE_URL: postgres.address('larder_drill') });
    expect(own.code).toBe(1);
    expect(own.said).toContain('DATABASE_URL: larder_drill is');
  });

  test('a dump goes into another server, which has none of the roles', SLOW, async () => {
    await using other = await startPostgres();
    const settings = { DATA_DIR: folder, DATABASE_URL: other.url };
    const restored = await runToEnd('cli/restore', settings, ['--from', newest()]);
    expect(restored.text).toContain('all invariants hold');
    expect(restored.code).toBe(0);
    const roles = sql`select count(*) as n from pg_roles where rolname in ('app_rw', 'app_migrate')`;
    expect(await onDatabase(other.url, (db) => countOf(db, roles))).toBe(2);
  });

  test('a dump of the released version is brought to this one', SLOW, async () => {
    await postgres.administer('create database released');
    const url = postgres.address('released');
    const released = migrationsUpTo(LAST_RELEASED);
    await onDatabase(url, (db) => migrate(db, released));
    await fill(url, 2_000);
    const own = { DATABASE_URL: url, BACKUP_DIR: join(folder, 'released') };
    expect(run('backup', own).code).toBe(0);
    const drill = run('restore-drill', own);
    const later = readdirSync(MIGRATIONS).filter((name) => name > LAST_RELEASED).length;
    expect(drill.said).toContain(`${later} migrations to this version in `);
    expect(drill.code).toBe(0);
    console.info(drill.said.trim().split('\n').at(-1));
  });
});
