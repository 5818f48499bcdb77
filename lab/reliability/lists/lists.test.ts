import type { Db } from '@larder/server/src/platform/db/db.ts';
import { migrate } from '@larder/server/src/platform/db/migrate.ts';
import { openPglite } from '@larder/server/src/platform/db/pglite.ts';
import { sql } from '@larder/server/src/platform/db/sql.ts';
import { everyCall } from '@larder/shared/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { LISTS } from './lists.ts';
import { OTHER_TABLES, STORE_NOTHING } from './others.ts';

let db: Db;
beforeAll(async () => {
  db = await openPglite();
  await migrate(db);
}, 120_000);
afterAll(() => db.close());

test('every call that may store something is of a list with a bound', () => {
  const changing = everyCall()
    .map(({ call }) => `${call.method} ${call.path}`)
    .filter((name) => !name.startsWith('GET '));
  const named = [...new Set([...LISTS.flatMap(({ calls }) => calls), ...STORE_NOTHING])];
  expect(named.toSorted()).toEqual(changing.toSorted());
});

test('no call that stores nothing is of a list', () => {
  const storing = new Set(LISTS.flatMap(({ calls }) => calls));
  expect(STORE_NOTHING.filter((name) => storing.has(name))).toEqual([]);
});

test('every table is of a list with a bound, or it is said why it stays small', async () => {
  const tables = await db.many(
    z.object({ name: z.string() }),
    sql`select tablename as name from pg_tables where schemaname = 'public' order by name`,
  );
  const named = new Set([...LISTS.flatMap((list) => list.tables), ...Object.keys(OTHER_TABLES)]);
  expect([...named].toSorted()).toEqual(tables.map(({ name }) => name));
});

test('the file names of lists differ, and each says its bound', () => {
  expect(new Set(LISTS.map(({ name }) => name)).size).toBe(LISTS.length);
  expect(LISTS.filter(({ bound }) => bound === '')).toEqual([]);
});
