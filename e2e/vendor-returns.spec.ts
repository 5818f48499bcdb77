import { inspectThemes } from './axe.ts';
import { ask, expect, test } from './fixtures.ts';
import { orderGarlic } from './shopping.ts';

test('a damaged pack after delivery: noted with money back, seen by the shopper, subtracted in the report @full', async ({
  page,
  shop,
  customer: shopper,
  request,
  signIn,
}) => {
  const { vendor } = shop;
  const order_id = await orderGarlic(request, shopper, { ...shop, quantity: 2 });
  for (const order_status of ['Accepted', 'Delivered'])
    await ask(request, vendor, {
      method: 'PUT',
      path: '/vendor/userorder/accept',
      data: { order_id, order_status },
    });
  const order = await ask(request, vendor, { path: `/vendor/order/${order_id}` });
  const [total, pack] = [order.total_price, order.items[0].price];
  const dollars = (amount: number) => `$${amount.toFixed(2)}`;

  await page.goto(`/vendor/orders?status=Delivered&order=${order_id}`);
  const details = page.getByRole('complementary', { name: `Order ${order_id.slice(0, 8)}` });
  await details.getByRole('button', { name: 'Something was wrong…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Something was wrong' });
  await expect(dialog.getByLabel('Money back')).toHaveValue(pack.toFixed(2));
  await dialog.getByLabel('Note (optional)').fill('Sprouting');
  await inspectThemes(page, 'something was wrong');
  await dialog.getByRole('button', { name: 'Note it' }).click();
  const words = `1 × Garlic was damaged: ${dollars(pack)} back`;
  await expect(details.getByRole('list', { name: 'After delivery' })).toContainText(words);
  const row = page.getByRole('row', { name: `Order ${order_id.slice(0, 12)}` });
  await expect(row).toContainText(`${dollars(pack)} back`);
  await inspectThemes(page, 'an order with something wrong');

  // The report of this week is without it; there was none before.
  await page.goto('/vendor/dashboard');
  const report = page.getByRole('region', { name: 'Report' });
  await report.getByRole('button', { name: 'Week' }).click();
  await expect(report.getByText(/: no orders before$/)).toBeVisible();
  const revenue = report.locator('dl > div').filter({ hasText: 'Revenue' });
  await expect(revenue).toContainText(dollars(total - pack));
  await report.getByRole('button', { name: 'By item' }).click();
  await expect(report.getByRole('row', { name: /^Garlic/ })).toContainText(dollars(pack));
  await inspectThemes(page, 'a week');

  await signIn(shopper);
  await page.goto('/orders');
  await expect(page.getByRole('list', { name: 'After delivery' })).toContainText(words);
  await expect(page.getByRole('list', { name: 'After delivery' })).toContainText('Sprouting');
});
