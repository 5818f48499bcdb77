import { COLLECTION_LIMITS } from '@larder/shared/recipes/collections';
import { expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { BRIEF, kitchen } from '#subjects/recipes/testing/kitchen';
import { brokenInvariants } from '#testing/invariants';
import type { Person } from '#testing/testApp';

const NOBODYS = '00000000-0000-4000-8000-000000000000';

/** A shopper with the calls about collections. */
async function shelves() {
  const world = await kitchen();
  const { ask, cook } = world;
  const create = (name: unknown, who?: Person) =>
    ask('POST', '/user/collections', { payload: { name }, ...(who && { who }) });
  const make = async (name: string, who = cook): Promise<string> =>
    (await create(name, who)).json().collection_id;
  const rename = (id: string, name: string, who = cook) =>
    ask('PUT', `/user/collections/${id}`, { payload: { name }, who });
  const change = (key: string, payload: object, who = cook) =>
    ask('PUT', `/user/recipes/${key}/collections`, { payload, who });
  const names = async (who = cook): Promise<[string, number][]> =>
    (await ask('GET', '/user/collections', { who }))
      .json()
      .value.map(({ name, recipes }: { name: string; recipes: number }) => [name, recipes]);
  const of = async (key: string, who = cook): Promise<string[]> =>
    (await ask('GET', `/user/recipes/${key}/collections`, { who })).json().value;
  return { ...world, create, make, rename, change, names, of };
}

test('a collection has found and own recipes, is filtered by, and leaves them when it is deleted', async () => {
  const { make, change, names, of, save, write, later, keys, list, ask, db } = await shelves();
  const own = await write('Rice');
  later();
  await save(7);
  later();
  await save(8);
  const [week, feast] = [await make('Weeknight'), await make('feast')];
  expect((await change('7', { add: [week, feast] })).json().value).toEqual([feast, week]);
  expect((await change(own, { add: [week, week] })).json().value).toEqual([week]);
  expect((await change(own, { add: [week] })).json().value).toEqual([week]);
  expect(await names()).toEqual([
    ['feast', 1],
    ['Weeknight', 2],
  ]);
  expect(await keys(`collection=${week}`)).toEqual(['7', own]);
  expect(await keys(`collection=${week}&filter=own`)).toEqual([own]);
  expect((await list(`collection=${week}&q=rice`)).total).toBe(1);
  const shown = (await list()).value.map(
    ({ collections }: { collections: string[] }) => collections,
  );
  expect(shown).toEqual([[], [feast, week], [week]]);
  expect((await change('7', { remove: [week] })).json().value).toEqual([feast]);
  expect((await ask('DELETE', `/user/collections/${feast}`)).statusCode).toBe(204);
  expect((await ask('DELETE', `/user/collections/${feast}`)).json().error).toBe(
    'collection_not_found',
  );
  expect([await of('7'), await keys()]).toEqual([[], ['8', '7', own]]);
  expect(await brokenInvariants(db)).toEqual([]);
});

test('pages of a collection are its own', async () => {
  const { make, change, save, list, ask } = await shelves();
  const week = await make('Weeknight');
  for (const id of [1, 2, 3]) await save(id);
  for (const key of ['1', '3']) await change(key, { add: [week] });
  const first = await list(`collection=${week}&limit=1`);
  const second = await list(`collection=${week}&limit=1&cursor=${first.next_cursor}`);
  expect([...first.value, ...second.value].map(({ key }) => key)).toEqual(
    expect.arrayContaining(['1', '3']),
  );
  expect((await ask('GET', `/user/saved-recipes?cursor=${first.next_cursor}`)).statusCode).toBe(
    400,
  );
});

test.for([
  ['', 'name: must not be empty'],
  [' '.repeat(9), 'name: must not be empty'],
  ['x'.repeat(61), 'name: must be at most 60 characters'],
  ['a\u0000b', 'name: '],
  ['WEEKNIGHT', 'name: is the name of another collection of yours'],
  ['Wéeknight', 'name: is the name of another collection of yours'],
] as const)('a collection named %j is refused: %s', async ([name, message]) => {
  const { create, make, rename, names } = await shelves();
  await make('Weeknight');
  const other = await make('x'.repeat(60));
  for (const answer of [await create(name), await rename(other, name)]) {
    expect([answer.statusCode, answer.json().details.fields[0].field]).toEqual([400, 'name']);
    expect(answer.json().message).toContain(message);
  }
  expect(await names()).toHaveLength(2);
});

test('a name may change its case, and be anybody else’s', async () => {
  const { make, rename, names, person } = await shelves();
  const other = await person('user');
  const week = await make('weeknight');
  await make('Weeknight', other);
  expect((await rename(week, 'WeekNight')).json()).toEqual({
    collection_id: week,
    name: 'WeekNight',
    recipes: 0,
  });
  expect(await names(other)).toEqual([['Weeknight', 0]]);
});

test('another’s collections and recipes are not found', async () => {
  const { make, change, rename, write, keys, names, ask, person, save } = await shelves();
  const other = await person('user');
  const [week, own] = [await make('Weeknight'), await write('Rice')];
  await change(own, { add: [week] });
  const theirs = await make('Theirs', other);
  await save(7);
  const tried = [
    await rename(week, 'Mine', other),
    await ask('DELETE', `/user/collections/${week}`, { who: other }),
    await change('7', { add: [week], brief: BRIEF }, other),
    await change('7', { add: [NOBODYS], brief: BRIEF }),
    await change(own, { add: [theirs] }, other),
  ];
  expect(tried.map((answer) => answer.json().error)).toEqual([
    'collection_not_found',
    'collection_not_found',
    'collection_not_found',
    'collection_not_found',
    'recipe_not_found',
  ]);
  await change(own, { remove: [week] }, other);
  expect(await keys(`collection=${week}`)).toEqual([own]);
  expect(await keys(`collection=${week}`, other)).toEqual([]);
  expect(await names()).toEqual([['Weeknight', 1]]);
});

test('a recipe that is not saved becomes saved by it, and leaves its collections when it is saved no longer', async () => {
  const { make, change, ids, of, noteCooked, ask, names, db } = await shelves();
  const week = await make('Weeknight');
  expect((await change('7', { add: [week] })).json().details.fields[0].field).toBe('brief');
  expect((await change('7', { add: [week], brief: BRIEF })).statusCode).toBe(200);
  await noteCooked('8');
  expect(await ids()).toEqual([7]);
  await change('8', { add: [week], brief: BRIEF });
  expect(await ids()).toEqual([7, 8]);
  for (const key of ['7', '8']) await ask('DELETE', `/user/saved-recipes/${key}`);
  expect([await of('7'), await of('8'), await names()]).toEqual([[], [], [['Weeknight', 0]]]);
  expect(await brokenInvariants(db)).toEqual([]);
});

test('a deleted recipe leaves its collections', async () => {
  const { make, change, write, names, ask } = await shelves();
  const [week, own] = [await make('Weeknight'), await write('Rice')];
  await change(own, { add: [week] });
  await ask('DELETE', `/user/recipes/${own}`);
  expect(await names()).toEqual([['Weeknight', 0]]);
});

test('an account has at most 100 collections, also when two are made at once', async () => {
  const { create, db, cook, names } = await shelves();
  await db.run(sql`insert into collections (collection_id, user_id, name, created_at)
    select gen_random_uuid(), ${cook.user_id}, 'No. ' || n, now()
    from generate_series(1, ${COLLECTION_LIMITS.ofOne - 1}::int) n`);
  const made = await Promise.all([create('A'), create('B')]);
  expect(made.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect((await create('C')).json().error).toBe('collections_full');
  expect(await names()).toHaveLength(COLLECTION_LIMITS.ofOne);
});

test('a recipe is in at most 50 collections, and a collection has at most 1,000 recipes', async () => {
  const { make, change, of, save, db, cook } = await shelves();
  await save(1);
  const ids: string[] = [];
  for (let n = 0; n <= COLLECTION_LIMITS.ofRecipe; n += 1) ids.push(await make(`No. ${n}`));
  await change('1', { add: ids.slice(0, 49) });
  const refused = await change('1', { add: ids.slice(49) });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { error: 'in_too_many_collections', details: { fields: [{ field: 'add' }] } },
  ]);
  expect((await change('1', { add: ids.slice(50), remove: ids.slice(0, 1) })).statusCode).toBe(200);
  expect(await of('1')).toHaveLength(49);
  await db.run(sql`insert into saved_recipes (user_id, provider_id, title, minutes, calories, servings, saved_at)
    select ${cook.user_id}, n, 'x', 1, 1, 1, now() from generate_series(1001, 2000) n`);
  await db.run(sql`insert into collection_recipes (collection_id, user_id, provider_id, added_at)
    select ${ids[0]}, ${cook.user_id}, n, now() from generate_series(1001, 2000) n`);
  expect((await change('1', { add: ids.slice(0, 1) })).json().details.fields[0]).toEqual({
    field: 'add',
    message: '“No. 0”: A collection has at most 1,000 recipes. Take one out first.',
  });
  expect((await change('1', { add: ids.slice(0, 51) })).json().details.fields[0]).toEqual({
    field: 'add',
    message: 'must have at most 50 collections',
  });
});
