import type { BrowserContext } from '@playwright/test';

import { inspectThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { printedCard, sidewaysPhoto } from './printedCard.ts';

const CARD = [
  'Garlic celery soup',
  'Serves 4',
  '',
  'Ingredients',
  '4 cloves garlic, minced',
  '1 bunch celery',
  '2 tablespoons olive oil',
  '',
  'Directions',
  'Cook the garlic in the oil for 2 minutes.',
  'Add the celery and simmer for 20 minutes.',
];

/** The addresses that pages and workers of this browser ask for, and what they complain about. */
function watched(context: BrowserContext) {
  const seen = { asked: [] as string[], complaints: [] as string[] };
  context.on('request', (request) => seen.asked.push(request.url()));
  context.on('console', (message) => {
    if (/Content Security Policy|WebAssembly/.test(message.text()))
      seen.complaints.push(message.text());
  });
  return seen;
}

test('a photo of a card is read in the browser, checked beside it, and becomes a recipe', async ({
  page,
  context,
  browser,
  baseURL,
  shopper: _shopper,
}) => {
  test.setTimeout(180_000);
  const card = {
    name: 'card.png',
    mimeType: 'image/png',
    buffer: await printedCard(browser, CARD),
  };
  const seen = watched(context);
  await page.goto('/add-recipe?way=paste');
  const box = page.getByLabel('Text of the recipe');
  await box.waitFor();
  expect(seen.asked.filter((url) => url.includes('/ocr/'))).toEqual([]);

  await page.getByLabel('Choose a Photo').setInputFiles(card);
  await expect(page.getByRole('progressbar', { name: 'Reading the picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(box).toHaveValue('');

  await page.getByLabel('Choose a Photo').setInputFiles(card);
  await expect(box).toHaveValue(/simmer for 20 minutes/, { timeout: 120_000 });
  await expect(page.getByRole('img', { name: 'Picture 1 of the recipe' })).toBeVisible();
  expect((await box.inputValue()).split('\n').filter((line) => line !== '')).toEqual(
    CARD.filter((line) => line !== ''),
  );
  await inspectThemes(page, 'a photo beside its text');
  expect(seen.asked.filter((url) => url.includes('/ocr/')).length).toBeGreaterThan(0);
  const away = seen.asked.filter(
    (url) => !url.startsWith(`${baseURL}/`) && !/^(?:data|blob):/.test(url),
  );
  expect(away).toEqual([]);
  expect(seen.complaints).toEqual([]);
  expect(
    await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
  ).not.toContain('keyval-store');

  await page.getByRole('button', { name: 'Read the Recipe' }).click();
  const lines = page.getByRole('list', { name: 'Lines', exact: true });
  await expect(lines).toContainText('4 cloves garlic');
  await expect(page.getByRole('list', { name: 'Lines by state' })).toHaveText(
    '2 understood1 to check0 kept as text',
  );
});

test('a photo of 50 megapixels, taken upright, is read and shown upright @full', async ({
  page,
  browser,
  shopper: _shopper,
}) => {
  test.setTimeout(180_000);
  await page.goto('/add-recipe?way=paste');
  const buffer = await sidewaysPhoto(page, await printedCard(browser, CARD));
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel('Choose a Photo').setInputFiles(photo);
  const box = page.getByLabel('Text of the recipe');
  await expect(box).toHaveValue(/4 cloves garlic, minced\n1 bunch celery/, { timeout: 120_000 });
  const shown = page.getByRole('img', { name: 'Picture 1 of the recipe' });
  expect(await shown.getAttribute('width')).toBe('1227');
  expect(await shown.getAttribute('height')).toBe('1629');
});

test('a picture of nothing, and a file that is none, are said at the button @full', async ({
  page,
  browser,
  shopper: _shopper,
}) => {
  test.setTimeout(180_000);
  const empty = await printedCard(browser, []);
  await page.goto('/add-recipe?way=paste');
  const chooser = page.getByLabel('Choose a Photo');
  await chooser.setInputFiles({ name: 'wall.png', mimeType: 'image/png', buffer: empty });
  const problem = page.getByRole('region', { name: 'From a photo' }).getByRole('alert');
  await expect(problem).toContainText('No text was found', { timeout: 120_000 });
  const broken = { name: 'card.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await chooser.setInputFiles(broken);
  await expect(problem).toContainText('cannot be opened here');
});

test('pages may not compile WebAssembly: only the reader of photos may', async ({ page }) => {
  await page.goto('/help-support');
  const ran = await page.evaluate(async () => {
    // The shortest module: a magic number and a version.
    const module = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
    return WebAssembly.compile(module).then(
      () => 'compiled',
      (error: unknown) => (error as Error).name,
    );
  });
  expect(ran).toBe('CompileError');
});
