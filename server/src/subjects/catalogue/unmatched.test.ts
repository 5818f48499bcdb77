import { expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { office } from '#subjects/admin/testing/office';
import type { Person } from '#testing/testApp';

const DAY_MS = 86_400_000;

async function market() {
  const world = await office();
  const { ask, db, ingredient } = world;
  const cilantro = await ingredient('Fresh cilantro');
  await ingredient('Rice');
  const compare = async (who: Person, ...names: string[]) => {
    const needs = names.map((name) => ({ name, unit_quantity: 1, unit: 'gm' }));
    const answer = await ask('POST', '/user/items/compare', { payload: { compare: needs }, who });
    return answer.json().matches as { ingredient_id: string | null }[];
  };
  const rows = () =>
    db.many(
      z.object({ name: z.string(), times: z.int() }),
      sql`select name, times from unmatched_names order by name, day`,
    );
  const listed = async (query = '') => (await ask('GET', `/admin/unmatched${query}`)).json();
  return { ...world, cilantro, compare, rows, listed };
}

test('an unmatched name counts once per shopper and day, anonymously', async () => {
  const { person, compare, rows, clock, db } = await market();
  const [sam, kim] = [await person('user'), await person('user')];
  await compare(sam, '2 dragon fruits, diced', 'Rice', 'dragon fruit');
  await expect.poll(rows).toEqual([{ name: 'dragon fruit', times: 1 }]);
  await compare(sam, 'Dragon fruit');
  await compare(kim, 'Dragon fruit', 'bob@example.com');
  clock.at = new Date(clock.at.getTime() + DAY_MS);
  await compare(sam, 'Dragon fruit');
  const columns = await db.many(
    z.object({ column_name: z.string() }),
    sql`select column_name from information_schema.columns where table_name = 'unmatched_names'`,
  );
  expect(columns.map(({ column_name }) => column_name).toSorted()).toEqual([
    'day',
    'name',
    'times',
  ]);
});

test('pending counts are written at shutdown', async () => {
  const { app, person, compare, rows } = await market();
  const [sam, kim] = [await person('user'), await person('user')];
  await compare(sam, 'Dragon fruit');
  await compare(kim, 'Dragon fruit');
  await app.close();
  expect(await rows()).toEqual([{ name: 'dragon fruit', times: 2 }]);
});

test('one person cannot fill the list', async () => {
  const { app, person, compare, rows } = await market();
  const letters = 'abcdefghij';
  const names = Array.from(
    { length: 100 },
    (_, n) => `q${letters[n % 10]}x${letters[Math.floor(n / 10)]}z`,
  );
  await compare(await person('user'), ...names);
  await app.close();
  expect(await rows()).toHaveLength(50);
});

test('most wanted first; counts below 5 are hidden; similar names are offered', async () => {
  const { db, listed, cilantro } = await market();
  await db.run(sql`insert into unmatched_names (name, day, times) values
    ('cilantro leaf', '2026-03-03', 3), ('cilantro leaf', '2026-03-04', 2), ('quark', '2026-03-04', 9),
    ('ume', '2026-03-04', 4), ('acai', '2026-03-04', 1), ('too old', '2026-01-01', 99), ('rice', '2026-03-04', 50)`);
  const { names, total } = await listed();
  expect(total).toBe(4);
  expect(names.map((row: { name: string; times: number }) => [row.name, row.times])).toEqual([
    ['quark', 9],
    ['cilantro leaf', 5],
    ['acai', null],
    ['ume', null],
  ]);
  expect(names[1].closest[0]).toMatchObject({ ingredient_id: cilantro, name: 'Fresh cilantro' });
  expect(names[1].closest[0].similarity).toBeGreaterThan(0.4);

  const one = await listed('?limit=3');
  expect([one.names, one.first, one.truncated]).toEqual([names.slice(0, 3), 1, true]);
  const two = await listed(`?limit=3&cursor=${one.next_cursor}`);
  expect([two.names, two.first, two.total, two.truncated]).toEqual([names.slice(3), 4, 4, false]);
  expect((await listed(`?limit=3&cursor=${two.previous_cursor}`)).names).toEqual(one.names);
  expect((await listed('?cursor=abc')).message).toBe('cursor: invalid.');
});

test('an alias made from the list is found by the next compare, in every process', async () => {
  const { ask, person, compare, rows, listed, cilantro, deps } = await market();
  const { buildApp } = await import('#app');
  const other = await buildApp(deps, { web: import.meta.dirname });
  const sam = await person('user');
  expect(await compare(sam, 'dhania leaves')).toMatchObject([{ ingredient_id: null }]);
  const elsewhere = async () => {
    const answer = await other.inject({
      method: 'POST',
      url: '/api/user/items/compare',
      headers: sam.headers,
      payload: { compare: [{ name: '1 bunch dhania leaves', unit_quantity: 1, unit: 'gm' }] },
    });
    return answer.json().matches[0].ingredient_id;
  };
  expect(await elsewhere()).toBeNull();
  await expect.poll(async () => (await rows())[0]?.times).toBeGreaterThan(0);
  const [{ name }] = (await listed()).names;
  const added = await ask('POST', `/admin/ingredient/${cilantro}/alias`, {
    payload: { alias: name },
  });
  expect(added.statusCode).toBe(200);
  expect(await compare(sam, 'Dhania leaves')).toMatchObject([{ ingredient_id: cilantro }]);
  expect(await elsewhere()).toBe(cilantro);
  expect((await listed()).names).toEqual([]);
  await other.close();
});

test('a dismissed name is neither listed nor counted until it is restored', async () => {
  const { app, db, ask, person, compare, listed, rows } = await market();
  await db.run(
    sql`insert into unmatched_names (name, day, times) values ('quark', '2026-03-04', 9)`,
  );
  const dismiss = (dismissed: boolean) =>
    ask('PUT', '/admin/unmatched/dismissal', { payload: { name: 'quark', dismissed } });
  await dismiss(true);
  expect((await dismiss(true)).statusCode).toBe(200);
  expect((await listed()).total).toBe(0);
  await compare(await person('user'), 'quark', 'ume');
  await app.close();
  expect(await rows()).toEqual([
    { name: 'quark', times: 9 },
    { name: 'ume', times: 1 },
  ]);
});

test('a restored name is listed again', async () => {
  const { db, ask, listed } = await market();
  await db.run(
    sql`insert into unmatched_names (name, day, times) values ('quark', '2026-03-04', 9)`,
  );
  for (const dismissed of [true, false])
    await ask('PUT', '/admin/unmatched/dismissal', { payload: { name: 'quark', dismissed } });
  expect((await listed()).names).toMatchObject([{ name: 'quark', times: 9 }]);
});
