import { ask, expect, test } from './fixtures.ts';
import { countPresses, pressesOf } from './presses.ts';
import { orderForEach } from './shopping.ts';

const ORDERS = 30;
const WAITS = { timeout: 20_000 };

/**
 * What the work of a day costs a vendor, from the page where it is done: presses of the pointer, and of keys that are
 * no part of a text. A change that adds a press must be intended.
 */
const PRESSES = {
  'accept 30 orders': 2,
  'pick 30 orders of 2 products': 3,
  'deliver 30 orders': 2,
  'undo the delivery of 30': 1,
  'find the order of a customer': 1,
  'raise 200 prices': 4,
  'close on a holiday': 5,
};

test('a vendor’s day costs few presses @full', async ({
  page,
  shop,
  customer,
  account,
  request,
}) => {
  test.setTimeout(180_000);
  const { store_id, vendor } = shop;
  const zoe = await account('user', 'Zoe Quince');
  const others = Array.from({ length: ORDERS - 1 }, () => customer);
  await orderForEach(request, [...others, zoe], shop);
  await countPresses(page);
  const spent: Record<string, number> = {};
  const bar = page.getByRole('region', { name: 'Selected orders' });
  const all = page.getByRole('checkbox', { name: 'Select all orders of this page' });
  const states = async () => (await ask(request, vendor, { path: '/vendor/overview' })).counts;

  await page.goto('/vendor/orders?status=pending');
  await all.check();
  await bar.getByRole('button', { name: `Accept ${ORDERS}` }).click();
  spent['accept 30 orders'] = await pressesOf(page);
  await page.mouse.move(0, 0);
  await expect.poll(states, WAITS).toMatchObject({ pending: 0, Accepted: ORDERS });

  await page.goto('/vendor/orders?status=Accepted');
  await page.getByRole('button', { name: 'Pick list' }).click();
  for (const product of ['Garlic', 'Yellow onion']) {
    await page
      .getByRole('checkbox', { name: new RegExp(`^${2 * ORDERS} × ${product}`, 'i') })
      .click();
  }
  await expect(page.getByText('Everything is picked')).toBeVisible(WAITS);
  spent['pick 30 orders of 2 products'] = await pressesOf(page);

  await page.goto('/vendor/orders?status=Accepted');
  await all.check();
  await bar.getByRole('button', { name: `Deliver ${ORDERS}` }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  spent['deliver 30 orders'] = await pressesOf(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  spent['undo the delivery of 30'] = await pressesOf(page);
  await expect(all).toBeVisible();
  expect(await states()).toMatchObject({ Accepted: ORDERS, Delivered: 0 });
  await all.check();
  await bar.getByRole('button', { name: `Deliver ${ORDERS}` }).click();
  await page.mouse.move(0, 0);
  await expect.poll(states, WAITS).toMatchObject({ Accepted: 0, Delivered: ORDERS });

  await page.goto('/vendor/orders');
  const search = page.getByRole('searchbox', { name: /Search/ });
  await pressesOf(page);
  await search.click();
  await search.pressSequentially('quince');
  await expect(page.getByRole('row', { name: /^Order / })).toHaveCount(1);
  await expect(page.getByRole('row', { name: /^Order / })).toContainText('Zoe Quince');
  spent['find the order of a customer'] = await pressesOf(page);

  await page.goto(`/vendor/store?store=${store_id}`);
  await page.getByRole('checkbox', { name: 'Select all items of the list' }).check();
  const items = page.getByRole('region', { name: 'Selected items' });
  await items.getByRole('button', { name: 'Prices' }).click();
  const by = page.getByLabel('By or to');
  await by.click();
  await by.pressSequentially('5');
  const change = page.getByRole('button', { name: /^Change \d+ items$/ });
  const [, changed] = /(\d+)/.exec(await change.innerText()) ?? [];
  expect(Number(changed)).toBeGreaterThanOrEqual(200);
  await change.click();
  spent['raise 200 prices'] = await pressesOf(page);
  await expect(
    page.getByText(`Shelf changed. 0 items added, ${changed} prices and 0 stocks changed.`),
  ).toBeVisible();

  await page.goto(`/vendor/store?store=${store_id}`);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Change hours' }).click();
  const day = page.getByLabel('Closed on');
  await day.click();
  await day.pressSequentially('12252027');
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Store updated!')).toBeVisible();
  spent['close on a holiday'] = await pressesOf(page);

  expect(spent).toEqual(PRESSES);
});
