import { readFileSync } from 'node:fs';

import { inspectThemes } from './axe.ts';
import { ask, expect, test } from './fixtures.ts';

const COOKLANG = `---
title: Garlic rice
servings: 4
---

Cook @garlic{4%cloves} and @basmati rice{200%g} for ~{20%minutes}.
`;
const TEXT = `Garlic soup
Serves 4

Ingredients
4 cloves garlic, minced
2 T. olive oil

Directions
Cook the garlic in the oil for 2 minutes.
`;

test('recipes go from one account to another as a file; a stranger’s file is looked at first @full', async ({
  page,
  account,
  signIn,
  request,
}) => {
  const [giver, taker] = [await account('user'), await account('user')];
  const { message } = await ask(request, giver, { path: '/user/ingredients' });
  const [ingredient] = JSON.parse(message);
  const recipes = ['Monday soup', 'Tuesday stew'].map((title) => ({
    title,
    description: 'Mix.',
    preparation_time: 5,
    serving_size: 2,
    items: [{ ...ingredient, quantity: 1 }],
  }));
  await ask(request, giver, { method: 'POST', path: '/user/recipes', data: { recipes } });
  await signIn(giver);
  await page.goto('/saved-recipes');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('larder-recipes.zip');
  const zip = {
    name: 'larder-recipes.zip',
    mimeType: 'application/zip',
    buffer: readFileSync(await download.path()),
  };

  await signIn(taker);
  await page.goto('/add-recipe?way=file');
  const files = page.getByLabel('Choose files');
  await files.setInputFiles(zip);
  const rows = page.getByRole('list', { name: 'Recipes of larder-recipes.zip' });
  await expect(rows.getByRole('listitem')).toHaveCount(2);
  for (const title of ['Monday soup', 'Tuesday stew'])
    await expect(rows.getByRole('listitem').filter({ hasText: title })).toContainText('Ready');
  await files.setInputFiles([
    { name: 'rice.cook', mimeType: 'text/plain', buffer: Buffer.from(COOKLANG) },
    { name: 'soup.txt', mimeType: 'text/plain', buffer: Buffer.from(TEXT) },
    { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Call the plumber.') },
  ]);
  await expect(page.getByRole('region', { name: 'rice.cook' })).toContainText('Ready');
  await expect(page.getByRole('region', { name: 'soup.txt' })).toContainText('Needs a look');
  await expect(page.getByRole('region', { name: 'note.txt' })).toContainText('Not read');
  await inspectThemes(page, 'files of recipes');
  await page.getByRole('button', { name: 'Save all 2 ready' }).click();
  await expect(page.getByText('2 recipes saved')).toBeVisible();

  await page.getByRole('button', { name: 'Look at Garlic soup' }).click();
  await page.getByRole('button', { name: '2 tbsp' }).click();
  await page.getByRole('button', { name: 'Save Recipe' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Garlic soup');
  await page.goto('/saved-recipes');
  for (const name of ['Monday soup', 'Tuesday stew', 'Garlic soup'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
});
