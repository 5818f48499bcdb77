import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { CAN_MOUNT, onSmallDisk } from '#testing/smallDisk';

import { backupFile } from './backup.ts';
import { DatabaseUnusable, embeddedDirectory, explain, openEmbedded } from './embedded.ts';
import { sql } from './sql.ts';

const WHOLE = mkdtempSync(join(tmpdir(), 'larder-embedded-'));
const copies: string[] = [];
let table = '';

beforeAll(async () => {
  // As an interrupted start leaves it.
  const half = `${embeddedDirectory(WHOLE)}.new`;
  mkdirSync(half);
  writeFileSync(join(half, 'PG_VERSION'), '18\n');
  const db = await openEmbedded(WHOLE);
  await db.run(sql`create table kept (n int, text text)`);
  await db.run(
    sql`insert into kept select n, repeat('words ', 20) from generate_series(1, 5000) n`,
  );
  const { path } = await db.one(
    z.object({ path: z.string() }),
    sql`select pg_relation_filepath('kept') as path`,
  );
  table = path;
  await db.close();
}, 120_000);
afterAll(() => {
  for (const folder of [WHOLE, ...copies]) rmSync(folder, { recursive: true });
}, 120_000);

/** Shape: the DATA_DIR of a copy, and the path of one of its database's files. */
function copyOfWhole() {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'larder-embedded-'));
  copies.push(DATA_DIR);
  cpSync(WHOLE, DATA_DIR, { recursive: true });
  return { DATA_DIR, path: (file: string) => join(embeddedDirectory(DATA_DIR), file) };
}

/** Every file below a folder with a sum of what is in it. */
function contents(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) return name;
      return `${name} ${createHash('sha1').update(readFileSync(path)).digest('hex')}`;
    });
}

const walOf = (folder: string) => readdirSync(folder).filter((name) => /^[0-9A-F]{24}$/.test(name));

type Damage = (path: (file: string) => string) => void;
const without =
  (file: string): Damage =>
  (path) =>
    rmSync(path(file), { recursive: true });
const cutTo =
  (bytes: number, file: string): Damage =>
  (path) =>
    truncateSync(path(file), bytes);
const emptied =
  (folder: string): Damage =>
  (path) => {
    rmSync(path(folder), { recursive: true });
    mkdirSync(path(folder));
  };

test.for<[string, Damage, string]>([
  ['without PG_VERSION', without('PG_VERSION'), 'PG_VERSION is missing'],
  ['with an empty PG_VERSION', cutTo(0, 'PG_VERSION'), 'does not contain valid data'],
  ['without its control file', without('global/pg_control'), 'global/pg_control is missing'],
  ['with half a control file', cutTo(4096, 'global/pg_control'), 'has 4096 bytes instead of 8192'],
  ['with a cut control file', cutTo(100, 'global/pg_control'), 'has 100 bytes instead of 8192'],
  [
    'with another control file',
    (path) => writeFileSync(path('global/pg_control'), Buffer.alloc(8192, 7)),
    'database files are incompatible',
  ],
  ['with nothing in global', emptied('global'), 'global/pg_control is missing'],
  ['with nothing in base', emptied('base'), 'base/5/PG_VERSION is missing'],
  ['without its own tables', emptied('base/5'), 'base/5/PG_VERSION is missing'],
  ['without its log', emptied('pg_wal'), 'pg_wal is empty'],
  [
    'with a cut log',
    (path) => {
      for (const name of walOf(path('pg_wal'))) truncateSync(path(`pg_wal/${name}`), 1000);
    },
    'could not locate a valid checkpoint record',
  ],
  ['without its commits', emptied('pg_xact'), 'pg_xact is empty'],
  ['without its settings', without('postgresql.conf'), 'postgresql.conf'],
  ['without an empty folder that a copy left out', without('pg_notify'), '"pg_notify"'],
])('a database %s is refused in one line and left as it is', async ([, damage, reason]) => {
  const { DATA_DIR, path } = copyOfWhole();
  damage(path);
  const before = contents(DATA_DIR);
  const refused = await openEmbedded(DATA_DIR).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DatabaseUnusable);
  const message = refused instanceof Error ? refused.message : '';
  expect(message).toContain(reason);
  expect(message).toContain(`${embeddedDirectory(DATA_DIR)} cannot be used`);
  expect(message).not.toContain('\n');
  expect(message.length).toBeLessThan(500);
  expect(contents(DATA_DIR)).toEqual(before);
});

test('the error names the newest backup, or says that there is none', async () => {
  const { DATA_DIR, path } = copyOfWhole();
  rmSync(path('PG_VERSION'));
  await expect(openEmbedded(DATA_DIR)).rejects.toThrow('There is no backup; move it away');
  const folder = join(DATA_DIR, 'backups');
  mkdirSync(folder);
  for (const day of ['2026-03-03', '2026-03-04'])
    writeFileSync(backupFile(folder, new Date(`${day}T12:00:00.000Z`)), '');
  writeFileSync(join(folder, 'mine.tar.gz'), '');
  await expect(openEmbedded(DATA_DIR)).rejects.toThrow(
    `npm run restore -- --from ${join(folder, '2026-03-04T12-00-00.000Z.tar.gz')}`,
  );
});

test.for([
  ['missing', (path: string) => rmSync(path, { recursive: true })],
  ['empty', (path: string) => emptied('.')(() => path)],
] as const)(
  'a database that is %s is not replaced by an empty one while there are backups',
  async ([, lose]) => {
    const { DATA_DIR } = copyOfWhole();
    const directory = embeddedDirectory(DATA_DIR);
    lose(directory);
    mkdirSync(join(DATA_DIR, 'backups'));
    const backup = backupFile(join(DATA_DIR, 'backups'), new Date('2026-03-04T12:00:00.000Z'));
    writeFileSync(backup, '');
    const before = contents(DATA_DIR);
    await expect(openEmbedded(DATA_DIR)).rejects.toThrow('is gone. Restore the newest backup');
    expect(contents(DATA_DIR)).toEqual(before);
  },
);

test('creates a database in an empty folder', async () => {
  const { DATA_DIR } = copyOfWhole();
  emptied('.')(() => embeddedDirectory(DATA_DIR));
  await (await openEmbedded(DATA_DIR)).close();
  expect(readdirSync(DATA_DIR)).toEqual(['pglite']);
});

test.skipIf(!CAN_MOUNT)(
  'a full disk leaves nothing half made; with space the database is created',
  () =>
    onSmallDisk('24m', async (folder, grow) => {
      const refused = openEmbedded(folder);
      await expect(refused).rejects.toBeInstanceOf(DatabaseUnusable);
      await expect(refused).rejects.toThrow('(No space left on device). Free some space');
      expect(readdirSync(folder)).toEqual([]);
      grow('200m');
      await (await openEmbedded(folder)).close();
      expect(readdirSync(folder)).toEqual(['pglite']);
    }),
);

test('a database is made aside; one that was killed is opened again with all it acknowledged', async () => {
  expect(readdirSync(WHOLE)).toEqual(['pglite']);
  const { DATA_DIR } = copyOfWhole();
  const used = await openEmbedded(DATA_DIR);
  await used.run(sql`insert into kept values (0, 'acknowledged')`);
  // As a kill leaves it: copied while it is open.
  const killed = mkdtempSync(join(tmpdir(), 'larder-embedded-'));
  copies.push(killed);
  cpSync(DATA_DIR, killed, { recursive: true });
  await used.close();
  const again = await openEmbedded(killed);
  const row = z.object({ text: z.string() });
  expect(await again.one(row, sql`select text from kept where n = 0`)).toEqual({
    text: 'acknowledged',
  });
  await again.close();
});

test('reading a damaged page fails', async () => {
  const { DATA_DIR, path } = copyOfWhole();
  const bytes = readFileSync(path(table));
  for (const at of [5_000, 5_001, 5_002]) bytes[8192 + at] = (bytes[8192 + at] ?? 0) ^ 0xff;
  writeFileSync(path(table), bytes);
  const db = await openEmbedded(DATA_DIR);
  const read = await db
    .many(z.object({ text: z.string() }), sql`select text from kept`)
    .catch((error: unknown) => explain(error, DATA_DIR));
  await db.close();
  expect(read).toBeInstanceOf(DatabaseUnusable);
  expect(read).toHaveProperty('message', expect.stringContaining('invalid page in block 1 of'));
});

test('errors not caused by files stay as they are', () => {
  const error = new Error('of ours');
  expect(explain(error, WHOLE)).toBe(error);
  expect(explain('text', WHOLE)).toBe('text');
});
