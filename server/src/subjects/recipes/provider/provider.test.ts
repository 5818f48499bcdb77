import { ingredientId } from '@larder/data/ids';
import { recipeInformation, searchRecipes } from '@larder/shared/recipes/provider.calls';
import { describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';

import { buildApp } from '#app';
import { sql } from '#platform/db/sql';
import { MAX_ASKING_MS } from '#platform/lib/network';
import {
  json,
  recipe,
  refusal,
  startScriptedProvider,
} from '#subjects/recipes/provider/testing/scriptedProvider';
import { testApp } from '#testing/testApp';

const CARBONARA = '/api/recipes/1001/information';

async function kitchen(settings: Record<string, string> = {}) {
  const world = await testApp({ settings });
  const get = async (url: string) => world.app.inject({ method: 'GET', url });
  const search = async (query: string) => {
    const answer = await get(`/api/recipes/complexSearch?${query}`);
    return z.decode(searchRecipes.response, answer.json());
  };
  const information = async (url = CARBONARA) =>
    z.decode(recipeInformation.response, (await get(url)).json());
  return { ...world, get, search, information };
}

describe('GET /recipes/random', () => {
  test('answers with whole recipes, open to everybody, and with the quota', async () => {
    const { get } = await kitchen();
    const answer = await get('/api/recipes/random?number=12&includeNutrition=true');
    expect(answer.statusCode).toBe(200);
    const { recipes } = answer.json<{ recipes: Record<string, unknown>[] }>();
    expect(recipes).toHaveLength(12);
    for (const one of recipes)
      expect(Object.keys(one)).toEqual(
        expect.arrayContaining(['extendedIngredients', 'analyzedInstructions', 'nutrition']),
      );
    expect(answer.headers).toMatchObject({
      'x-api-quota-request': '1.12',
      'x-api-quota-used': '1.12',
      'x-api-quota-left': '99998.88',
    });
  });

  test('leaves nutrition out unless it is asked for, and sends 10 unless told', async () => {
    const { get } = await kitchen();
    const { recipes } = (await get('/api/recipes/random')).json<{ recipes: object[] }>();
    expect(recipes).toHaveLength(10);
    expect(recipes.filter((one) => 'nutrition' in one)).toEqual([]);
  });
});

describe('GET /recipes/complexSearch', () => {
  test.for([
    // query, members beside id, title, image and imageType
    ['query=pasta', [], 'a plain search'],
    ['query=pasta&fillIngredients=true', ['extendedIngredients'], 'with ingredients'],
    [
      'query=pasta&addRecipeInformation=true',
      ['readyInMinutes', 'analyzedInstructions', 'extendedIngredients'],
      'with everything but nutrition',
    ],
    ['query=pasta&addRecipeNutrition=true', ['readyInMinutes', 'nutrition'], 'with everything'],
    ['query=pasta&addRecipeInformation=false', [], 'said that not'],
  ] as const)('%s sends %j: %s', async ([query, members]) => {
    const { search } = await kitchen();
    const [first = {}] = (await search(`${query}&number=1`)).results;
    expect(Object.keys(first)).toEqual(
      expect.arrayContaining(['id', 'title', 'image', 'imageType', ...members]),
    );
    const extras = ['readyInMinutes', 'analyzedInstructions', 'extendedIngredients', 'nutrition'];
    const more = members.some((member) => member === 'readyInMinutes');
    const expected = extras.filter((extra) =>
      members.some((member) => member === extra || (more && extra !== 'nutrition')),
    );
    expect(extras.filter((extra) => extra in first)).toEqual(expected);
  });

  test('pages follow each other without gap or repetition up to the end', async () => {
    const { search } = await kitchen();
    const seen = new Set<number>();
    let total = Infinity;
    for (let offset = 0; offset < total; offset += 12) {
      const page = await search(
        `cuisine=italian&instructionsRequired=true&number=12&offset=${offset}`,
      );
      expect(page).toMatchObject({ offset, number: 12 });
      expect(page.results).toHaveLength(Math.min(12, page.totalResults - offset));
      for (const { id } of page.results) seen.add(id);
      total = page.totalResults;
    }
    expect(seen.size).toBe(total);
    expect((await search(`cuisine=italian&offset=${total}`)).results).toEqual([]);
  });

  test('nothing found is an answer', async () => {
    const { search } = await kitchen();
    expect(await search('query=qwertyuiop')).toEqual({
      offset: 0,
      number: 10,
      totalResults: 0,
      notes: ['No recipe has “qwertyuiop”.'],
      results: [],
    });
  });

  test.for([
    ['number=1', 200, 'the least'],
    ['number=0', 400, 'one below'],
    ['number=100', 200, 'the most'],
    ['number=101', 400, 'one above'],
    ['number=1.5', 400, 'not whole'],
    ['offset=900', 200, 'the furthest'],
    ['offset=901', 400, 'one further'],
    ['offset=-1', 400, 'below 0'],
    ['maxReadyTime=0', 400, 'no time at all'],
    ['addRecipeInformation=yes', 400, 'neither true nor false'],
    ['query=a&query=b', 400, 'the same key twice'],
    [`query=${'a'.repeat(300)}`, 200, 'as long as allowed'],
    [`query=${'a'.repeat(301)}`, 400, 'one letter longer'],
    [`includeIngredients=${'a'.repeat(101)}`, 400, 'so are the other words'],
    ['query=', 200, 'no words'],
    ['query=%00%27%3B--%20%3Cb%3E', 200, 'strange letters are letters'],
    ['unknown=1', 200, 'what is not known is ignored'],
  ] as const)('%s: %d: %s', async ([query, status]) => {
    const { get } = await kitchen();
    expect((await get(`/api/recipes/complexSearch?${query}`)).statusCode).toBe(status);
  });
});

describe('GET /recipes/{id}/information', () => {
  test('answers with the recipe itself', async () => {
    const { information } = await kitchen();
    const one = await information(`${CARBONARA}?includeNutrition=true`);
    expect(one).toMatchObject({ id: 1001, title: 'Spaghetti alla Carbonara', servings: 4 });
    expect(one.nutrition?.nutrients[0]?.name).toBe('Calories');
    expect(one.extendedIngredients?.[0]).toMatchObject({
      name: 'spaghetti',
      original: '360 g spaghetti',
      measures: { metric: { amount: 360, unitShort: 'g' } },
    });
  });

  test.for([
    ['999999999', 404, 'recipe_not_found', 'nobody has it'],
    ['0', 404, 'not_found', 'no id'],
    ['abc', 404, 'not_found', 'not a number'],
    ['1234567890', 404, 'not_found', 'too long'],
  ] as const)('id %s: %d %s: %s', async ([id, status, error]) => {
    const { get } = await kitchen();
    const answer = await get(`/api/recipes/${id}/information`);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error });
  });

  test('says what each ingredient is in our catalogue, as it is now', async () => {
    const { information, ingredient, db } = await kitchen();
    const find = async (name: string) =>
      (await information()).extendedIngredients?.find((one) => one.name === name);

    expect(await find('spaghetti')).toMatchObject({ ingredient_id: null, category: 'Pantry' });

    const seeded = await ingredient('Spaghetti', { ingredient_id: ingredientId('spaghetti') });
    const own = await ingredient('Bacon', { category: 'Meat & Seafood' });
    expect(await find('spaghetti')).toMatchObject({ ingredient_id: seeded });
    expect(await find('bacon')).toMatchObject({ ingredient_id: own }); // by its name

    expect(await find('spaghetti')).toMatchObject({ contains: null });

    await db.run(
      sql`update ingredients set category = 'Other', contains = '{wheat}' where ingredient_id = ${seeded}`,
    );
    await db.run(sql`update catalogue_version set version = version + 1`);
    expect(await find('spaghetti')).toMatchObject({
      ingredient_id: seeded,
      category: 'Other',
      contains: ['wheat'],
    });
  });
});

describe('with a provider elsewhere', () => {
  const upstream = (base: string) => ({ RECIPE_PROVIDER_URL: base, RECIPE_PROVIDER_KEYS: 'k1,k2' });

  test('the browser’s call reaches it, its ingredients are matched, the key stays here', async () => {
    const { base, asked } = await startScriptedProvider(
      json(
        recipe(900001, {
          extendedIngredients: [
            { id: 11215, name: 'garlic', original: '3 cloves garlic', amount: 3, unit: 'cloves' },
            { id: -1, name: 'garlic', original: 'some garlic', amount: 1, unit: '' },
          ],
        }),
      ),
    );
    const { get, ingredient } = await kitchen(upstream(`${base}/`));
    const garlic = await ingredient('Garlic', { category: 'Produce' });
    const answer = await get('/api/recipes/900001/information?includeNutrition=true');
    expect(answer.statusCode).toBe(200);
    const links = answer
      .json<{ extendedIngredients: { ingredient_id: string | null }[] }>()
      .extendedIngredients.map(({ ingredient_id }) => ingredient_id);
    expect(links).toEqual([garlic, null]); // what the provider did not recognise is never matched
    expect(asked).toEqual([
      { path: '/recipes/900001/information', key: 'k1', params: { includeNutrition: 'true' } },
    ]);
    expect(answer.payload + JSON.stringify(answer.headers)).not.toContain('k1');
    expect(answer.headers).toMatchObject({
      'x-api-quota-request': '1',
      'x-api-quota-used': '1',
      'x-api-quota-left': '449',
    });
  });

  test('several processes share one budget for the day', async () => {
    const { base, asked } = await startScriptedProvider(json(recipe(900001)));
    const { get, db, deps } = await kitchen(upstream(base));
    const other = await buildApp(deps);
    onTestFinished(() => other.close());
    await db.run(sql`insert into provider_days (day, requests) values ('2026-03-04', 448)`);

    const first = await get('/api/recipes/900001/information');
    const second = await other.inject('/api/recipes/900002/information');
    const third = await get('/api/recipes/900003/information');

    expect([first, second, third].map(({ statusCode }) => statusCode)).toEqual([200, 200, 503]);
    expect(third.json()).toMatchObject({ error: 'provider_exhausted' });
    expect(second.headers).toMatchObject({ 'x-api-quota-used': '450', 'x-api-quota-left': '0' });
    expect(asked).toHaveLength(2);
  });

  test('a database that does not answer leaves each process its own count', async () => {
    const { base } = await startScriptedProvider(json(recipe(900001)));
    const { get, db } = await kitchen(upstream(base));
    await db.script('alter table provider_days rename to elsewhere');
    onTestFinished(() => db.script('alter table elsewhere rename to provider_days'));
    const answer = await get('/api/recipes/900001/information');
    expect([answer.statusCode, answer.headers['x-api-quota-used']]).toEqual([200, '1']);
  });

  test('whoever watches sees each request by its status, and what is left of the day', async () => {
    const { base } = await startScriptedProvider(refusal(402), json(recipe(900001)));
    const { get, deps } = await kitchen(upstream(base));
    const before = await deps.metrics.registry.metrics();
    // 0 would say that nothing is left.
    expect(before).not.toMatch(/^provider_budget_left/m);
    await get('/api/recipes/900001/information');
    const text = await deps.metrics.registry.metrics();
    expect(text).toContain('provider_requests_total{status="402",key="1"} 1');
    expect(text).toContain('provider_requests_total{status="200",key="2"} 1');
    expect(text).toContain('provider_budget_left 448');
  });

  test('all keys spent: the words of the specification, and when to come back', async () => {
    const { base } = await startScriptedProvider(refusal(402));
    const { get } = await kitchen(upstream(base));
    const answer = await get('/api/recipes/random');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      error: 'provider_exhausted',
      message: 'All recipe provider API keys have failed',
    });
    expect(answer.headers['retry-after']).toBe('43200'); // from 12:00 to 00:00 UTC
  });

  test('is given up before the server closes the connection of who waits', async () => {
    const { app } = await kitchen();
    expect(MAX_ASKING_MS).toBeLessThan(app.server.timeout);
  });

  test.for([
    ['https://api.spoonacular.com', true, 'the provider itself'],
    ['http://127.0.0.1:1', true, 'on this machine'],
    ['http://localhost:1/base/', true, 'by its name'],
    ['http://api.spoonacular.com', false, 'keys would travel in the open'],
    ['http://127.0.0.1.example.com', false, 'a name that only looks like this machine'],
  ] as const)('the address %s may be set: %j: %s', async ([url, isAllowed]) => {
    const start = testApp({ settings: upstream(url) });
    if (isAllowed) await start;
    const outcome = await start.then(
      () => 'started',
      (error: Error) => error.message,
    );
    expect(outcome).toMatch(
      isAllowed ? /^started$/ : /^RECIPE_PROVIDER_URL: must start with https/,
    );
  });
});

test('the calls have a limit of their own for each address', async () => {
  const { get } = await kitchen({ RATE_LIMITS: 'on' });
  const statuses = new Set<number>();
  for (let call = 0; call < 121; call += 1) statuses.add((await get(CARBONARA)).statusCode);
  expect([...statuses]).toEqual([200, 429]);
});
