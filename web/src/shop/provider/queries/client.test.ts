import {
  type ProviderRecipe,
  randomRecipes,
  recipeInformation,
  searchRecipes,
} from '@larder/shared/recipes/provider.calls';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { mockServer } from '#testing/server.ts';

import { dayOf, requestBudget } from './budget.ts';
import { makeRecipeCache } from './cache.ts';
import { makeRecipeClient } from './client.ts';
import { makeRecipeDatabase } from './database.ts';

const server = mockServer();
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** Noon, so that an hour more or less is the same day in any time zone. */
let at = 0;
let online = true;
let given: ProviderRecipe | undefined;
const waited: number[] = [];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  at = new Date(2026, 10, 21, 12).getTime();
  online = true;
  given = undefined;
  waited.length = 0;
});

afterEach(() => vi.restoreAllMocks());

function start() {
  const now = () => at;
  const cache = makeRecipeCache(makeRecipeDatabase());
  const budget = requestBudget({ now });
  const client = makeRecipeClient({
    cache,
    budget,
    now,
    takeGiven: () => given,
    isOnline: () => online,
    wait: async (ms) => void waited.push(ms),
  });
  return { cache, budget, client };
}

function spent(count: number): void {
  localStorage.setItem('recipeRequests', JSON.stringify({ day: dayOf(at), count }));
}

function recipe(id: number, more: Partial<ProviderRecipe> = {}): ProviderRecipe {
  return {
    id,
    title: `Recipe ${id}`,
    image: null,
    extendedIngredients: [
      {
        id: 1,
        name: 'rice',
        original: '1 cup rice',
        amount: 1,
        unit: 'cup',
        image: null,
        aisle: null,
      },
    ],
    analyzedInstructions: [{ name: '', steps: [{ number: 1, step: 'Cook the rice.' }] }],
    ...more,
  };
}

function recipes(first: number, count = 12): ProviderRecipe[] {
  return Array.from({ length: count }, (_, index) => recipe(first + index));
}

function searchAnswers(total: number) {
  return server.answers(searchRecipes, ({ query }) => {
    const offset = Number(query['offset']);
    const results = recipes(1 + offset, Math.max(0, Math.min(12, total - offset)));
    return { offset, number: 12, totalResults: total, results };
  });
}

const ids = (page: { recipes: readonly ProviderRecipe[] }) => page.recipes.map(({ id }) => id);

describe('requests', () => {
  test('the picks of the day', async () => {
    const seen = server.answers(randomRecipes, { recipes: recipes(1) });
    await start().client.picks([]);
    expect(seen.map(({ query }) => query)).toEqual([
      {
        number: '12',
        addRecipeInformation: 'true',
        fillIngredients: 'true',
        includeNutrition: 'true',
      },
    ]);
  });

  test('a search, in lower case and trimmed', async () => {
    const seen = searchAnswers(1);
    await start().client.search('  Miso SOUP ', 0);
    expect(seen[0]?.query).toEqual({
      query: 'miso soup',
      number: '12',
      offset: '0',
      addRecipeInformation: 'true',
      addRecipeNutrition: 'true',
      fillIngredients: 'true',
    });
  });

  test('a cuisine, only with instructions', async () => {
    const seen = searchAnswers(1);
    await start().client.cuisine('italian', 12);
    expect(seen[0]?.query).toMatchObject({
      cuisine: 'italian',
      instructionsRequired: 'true',
      offset: '12',
    });
    expect(seen[0]?.query).not.toHaveProperty('query');
  });

  test('a recipe, with its nutrition', async () => {
    const seen = server.answers(recipeInformation, recipe(7));
    expect((await start().client.recipe(7)).title).toBe('Recipe 7');
    expect(seen[0]?.params).toEqual({ id: '7' });
    expect(seen[0]?.query).toEqual({ includeNutrition: 'true' });
  });
});

describe('pages', () => {
  test.for([
    [0, 25, 12, 'another page follows'],
    [12, 25, 24, 'and another, of one recipe'],
    [12, 24, undefined, 'the page ends with the last recipe'],
    [888, 5000, 900, 'the last page the provider has'],
    [900, 5000, undefined, 'the provider has no page further down'],
  ] as const)('from %d of %d the next starts at %s: %s', async ([offset, total, next]) => {
    searchAnswers(total);
    expect((await start().client.search('pasta', offset)).next).toBe(next);
  });

  test('further picks exclude the shown ones, and end with the provider’s', async () => {
    const draws = [recipes(1, 12), recipes(10, 12), recipes(10, 12)];
    const seen = server.answers(randomRecipes, () => ({ recipes: draws.shift() ?? [] }));
    const { client } = start();
    const known = ids(await client.picks([]));
    const more = await client.picks(known);
    expect(ids(more)).toEqual([13, 14, 15, 16, 17, 18, 19, 20, 21]);
    expect(more.next).toBeUndefined();
    expect(seen).toHaveLength(4);
  });
});

describe('the cache', () => {
  test('serves a repeated search for exactly 24 hours, page by page', async () => {
    const seen = searchAnswers(30);
    const { client } = start();
    const first = await client.search('Pasta', 0);
    const second = await client.search('pasta', 12);
    expect(seen).toHaveLength(2);

    at += DAY - 1;
    expect(await client.search(' PASTA ', 0)).toEqual(first);
    expect(await client.search('pasta', 12)).toEqual(second);
    expect(seen).toHaveLength(2);
    at += 1;
    await client.search('pasta', 0);
    expect(seen).toHaveLength(3);
  });

  test('keeps what became of a search, and drops searches of before it was said', async () => {
    server.answers(searchRecipes, {
      offset: 0,
      number: 12,
      totalResults: 1,
      results: [recipe(1, { reason: 'Thai' })],
      notes: ['Without pork.'],
    });
    const { client, cache } = start();
    const old = { query: 'no pork', recipes: [recipe(9)], total: 1, timestamp: at };
    await cache.write('searches', old as typeof old & { notes: string[] }); // as the last version did
    const first = await client.search('no pork', 0);
    expect(first.notes).toEqual(['Without pork.']);
    expect(first.recipes[0]?.reason).toBe('Thai');
    online = false;
    expect(await client.search('no pork', 0)).toEqual(first);
  });

  test('stores lists without gaps', async () => {
    const seen = searchAnswers(40);
    const { client } = start();
    await client.search('rice', 0);
    await client.search('rice', 24);
    expect(ids(await client.search('rice', 12))[0]).toBe(13);
    expect(seen).toHaveLength(3);
  });

  test('serves a repeated cuisine', async () => {
    const seen = searchAnswers(3);
    const { client } = start();
    await client.cuisine('mexican', 0);
    expect(ids(await client.cuisine('mexican', 0))).toEqual([1, 2, 3]);
    expect(seen).toHaveLength(1);
  });

  test('serves the picks of a day until midnight', async () => {
    const seen = server.answers(randomRecipes, { recipes: recipes(1) });
    const { client } = start();
    await client.picks([]);
    at = new Date(2026, 10, 21, 23, 59, 59).getTime();
    await client.picks([]);
    expect(seen).toHaveLength(1);
    at += 1000;
    await client.picks([]);
    expect(seen).toHaveLength(2);
  });

  test('serves recipes of lists for 30 days', async () => {
    searchAnswers(2);
    const seen = server.answers(recipeInformation, recipe(1));
    const { client, cache } = start();
    await client.search('rice', 0);
    await expect.poll(() => cache.read('recipes', 2)).toBeDefined();
    at += 30 * DAY - 1;
    await client.recipe(1);
    expect(seen).toHaveLength(0);
    at += 1;
    await client.recipe(1);
    expect(seen).toHaveLength(1);
  });

  test('refetches a recipe without instructions once, and shows the result', async () => {
    const bare = recipe(5, { analyzedInstructions: [] });
    const seen = server.answers(recipeInformation, bare);
    const { client, cache } = start();
    await cache.write('recipes', { id: 5, recipe: bare, timestamp: at });
    expect(await client.recipe(5)).toEqual(bare);
    expect(seen).toHaveLength(1);
  });

  test('deletes records older than twice their lifetime, once a day', async () => {
    searchAnswers(1);
    const { client, cache } = start();
    const old = { recipes: [], total: 0, notes: [] };
    await cache.write('searches', { query: 'at', ...old, timestamp: at - 2 * DAY });
    await cache.write('searches', { query: 'past', ...old, timestamp: at - 2 * DAY - 1 });
    await client.search('rice', 0);
    await expect.poll(() => cache.read('searches', 'past')).toBeUndefined();
    expect(await cache.read('searches', 'at')).toBeDefined();

    await cache.write('searches', { query: 'past', ...old, timestamp: at - 3 * DAY });
    await client.search('rice', 0);
    expect(await cache.read('searches', 'past')).toBeDefined();
    at += DAY;
    await client.search('rice', 0);
    await expect.poll(() => cache.read('searches', 'past')).toBeUndefined();
  });

  test('ignores a broken record', async () => {
    const seen = searchAnswers(1);
    const { client, cache } = start();
    const broken = { query: 'rice', recipes: 'all of them', total: 1, timestamp: at };
    await cache.write('searches', broken as never);
    await client.search('rice', 0);
    expect(seen).toHaveLength(1);
  });

  test('ignores a failed write', async () => {
    const seen = searchAnswers(1);
    const { client } = start();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await client.search('rice', 0);
    expect(ids(await client.search('rice', 0))).toEqual([1]);
    expect(seen).toHaveLength(2);
  });

  test('without a browser database the network answers', async () => {
    globalThis.indexedDB = undefined as never;
    const seen = searchAnswers(1);
    const { client } = start();
    await client.search('rice', 0);
    expect(ids(await client.search('rice', 0))).toEqual([1]);
    expect(seen).toHaveLength(2);
  });
});

describe('the daily budget', () => {
  test('request 450 is sent, the next is served by the cache, however old', async () => {
    const seen = searchAnswers(1);
    const { client, budget } = start();
    await client.search('rice', 0);
    at += 2 * DAY;
    spent(449);
    expect(budget.state()).toBe('open');
    await client.search('soup', 0);
    expect(budget.state()).toBe('cacheOnly');
    expect(ids(await client.search('rice', 0))).toEqual([1]);
    expect(seen).toHaveLength(2);
  });

  test.for([
    ['search', 'Daily API limit reached and no cached recipes available.'],
    ['cuisine', 'Daily API limit reached and no cached recipes available.'],
    ['picks', 'Daily API limit reached and no cached recipes available.'],
    ['more', 'Daily API limit reached.'],
    ['recipe', 'Daily API limit reached.'],
  ] as const)('says so for %s when nothing is cached', async ([what, words]) => {
    spent(450);
    const { client } = start();
    const asked = {
      search: () => client.search('rice', 0),
      cuisine: () => client.cuisine('asian', 0),
      picks: () => client.picks([]),
      more: () => client.search('rice', 12),
      recipe: () => client.recipe(7),
    }[what];
    await expect(asked()).rejects.toThrow(words);
  });

  test('serves the newest picks of an earlier day', async () => {
    server.answers(randomRecipes, { recipes: recipes(1) });
    const { client } = start();
    await client.picks([]);
    at += DAY;
    spent(450);
    expect(ids(await client.picks([]))).toEqual(ids({ recipes: recipes(1) }));
  });

  test('starts again on another day', async () => {
    spent(450);
    const { budget } = start();
    expect(budget.state()).toBe('cacheOnly');
    at += DAY;
    expect(budget.state()).toBe('open');
  });

  test('an unreadable count is zero', () => {
    localStorage.setItem('recipeRequests', '{"day":');
    expect(start().budget.state()).toBe('open');
  });
});

describe('failures', () => {
  test('a broken connection is retried after 1, 2 and 4 seconds; each try is counted', async () => {
    const seen = server.breaks(searchRecipes);
    const { client } = start();
    await expect(client.search('rice', 0)).rejects.toThrow(
      'Failed to search recipes. Please try again.',
    );
    expect(seen).toHaveLength(4);
    expect(waited.map((ms) => Math.floor(ms / 1000))).toEqual([1, 2, 4]);
    expect(JSON.parse(localStorage.getItem('recipeRequests') ?? '')).toEqual({
      day: dayOf(at),
      count: 4,
    });
  });

  test.for([
    ['search', 'Failed to search recipes. Please try again.'],
    ['cuisine', 'Failed to fetch recipes. Please try again later.'],
    ['picks', 'Failed to fetch recipes. Please try again later.'],
    ['recipe', 'Failed to fetch recipe details. Please try again.'],
  ] as const)('a refusal of %s is final', async ([what, words]) => {
    const seen = [searchRecipes, randomRecipes, recipeInformation].map((call) =>
      server.refuses(call, 'provider_unavailable'),
    );
    const { client } = start();
    const asked = {
      search: () => client.search('rice', 0),
      cuisine: () => client.cuisine('asian', 0),
      picks: () => client.picks([]),
      recipe: () => client.recipe(7),
    }[what];
    await expect(asked()).rejects.toThrow(words);
    expect(seen.flat()).toHaveLength(1);
  });

  test('reports when all keys of the provider failed', async () => {
    server.refuses(randomRecipes, 'provider_exhausted');
    await expect(start().client.picks([])).rejects.toThrow(
      'All recipe provider API keys have failed',
    );
  });

  test('a missing recipe differs from a failed request', async () => {
    server.refuses(recipeInformation, 'recipe_not_found');
    await expect(start().client.recipe(7)).rejects.toMatchObject({ notFound: true });
    server.refuses(recipeInformation, 'internal');
    await expect(start().client.recipe(7)).rejects.toMatchObject({ notFound: false });
  });

  test('serves an old answer when a request fails', async () => {
    searchAnswers(2);
    const { client } = start();
    await client.search('rice', 0);
    at += 3 * HOUR * 24;
    server.refuses(searchRecipes, 'provider_unavailable');
    expect(ids(await client.search('rice', 0))).toEqual([1, 2]);
  });

  test('offline the cache answers; a missing recipe has a message', async () => {
    searchAnswers(1);
    const { client } = start();
    await client.search('rice', 0);
    at += 2 * DAY;
    online = false;
    expect(ids(await client.search('rice', 0))).toEqual([1]);
    await expect(client.search('soup', 0)).rejects.toThrow(
      "You're offline. Please connect to the internet and try again.",
    );
  });
});

describe('the recipe embedded in the page', () => {
  test('is cached like a fetched one, without a request', async () => {
    given = recipe(7);
    const asked = server.refuses(recipeInformation, 'provider_unavailable');
    const { client, cache } = start();
    expect(client.given(7)).toEqual(given);
    await vi.waitFor(async () => expect((await cache.read('recipes', 7))?.recipe).toEqual(given));
    expect(await client.recipe(7)).toEqual(given);
    expect(asked).toEqual([]);
    expect(localStorage.getItem('recipeRequests')).toBeNull();
  });

  test('is used for its own id only', async () => {
    given = recipe(7);
    const { client, cache } = start();
    expect(client.given(8)).toBeUndefined();
    expect(await cache.read('recipes', 7)).toBeUndefined();
  });
});
