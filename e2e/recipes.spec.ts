import type { Page } from '@playwright/test';

import { inspectThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';

const LIMIT = 'Daily API limit reached. Using cached recipes only until tomorrow.';

/** Records that many requests for recipes, `daysAgo` days ago. */
async function countRequests(page: Page, count: number, daysAgo = 0): Promise<void> {
  await page.evaluate(
    ([made = 0, ago = 0]) => {
      const date = new Date(Date.now() - ago * 86_400_000);
      const two = (number: number) => String(number).padStart(2, '0');
      const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
      localStorage.setItem('recipeRequests', JSON.stringify({ day, count: made }));
    },
    [count, daysAgo],
  );
}

async function search(page: Page, text: string): Promise<void> {
  const box = page.getByRole('combobox', { name: /search/i });
  await box.fill(text);
  await box.press('Enter');
}

test('a search tolerates a typo; one without results can be cleared', async ({ page }) => {
  await page.goto('/');
  await search(page, 'spagetti carbonarra');
  const results = page.getByRole('region', { name: /results/i });
  await expect(results.getByRole('heading', { name: 'Spaghetti alla Carbonara' })).toBeVisible();
  await search(page, 'qqqq');
  await expect(page.getByText('No recipes found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Search' }).first().click();
  await expect(page.getByRole('heading', { name: 'Hot Picks For You' })).toBeVisible();
});

test('a recipe found for its protein says what a serving has, on a phone and in both themes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'High protein' }).click();
  const results = page.getByRole('region', { name: 'All Recipes' });
  const first = results.getByRole('article').first();
  const reason = await first.getByText(/\d+ g of protein/).textContent();
  const grams = /(\d+) g/.exec(reason ?? '')?.[1];
  // The face of the card is its link.
  await first.click();
  const panel = page.getByRole('region', { name: 'Nutrition' });
  await expect(panel.getByRole('row')).toHaveCount(9);
  await expect(panel.getByRole('row', { name: new RegExp(`^Protein ${grams} g`) })).toBeVisible();
  await expect(panel.getByText(/^Worked out from all \d+ ingredients, raw/)).toBeVisible();
  await inspectThemes(page, 'the nutrition of a recipe');
});

test('the pictures of twelve recipes weigh less than 600 kB together, AVIF among them @full', async ({
  page,
}) => {
  const sizes = new Map<string, number>();
  const types: (string | undefined)[] = [];
  page.on('response', async (answer) => {
    if (!answer.url().includes('/images/recipes/') || !answer.ok()) return;
    types.push(answer.headers()['content-type']);
    sizes.set(answer.url(), (await answer.body()).length);
  });
  await page.goto('/');
  const pictures = page.getByRole('article').locator('img');
  await expect(pictures).toHaveCount(12);
  for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => sizes.size).toBeGreaterThanOrEqual(12);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(total).toBeLessThan(600_000);
  expect(types).toContain('image/avif');
});

test('from the 450th request of a day on only cached recipes are shown; a new day asks again @full', async ({
  page,
}) => {
  let asked = 0;
  await page.route('**/api/recipes/**', async (route) => {
    asked += 1;
    await route.continue();
  });
  await page.goto('/?q=curry');
  const results = page.getByRole('region', { name: /results/i });
  await expect(results.getByRole('article').first()).toBeVisible();
  const titles = await results.getByRole('heading', { level: 3 }).allTextContents();

  await countRequests(page, 449);
  await page.goto('/?q=soup');
  await expect(results.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(LIMIT).first()).toBeVisible();

  // Seen recipes come from the cache; others are refused in the specified words.
  asked = 0;
  await page.goto('/?q=curry');
  await expect(results.getByRole('heading', { level: 3 })).toHaveText(titles);
  await page.goto('/?q=pizza');
  await expect(page.getByText(/Daily API limit reached/).first()).toBeVisible();
  expect(asked).toBe(0);

  await countRequests(page, 450, 1);
  await page.goto('/?q=pizza');
  await expect(results.getByRole('article').first()).toBeVisible();
  expect(asked).toBeGreaterThan(0);
});

test('without the provider the page says so and offers Try Again @full', async ({ page }) => {
  await page.route('**/api/recipes/**', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: JSON.stringify({
        error: 'provider_unavailable',
        message: 'Failed to fetch recipes. Please try again later.',
      }),
    }),
  );
  await page.goto('/');
  await expect(
    page.getByText('Failed to fetch recipes. Please try again later.').first(),
  ).toBeVisible();
  await page.unroute('**/api/recipes/**');
  await page.getByRole('button', { name: 'Try Again' }).first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
