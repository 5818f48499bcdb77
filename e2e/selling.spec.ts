import { ask, expect, type Market, test } from './fixtures.ts';
import { garlicIn } from './shopping.ts';

const packs = 3;

/** Orders garlic in a store as a shopper. */
async function order(
  request: Parameters<typeof ask>[0],
  shopper: Parameters<typeof ask>[1],
  { store_id, vendor }: Market['stores'][number],
): Promise<string> {
  const { value } = await ask(request, vendor, { path: '/vendor/stores' });
  const garlic = value[0].items.find((item: { name: string }) => item.name === 'Garlic');
  const items = [{ ingredient_id: garlic.ingredient_id, quantity: packs }];
  const data = { orders: [{ store_id, delivery_method: 'Deliver', items }] };
  const { orders } = await ask(request, shopper, { method: 'POST', path: '/user/orders', data });
  return orders[0].order_id;
}

test('one vendor accepts and delivers, the other rejects; the shopper and the stock agree', async ({
  page,
  market,
  account,
  signIn,
  request,
}) => {
  const shopper = await account('user', 'Sam Shopper');
  const [near, far] = market.stores;
  if (!near || !far) throw new Error('the market has two stores');
  const accepted = await order(request, shopper, near);
  const rejected = await order(request, shopper, far);
  expect([await garlicIn(request, near), await garlicIn(request, far)]).toEqual([7, 7]);

  await signIn(near.vendor);
  await page.goto('/vendor/orders');
  const row = page.getByRole('row').filter({ hasText: accepted.slice(0, 12) });
  await row.getByRole('button', { name: /^Accept/ }).click();
  await expect(
    page.getByText(`Order ${accepted.slice(0, 8)}... has been marked as Accepted.`),
  ).toBeVisible();
  // A press right after the last one counts as the same press, so a hurried one is made again.
  const deliver = row.getByRole('button', { name: /^Deliver/ });
  await expect(async () => {
    if (await deliver.isVisible()) await deliver.click();
    await expect(row).toContainText('Delivered', { timeout: 2_000 });
  }).toPass();

  await signIn(far.vendor);
  await page.goto('/vendor/orders');
  const other = page.getByRole('row').filter({ hasText: rejected.slice(0, 12) });
  await other.getByRole('button', { name: /^Reject/ }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByRole('button', { name: /^Reject/ }).click();
  await expect(
    page.getByText(`Order ${rejected.slice(0, 8)}... has been marked as Rejected.`),
  ).toBeVisible();

  await signIn(shopper);
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
