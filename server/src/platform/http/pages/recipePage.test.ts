import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { type ProviderRecipe, recipeInformation } from '@larder/shared/recipes/provider.calls';
import { GIVEN_RECIPE, PLACEHOLDER_RECIPE, textsOf } from '@larder/shared/recipes/recipePage.model';
import Fastify from 'fastify';
import { expect, test } from 'vitest';

import { testApp } from '#testing/testApp';

import { servePages } from './pages.ts';
import { recipePages } from './recipePage.ts';

const EMPTY = '<!doctype html><title>Larder</title>';
const [title, image, small, minutes, servings, calories] = textsOf(PLACEHOLDER_RECIPE);
const TEMPLATE = `<title>${title} · Larder</title><script>let a = 1;</script><h1>${title}</h1>
<img srcset="${small} 384w, ${image} 768w" src="${image}">${minutes} min, ${calories} cal, for ${servings}
<script type="application/json" id="${GIVEN_RECIPE}"></script>`;

function built(): string {
  const web = mkdtempSync(join(tmpdir(), 'larder-pages-'));
  for (const folder of ['assets', '.vite']) mkdirSync(join(web, folder));
  writeFileSync(join(web, 'index.html'), EMPTY);
  writeFileSync(join(web, '.vite', 'recipe.html'), TEMPLATE);
  return web;
}

function givenIn(page: string): unknown {
  const [, json = ''] = /id="given-recipe">([^]*)<\/script>/.exec(page) ?? [];
  return JSON.parse(json);
}

test('the page of a recipe shows it, and holds what the call for it answers', async () => {
  const { app } = await testApp({ web: built() });
  const recipe = recipeInformation.response.parse(
    (await app.inject('/api/recipes/1001/information?includeNutrition=true')).json(),
  );

  for (const url of ['/recipe/1001', '/recipe/1001?from=a-friend']) {
    const answer = await app.inject(url);

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toContain(
      "'sha256-xY6QKfH9PRsQnLz56nj6MBwiK5oHg+im1Jkpdp1x/Ck='",
    );
    expect(answer.body).toContain(`<title>${recipe.title} · Larder</title>`);
    expect(answer.body).toContain(`<h1>${recipe.title}</h1>`);
    const [file, version] = String(recipe.image).split('-768');
    expect(answer.body).toContain(`srcset="${file}-384${version} 384w, ${recipe.image} 768w"`);
    expect(answer.body).toContain(`${recipe.readyInMinutes} min`);
    expect(answer.body).toContain(`for ${recipe.servings}`);
    for (const mark of textsOf(PLACEHOLDER_RECIPE)) expect(answer.body).not.toContain(mark);
    expect(givenIn(answer.body)).toEqual(recipe);
  }
});

test('the page of a recipe is sent compressed', async () => {
  const { app } = await testApp({ web: built() });
  const headers = { 'accept-encoding': 'gzip' };
  const answer = await app.inject({ url: '/recipe/1001', headers });
  expect(answer.headers['content-encoding']).toBe('gzip');
  const page = gunzipSync(answer.rawPayload).toString();
  expect(page).toBe((await app.inject('/recipe/1001')).body);
});

test.for(['/recipe/999999999', '/recipe/0', '/recipe/soup', '/recipe/1001/more', '/recipe/'])(
  '%s has no recipe, and gets the empty page',
  async (url) => {
    const { app } = await testApp({ web: built() });
    expect((await app.inject(url)).body).toBe(EMPTY);
  },
);

test('a recipe of a provider elsewhere is not asked for before the app wants it', async () => {
  const settings = { RECIPE_PROVIDER_URL: 'http://127.0.0.1:9', RECIPE_PROVIDER_KEYS: 'a-key' };
  const { app } = await testApp({ web: built(), settings });
  expect((await app.inject('/recipe/1001')).body).toBe(EMPTY);
});

test('without a database the page is sent without the recipe', async () => {
  const { deps } = await testApp();
  const app = Fastify();
  await servePages(app, {
    config: deps.config,
    web: built(),
    recipeOf: async () => {
      throw new Error('the database is gone');
    },
  });
  const answer = await app.inject('/recipe/1001');
  expect([answer.statusCode, answer.body]).toEqual([200, EMPTY]);
});

test('no word of a recipe is read as HTML, and none ends the script that holds it', () => {
  const recipe: ProviderRecipe = {
    ...PLACEHOLDER_RECIPE,
    title: `</script><img src=x onerror="alert(1)"> & $& sauce`,
    image: '/images/recipes/7-768.webp?v="><b>',
  };
  const page = recipePages(built())?.write(recipe) ?? '';

  expect(page).not.toContain('<img src=x');
  expect(page).not.toContain('"><b>');
  expect(page).toContain(
    '<h1>&lt;/script&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; $&amp; sauce</h1>',
  );
  expect(givenIn(page)).toEqual(recipe);
});

test('a recipe that contains a placeholder keeps it', () => {
  const recipe = {
    ...PLACEHOLDER_RECIPE,
    title: `Soup of ${image}, ${minutes}`,
    readyInMinutes: 5,
  };
  expect(recipePages(built())?.write(recipe)).toContain(`<h1>${recipe.title}</h1>`);
});

test('a recipe without a picture has no prerendered page', () => {
  expect(recipePages(built())?.write({ ...PLACEHOLDER_RECIPE, image: null })).toBeUndefined();
});
