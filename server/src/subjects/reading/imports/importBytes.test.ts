import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { testApp } from '#testing/testApp';

import { dropOldImports } from './recipeImports.queries.ts';

const MIB = 2 ** 20;

/** Files of somebody, the newest first, with rows of a MiB each. */
async function files(...rows: readonly number[]) {
  const world = await testApp();
  const { db } = world;
  const cook = await world.person('user');
  const ids: string[] = rows.map(() => crypto.randomUUID());
  for (const [n, many] of rows.entries()) {
    await db.run(sql`
      insert into recipe_imports (import_id, user_id, file_name, status, created_at)
      values (${ids[n]}, ${cook.user_id}, 'a', 'read', ${world.clock.at}::timestamptz - ${n}::int * interval '1 minute')`);
    await db.run(sql`
      insert into recipe_import_rows (import_id, row_no, title, state, draft)
      select ${ids[n]}, k, 'No. ' || k, 'ready', json_build_object(
        'title', 'No. ' || k, 'description', 'x', 'preparation_time', 1, 'serving_size', 1, 'items', json_build_array(),
        'lines', json_build_array(json_build_object('original', 'rice')),
        'unknown', repeat('x', ${MIB - 1_000}::int))
      from generate_series(0, ${many - 1}::int) k`);
  }
  const [newest = ''] = ids;
  const drop = () =>
    db.transaction((tx) => dropOldImports(tx, { import_id: newest, user_id: cook.user_id }));
  const left = async () => {
    const there = await db.many(
      z.object({ import_id: z.string() }),
      sql`select import_id from recipe_imports order by created_at desc`,
    );
    return there.map(({ import_id }) => ids.indexOf(import_id));
  };
  return { ...world, cook, newest, drop, left };
}

test('the oldest files make room when all drafts have more than 48 MiB', async () => {
  const most = RECIPE_LIMITS.importBytes / MIB;
  const { drop, left } = await files(2, most - 3, 2, 1);
  await drop();
  expect(await left()).toEqual([0, 1]);
});

test('a file that was just read stays, whatever it has', async () => {
  const { drop, left } = await files(RECIPE_LIMITS.importBytes / MIB + 2, 1);
  await drop();
  expect(await left()).toEqual([0]);
});

test('an answer has as many rows as fit, and says where the next begin', async () => {
  const { app, cook, newest } = await files(3);
  const ask = async (from: number) => {
    const answer = await app.inject({
      url: `/api/user/imports/${newest}?from=${from}`,
      headers: cook.headers,
    });
    const { rows, next } = answer.json();
    return [rows.map(({ row }: { row: number }) => row), next];
  };
  expect(await ask(0)).toEqual([[0], 1]);
  expect(await ask(1)).toEqual([[1], 2]);
  expect(await ask(2)).toEqual([[2], null]);
});
