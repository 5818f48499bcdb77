import { describe, expect, test } from 'vitest';

import {
  json,
  recipe,
  refusal,
  type Scene,
  text,
} from '#subjects/recipes/provider/testing/scriptedProvider';
import { codeOf, DAY, pot, world } from '#subjects/recipes/provider/testing/upstreamWorld';

import { RANDOM_FRESH_MS } from './upstream.service.ts';
import { ATTEMPT_MS } from './upstreamClient.service.ts';

describe('what is sent', () => {
  test('only the parameters of the call, and the key in a header', async () => {
    const { provider, asked } = await world([
      json({ offset: 12, number: 12, totalResults: 86, results: [recipe(1), recipe(2)] }),
    ]);
    const stowaway: object = { apiKey: 'stolen', x: '1' };
    const { body, quota } = await provider.search({
      query: '  Lentil   POT ',
      cuisine: 'italian',
      offset: 12,
      number: 12,
      addRecipeNutrition: true,
      ...stowaway,
    });
    expect(asked).toEqual([
      {
        path: '/recipes/complexSearch',
        key: 'a',
        params: {
          query: 'lentil pot',
          cuisine: 'italian',
          addRecipeNutrition: 'true',
          offset: '12',
          number: '12',
        },
      },
    ]);
    expect(body).toMatchObject({ offset: 12, number: 12, totalResults: 86 });
    expect(body.results.map(({ id }) => id)).toEqual([1, 2]);
    expect(quota).toEqual({ request: 1, used: 1, left: 449 });
  });

  test('a recipe is asked for with its nutrition, and a request may take 8 seconds', async () => {
    const { provider, asked, clock } = await world([pot]);
    expect((await provider.information(900001, {})).body.title).toBe('Test Lentil Pot 900001');
    expect(asked).toEqual([
      { path: '/recipes/900001/information', key: 'a', params: { includeNutrition: 'true' } },
    ]);
    expect(clock.limits).toEqual([ATTEMPT_MS]);
  });

  test('random recipes are asked for in one go and drawn from by chance', async () => {
    const many = Array.from({ length: 40 }, (_, index) => recipe(index + 1));
    let draw = 1;
    const chance = () => (draw = (draw * 16_807) % 2_147_483_647) / 2_147_483_647;
    const { provider, asked } = await world([json({ recipes: many })], { chance });
    const first = (await provider.random({ number: 12 })).body.recipes.map(({ id }) => id);
    const second = (await provider.random({ number: 12 })).body.recipes.map(({ id }) => id);
    expect(asked.map(({ params }) => params)).toEqual([{ number: '36' }]);
    expect(new Set(first).size).toBe(12);
    expect(second).not.toEqual(first);
  });
});

describe('what is kept', () => {
  test('the same question asked at once is one request', async () => {
    const { provider, asked } = await world([pot]);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => provider.information(900001, {})),
    );
    expect(asked).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.title)).size).toBe(1);
  });

  test('a failure is shared and then forgotten', async () => {
    const { provider, asked } = await world([refusal(403), pot]);
    const codes = await Promise.all([1, 2].map(() => codeOf(provider.information(900001, {}))));
    expect(codes).toEqual(['provider_unavailable', 'provider_unavailable']);
    expect(await codeOf(provider.information(900001, {}))).toBe(undefined);
    expect(asked).toHaveLength(2);
  });

  test.for([
    // call, age, requests, why this row exists
    ['information', 30 * DAY - 1, 1, 'a recipe is fresh for 30 days'],
    ['information', 30 * DAY, 2, 'and no longer'],
    ['search', DAY - 1, 1, 'a search for 24 hours'],
    ['search', DAY, 2, 'and no longer'],
    ['random', RANDOM_FRESH_MS - 1, 1, 'random recipes for an hour'],
    ['random', RANDOM_FRESH_MS, 2, 'and no longer'],
  ] as const)('%s after %d ms: %d requests: %s', async ([call, later, requests]) => {
    const { provider, asked, clock } = await world([
      json({ ...recipe(7), recipes: [recipe(8)], results: [recipe(9)] }),
    ]);
    const calls = {
      information: () => provider.information(7, {}),
      search: () => provider.search({ query: 'pot' }),
      random: () => provider.random({}),
    };
    await calls[call]();
    clock.at += later;
    const { quota } = await calls[call]();
    expect(asked).toHaveLength(requests);
    expect(quota.request).toBe(requests - 1);
  });

  test('random recipes end with their UTC day', async () => {
    const { provider, asked, clock } = await world([json({ recipes: [recipe(8)] })]);
    clock.at = Date.parse('2026-03-04T23:59:00.000Z');
    await provider.random({});
    clock.at += 59_999;
    await provider.random({});
    expect(asked).toHaveLength(1);
    clock.at += 1;
    await provider.random({});
    expect(asked).toHaveLength(2);
  });

  test('a recipe that came complete in a list is not asked for again', async () => {
    const { provider, asked } = await world([
      json({
        totalResults: 3,
        results: [
          recipe(1),
          recipe(2, { analyzedInstructions: [] }),
          recipe(3, { nutrition: undefined }),
        ],
      }),
      json(recipe(2)),
      json(recipe(3)),
    ]);
    await provider.search({ query: 'pot' });
    for (const id of [1, 2, 3]) await provider.information(id, {});
    expect(asked.map(({ path }) => path)).toEqual([
      '/recipes/complexSearch',
      '/recipes/2/information',
      '/recipes/3/information',
    ]);
  });

  test.for([
    [refusal(402), 'all keys are spent'],
    [refusal(500), 'it is down'],
    [text('<html>'), 'it talks nonsense'],
  ] as [Scene, string][])('an old answer is served when $1', async ([scene]) => {
    const { provider, clock } = await world([pot, scene]);
    await provider.information(900001, {});
    clock.at += 300 * DAY;
    expect((await provider.information(900001, {})).body.title).toBe('Test Lentil Pot 900001');
  });

  test('a recipe that is gone is not served from before', async () => {
    const { provider, clock } = await world([pot, refusal(404)]);
    await provider.information(900001, {});
    clock.at += 31 * DAY;
    expect(await codeOf(provider.information(900001, {}))).toBe('recipe_not_found');
  });

  test('what does not fit into the cache is asked for again', async () => {
    const { provider, asked } = await world([json(recipe(1)), json(recipe(2)), json(recipe(1))], {
      maxBytes: 2_500,
    });
    for (const id of [1, 2, 1]) await provider.information(id, {});
    expect(asked).toHaveLength(3);
  });
});
