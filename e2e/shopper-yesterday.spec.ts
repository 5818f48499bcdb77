import { inspectThemes } from './axe.ts';
import { ask, expect, test } from './fixtures.ts';
import { fillCartAt, listAndShop, openStore, placeOrders, setGarlic } from './shopping.ts';

test('a comparison of yesterday says so, is made again, and orders go out at today’s prices @full', async ({
  page,
  near,
  request,
  shopper,
}) => {
  test.setTimeout(120_000);
  await listAndShop(page, 'Garlic');
  await fillCartAt(page, 'Near Market');
  await page.evaluate((id) => {
    const key = `@${id}/trip`;
    const trip = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    trip.startedAt -= 24 * 60 * 60 * 1000;
    sessionStorage.setItem(key, JSON.stringify(trip));
  }, String(shopper.stored['id']));
  await setGarlic(request, near, { price: 2.2 });
  await page.reload();
  await expect(page.getByText(/^These prices are from/)).toBeVisible();
  await inspectThemes(page, '/shopping, of yesterday');
  await page.getByRole('button', { name: 'Compare again' }).click();
  await expect(page.getByText(/^These prices are from/)).toBeHidden();
  const card = await openStore(page, 'Near Market');
  await expect(card.getByText('$2.20').filter({ visible: true }).first()).toBeVisible();

  // The cart has the price that was agreed to, until the shopper agrees to another.
  await page.getByRole('link', { name: 'Checkout at Near Market' }).click();
  await page.getByRole('button', { name: 'Pay $2.20 for Garlic' }).click();
  await placeOrders(page, 1);
  await expect(page.getByRole('heading', { name: '1 order placed' })).toBeVisible();
  const { value } = await ask(request, shopper, { path: '/user/orders' });
  expect(value).toMatchObject([{ total_price: 2.2 }]);
});
