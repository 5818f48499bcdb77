import { inspectThemes } from './axe.ts';
import { ask, expect, type Shop, test } from './fixtures.ts';
import { fillCartAt, listAndShop, openStore, placeOrders } from './shopping.ts';

test('a rejection re-planned: seen live, filled elsewhere, ordered; the rest is dropped @full', async ({
  page,
  request,
  market: {
    stores: [near, far],
  },
  shopper,
}) => {
  test.setTimeout(90_000);
  // Garlic at one store, celery at the other.
  await listAndShop(page, 'Garlic', 'Celery');
  await fillCartAt(page, 'Near Market');
  const cart = page.getByRole('article', { name: 'Cart at Near Market' });
  await cart.getByRole('button', { name: /^Remove Celery/ }).click();
  const card = await openStore(page, 'Far Market');
  await card.getByRole('button', { name: /^Add .*missing/ }).click();
  await page.goto('/checkout');
  await placeOrders(page, 2);
  await expect(page.getByRole('heading', { name: '2 orders placed' })).toBeVisible();
  await page.getByRole('link', { name: 'Your orders' }).click();
  const orders = page.getByRole('list', { name: 'Your orders' });
  await expect(orders.getByText('Pending', { exact: true })).toHaveCount(2);

  await reject(near, 'No garlic today');
  await expect(page.getByText('Near Market rejected your order: “No garlic today”')).toBeVisible();
  const offer = page.getByRole('region', { name: 'Far Market has it' });
  await expect(offer.getByText(/: \$0\.50 more than your order/)).toBeVisible();
  await page.getByRole('button', { name: 'See where else' }).click();
  await expect(offer).toBeFocused();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await inspectThemes(page, `a rejection at ${width} px`);
  }

  // Going without can be taken back.
  await offer.getByRole('button', { name: 'Drop it' }).click();
  await expect(page.getByText('You go without Garlic.')).toBeVisible();
  await page.reload();
  // Settled, its order is open only if it is the newest: both were placed at once.
  const order = page.getByRole('group').filter({ hasText: 'Near Market' });
  await order.evaluate((element) => element.toggleAttribute('open', true));
  await order.getByRole('button', { name: 'Undo' }).click();

  await offer.getByRole('button', { name: 'Fill the cart · $2.50' }).click();
  await expect(page).toHaveURL(`/checkout?store=${far.store_id}`);
  await placeOrders(page, 1);
  await page.getByRole('link', { name: 'Your orders' }).click();
  await expect(page.getByText('Replaced by your order at Far Market.')).toBeAttached();
  await expect(page.getByText('Near Market rejected your order')).toBeHidden();
  const { value } = await ask(request, shopper, { path: '/user/orders' });
  expect(value).toHaveLength(3);

  async function reject({ vendor }: Shop, reject_reason: string): Promise<void> {
    const { value: placed } = await ask(request, vendor, { path: '/vendor/orders' });
    const data = { order_id: placed[0].order_id, order_status: 'Rejected', reject_reason };
    await ask(request, vendor, { method: 'PUT', path: '/vendor/userorder/accept', data });
  }
});
