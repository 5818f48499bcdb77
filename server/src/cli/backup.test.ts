import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';

import { backUpEmbedded } from '#platform/db/backup';
import { migrate } from '#platform/db/migrate';
import { openPglite } from '#platform/db/pglite';
import { sql } from '#platform/db/sql';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'larder-backup-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

/** Runs one of the commands on the embedded database. */
function run(name: 'backup' | 'restore', ...args: string[]) {
  const program = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  return new Promise<{ code: number | string; said: string }>((resolve) => {
    execFile(process.execPath, [program, ...args], { env: { DATA_DIR } }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, said: out + err }),
    );
  });
}

async function withDatabase<T>(work: (db: Awaited<ReturnType<typeof openPglite>>) => Promise<T>) {
  const db = await openPglite({ dataDir: join(DATA_DIR, 'pglite') });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

const countCatalogue = () =>
  withDatabase((db) =>
    db.one(z.object({ n: z.int() }), sql`select count(*) as n from ingredients`),
  );

test('a restore returns every row, and detects changes', { timeout: 240_000 }, async () => {
  await withDatabase(async (db) => {
    await migrate(db);
    await db.run(sql`insert into ingredients (ingredient_id, name, unit_quantity, unit)
        select gen_random_uuid(), 'Item ' || n, n, 'gm' from generate_series(1, 200) n`);
  });
  const file = join(DATA_DIR, 'saved.tar.gz');
  expect((await run('backup', '--to', file)).code).toBe(0);
  await withDatabase((db) => db.run(sql`delete from ingredients`));

  expect(await run('restore', '--from', file)).toEqual({
    code: 0,
    said: `${file} is restored: all tables match, all invariants hold\n`,
  });
  expect(await countCatalogue()).toEqual({ n: 200 });

  const sums = readFileSync(`${file}.json`, 'utf8');
  writeFileSync(`${file}.json`, sums.replace('"rows": 200', '"rows": 201'));
  const noticed = await run('restore', '--from', file);
  expect([noticed.code, noticed.said]).toEqual([1, expect.stringContaining('ingredients')]);
  // The database that it differs from is still there.
  expect(await countCatalogue()).toEqual({ n: 200 });
});

test(
  'a backup of a database in use is consistent and can be restored',
  { timeout: 240_000 },
  async () => {
    const file = join(DATA_DIR, 'in-use.tar.gz');
    await withDatabase(async (db) => {
      await db.run(sql`delete from ingredients`);
      let late: Promise<unknown> = Promise.resolve();
      await backUpEmbedded(db, file, () => {
        // Called between the sums and the copy: the write must be in neither.
        late = db.run(sql`insert into ingredients (ingredient_id, name, unit_quantity, unit)
          values (gen_random_uuid(), 'Late', 1, 'gm')`);
        return false;
      });
      await late;
    });
    expect(await countCatalogue()).toEqual({ n: 1 });
    expect(await run('restore', '--from', file)).toMatchObject({ code: 0 });
    expect(await countCatalogue()).toEqual({ n: 0 });
  },
);

test.for([
  ['a backup that was cut', '', 1_000_000, 'cut.tar.gz is damaged'],
  ['sums that were cut', '.json', 100, 'cut.tar.gz.json is damaged'],
] as const)(
  '%s takes nothing’s place, and is one line',
  { timeout: 240_000 },
  async ([, end, bytes, said]) => {
    const file = join(DATA_DIR, 'cut.tar.gz');
    for (const part of ['', '.json'])
      cpSync(`${join(DATA_DIR, 'in-use.tar.gz')}${part}`, file + part);
    truncateSync(file + end, bytes);
    const before = readdirSync(DATA_DIR);
    const refused = await run('restore', '--from', file);
    expect([refused.code, refused.said.trimEnd().split('\n').length]).toEqual([1, 1]);
    expect(refused.said).toContain(said);
    expect(readdirSync(DATA_DIR)).toEqual(before);
    expect(await countCatalogue()).toEqual({ n: 0 });
  },
);

test('overwrites no file, and needs a backup to restore', async () => {
  expect(await run('backup', '--to', join(DATA_DIR, 'larder.lock', '..', 'pglite'))).toMatchObject({
    code: 1,
    said: expect.stringContaining('exists already'),
  });
  expect(await run('restore', '--from', join(DATA_DIR, 'missing'))).toMatchObject({ code: 1 });
});
