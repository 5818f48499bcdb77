import { inspectThemes } from './axe.ts';
import { ask, expect, standAt, test } from './fixtures.ts';
import { garlicIn, orderGarlic } from './shopping.ts';

test('editing stock during a sale does not bring sold packs back', async ({
  page,
  shop,
  account,
  request,
}) => {
  await page.goto('/vendor/store');
  await page.getByRole('searchbox', { name: 'Search inventory' }).fill('garlic');
  await page.getByRole('button', { name: 'Edit Garlic', exact: true }).click();
  const quantity = page.getByLabel(/^Quantity/);
  await quantity.fill('20');

  await orderGarlic(request, await account('user'), { ...shop, quantity: 3 });
  await quantity.press('Enter');
  await expect(page.getByText(/it is 7 now\. Save again to replace it\./)).toBeVisible();
  expect(await garlicIn(request, shop)).toBe(7);
  await quantity.press('Enter');
  await expect(page.getByText('Item updated!')).toBeVisible();
  expect(await garlicIn(request, shop)).toBe(20);
});

test('a store is created by keyboard alone, with its pin @full', async ({
  page,
  account,
  signIn,
  request,
}) => {
  const vendor = await account('vendor');
  await standAt(page, { latitude: 41.88, longitude: -87.63 });
  await signIn(vendor);
  await page.goto('/vendor/store');
  await expect(page.getByText('No stores available')).toBeVisible();
  await expect(page.getByText('Getting everything ready...')).toBeHidden();

  await page.getByRole('button', { name: 'Create Store' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Store Name')).toBeFocused();
  await page.keyboard.type('Keyboard Market');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Pick');
  await expect(page.getByLabel('Store Type')).toHaveValue('Pickup');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Minimum order')).toBeFocused();
  await page.keyboard.type('10');
  await page.keyboard.press('Tab');
  const address = page.getByLabel('Store Address');
  await expect(address).toHaveValue(/Chicago/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Oak Park, IL');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await expect(page.getByRole('option', { name: /^Oak Park, IL/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(address).toHaveValue(/Oak Park/);

  const pin = page.getByRole('button', { name: 'Pin of the store' });
  await expect(pin).toBeVisible();
  for (let tabs = 0; tabs < 8; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await pin.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(pin).toBeFocused();
  const found = Number(await page.getByLabel('Latitude').inputValue());
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/^The pin is 0\.6 miles north of the address\. Drag/)).toBeVisible();
  await expect(
    page.getByText(/^The pin is 0\.6 miles north of the address: 4\d\.\d+, -8\d\.\d+$/),
  ).toBeAttached();
  const moved = Number(await page.getByLabel('Latitude').inputValue());
  expect((moved - found) * 69.1).toBeCloseTo(0.625, 2);

  const save = page.getByRole('button', { name: 'Save' });
  for (let tabs = 0; tabs < 8; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await save.evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Store created successfully!')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Keyboard Market (0 items)' })).toBeVisible();
  const { value } = await ask(request, vendor, { path: '/vendor/stores' });
  expect(value).toMatchObject([
    {
      store_type: 'Pickup',
      minimum_order: 10,
      location: { coordinates: [expect.any(Number), moved] },
    },
  ]);
});

test('the pin follows the pointer @full', async ({ page, account, signIn }) => {
  await standAt(page, { latitude: 41.88, longitude: -87.63 });
  await signIn(await account('vendor'));
  await page.goto('/vendor/store');
  await expect(page.getByText('Getting everything ready...')).toBeHidden();
  await page.getByRole('button', { name: 'Create Store' }).click();
  const pin = page.getByRole('button', { name: 'Pin of the store' });
  await pin.scrollIntoViewIfNeeded();
  const box = await pin.boundingBox();
  if (!box) throw new Error('the pin is in sight');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 4 });
  await page.mouse.move(x + 60, y, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText(/^The pin is 2\.3 miles east of the address\. Drag/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to the address' }).click();
  await expect(page.getByText(/^The pin is at the address\. Drag/)).toBeVisible();
  await page.mouse.click(x - 60, y);
  await expect(page.getByText(/^The pin is .* west of the address\. Drag/)).toBeVisible();
});

test('a closed store rejects pending orders and still delivers accepted ones @full', async ({
  page,
  shop,
  customer: shopper,
  request,
}) => {
  const pending = await orderGarlic(request, shopper, { ...shop, quantity: 3 });
  const accepted = await orderGarlic(request, shopper, { ...shop, quantity: 3 });
  const move = (order_id: string, order_status: string) =>
    ask(request, shop.vendor, {
      method: 'PUT',
      path: '/vendor/userorder/accept',
      data: { order_id, order_status },
    });
  await move(accepted, 'Accepted');

  await page.goto('/vendor/store');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Close Store' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Close Near Market?' });
  await expect(dialog).toContainText('1 pending order will be rejected, and its stock goes back.');
  await expect(dialog).toContainText('1 accepted order stays to be delivered.');
  await dialog.getByRole('button', { name: 'Close Store' }).click();
  await expect(
    page.getByText('Near Market is closed. 1 pending order was rejected.'),
  ).toBeVisible();
  await expect(page.getByText('No stores available')).toBeVisible();

  const { value } = await ask(request, shopper, { path: '/user/orders' });
  const statusOf = (id: string) =>
    value.find((order: { order_id: string }) => order.order_id === id);
  expect(statusOf(pending)).toMatchObject({
    order_status: 'Rejected',
    reject_reason: 'The store has closed.',
  });
  expect(statusOf(accepted)).toMatchObject({ order_status: 'Accepted' });
  await move(accepted, 'Delivered');
});

for (const width of [1440, 390])
  test(`axe finds nothing on a store's screens: ${width} px @full`, async ({
    page,
    shop: _shop,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await standAt(page, { latitude: 41.88, longitude: -87.63 });

    await page.goto('/vendor/store');
    await expect(page.getByText('Getting everything ready...')).toBeHidden();
    await page.getByRole('button', { name: 'Create Store' }).click();
    await expect(page.getByRole('button', { name: 'Pin of the store' })).toBeVisible();
    await inspectThemes(page, 'create store');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await inspectThemes(page, 'the shelf of a store');
    await page.getByRole('link', { name: 'Settings' }).click();
    await inspectThemes(page, 'the settings of a store');
    await page.getByRole('button', { name: 'Close Store' }).click();
    await expect(page.getByText('No order is pending.')).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCSS('opacity', '1');
    await inspectThemes(page, 'close store');
  });
