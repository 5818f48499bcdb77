import type { Db } from '@larder/server/src/platform/db/db.ts';
import { migrate } from '@larder/server/src/platform/db/migrate.ts';
import { openPglite } from '@larder/server/src/platform/db/pglite.ts';
import { Sql, sql } from '@larder/server/src/platform/db/sql.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { CITUS_FILE, runCitusFile, type Said } from '#reliability/harness/citus';

import { statementsOfMainPath } from './mainPath.ts';

const PARTS = 4;
const Name = z.object({ name: z.string() });

let db: Db;
let tables: string[];
let said: Said[];
let statements: Map<string, Sql[]>;

beforeAll(async () => {
  db = await openPglite();
  await migrate(db);
  statements = await statementsOfMainPath(db);
  tables = await names(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by name`,
  );
  said = await runCitusFile(db);
}, 120_000);

afterAll(() => db.close());

async function names(query: Sql): Promise<string[]> {
  return (await db.many(Name, query)).map(({ name }) => name);
}

test('deploy/citus.sql says of every table how it is distributed', () => {
  expect(tables.length).toBeGreaterThan(50);
  expect(said.map(({ name }) => name).toSorted()).toEqual(tables);
});

test('the column of each distributed table is there and in all unique keys', async () => {
  const without = await names(sql`
    select s.name from citus_said.tables s where s.by_column is not null and not exists (
      select from pg_attribute a where a.attrelid = s.name::regclass and a.attname = s.by_column and a.attnotnull)`);
  expect(without).toEqual([]);
  const narrow = await names(sql`
    select x.indexrelid::regclass::text as name from pg_index x join citus_said.tables s on s.name::regclass = x.indrelid
    where x.indisunique and s.by_column is not null and not exists (
      select from pg_attribute a
      where a.attrelid = x.indrelid and a.attname = s.by_column and a.attnum = any(x.indkey))`);
  expect(narrow).toEqual([]);
});

test('a foreign key leads to the same node or to a table that is on all', async () => {
  const apart = await names(sql`
    select c.conrelid::regclass || ' ' || pg_get_constraintdef(c.oid) as name
    from pg_constraint c
    join citus_said.tables mine on mine.name::regclass = c.conrelid
    join citus_said.tables other on other.name::regclass = c.confrelid
    where c.contype = 'f' and other.by_column is not null and (
      mine.colocated is distinct from other.colocated or not exists (
        select from unnest(c.conkey, c.confkey) k (mine_no, other_no)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.mine_no and a.attname = mine.by_column
        join pg_attribute b on b.attrelid = c.confrelid and b.attnum = k.other_no and b.attname = other.by_column))`);
  expect(apart).toEqual([]);
});

test('no distributed table has a trigger', async () => {
  const triggers = await names(sql`
    select t.tgname as name from pg_trigger t join citus_said.tables s on s.name::regclass = t.tgrelid
    where not t.tgisinternal and s.by_column is not null`);
  expect(triggers).toEqual([]);
});

test('calls of the main path ask one node, or are named with what they ask of all', async () => {
  await partition();
  const found = await Promise.all(
    [...statements].map(async ([call, all]) => [call, await wideTables(all)] as const),
  );
  expect(Object.fromEntries(found.filter(([, wide]) => wide !== ''))).toEqual(namedInFile());
});

/** The lines `-- call: every node …; no value …` of the file. */
function namedInFile(): Record<string, string> {
  const lines = CITUS_FILE.matchAll(/^-- ([a-z' ]+): ((?:every node|no value) .+)$/gm);
  return Object.fromEntries([...lines].map(([, call = '', wide = '']) => [call, wide]));
}

/** Each distributed table in parts by its column: PostgreSQL's planner then tells which parts a statement reads. */
async function partition(): Promise<void> {
  const parts = Array.from({ length: PARTS }, (_, n) => n);
  await db.script(`create schema spread; set search_path = spread, public`);
  for (const { name, by_column } of said) {
    if (by_column === null) continue;
    await db.script(`
      create table spread.${name} (like public.${name} including all) partition by hash (${by_column});
      ${parts.map((n) => `create table spread.${name}_p${n} partition of spread.${name} for values with (modulus ${PARTS}, remainder ${n});`).join('')}`);
  }
}

const Plan = z.object({ 'QUERY PLAN': z.string() });

/** Shape  as in the file; '' when all statements stay on one node. */
async function wideTables(all: readonly Sql[]): Promise<string> {
  const [everywhere, without] = [new Set<string>(), new Set<string>()];
  for (const { text, values } of all) {
    const plan = await db.many(Plan, new Sql(`explain ${text}`, values));
    const parts = plan.flatMap((row) => [...row['QUERY PLAN'].matchAll(/ on (\w+)_p(\d)\b/g)]);
    for (const { name, by_column } of said) {
      const read = new Set(parts.filter(([, table]) => table === name).map(([, , part]) => part));
      if (read.size > 1) everywhere.add(name);
      const [, columns] =
        new RegExp(`insert into ${name}(?: as \\w)? \\(([^)]*)\\)`).exec(text) ?? [];
      if (
        by_column !== null &&
        columns !== undefined &&
        !columns.split(/[\s,]+/).includes(by_column)
      )
        without.add(name);
    }
  }
  const list = (what: string, found: ReadonlySet<string>) =>
    found.size === 0 ? [] : [`${what} ${[...found].toSorted().join(', ')}`];
  return [...list('every node', everywhere), ...list('no value', without)].join('; ');
}
