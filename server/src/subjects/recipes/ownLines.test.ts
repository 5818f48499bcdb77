import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { type Person, testApp } from '#testing/testApp';

async function kitchen() {
  const world = await testApp();
  const cook = await world.person('user');
  const flour = await world.ingredient('All-purpose flour', { unit_quantity: 1000 });
  const salt = await world.ingredient('Salt', { unit_quantity: 500 });
  const rye = await world.ingredient('Rye flour', { unit_quantity: 1000 });
  await world.db.run(sql`
    update ingredients set kcal_per_100g = 360, density_g_per_ml = 0.5 where ingredient_id = ${flour}`);
  const recipe = (lines: readonly object[], more: object = {}) => ({
    title: 'Bread',
    description: 'Bake it.',
    preparation_time: 90,
    serving_size: 4,
    lines,
    ...more,
  });
  const ask = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    { id = '', payload, who = cook }: { id?: string; payload?: object; who?: Person } = {},
  ) =>
    world.app.inject({
      method,
      url: `/api/user/recipes${id && `/${id}`}`,
      headers: who.headers,
      ...(payload && { payload }),
    });
  const save = (lines: readonly object[], more: object = {}) =>
    ask('POST', { payload: { recipes: [recipe(lines, more)] } });
  /** The saved recipe of an answer. */
  const saved = async (lines: readonly object[], more: object = {}) =>
    (await save(lines, more)).json().value[0];
  const list = async () => (await ask('GET')).json().value;
  return { ...world, cook, flour, salt, rye, recipe, ask, save, saved, list };
}

test('half a cup of flour and salt to taste come back as written and as understood', async () => {
  const { saved, ask, list, flour, salt } = await kitchen();
  const lines = [
    { original: '½ cup all-purpose flour, sifted', section: 'For the dough' },
    { original: 'salt to taste' },
    { original: '3 dragon scales' },
  ];
  const steps = [{ text: 'Mix.', section: 'Dough' }, { text: 'Bake.\nCool.' }];
  const more = {
    steps,
    minutes: { prep: 10, cook: 80, total: 90 },
    yields: { low: 1, high: 2, text: '1 to 2 loaves' },
    language: 'pt-BR',
    notes: 'Good.',
    calories: 250.5,
    source_url: 'https://www.example.org/bread/?utm_source=x',
  };
  const recipe = await saved(lines, { ...more, raw: '{"name":"Bread"}' });
  expect(recipe).not.toHaveProperty('raw');
  expect(recipe).toMatchObject({
    ...more,
    steps: [steps[0], { text: 'Bake.\nCool.', section: null }],
    source_host: 'example.org',
    lines: [
      // 120 ml of 0.5 g at 360 kcal per 100 g
      {
        original: '½ cup all-purpose flour, sifted',
        section: 'For the dough',
        low: 0.5,
        high: 0.5,
        unit: 'cup',
        name: 'all-purpose flour',
        note: 'sifted',
        optional: false,
        ingredient_id: flour,
        how: 'matched',
        grade: 'B',
        kcal: 216,
        food: { name: 'All-purpose flour', density_g_per_ml: 0.5 },
      },
      { original: 'salt to taste', low: null, unit: null, optional: true, ingredient_id: salt },
      { original: '3 dragon scales', low: 3, ingredient_id: null, how: null, food: null },
    ],
    items: [
      { ingredient_id: flour, name: 'All-purpose flour', quantity: 1, unit_quantity: 1000 },
      { ingredient_id: salt, quantity: 1 },
    ],
  });
  expect((await ask('GET', { id: recipe.recipe_id })).json()).toEqual(recipe);
  expect(await list()).toEqual([recipe]);
});

test.for([
  ['two cups are a pack', ['2 cups all-purpose flour'], 1],
  ['2 kg are two packs', ['2 kg all-purpose flour'], 2],
  ['2.001 kg are three', ['2001 g all-purpose flour'], 3],
  ['lines of one ingredient add up', ['600 g all-purpose flour', '1 lb all-purpose flour'], 2],
  ['of a range the larger end', ['900 g to 1.1 kg all-purpose flour'], 2],
] as const)('items follow from lines: %s', async ([, lines, quantity]) => {
  const { saved } = await kitchen();
  const { items } = await saved(lines.map((original) => ({ original })));
  expect(items).toMatchObject([{ quantity }]);
  expect(items).toHaveLength(1);
});

test('salt and pepper are two lines, water is nothing to buy', async () => {
  const { saved, ingredient, salt } = await kitchen();
  const pepper = await ingredient('Pepper');
  const lines = ['Salt and pepper, to taste', '2 cups boiling water'];
  const recipe = await saved(lines.map((original) => ({ original })));
  expect(recipe.lines).toMatchObject([
    { original: 'Salt, to taste', ingredient_id: salt },
    { original: 'pepper, to taste', ingredient_id: pepper },
    { original: '2 cups boiling water', low: 2, unit: 'cup', ingredient_id: null, kcal: 0 },
  ]);
});

test('of 500 lines none is taken apart', async () => {
  const { saved } = await kitchen();
  const lines = Array.from({ length: RECIPE_LIMITS.lines }, () => ({
    original: 'Salt and pepper',
  }));
  expect((await saved(lines)).lines).toHaveLength(RECIPE_LIMITS.lines);
});

test('what is in a can is the canned food, of its size', async () => {
  const { saved, ingredient } = await kitchen();
  await ingredient('Diced tomatoes', { category: 'Produce' });
  const canned = await ingredient('Canned diced tomatoes');
  const lines = ['1 can (14.5 oz) diced tomatoes', '2 x 400g tins diced tomatoes'];
  const recipe = await saved(lines.map((original) => ({ original })));
  expect(recipe.lines).toMatchObject([
    { ingredient_id: canned, unit: '14.5-oz can', grade: 'B', how: 'matched' },
    { ingredient_id: canned, unit: '400-g can', grade: 'B', how: 'matched' },
  ]);
});

test('members of a line come before what is read from it', async () => {
  const { saved, salt } = await kitchen();
  const [line, text] = (
    await saved([
      { original: '1 cup flour', low: 2, high: 3, unit: 'tbsp', name: 'fine salt', note: null },
      { original: '1 cup all-purpose flour', ingredient_id: null, high: null, low: null },
    ])
  ).lines;
  expect(line).toMatchObject({ low: 2, high: 3, unit: 'tbsp', name: 'fine salt', note: null });
  expect(line.ingredient_id).toBe(salt);
  expect(text).toMatchObject({ ingredient_id: null, low: null, unit: null });
});

test('a choice is remembered for lines of that name, for that person alone, until it is taken back', async () => {
  const { saved, ask, recipe, app, cook, person, flour, rye } = await kitchen();
  const dark = { original: '100 g Dark Flour' };
  const [chosen] = (await saved([{ ...dark, ingredient_id: rye }])).lines;
  expect(chosen).toMatchObject({ ingredient_id: rye, how: 'chosen' });
  const [again] = (await saved([{ original: '2 cups dark flour' }])).lines;
  expect(again).toMatchObject({ ingredient_id: rye, how: 'remembered' });
  const read = await app.inject({
    method: 'POST',
    url: '/api/user/recipes/read',
    headers: cook.headers,
    payload: { text: 'Bread\n\nIngredients\n2 cups dark flour\n1 tsp salt\n\nMethod\nBake.' },
  });
  expect(read.json().draft.lines[0]).toMatchObject({ name: 'dark flour', ingredient_id: rye });
  const other = await person('user');
  const theirs = await ask('POST', { payload: { recipes: [recipe([dark])] }, who: other });
  expect(theirs.json().value[0].lines[0].ingredient_id).not.toBe(rye);

  const plain = { original: '1 cup all-purpose flour' };
  await saved([{ ...plain, ingredient_id: rye }]);
  expect((await saved([plain])).lines[0].ingredient_id).toBe(rye);
  await saved([{ ...plain, ingredient_id: flour }]);
  expect((await saved([plain])).lines[0]).toMatchObject({ ingredient_id: flour, how: 'matched' });
});

test('the oldest choices are forgotten beyond the limit', async () => {
  const { saved, db, cook, rye } = await kitchen();
  await db.run(sql`
    insert into own_aliases (user_id, name, ingredient_id, chosen_at)
    select ${cook.user_id}, 'name ' || n, ${rye}, timestamptz '2020-01-01' + n * interval '1 hour'
    from generate_series(1, ${RECIPE_LIMITS.aliasesOfOne}::int) n`);
  await saved([{ original: '1 zzyzx', ingredient_id: rye }]);
  const names = await db.many(
    z.object({ name: z.string() }),
    sql`select name from own_aliases where user_id = ${cook.user_id} and name in ('name 1', 'name 2', 'zzyzx')
        order by name`,
  );
  expect(names.map(({ name }) => name)).toEqual(['name 2', 'zzyzx']);
});

test('an address that is saved already is answered with what was saved', async () => {
  const { save, saved, list, clock } = await kitchen();
  const source_url = 'https://www.example.org/bread/';
  const at = clock.at.toISOString();
  const first = await saved([{ original: '1 egg' }], { source_url, title: 'Old bread' });
  const again = await save([{ original: '2 eggs' }], {
    source_url: 'http://example.org/bread?utm_campaign=x#top',
  });
  expect([again.statusCode, again.json().error]).toEqual([409, 'recipe_saved_before']);
  expect(again.json().details).toEqual({
    index: 0,
    recipe_id: first.recipe_id,
    title: 'Old bread',
    saved_at: at,
  });
  expect(await list()).toHaveLength(1);
  const replaced = await saved([{ original: '2 eggs' }], { source_url, same_source: 'replace' });
  expect(replaced.recipe_id).toBe(first.recipe_id);
  expect(await list()).toMatchObject([{ title: 'Bread', lines: [{ original: '2 eggs' }] }]);
  await saved([{ original: '3 eggs' }], { source_url, same_source: 'keep' });
  expect(await list()).toHaveLength(2);
  expect((await save([{ original: '1 egg' }], { source_url })).json().details.recipe_id).toBe(
    first.recipe_id,
  );
});

test('another person may save the same address; two of one batch may not', async () => {
  const { save, ask, recipe, person } = await kitchen();
  const from = recipe([{ original: '1 egg' }], { source_url: 'https://example.org/a' });
  expect((await save([{ original: '1 egg' }], from)).statusCode).toBe(201);
  const who = await person('user');
  const both = await ask('POST', { payload: { recipes: [from, from] }, who });
  expect([both.statusCode, both.json().message]).toEqual([
    400,
    'recipes.1.source_url: another of these recipes has this address',
  ]);
  expect((await ask('POST', { payload: { recipes: [from] }, who })).statusCode).toBe(201);
});

test('a client that knows packs alone keeps the rest, and the lines while the packs are theirs', async () => {
  const { saved, ask } = await kitchen();
  const whole = await saved([{ original: '2 kg all-purpose flour' }], {
    steps: [{ text: 'Bake.' }],
    source_url: 'https://example.org/b',
  });
  const { recipe_id, title, description, preparation_time, serving_size } = whole;
  const items = whole.items.map(
    ({ ingredient_id, name, unit_quantity, unit, quantity }: Record<string, unknown>) => ({
      ingredient_id,
      name,
      unit_quantity,
      unit,
      quantity,
    }),
  );
  const specified = { title, description, preparation_time, serving_size, items };
  const put = async (payload: object) => (await ask('PUT', { id: recipe_id, payload })).json();
  expect(await put({ ...specified, title: 'Other' })).toEqual({ ...whole, title: 'Other' });
  const [item] = items;
  const changed = await put({ ...specified, items: [{ ...item, quantity: 5 }] });
  expect(changed).toMatchObject({
    lines: [],
    items: [{ quantity: 5 }],
    steps: [{ text: 'Bake.' }],
    source_url: 'https://example.org/b',
  });
  expect(await put({ ...specified, steps: [], source_url: null })).toMatchObject({
    steps: [],
    source_url: null,
    source_host: null,
  });
});

test('a change to the address of another recipe is refused, unless both are wanted', async () => {
  const { saved, ask, recipe } = await kitchen();
  const source_url = 'https://example.org/c';
  const other = await saved([{ original: '1 egg' }], { source_url });
  const { recipe_id } = await saved([{ original: '2 eggs' }]);
  const put = (more: object) =>
    ask('PUT', {
      id: recipe_id,
      payload: recipe([{ original: '2 eggs' }], { source_url, ...more }),
    });
  const refused = await put({});
  expect([refused.statusCode, refused.json().details.recipe_id]).toEqual([409, other.recipe_id]);
  expect((await put({ same_source: 'replace' })).statusCode).toBe(400);
  expect((await put({ same_source: 'keep' })).statusCode).toBe(200);
  expect((await put({})).statusCode).toBe(200);
});

test('of another nothing is shown', async () => {
  const { saved, ask, person } = await kitchen();
  const { recipe_id } = await saved([{ original: '1 egg' }]);
  const answer = await ask('GET', { id: recipe_id, who: await person('user') });
  expect([answer.statusCode, answer.json().error]).toEqual([404, 'recipe_not_found']);
});

test('names that the catalogue lacks are counted for the admin', async () => {
  const { save, db } = await kitchen();
  await save([{ original: '2 cups dragon scale' }, { original: 'salt' }]);
  await vi.waitFor(async () => {
    const counted = await db.many(
      z.object({ name: z.string() }),
      sql`select name from unmatched_names order by name`,
    );
    expect(counted).toEqual([{ name: 'dragon scale' }]);
  });
});

test.for([
  ['no lines and no items', { lines: [] }, 'items'],
  ['501 lines', { lines: Array(501).fill({ original: '1 egg' }) }, 'lines'],
  ['a line without text', { lines: [{ original: ' ' }] }, 'lines.0.original'],
  ['a line with a zero byte', { lines: [{ original: 'a\0b' }] }, 'lines.0.original'],
  ['an amount of 0', { lines: [{ original: 'x', low: 0, high: 1 }] }, 'lines.0.low'],
  ['ends that are swapped', { lines: [{ original: 'x', low: 2, high: 1 }] }, 'lines.0.low'],
  ['an unknown ingredient', { lines: [{ original: 'x', ingredient_id: crypto.randomUUID() }] }, ''],
  ['501 steps', { steps: Array(501).fill({ text: 'Mix.' }) }, 'steps'],
  ['an address of another kind', { source_url: 'javascript:alert(1)' }, 'source_url'],
  ['more than 64 kB of what it was read from', { raw: 'é'.repeat(32_769) }, 'raw'],
  ['yields that are swapped', { yields: { low: 3, high: 1, text: '3' } }, 'yields.low'],
  ['a language that is none', { language: 'x'.repeat(36) }, 'language'],
  ['a wish that is none', { same_source: 'both' }, 'same_source'],
] as const)('refuses %s', async ([, change, field]) => {
  const { save, list } = await kitchen();
  const answer = await save([{ original: '1 egg' }], change);
  expect(answer.statusCode).toBe(field === '' ? 404 : 400);
  expect(answer.json().message).toContain(field === '' ? 'Ingredient' : field);
  expect(await list()).toEqual([]);
});

test('500 long lines of any script are stored and come back', async () => {
  const { saved } = await kitchen();
  const texts = [
    '٢ كوب دقيق',
    '醤油 大さじ2',
    '두부 1모',
    '2 cups שמן זית',
    'x'.repeat(1_000),
    '½½½ 🧂',
  ];
  const lines = Array.from({ length: 500 }, (_, at) => ({
    original: texts[at % texts.length] ?? '',
  }));
  const recipe = await saved(lines);
  expect(recipe.lines.map(({ original }: { original: string }) => ({ original }))).toEqual(lines);
});

test('an account holds so many recipes and no more', async () => {
  const { save, db, cook, recipe, ask, saved } = await kitchen();
  const { recipe_id } = await saved([{ original: '1 egg' }]);
  await db.run(sql`
    insert into recipes (recipe_id, user_id, title, description, preparation_time, serving_size, created_at)
    select gen_random_uuid(), ${cook.user_id}, 't', 'd', 0, 0, now()
    from generate_series(3, ${RECIPE_LIMITS.recipesOfOne}::int)`);
  expect((await save([{ original: '1 egg' }])).statusCode).toBe(201);
  const full = await save([{ original: '1 egg' }]);
  expect([full.statusCode, full.json().error]).toEqual([409, 'too_many_recipes']);
  const change = { id: recipe_id, payload: recipe([{ original: '2 eggs' }]) };
  expect((await ask('PUT', change)).statusCode).toBe(200);
  await db.run(sql`
    update recipes set text_bytes = ${RECIPE_LIMITS.bytesOfOne} where recipe_id <> ${recipe_id}
      and recipe_id = (select max(recipe_id::text)::uuid from recipes where recipe_id <> ${recipe_id})`);
  expect((await ask('PUT', change)).json().error).toBe('too_many_recipes');
});
