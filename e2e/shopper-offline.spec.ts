import { expect, test } from './fixtures.ts';
import { underWorker } from './offline.ts';
import { addToList, fillCartAt, pressTool, shopNow } from './shopping.ts';

test('what is chosen offline survives a reload and the reconnect @full', async ({
  page,
  context,
}) => {
  await page.goto('/shopping-list');
  await underWorker(page);
  for (const name of ['Garlic', 'Butter', 'Basil']) await addToList(page, name);
  const tick = (name: string) => page.getByRole('checkbox', { name });

  await context.setOffline(true);
  await pressTool(page, 'Choose what to shop for');
  await tick('Garlic').press('Space');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Remove Basil' }).click();
  await addToList(page, 'Rice');
  for (const network of ['away', 'back'] as const) {
    if (network === 'back') await context.setOffline(false);
    await page.reload();
    await pressTool(page, 'Choose what to shop for');
    await expect(tick('Garlic')).not.toBeChecked();
    await expect(tick('Butter')).toBeChecked();
    await expect(tick('Rice')).toBeChecked();
    await expect(tick('Basil')).toHaveCount(0);
  }
});

test('carts are shown offline; ordering says that it needs a network @full', async ({
  page,
  context,
  shopper: _shopper,
}) => {
  await page.goto('/shopping-list');
  await underWorker(page);
  await addToList(page, 'Garlic');
  await shopNow(page);
  await fillCartAt(page, 'Near Market');
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: 'Checkout at Near Market' }).click();
  const checkout = page.getByRole('button', { name: 'Place 1 order' });
  await checkout.click();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(
    toasts.getByText("You're offline. Please connect to the internet and try again."),
  ).toBeVisible();
  await context.setOffline(false);
  await checkout.click();
  await expect(toasts.getByText('Order Request Sent Successfully! Total: $2.00')).toBeVisible();
});
