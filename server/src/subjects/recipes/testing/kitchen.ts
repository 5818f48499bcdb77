import type { InjectOptions } from 'fastify';

import { type Person, testApp } from '#testing/testApp';

export const BRIEF = {
  title: 'Butter Chicken',
  image: '/images/recipes/1052-768.webp',
  minutes: 45,
  calories: 520,
  servings: 4,
};

/** Fields in place of the usual ones, valid or not. */
type Loose = Readonly<Record<string, unknown>>;

/** A shopper with the calls about saved and cooked recipes. */
export async function kitchen() {
  const world = await testApp();
  const cook = await world.person('user');
  const rice = await world.ingredient('Rice');

  const ask = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    {
      payload,
      who = cook,
      headers = {},
    }: { payload?: object; who?: Person; headers?: object } = {},
  ) => {
    const options: InjectOptions = {
      method,
      url: `/api${url}`,
      headers: { ...who.headers, ...headers },
      ...(payload && { payload }),
    };
    return world.app.inject(options);
  };

  const save = (id: number, { who = cook, ...more }: { who?: Person } & Loose = {}) =>
    ask('PUT', `/user/saved-recipes/${id}`, { payload: { ...BRIEF, ...more }, who });

  const list = async (query = '', who = cook) =>
    (await ask('GET', `/user/saved-recipes?${query}`, { who })).json();

  /** The keys of a list, in its order. */
  const keys = async (query = '', who = cook): Promise<string[]> =>
    (await list(query, who)).value.map(({ key }: { key: string }) => key);

  const ids = async (who = cook): Promise<number[]> =>
    (await ask('GET', '/user/saved-recipe-ids', { who })).json().value;

  /** An own recipe. Shape: its id. */
  async function write(title: string, who = cook): Promise<string> {
    const item = { ingredient_id: rice, name: 'Rice', unit_quantity: 500, unit: 'gm', quantity: 1 };
    const recipe = {
      title,
      description: 'Boil it.',
      preparation_time: 20,
      serving_size: 4,
      items: [item],
    };
    const answer = await ask('POST', '/user/recipes', { payload: { recipes: [recipe] }, who });
    return answer.json().value[0].recipe_id;
  }

  const noteCooked = (
    recipe: string,
    { who = cook, headers = {}, ...more }: { who?: Person; headers?: object } & Loose = {},
  ) =>
    ask('POST', '/user/cooked', {
      payload: { recipe, brief: BRIEF, cooked_on: '2026-03-01', ...more },
      who,
      headers,
    });

  const diary = async (recipe: string, { who = cook, query = '' } = {}) =>
    (await ask('GET', `/user/recipes/${recipe}/cooked?${query}`, { who })).json();

  /** Advances the clock by a minute. */
  function later(): void {
    world.clock.at = new Date(world.clock.at.getTime() + 60_000);
  }

  return { ...world, cook, ask, save, list, keys, ids, write, noteCooked, diary, later };
}
