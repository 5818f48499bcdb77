import { expect, standAt, test } from './fixtures.ts';
import { underWorker } from './offline.ts';
import { addToList, fillCartAt } from './shopping.ts';

test('ticks made without a network are there after a reload and once it is back', async ({
  page,
  context,
}) => {
  await page.goto('/shopping-list');
  await underWorker(page);
  for (const name of ['Garlic', 'Butter', 'Basil']) await addToList(page, name);
  const tick = (name: string) => page.getByRole('checkbox', { name });

  await context.setOffline(true);
  await tick('Garlic').press('Space');
  await page.getByRole('button', { name: 'Remove Basil' }).click();
  await addToList(page, 'Rice');
  for (const network of ['away', 'back'] as const) {
    if (network === 'back') await context.setOffline(false);
    await page.reload();
    await expect(tick('Garlic')).not.toBeChecked();
    await expect(tick('Butter')).toBeChecked();
    await expect(tick('Rice')).toBeChecked();
    await expect(tick('Basil')).toHaveCount(0);
  }
});

test('carts are there without a network; ordering says that it needs one @full', async ({
  page,
  context,
  market,
  account,
  signIn,
}) => {
  await signIn(await account('user'));
  await standAt(page, market.place);
  await page.goto('/shopping-list');
  await underWorker(page);
  await addToList(page, 'Garlic');
  await page.getByRole('button', { name: 'Shop Now' }).click();
  await fillCartAt(page, 'Near Market');
  await context.setOffline(true);
  await page.reload();
  const checkout = page.getByRole('button', { name: 'Checkout at Near Market' });
  await checkout.click();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  await expect(
    toasts.getByText("You're offline. Please connect to the internet and try again."),
  ).toBeVisible();
  await context.setOffline(false);
  await checkout.click();
  await expect(toasts.getByText('Order Request Sent Successfully! Total: $2.00')).toBeVisible();
});
