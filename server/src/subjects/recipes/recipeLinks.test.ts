import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { brokenInvariants } from '#testing/invariants';
import { type Person, testApp } from '#testing/testApp';

const DAY_MS = 86_400_000;
const RECIPE = {
  title: 'Rice <b>à la Ada</b>',
  description: 'Of my grandmother.',
  preparation_time: 20,
  serving_size: 2,
  lines: [{ original: '200 g rice' }, { original: '1 pinch of salt' }],
  steps: [{ text: 'Boil it.' }],
  yields: { low: 2, high: 2, text: '2 bowls' },
  source_url: 'https://example.org/rice',
  notes: 'Uncle Bo hates it.',
  raw: '<html>',
};

/** Ada with a recipe, Bo, and the calls about links. */
async function sharing(settings: Record<string, string> = {}) {
  const world = await testApp({ settings });
  const { app, clock } = world;
  const [ada, bo] = [await world.person('user'), await world.person('user')];
  await world.ingredient('Rice');
  type Call = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;
  const ask = (call: Call, who?: Person, payload?: object) => {
    const [method, url = ''] = call.split(' ');
    return app.inject({
      method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
      url: `/api${url}`,
      ...(who && { headers: who.headers }),
      ...(payload && { payload }),
    });
  };
  const write = async (more: object = {}, who = ada): Promise<string> =>
    (await ask('POST /user/recipes', who, { recipes: [{ ...RECIPE, ...more }] })).json().value[0]
      .recipe_id;
  const id = await write();
  const share = (who = ada, recipe = id) => ask(`POST /user/recipes/${recipe}/links`, who, {});
  const token = async (): Promise<string> => (await share()).json().token;
  const links = async (who = ada) => (await ask(`GET /user/recipes/${id}/links`, who)).json().value;
  const stop = (who = ada) => ask(`DELETE /user/recipes/${id}/links`, who);
  const view = (given: string) => ask('POST /recipe-link/view', undefined, { token: given });
  const save = (given: string, who = bo) => ask('POST /recipe-link/save', who, { token: given });
  const own = async (who: Person) => (await ask('GET /user/recipes', who)).json().value;
  const pass = (ms: number): void => {
    clock.at = new Date(clock.at.getTime() + ms);
  };
  return { ...world, ada, bo, id, ask, write, share, token, links, stop, view, save, own, pass };
}

test('anybody with the link reads the recipe: neither notes, what it was read from, nor prices', async () => {
  const { token, view, id } = await sharing();
  const answer = await view(await token());
  expect(answer.statusCode).toBe(200);
  const { shared_by, expires_at, recipe } = answer.json();
  expect([shared_by, expires_at]).toEqual(['A user', '2026-06-02T12:00:00.000Z']);
  expect(recipe).toMatchObject({
    recipe_id: id,
    title: RECIPE.title,
    serving_size: 2,
    steps: [{ section: null, text: 'Boil it.' }],
    yields: RECIPE.yields,
    source_host: 'example.org',
    lines: [{ original: '200 g rice', how: null }, { original: '1 pinch of salt' }],
  });
  expect(answer.body).not.toMatch(/Uncle|<html>|"notes"|"raw"|user_id|email|created_at/);
  for (const { price } of recipe.items) expect(price).toBeNull();
});

test('a link ends after 90 days', async () => {
  const { token, view, pass } = await sharing();
  const link = await token();
  pass(RECIPE_LIMITS.linkDays * DAY_MS - 1);
  expect((await view(link)).statusCode).toBe(200);
  pass(1);
  expect([(await view(link)).statusCode, (await view(link)).json().error]).toEqual([
    422,
    'recipe_link_invalid',
  ]);
});

test('all links to a recipe end when its owner stops sharing', async () => {
  const { token, view, save, stop, links } = await sharing();
  const [first, second] = [await token(), await token()];
  expect(await links()).toHaveLength(2);
  expect((await stop()).statusCode).toBe(204);
  expect([(await view(first)).statusCode, (await save(second)).statusCode]).toEqual([422, 422]);
  expect(await links()).toEqual([]);
});

test('a link shows the recipe as it is now, and ends with it', async () => {
  const { token, view, ask, ada, id } = await sharing();
  const link = await token();
  await ask(`PUT /user/recipes/${id}`, ada, { ...RECIPE, title: 'Rice, better' });
  expect((await view(link)).json().recipe.title).toBe('Rice, better');
  await ask(`DELETE /user/recipes/${id}`, ada);
  expect((await view(link)).statusCode).toBe(422);
});

test('another’s recipe is neither shared, nor are its links told or ended', async () => {
  const { token, share, stop, links, view, bo } = await sharing();
  const link = await token();
  expect([(await share(bo)).json().error, (await stop(bo)).json().error]).toEqual([
    'recipe_not_found',
    'recipe_not_found',
  ]);
  expect(await links(bo)).toEqual([]);
  expect((await view(link)).statusCode).toBe(200);
});

test('the eleventh link ends the first, also in one moment', async () => {
  const { token, view, links, pass } = await sharing();
  const first = await token();
  const rest: string[] = [];
  for (let n = 0; n < RECIPE_LIMITS.linksOfRecipe; n += 1) {
    if (n < 5) pass(1_000);
    rest.push(await token());
  }
  expect(await links()).toHaveLength(RECIPE_LIMITS.linksOfRecipe);
  expect((await view(first)).statusCode).toBe(422);
  for (const link of rest) expect((await view(link)).statusCode).toBe(200);
});

test('a copy is the saver’s own, without notes, and stays when the recipe goes', async () => {
  const { token, save, own, ask, ada, bo, id, write, db } = await sharing();
  const link = await token();
  const saved = await save(link);
  expect(saved.statusCode).toBe(201);
  await ask(`DELETE /user/recipes/${id}`, ada);
  expect(await own(bo)).toMatchObject([
    { ...saved.json(), title: RECIPE.title, notes: null, lines: [{ food: { name: 'Rice' } }, {}] },
  ]);
  expect(saved.json().recipe_id).not.toBe(id);
  // Of the same address, as its own saving would say.
  const again = await ask('POST /user/recipes', bo, { recipes: [RECIPE] });
  expect(again.json().error).toBe('recipe_saved_before');
  const other = (await ask(`POST /user/recipes/${await write()}/links`, ada, {})).json().token;
  expect((await save(other)).statusCode).toBe(201);
  expect(await own(bo)).toHaveLength(2);
  const raw = await db.many(
    z.object({ raw: z.string().nullable() }),
    sql`select raw from recipes where user_id = ${bo.user_id}`,
  );
  expect(raw).toEqual([{ raw: null }, { raw: null }]);
  expect(await brokenInvariants(db)).toEqual([]);
});

test('a repeat under one key saves one copy; a full account saves none', async () => {
  const { token, own, bo, app, save, db } = await sharing();
  const payload = { token: await token() };
  for (let n = 0; n < 2; n += 1)
    await app.inject({
      method: 'POST',
      url: '/api/recipe-link/save',
      headers: { ...bo.headers, 'idempotency-key': 'once' },
      payload,
    });
  expect(await own(bo)).toHaveLength(1);
  await db.run(
    sql`update recipes set text_bytes = ${RECIPE_LIMITS.bytesOfOne} where user_id = ${bo.user_id}`,
  );
  expect((await save(payload.token)).json().error).toBe('too_many_recipes');
});

test('a link is kept as a hash alone, and is guessed 120 times a minute at most', async () => {
  const { token, view, db } = await sharing({ RATE_LIMITS: 'on' });
  const link = await token();
  const { found } = await db.one(
    z.object({ found: z.boolean() }),
    sql`select exists (select from recipe_links l where l::text like ${`%${link}%`}) as found`,
  );
  expect(found).toBe(false);
  for (let n = 0; n < 120; n += 1) expect((await view('a'.repeat(43))).statusCode).toBe(422);
  expect((await view(link)).statusCode).toBe(429);
});
