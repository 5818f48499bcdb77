import { MAX_SAVED } from '@larder/shared/recipes/saved.calls';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { BRIEF, kitchen } from '#subjects/recipes/testing/kitchen';
import { brokenInvariants } from '#testing/invariants';

import { saveRecipe } from './saved.service.ts';

const NOBODYS = '00000000-0000-4000-8000-000000000000';

test('a found recipe is saved, listed without the provider, and saved no longer', async () => {
  const { save, list, ids, ask } = await kitchen();
  expect((await save(1052)).statusCode).toBe(204);
  expect(await ids()).toEqual([1052]);
  expect(await list()).toEqual({
    value: [
      {
        ...BRIEF,
        key: '1052',
        saved_at: '2026-03-04T12:00:00.000Z',
        tally: { times: 0, last_on: null, rating: null },
        own: null,
        collections: [],
      },
    ],
    first: 1,
    truncated: false,
    total: 1,
  });
  for (let round = 0; round < 2; round += 1)
    expect((await ask('DELETE', '/user/saved-recipes/1052')).statusCode).toBe(204);
  expect([await ids(), (await list()).total]).toEqual([[], 0]);
});

test('saving it again keeps its place and renews what is shown', async () => {
  const { save, later, list, keys } = await kitchen();
  await save(1);
  later();
  await save(2);
  later();
  await save(1, { title: 'Butter chicken, better' });
  expect(await keys()).toEqual(['2', '1']);
  expect((await list()).value[1].title).toBe('Butter chicken, better');
});

test('own recipes are there by nature, and whole', async () => {
  const { write, save, later, list, keys } = await kitchen();
  const id = await write('Rice');
  later();
  await save(7);
  expect(await keys()).toEqual(['7', id]);
  expect((await list('filter=own')).value).toMatchObject([
    { key: id, title: 'Rice', calories: null, own: { recipe_id: id, items: [{ name: 'Rice' }] } },
  ]);
});

test.for([
  ['', ['8', '7', 'own'], 'what was cooked and is not saved is not in all'],
  ['filter=own', ['own'], ''],
  ['filter=found', ['8', '7'], ''],
  ['filter=cooked', ['9', '8', 'own'], 'newest first: when it was saved, else cooked'],
  ['sort=cooked', ['own', '8', '7'], 'often first, then the last day'],
  ['filter=cooked&sort=cooked', ['own', '9', '8'], '9 on a later day than 8'],
  ['q=CREME', ['7'], 'accents and case do not matter'],
  ['q=%25', [], 'a sign of patterns is a sign'],
] as const)('?%s lists %j: %s', async ([query, expected]) => {
  const { write, save, later, noteCooked, ask, keys } = await kitchen();
  const own = await write('Rice');
  later();
  await save(7, { title: 'Crème brûlée' });
  later();
  await save(8);
  later();
  for (const day of ['2026-01-01', '2026-01-02']) await noteCooked(own, { cooked_on: day });
  await noteCooked('8', { cooked_on: '2026-02-01' });
  await noteCooked('9', { cooked_on: '2026-02-03' });
  await ask('DELETE', '/user/saved-recipes/9');
  expect(await keys(query)).toEqual(expected.map((key) => (key === 'own' ? own : key)));
});

test.for(['newest', 'cooked'])('pages sorted by %s have every recipe once', async (sort) => {
  const { write, save, noteCooked, list } = await kitchen();
  const own = await write('Rice');
  for (const id of [1, 2, 3, 4]) await save(id);
  await noteCooked('2');
  await noteCooked(own);
  const pages: string[][] = [];
  let page = await list(`sort=${sort}&limit=2`);
  for (;;) {
    pages.push(page.value.map(({ key }: { key: string }) => key));
    if (!page.truncated) break;
    page = await list(`sort=${sort}&limit=2&cursor=${page.next_cursor}`);
  }
  expect(pages.map((keys) => keys.length)).toEqual([2, 2, 1]);
  expect(pages.flat().toSorted()).toEqual(['1', '2', '3', '4', own].toSorted());
  const back = await list(`sort=${sort}&limit=2&cursor=${page.previous_cursor}`);
  expect(back.value.map(({ key }: { key: string }) => key)).toEqual(pages[1]);
});

test('a cursor of another filter or sort, and one that is made up, are refused', async () => {
  const { save, list, ask } = await kitchen();
  for (const id of [1, 2]) await save(id);
  const { next_cursor } = await list('limit=1');
  const forged = Buffer.from('["saved all cooked","after",1,[1,"x",1,"1"]]').toString('base64url');
  const refused = [
    `sort=cooked&cursor=${next_cursor}`,
    `filter=own&cursor=${next_cursor}`,
    `sort=cooked&cursor=${forged}`,
    'cursor=x',
    'limit=101',
    'filter=theirs',
  ];
  const statuses: Record<string, number> = {};
  for (const query of refused)
    statuses[query] = (await ask('GET', `/user/saved-recipes?${query}`)).statusCode;
  expect(statuses).toEqual(Object.fromEntries(refused.map((query) => [query, 400])));
});

test.for([
  ['no title', { title: ' ' }, 'title'],
  ['a title of 201 letters', { title: 'x'.repeat(201) }, 'title'],
  ['a picture by http', { image: 'http://a.example/x.png' }, 'image'],
  ['a picture of another site', { image: '//a.example/x.png' }, 'image'],
  ['a script for a picture', { image: 'javascript:alert(1)' }, 'image'],
  ['a picture of 501 letters', { image: `https://a.example/${'x'.repeat(483)}` }, 'image'],
  ['no minutes', { minutes: 0 }, 'minutes'],
  ['10,001 minutes', { minutes: 10_001 }, 'minutes'],
  ['half a calorie', { calories: 0.5 }, 'calories'],
  ['no servings', { servings: 0 }, 'servings'],
  ['1,001 servings', { servings: 1_001 }, 'servings'],
  ['more than a recipe', { user_id: NOBODYS }, ''],
] as const)('%s is refused by the name of its field', async ([, change, field]) => {
  const { save, ids } = await kitchen();
  const answer = await save(1, change);
  expect([answer.statusCode, answer.json().details.fields[0].field]).toEqual([400, field]);
  expect(await ids()).toEqual([]);
});

test.for(['0', '-1', '1.5', 'x', '9999999999', NOBODYS])(
  '%s is no recipe of the provider',
  async (id) => {
    const { ask } = await kitchen();
    for (const method of ['PUT', 'DELETE'] as const)
      expect((await ask(method, `/user/saved-recipes/${id}`, { payload: BRIEF })).statusCode).toBe(
        404,
      );
  },
);

test('one account does not see or change what another saved', async () => {
  const { save, ask, keys, ids, list, person } = await kitchen();
  const eve = await person('user');
  await save(1);
  await save(2, { who: eve });
  await ask('DELETE', '/user/saved-recipes/1', { who: eve });
  expect([await keys(), await ids()]).toEqual([['1'], [1]]);
  expect([await keys('', eve), await ids(eve)]).toEqual([['2'], [2]]);
  expect((await list('', eve)).total).toBe(1);
});

test('the 2,000th is saved and the 2,001st refused, until there is room', async () => {
  const { db, cook, save, ask, ids } = await kitchen();
  await db.run(sql`
    insert into saved_recipes (user_id, provider_id, title, minutes, calories, servings, saved_at)
    select ${cook.user_id}, n, 'Recipe', 30, 400, 2, now() from generate_series(1, ${MAX_SAVED - 1}) n`);
  const presses = await Promise.all([save(3_000), save(3_001), save(3_002)]);
  expect(presses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    204, 409, 409,
  ]);
  expect((await save(3_009)).json().error).toBe('saved_full');
  expect((await save(1)).statusCode).toBe(204);
  await ask('DELETE', '/user/saved-recipes/1');
  expect((await save(3_009)).statusCode).toBe(204);
  expect(await ids()).toHaveLength(MAX_SAVED);
});

describe('a deleted account', () => {
  test('leaves nothing that it saved or cooked', async () => {
    const { db, save, noteCooked, write, person, cook, ask } = await kitchen();
    const admin = await person('admin');
    const eve = await person('user');
    await save(1);
    await noteCooked('1');
    await noteCooked(await write('Rice'));
    await save(2, { who: eve });
    const gone = await ask('DELETE', `/admin/user/${cook.user_id}`, { who: admin });
    expect(gone.statusCode).toBe(200);
    const Row = z.object({ user_id: z.string() });
    const left = sql`select user_id from saved_recipes union all select user_id from cooked_recipes`;
    expect(await db.many(Row, left)).toEqual([{ user_id: eve.user_id }]);
    expect(await brokenInvariants(db)).toEqual([]);
  });

  test('saves nothing at the same moment', async () => {
    const { db, cook } = await kitchen();
    await db.run(sql`update users set status = 'deleted', email = null, name = null, address = null,
      password_hash = null, deleted_at = now() where user_id = ${cook.user_id}`);
    const saving = db.transaction((tx) =>
      saveRecipe(tx, { user_id: cook.user_id, provider_id: 1, brief: BRIEF, at: new Date() }),
    );
    await expect(saving).rejects.toMatchObject({ code: 'not_signed_in' });
  });
});

test('the data that somebody takes along has all that they saved and cooked, and nothing else', async () => {
  const { ask, save, noteCooked, write, person, later } = await kitchen();
  const eve = await person('user');
  await save(1);
  await noteCooked('1', { note: 'Less salt', rating: 4 });
  later();
  const own = await write('Rice');
  await noteCooked(own);
  await save(2, { who: eve });
  await noteCooked('2', { who: eve });
  expect((await ask('GET', '/user/export')).json()).toMatchObject({
    saved_recipes: [{ provider_id: 1, title: 'Butter Chicken' }],
    cooked_recipes: [
      { provider_id: 1, recipe_id: null, note: 'Less salt', rating: 4 },
      { provider_id: null, recipe_id: own, note: null, rating: null },
    ],
  });
});
