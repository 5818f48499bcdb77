import { sql } from '@larder/server/src/platform/db/sql.ts';
import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';
import { MAX_COOKED, MAX_SAVED } from '@larder/shared/recipes/saved.calls';
import { z } from 'zod';

import { until } from '#reliability/harness/wait';

import type { Asked, Lab } from './lab.ts';

const Ids = z.object({ value: z.array(z.object({ recipe_id: z.string() })) });
const Taken = z.object({ import_id: z.string() });
const Status = z.object({ status: z.string() });

/** As many recipes as one call takes. */
const AT_ONCE = 5;
/** Files of which the last must push out the first. */
const FILES = 3;
/** The thread that reads files has the lowest priority. */
const READING_MS = 120_000;
/** How often the same recipes are saved and deleted. */
const AGAIN = 40;

function draft(n: number, { lines, steps }: { lines: number; steps: number }) {
  return {
    title: `Dish ${n}`,
    description: 'x',
    preparation_time: 1,
    serving_size: 1,
    lines: Array.from({ length: lines }, (_, k) => ({ original: `1 clove Garlic ${k % 10}` })),
    steps: Array.from({ length: steps }, () => ({ text: 'stir '.repeat(999).trim() })),
  };
}

/** Recipes of as many short lines as fit: of these an answer says the most beside what was written. */
export async function fillRecipes({ call, account, untilRefused, must, world }: Lab) {
  const { token } = await account('user');
  await garlic({ must, world });
  const recipes = Array.from({ length: AT_ONCE }, (_, n) =>
    draft(n, { lines: RECIPE_LIMITS.lines, steps: 0 }),
  );
  const headers = () => ({ 'idempotency-key': crypto.randomUUID() });
  await untilRefused({ of: 'recipes', most: 100 }, () =>
    call('POST', '/user/recipes', { token, body: { recipes }, headers: headers(), again: true }),
  );
  return shown(token, ['/user/recipes', '/user/saved-recipes?limit=100']);
}

/** The same recipes saved and deleted again and again, each time under a key of its own. */
export async function fillAnswers({ account, must }: Lab) {
  const { token } = await account('user');
  const recipes = Array.from({ length: AT_ONCE }, (_, n) => draft(n, { lines: 1, steps: 18 }));
  for (let n = 0; n < AGAIN; n += 1) {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const { value } = await must(Ids, 'POST /user/recipes', { token, body: { recipes }, headers });
    for (const { recipe_id } of value)
      await must(z.unknown(), `DELETE /user/recipes/${recipe_id}`, { token });
  }
  return shown(token, ['/user/recipes']);
}

/** A food with as many weights as the catalogue takes, and names that lines mean it by. */
async function garlic({ must, world }: Pick<Lab, 'must' | 'world'>): Promise<void> {
  const aliases = Array.from({ length: 10 }, (_, n) => `garlic ${n}`);
  const units = ['clove', 'head', 'bunch', 'slice', 'can', 'stalk', 'sprig', 'cup', 'pinch'];
  const measures = units.map((unit) => ({ unit, grams: 3, source: 'weighed' }));
  const ingredient = { name: `Garlic ${'x'.repeat(150)}`, unit: 'gm', unit_quantity: 100 };
  await must(z.unknown(), 'POST /admin/ingredients', {
    token: world.admin,
    body: { ingredients: [{ ...ingredient, aliases, measures }] },
  });
}

/** Links to one recipe: the oldest end. */
export async function fillLinks({ must, account }: Lab) {
  const { token } = await account('user');
  const body = { recipes: [draft(1, { lines: 1, steps: 1 })] };
  const { value } = await must(Ids, 'POST /user/recipes', { token, body });
  const path = `/user/recipes/${value[0]?.recipe_id ?? ''}/links`;
  for (let n = 0; n < 3 * RECIPE_LIMITS.linksOfRecipe; n += 1)
    await must(z.unknown(), `POST ${path}`, { token, body: {} });
  return shown(token, [path]);
}

/** Names that a person means otherwise than the catalogue. */
export async function fillOwnAliases({ must, account, world }: Lab) {
  const { token } = await account('user');
  for (let n = 0; n < RECIPE_LIMITS.aliasesOfOne + 200; n += 100) {
    const lines = Array.from({ length: 100 }, (_, k) => ({
      original: `food ${n + k} ${'w'.repeat(180)}`,
      name: `food ${n + k} ${'w'.repeat(180)}`,
      ingredient_id: world.catalogue[0],
    }));
    const recipes = [{ ...draft(n, { lines: 0, steps: 1 }), lines }];
    await must(z.unknown(), 'POST /user/recipes', { token, body: { recipes } });
  }
  return shown(token, ['/user/recipes']);
}

/** Files with as much in them as is read of one. */
export async function fillImports({ call, account }: Lab) {
  const { token } = await account('user');
  const recipes = Array.from({ length: 2_000 }, (_, n) => ({
    '@type': 'Recipe',
    name: `Dish ${n}`,
    recipeYield: '2',
    recipeIngredient: ['100 gm rice'],
    recipeInstructions: [1, 2].map(() => ({ '@type': 'HowToStep', text: 'stir '.repeat(990) })),
  }));
  const body = JSON.stringify(recipes);
  const paths: string[] = [];
  for (let n = 0; n < FILES; n += 1) {
    const headers = { 'content-type': 'application/octet-stream' };
    const sent = await call('POST', '/user/imports?name=all.json', { token, headers, body });
    const { import_id } = Taken.parse(sent.body);
    const path = `/user/imports/${import_id}`;
    const isRead = async () => {
      const { body: now } = await call('GET', path, { token });
      return Status.parse(now).status !== 'reading';
    };
    await until('a file of recipes is read', isRead, READING_MS);
    paths.push(path);
  }
  return shown(token, paths.slice(-1));
}

/** Rows that are left for the front door when the rest is written at once. */
const LEFT = 50;

/** Saved recipes of the provider, and notes of what was cooked: the last ones through the front door. */
export async function fillSaved({ call, account, untilRefused, db }: Lab) {
  const { token, user_id } = await account('user');
  await db.run(sql`
    insert into saved_recipes (user_id, provider_id, title, image, minutes, calories, servings, saved_at)
    select ${user_id}, n, repeat('t', 200), 'https://pictures.test/' || repeat('p', 470), 10000, 100000, 1000, now()
    from generate_series(1, ${MAX_SAVED - LEFT}::int) n`);
  await db.run(sql`
    insert into cooked_recipes (cooked_id, user_id, provider_id, cooked_on, note, rating, created_at)
    select gen_random_uuid(), ${user_id}, 1 + n % 100, '2026-01-01', repeat('n', 1000), 5, now()
    from generate_series(1, ${MAX_COOKED - LEFT}::int) n`);
  const brief = {
    title: 't'.repeat(200),
    image: `https://pictures.test/${'p'.repeat(470)}`,
    minutes: 10_000,
    calories: 100_000,
    servings: 1_000,
  };
  await untilRefused({ of: 'saved recipes', most: 2 * LEFT, atOnce: 8 }, (n) =>
    call('PUT', `/user/saved-recipes/${n + 1 + MAX_SAVED - LEFT}`, { token, body: brief }),
  );
  await untilRefused({ of: 'cooked dishes', most: 2 * LEFT, atOnce: 8 }, (n) =>
    call('POST', '/user/cooked', {
      token,
      body: {
        recipe: String((n % 100) + 1),
        cooked_on: '2026-01-01',
        note: 'n'.repeat(1_000),
        rating: 5,
      },
    }),
  );
  return shown(token, [
    '/user/saved-recipes?limit=100',
    '/user/saved-recipe-ids',
    '/user/recipes/1/cooked?limit=100',
  ]);
}

export function shown(token: string, paths: readonly string[]): Asked[] {
  return paths.map((path) => ({ path, token }));
}
