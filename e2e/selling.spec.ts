import { ask, expect, test } from './fixtures.ts';
import { garlicIn, orderGarlic } from './shopping.ts';

test('one vendor delivers, the other rejects; orders and stock agree', async ({
  page,
  market,
  customer,
  signIn,
  request,
}) => {
  const [near, far] = market.stores;
  const accepted = await orderGarlic(request, customer, { ...near, quantity: 3 });
  const rejected = await orderGarlic(request, customer, { ...far, quantity: 3 });
  expect([await garlicIn(request, near), await garlicIn(request, far)]).toEqual([7, 7]);

  await signIn(near.vendor);
  await page.goto('/vendor/orders?status=all');
  const row = page.getByRole('row').filter({ hasText: accepted.slice(0, 12) });
  await row.getByRole('button', { name: /^Accept/ }).click();
  await expect(
    page.getByText(`Order ${accepted.slice(0, 8)}... has been marked as Accepted.`),
  ).toBeVisible();
  // Buttons ignore a second press right after the first, so retry. When the first one works late, the button goes while
  // the next press waits for it.
  const deliver = row.getByRole('button', { name: /^Deliver/ });
  await expect(async () => {
    if (await deliver.isVisible()) await deliver.click({ timeout: 2_000 });
    await expect(row).toContainText('Delivered', { timeout: 2_000 });
  }).toPass();
  // It can be undone for 8 seconds.
  const status = async () =>
    (await ask(request, near.vendor, { path: `/vendor/order/${accepted}` })).order_status;
  await expect.poll(status, { timeout: 20_000 }).toBe('Delivered');

  await signIn(far.vendor);
  await page.goto('/vendor/orders');
  const other = page.getByRole('row').filter({ hasText: rejected.slice(0, 12) });
  await other.getByRole('button', { name: /^Reject/ }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByRole('button', { name: /^Reject/ }).click();
  await expect(
    page.getByText(`Order ${rejected.slice(0, 8)}... has been marked as Rejected.`),
  ).toBeVisible();

  await signIn(customer);
  await page.goto('/orders');
  const orders = page.getByRole('list', { name: 'Your orders' });
  await expect(orders.getByRole('group').filter({ hasText: 'Near Market' })).toContainText(
    'Delivered',
  );
  await expect(orders.getByRole('group').filter({ hasText: 'Far Market' })).toContainText(
    'Rejected',
  );
  expect([await garlicIn(request, near), await garlicIn(request, far)]).toEqual([7, 10]);
});
