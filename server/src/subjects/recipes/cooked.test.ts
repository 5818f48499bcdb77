import { MAX_COOKED, MAX_SAVED } from '@larder/shared/recipes/saved.calls';
import { expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { kitchen } from '#subjects/recipes/testing/kitchen';
import { brokenInvariants } from '#testing/invariants';

const NOBODYS = '00000000-0000-4000-8000-000000000000';

test('a found recipe that was cooked is kept, not saved, with its note, rating and tally', async () => {
  const { noteCooked, diary, ids, keys } = await kitchen();
  const first = await noteCooked('1052', { note: ' Less salt.\nMore ginger. ', rating: 4 });
  expect([first.statusCode, first.json()]).toMatchObject([
    201,
    {
      entry: { cooked_on: '2026-03-01', note: 'Less salt.\nMore ginger.', rating: 4 },
      tally: { times: 1, last_on: '2026-03-01', rating: 4 },
    },
  ]);
  await noteCooked('1052', { cooked_on: '2026-02-01', rating: 2 });
  await noteCooked('1052', { cooked_on: '2026-03-03' });
  expect([await ids(), await keys(), await keys('filter=cooked')]).toEqual([[], [], ['1052']]);
  const { value, tally, truncated } = await diary('1052');
  expect(value.map(({ cooked_on }: { cooked_on: string }) => cooked_on)).toEqual([
    '2026-03-03',
    '2026-03-01',
    '2026-02-01',
  ]);
  // The last day has no rating, so the one before counts.
  expect([tally, truncated]).toEqual([{ times: 3, last_on: '2026-03-03', rating: 4 }, false]);
});

test('an own recipe is cooked, too; with it its entries go', async () => {
  const { db, write, noteCooked, diary, list, ask } = await kitchen();
  const own = await write('Rice');
  expect((await noteCooked(own, { brief: undefined })).statusCode).toBe(201);
  expect((await list()).value[0].tally).toEqual({ times: 1, last_on: '2026-03-01', rating: null });
  expect((await ask('DELETE', `/user/recipes/${own}`)).statusCode).toBe(204);
  expect((await diary(own)).value).toEqual([]);
  expect(await brokenInvariants(db)).toEqual([]);
});

test('an entry is changed and deleted', async () => {
  const { noteCooked, diary, ask } = await kitchen();
  const { cooked_id } = (await noteCooked('1', { note: 'Salty', rating: 2 })).json().entry;
  const changed = { cooked_on: '2026-03-02', note: null, rating: 5 };
  const answer = await ask('PUT', `/user/cooked/${cooked_id}`, { payload: changed });
  expect([answer.statusCode, answer.json()]).toEqual([200, { cooked_id, ...changed }]);
  expect((await diary('1')).value).toEqual([{ cooked_id, ...changed }]);
  expect((await ask('DELETE', `/user/cooked/${cooked_id}`)).statusCode).toBe(204);
  expect((await ask('DELETE', `/user/cooked/${cooked_id}`)).json().error).toBe('cooked_not_found');
  expect((await diary('1')).tally).toEqual({ times: 0, last_on: null, rating: null });
});

test('what is saved no longer keeps its entries, and goes with the last one', async () => {
  const { db, noteCooked, keys, ids, ask } = await kitchen();
  const { cooked_id } = (await noteCooked('1')).json().entry;
  await ask('DELETE', '/user/saved-recipes/1');
  expect([await ids(), await keys(), await keys('filter=cooked')]).toEqual([[], [], ['1']]);
  expect((await noteCooked('1', { brief: undefined })).statusCode).toBe(201);
  expect(await ids()).toEqual([]);
  await ask('DELETE', `/user/cooked/${cooked_id}`);
  expect(await keys('filter=cooked')).toEqual(['1']);
  expect(await brokenInvariants(db)).toEqual([]);
});

test('saved and cooked at the same moment, nothing is lost or left over', async () => {
  const { db, save, noteCooked, ask, keys } = await kitchen();
  for (let round = 1; round <= 5; round += 1) {
    const { cooked_id } = (await noteCooked('1')).json().entry;
    await Promise.all([
      ask('DELETE', '/user/saved-recipes/1'),
      noteCooked('1'),
      ask('DELETE', `/user/cooked/${cooked_id}`),
      save(2),
    ]);
    expect(await brokenInvariants(db)).toEqual([]);
    expect(await keys('filter=cooked')).toEqual(['1']);
  }
});

test("another's recipe, entry and diary are not found", async () => {
  const { write, noteCooked, diary, ask, person } = await kitchen();
  const eve = await person('user');
  const own = await write('Rice');
  const { cooked_id } = (await noteCooked(own, { note: 'Secret' })).json().entry;
  expect((await noteCooked(own, { who: eve })).json().error).toBe('recipe_not_found');
  expect((await diary(own, { who: eve })).value).toEqual([]);
  const payload = { cooked_on: '2026-03-02' };
  for (const [method, status] of [
    ['PUT', 404],
    ['DELETE', 404],
  ] as const) {
    const answer = await ask(method, `/user/cooked/${cooked_id}`, { payload, who: eve });
    expect([answer.statusCode, answer.json().error]).toEqual([status, 'cooked_not_found']);
  }
  expect((await diary(own)).value).toMatchObject([{ cooked_id, note: 'Secret' }]);
});

test.for([
  ['no day', { cooked_on: undefined }, 'cooked_on'],
  ['a day of no calendar', { cooked_on: '2026-02-30' }, 'cooked_on'],
  ['a moment', { cooked_on: '2026-03-01T00:00:00Z' }, 'cooked_on'],
  ['the day after tomorrow', { cooked_on: '2026-03-06' }, 'cooked_on'],
  ['the last century', { cooked_on: '1999-12-31' }, 'cooked_on'],
  ['no star', { rating: 0 }, 'rating'],
  ['six stars', { rating: 6 }, 'rating'],
  ['half a star', { rating: 4.5 }, 'rating'],
  ['an empty note', { note: ' ' }, 'note'],
  ['a note of 1,001 letters', { note: 'x'.repeat(1_001) }, 'note'],
  ['a control character', { note: 'a\u0000b' }, 'note'],
  ['no recipe', { recipe: 'x' }, 'recipe'],
  ['recipe 0', { recipe: '0' }, 'recipe'],
  ['a recipe nobody described', { brief: undefined }, 'brief'],
  ['a recipe without a title', { brief: { title: '' } }, 'brief.title'],
  ['an owner', { user_id: NOBODYS }, ''],
] as const)('%s is refused by the name of its field', async ([, change, field]) => {
  const { noteCooked, keys } = await kitchen();
  const answer = await noteCooked('1', change);
  expect([answer.statusCode, answer.json().details.fields[0].field]).toEqual([400, field]);
  expect(await keys('filter=cooked')).toEqual([]);
});

test.for(['2000-01-01', '2026-03-05'])(
  '%s can be noted: the first and the last day',
  async (day) => {
    const { noteCooked } = await kitchen();
    expect((await noteCooked('1', { cooked_on: day })).statusCode).toBe(201);
  },
);

test('an own recipe that is not there is not found', async () => {
  const { noteCooked } = await kitchen();
  expect((await noteCooked(NOBODYS)).json().error).toBe('recipe_not_found');
});

test('sent twice with one key it is one entry', async () => {
  const { noteCooked, diary } = await kitchen();
  const headers = { 'idempotency-key': 'k' };
  const [first, second] = [await noteCooked('1', { headers }), await noteCooked('1', { headers })];
  expect(second.json()).toEqual(first.json());
  expect((await diary('1')).tally.times).toBe(1);
});

test('a diary has pages, in both directions', async () => {
  const { noteCooked, diary } = await kitchen();
  for (const day of ['01', '02', '02', '03', '04'])
    await noteCooked('1', { cooked_on: `2026-01-${day}` });
  const days = (page: { value: { cooked_on: string }[] }) =>
    page.value.map(({ cooked_on }) => cooked_on.slice(-2));
  const first = await diary('1', { query: 'limit=3' });
  const second = await diary('1', { query: `limit=3&cursor=${first.next_cursor}` });
  const back = await diary('1', { query: `limit=3&cursor=${second.previous_cursor}` });
  expect([days(first), days(second), days(back)]).toEqual([
    ['04', '03', '02'],
    ['02', '01'],
    ['04', '03', '02'],
  ]);
});

test('the 5,001st entry is refused; 2,000 saved recipes do not stand in the way of a dish', async () => {
  const { db, cook, noteCooked } = await kitchen();
  await db.run(sql`
    insert into saved_recipes (user_id, provider_id, title, minutes, calories, servings, saved_at)
    select ${cook.user_id}, n, 'Recipe', 30, 400, 2, now() from generate_series(1, ${MAX_SAVED}) n`);
  await db.run(sql`
    insert into cooked_recipes (cooked_id, user_id, provider_id, cooked_on, created_at)
    select gen_random_uuid(), ${cook.user_id}, 1, '2026-01-01', now() from generate_series(1, ${MAX_COOKED - 1}) n`);
  expect((await noteCooked('3000')).statusCode).toBe(201);
  const answer = await noteCooked('1');
  expect([answer.statusCode, answer.json().error]).toEqual([409, 'cooked_full']);
});
