import { expect, test } from './fixtures.ts';

test('back from a recipe returns to its card, however far down', async ({ page }) => {
  await page.goto('/');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(12);
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(cards).toHaveCount(24);
  const link = cards.nth(21).getByRole('link', { name: /View Recipe/ });
  // Where the page stands when it is left: what is above may still be drawn while it scrolls there.
  const left = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const stand = () => resolve(window.scrollY);
        document.addEventListener('click', stand, { once: true, capture: true });
      }),
  );
  await link.click();
  const before = await left;
  expect(before).toBeGreaterThan(500);
  await expect(page).toHaveURL(/\/recipe\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(cards).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await expect(link).toBeInViewport();
});

test('an address that searches shows its results, one with an anchor its section', async ({
  page,
}) => {
  await page.goto('/?q=soup');
  const results = page.getByRole('heading', { name: 'Search Results for “soup”' });
  await expect(results).toBeFocused();
  await expect(results).toBeInViewport();

  await page.goto('/help-support#privacy');
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Privacy' })).toBeFocused();
});

test('recipes on the list are no longer selected, and the list starts at its top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page
    .getByRole('button', { name: /^Select/ })
    .nth(3)
    .click();
  await page.getByRole('button', { name: /1 recipe selected/i }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Generate Shopping List' }).click();
  await expect(page).toHaveURL('/shopping-list');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const listed = page.getByRole('region', { name: 'From your recipes' });
  await expect(listed.getByRole('listitem')).toHaveCount(1);
  await expect(listed.locator('img')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /selected/i })).toHaveCount(0);
});
