import { expect, test } from 'vitest';

import { sql } from '#platform/db/sql';
import { makeCatalogueReader } from '#subjects/food/catalogueIndex.service';
import { type Person, testApp } from '#testing/testApp';

import { readDrafts, saveRecipes } from './recipes.service.ts';

async function kitchen() {
  const world = await testApp();
  const cook = await world.person('user');
  const rice = await world.ingredient('Rice', { unit_quantity: 500 });
  await world.db.run(sql`update ingredients set kcal_per_100g = 360 where ingredient_id = ${rice}`);
  const item = {
    ingredient_id: rice,
    name: 'Rice',
    price: 3.49,
    unit_quantity: 500,
    unit: 'gm',
    quantity: 2,
  };
  const recipe = {
    title: 'Rice',
    description: 'Boil it.',
    preparation_time: 20,
    serving_size: 4,
    items: [item],
  };
  const ask = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    {
      id = '',
      payload,
      who = cook,
      headers = {},
    }: { id?: string; payload?: object; who?: Person; headers?: object } = {},
  ) =>
    world.app.inject({
      method,
      url: `/api/user/recipes${id && `/${id}`}`,
      headers: { ...who.headers, ...headers },
      ...(payload && { payload }),
    });
  const list = async (who = cook) => (await ask('GET', { who })).json().value;
  return { ...world, cook, rice, item, recipe, ask, list };
}

test('whose account was deleted meanwhile saves nothing', async () => {
  const { db, cook, recipe } = await kitchen();
  const { user_id } = cook;
  const read = await readDrafts(
    { db, readCatalogue: makeCatalogueReader(db), noteUnmatched: () => undefined },
    { drafts: [{ ...recipe, items: [] }], user_id },
  );
  await db.run(sql`update users set status = 'deleted', email = null, name = null, address = null,
    password_hash = null, deleted_at = now() where user_id = ${cook.user_id}`);
  const saving = db.transaction((tx) => saveRecipes(tx, { read, user_id, at: new Date() }));
  await expect(saving).rejects.toMatchObject({ code: 'not_signed_in' });
});

test('a recipe is saved, listed with its calories, changed and deleted', async () => {
  const { ask, list, recipe, item } = await kitchen();
  const saved = await ask('POST', { payload: { recipes: [recipe] } });
  expect(saved.statusCode).toBe(201);
  // 2 packs x 500 gm x 360 kcal per 100 gm
  expect(await list()).toMatchObject([{ ...recipe, items: [{ ...item, kcal: 3600 }] }]);
  const id: string = saved.json().value[0].recipe_id;
  const changed = await ask('PUT', {
    id,
    payload: { ...recipe, title: 'Plain rice', items: [{ ...item, quantity: 1 }] },
  });
  expect(changed.json()).toMatchObject({
    recipe_id: id,
    title: 'Plain rice',
    items: [{ quantity: 1 }],
  });
  expect((await ask('DELETE', { id })).statusCode).toBe(204);
  expect(await list()).toEqual([]);
  expect((await ask('DELETE', { id })).statusCode).toBe(404);
});

test("another's recipe is not listed, changed or deleted", async () => {
  const { ask, list, recipe, person } = await kitchen();
  const saved = await ask('POST', { payload: { recipes: [recipe] } });
  const id: string = saved.json().value[0].recipe_id;
  const who = await person('user');
  expect(await list(who)).toEqual([]);
  expect((await ask('PUT', { id, payload: recipe, who })).statusCode).toBe(404);
  expect((await ask('DELETE', { id, who })).statusCode).toBe(404);
  expect(await list()).toHaveLength(1);
});

test('takes an ingredient key that older clients wrap', async () => {
  const { ask, recipe, item, rice } = await kitchen();
  const wrapped = { ...recipe, items: [{ ...item, ingredient_id: { $oid: rice } }] };
  const saved = await ask('POST', { payload: { recipes: [wrapped] } });
  expect(saved.json().value[0].items[0].ingredient_id).toBe(rice);
});

test('sent twice with one key it is saved once', async () => {
  const { ask, list, recipe } = await kitchen();
  const headers = { 'idempotency-key': 'k' };
  await ask('POST', { payload: { recipes: [recipe] }, headers });
  await ask('POST', { payload: { recipes: [recipe] }, headers });
  expect(await list()).toHaveLength(1);
});

test.for([
  ['no title', { title: ' ' }, 'title'],
  ['a title of 201 letters', { title: 'x'.repeat(201) }, 'title'],
  ['no description', { description: '' }, 'description'],
  ['a time below 0', { preparation_time: -1 }, 'preparation_time'],
  ['servings in text', { serving_size: '4' }, 'serving_size'],
  ['no items', { items: [] }, 'Please add at least one item to recipe'],
  ['a quantity of 0', { items: [{ quantity: 0 }] }, 'items.0.quantity'],
] as const)('refuses %s', async ([, change, field]) => {
  const { ask, list, recipe, item } = await kitchen();
  const bad = {
    ...recipe,
    ...change,
    ...('items' in change && { items: change.items.map((part) => ({ ...item, ...part })) }),
  };
  const answer = await ask('POST', { payload: { recipes: [bad] } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toContain(field);
  expect(await list()).toEqual([]);
});

test('an ingredient the catalogue does not have is refused, and nothing of the batch is saved', async () => {
  const { ask, list, recipe, item } = await kitchen();
  const foreign = {
    ...recipe,
    items: [{ ...item, ingredient_id: '00000000-0000-4000-8000-000000000000' }],
  };
  const answer = await ask('POST', { payload: { recipes: [recipe, foreign] } });
  expect([answer.statusCode, answer.json().error]).toEqual([404, 'ingredient_not_found']);
  expect(await list()).toEqual([]);
});
