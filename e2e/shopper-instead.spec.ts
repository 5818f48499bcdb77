import { ingredientId } from '@larder/data/ids';

import { inspectThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { pressOn } from './keyboard.ts';
import { listAndShop, listed, setItem } from './shopping.ts';

test('what stands for a food that no store has is one press away, by keyboard too', async ({
  page,
  request,
  market: { stores },
  shopper: _,
}) => {
  const ingredient_id = ingredientId('cod-fillet');
  for (const store of stores) await setItem(request, store, { ingredient_id, quantity: 0 });
  await listAndShop(page, 'Cod fillet', 'Celery');
  const offer = page
    .getByRole('list', { name: 'Instead of what is missing' })
    .getByRole('listitem');
  await expect(offer).toContainText('No Cod fillet: Halibut fillet at Near Market, $2.00');
  await expect(offer).toContainText('the same amount; firmer');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await inspectThemes(page, `a substitute on the plan at ${width} px`);
  }

  const take = offer.getByRole('button', { name: /^Take it/ });
  await pressOn(page, take);
  const plans = page.getByRole('region', { name: 'Plans' });
  await expect(plans).toContainText('All 2 things');
  await expect(offer).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(offer).toContainText('No Cod fillet');

  await take.click();
  await expect(plans).toContainText('All 2 things');
  await page.goto('/shopping-list');
  await expect(listed(page, 'Halibut fillet')).toBeVisible();
  await expect(page.getByText('instead of Cod fillet')).toBeVisible();
  await expect(listed(page, 'Cod fillet')).toHaveCount(0);
});

test('what stands for a food opens on its line of a recipe', async ({ page }) => {
  await page.goto('/recipe/1001');
  const button = page.getByRole('button', { name: /^Instead of / }).first();
  await pressOn(page, button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const found = page.getByRole('list', { name: /^Instead of / });
  await expect(found).toHaveCount(1);
  await expect(found.getByRole('listitem').first()).toContainText(/: .+; .+/);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await inspectThemes(page, `a substitute on a recipe at ${width} px`);
  }
});
