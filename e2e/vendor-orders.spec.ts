import type { Locator, Page } from '@playwright/test';

import { inspectThemes } from './axe.ts';
import { type Account, ask, expect, standAt, test } from './fixtures.ts';
import { orderGarlic } from './shopping.ts';

const rowOf = (page: Page, order_id: string) =>
  page.getByRole('row', { name: `Order ${order_id.slice(0, 12)}` });
const toldOf = (page: Page, order_id: string, status: string) =>
  page.getByText(`Order ${order_id.slice(0, 8)}... has been marked as ${status}.`);

/** The order that is shown beside the list. */
const detailsOf = (page: Page) => page.getByRole('complementary', { name: /^Order/ });

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('a vendor from the registration to the first delivered order', async ({
  page,
  account,
  request,
}, info) => {
  test.setTimeout(120_000);
  const email = `new-vendor-${info.testId}-${info.retry}@example.com`;
  await standAt(page, { latitude: 40.7411, longitude: -73.9897 });
  await page.goto('/vendor/register');
  await page.getByLabel('Full Name').fill('Nora Newcomer');
  await page.getByLabel('Address').fill('1 First Street');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('long enough 42');
  await page.getByLabel('Confirm Password').fill('long enough 42');
  await page.getByRole('button', { name: /^(Create Account|Register)/i }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Nora Newcomer' })).toBeVisible();
  await expect(page.getByText('No stores found. Create a store to get started.')).toBeVisible();
  await expect(
    page.getByText('No orders yet. They will appear here when customers place orders.'),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Create Store' }).click();
  await page.getByRole('button', { name: 'Create Store' }).click();
  await page.getByLabel('Store Name').fill('First Store');
  await expect(page.getByLabel('Latitude')).not.toHaveValue('');
  await expect(page.getByLabel('Store Address')).not.toHaveValue('');
  await page
    .getByRole('button', { name: /^(Save|Create Store|Save Store)$/ })
    .last()
    .click();
  await expect(page.getByText('Store created successfully!')).toBeVisible();

  await page.getByRole('navigation', { name: 'Vendor' }).getByText('Add Products').click();
  await page.getByRole('searchbox').fill('garlic');
  await page.getByLabel('Price of Garlic', { exact: true }).fill('2.50');
  await page.getByLabel('Quantity of Garlic', { exact: true }).fill('12');
  await page.getByRole('button', { name: 'Add Garlic', exact: true }).click();
  await expect(page.getByText('Garlic added to First Store')).toBeVisible();

  await page.goto('/vendor/orders');
  await expect(page.getByText("You don't have any orders yet.")).toBeVisible();
  const login = await request.post('/api/login', {
    data: { email, password: 'long enough 42', role: 'vendor' },
  });
  const { access_token: token } = await login.json();
  const vendor: Account = { name: '', email, password: '', token, stored: {} };
  const { value } = await ask(request, vendor, { path: '/vendor/stores' });
  const shopper = await account('user');
  const order = await orderGarlic(request, shopper, { store_id: value[0].store_id, quantity: 2 });

  // New orders arrive without a reload, are counted in the title and wait behind a button.
  await page.getByRole('button', { name: '1 new order' }).click();
  await expect(page).toHaveTitle('(1) Orders · Larder');
  const row = rowOf(page, order);
  await expect(row).toBeFocused();
  await row.getByRole('button', { name: /^Accept/ }).click();
  await expect(toldOf(page, order, 'Accepted')).toBeVisible();

  await page.getByRole('button', { name: 'Pick list' }).click();
  const store = page.getByRole('region', { name: 'First Store' });
  await store.getByRole('checkbox', { name: /^2 × Garlic/ }).click();
  await expect(store).toContainText('Everything is picked');
  await page.getByRole('button', { name: 'Back to Orders' }).click();

  await row.getByRole('button', { name: /^Deliver/ }).click();
  await expect(toldOf(page, order, 'Delivered')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByText('Total Revenue').locator('..')).toContainText('$5.00');
  await expect(page.getByText('Popular Item').locator('..')).toContainText('Garlic');
});

test('what is to do is worked off beside the list, and a phone shows three orders at once @full', async ({
  page,
  shop,
  account,
  request,
}) => {
  const shopper = await account('user', 'Sam Rivera');
  const [one, two, three] = [
    await orderGarlic(request, shopper, shop),
    await orderGarlic(request, shopper, shop),
    await orderGarlic(request, shopper, shop),
  ];
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/vendor/orders');
  await expect(page.getByText('3 to answer')).toBeVisible();
  await rowOf(page, one)
    .getByRole('button', { name: /^Sam Rivera/ })
    .click();
  await expect(detailsOf(page)).toContainText(one);
  await page.keyboard.press('j');
  await expect(detailsOf(page)).toContainText(two);
  await inspectThemes(page, 'an order beside the list');
  await detailsOf(page)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(toldOf(page, two, 'Accepted')).toBeVisible();
  await expect(detailsOf(page)).toContainText(three);
  await expect(page.getByText('1 accepted, next slot first')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.keyboard.press('Escape');
  await expect(detailsOf(page)).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  const cards = page.getByRole('list', { name: '3 to answer' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  const boxes = await Promise.all([cards.first().boundingBox(), cards.last().boundingBox()]);
  const [first, last] = boxes.map((box) => box ?? { y: 0, height: Number.POSITIVE_INFINITY });
  // Without what stands above them once: the header, the heading, and the filters.
  expect((last?.y ?? 0) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThanOrEqual(844 - 300);
  await cards
    .first()
    .getByRole('button', { name: /^Sam Rivera/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Sam Rivera' });
  await expect(sheet).toContainText(one);
  await expect.poll(async () => (await sheet.boundingBox())?.height).toBe(844);
});

test('two vendors never see or count each other’s data @full', async ({
  page,
  market,
  account,
  signIn,
  request,
}) => {
  const [mine, theirs] = market.stores;
  const [canary, plain] = [
    await account('user', 'Canary Kowalski'),
    await account('user', 'Plain Person'),
  ];
  // Other prices and quantities, so that every figure shows its owner.
  const secret = await orderGarlic(request, canary, { ...theirs, quantity: 7 });
  await ask(request, theirs.vendor, {
    method: 'PUT',
    path: '/vendor/userorder/accept',
    data: { order_id: secret },
  });
  const own = await orderGarlic(request, plain, mine);
  const strings = ['Canary', theirs.name, secret.slice(0, 8), '17.5', theirs.store_id];

  // In the answers of every vendor call that shows orders.
  for (const path of [
    '/vendor/orders',
    `/vendor/orders?q=${secret}`,
    '/vendor/orders?q=Canary',
    `/vendor/orders?store_id=${theirs.store_id}`,
    '/vendor/overview',
    `/vendor/overview?store_id=${theirs.store_id}`,
    '/vendor/order-ids',
    `/vendor/order-ids?q=${secret}`,
    `/vendor/report?placed_from=${daysFromNow(-1)}&placed_before=${daysFromNow(1)}`,
    '/vendor/dashboard',
    '/vendor/pick-list',
    `/vendor/pick-list?order_ids=${secret}`,
    '/vendor/stores',
  ]) {
    const answer = JSON.stringify(await ask(request, mine.vendor, { path }));
    for (const text of strings) expect(answer, `${path} tells ${text}`).not.toContain(text);
  }
  const denied = await request.get(`/api/vendor/order/${secret}`, {
    headers: { authorization: `Bearer ${mine.vendor.token}` },
  });
  expect(denied.status()).toBe(404);
  const { days, ...figures } = await ask(request, mine.vendor, { path: '/vendor/dashboard' });
  expect(figures).toMatchObject({ total: 1, pending: 1, revenue: 2, popular: { orders: 1 } });
  expect(days.reduce((sum: number, day: { orders: number }) => sum + day.orders, 0)).toBe(1);

  // On the screens.
  await signIn(mine.vendor);
  await page.goto('/vendor/dashboard');
  await expect(page.getByText('Total Revenue').locator('..')).toContainText('$2.00');
  await expect(page.getByText('Total Orders').locator('..')).toContainText('1');
  await page.getByText('Show as a table').click();
  for (const text of strings) await expect(page.locator('body')).not.toContainText(text);
  await page.goto('/vendor/orders?q=canary');
  await expect(page.getByText('Nothing matches “canary”.')).toBeVisible();
  await page.goto(`/vendor/orders?order=${secret}`);
  await expect(detailsOf(page)).toContainText(/not found/i);
  await expect(detailsOf(page)).not.toContainText('Canary');
  await page.keyboard.press('Escape');
  await expect(rowOf(page, own)).toBeVisible();
  await expect(rowOf(page, secret)).toHaveCount(0);
});

test('two windows act on one order: one wins, the other sees the conflict @full', async ({
  page,
  shop,
  context,
  account,
  request,
}) => {
  const order = await orderGarlic(request, await account('user'), shop);
  const other = await context.newPage();
  // Without events the other window shows the old state.
  await other.route(/\/api\/(orders\/events|vendor\/(orders|overview))/, (route) =>
    shown ? route.abort() : route.fallback(),
  );
  let shown = false;
  await page.goto('/vendor/orders?status=all');
  await other.goto('/vendor/orders?status=all');
  await expect(rowOf(page, order)).toBeVisible();
  await expect(rowOf(other, order)).toBeVisible();
  shown = true;

  const sent = page.waitForResponse(/\/vendor\/userorder\/accept$/);
  await rowOf(page, order)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(toldOf(page, order, 'Accepted')).toBeVisible();
  // It can be undone for 8 seconds.
  await sent;
  await rowOf(other, order)
    .getByRole('button', { name: /^Reject/ })
    .click();
  const dialog = other.getByRole('dialog').or(other.getByRole('alertdialog'));
  await dialog.getByLabel('Reason (optional)').fill('Too late');
  shown = false;
  await dialog.getByRole('button', { name: /^Reject/ }).click();
  await expect(
    other.getByText('Error updating order status: The order is already Accepted'),
  ).toBeVisible();
  // After the refusal it shows the new state.
  await expect(rowOf(other, order)).toContainText('Accepted');
  await expect(rowOf(page, order)).toContainText('Accepted');
});

test('orders are accepted in bulk, picked in two windows and printed; one is undone @full', async ({
  page,
  shop,
  context,
  account,
  request,
}) => {
  test.setTimeout(120_000);
  const shopper = await account('user', 'Sam Rivera');
  const orders = [
    await orderGarlic(request, shopper, { ...shop, quantity: 2 }),
    await orderGarlic(request, shopper, { ...shop, quantity: 3 }),
  ];
  const late = await orderGarlic(request, shopper, { ...shop, quantity: 4 });
  await page.goto('/vendor/orders?status=pending');
  for (const order of orders) await rowOf(page, order).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Selected orders' });
  const sent = page.waitForResponse(/\/vendor\/orders\/status$/);
  await bar.getByRole('button', { name: 'Accept 2' }).click();
  await expect(page.getByText('2 orders have been marked as Accepted.')).toBeVisible();

  // Undone before it is sent.
  await rowOf(page, late)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(toldOf(page, late, 'Accepted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  // A pointer over the toasts holds the other one.
  await page.mouse.move(0, 0);
  await expect(rowOf(page, late)).toBeVisible();
  await sent;

  // A tick in one window is seen in the other, and stays when more is accepted.
  const other = await context.newPage();
  await other.goto(`/vendor/orders?pick=${orders[0]}`);
  await page.goto('/vendor/orders?pick=all');
  await expect(page.getByRole('checkbox', { name: /^5 × Garlic/ })).toBeVisible();
  await other.getByRole('checkbox', { name: /^2 × Garlic/ }).click();
  await expect(page.getByText('2 taken, 3 more came with order 2')).toBeVisible();
  await page.getByRole('button', { name: 'Packing slips' }).click();
  await expect(page.getByRole('heading', { name: 'Sam Rivera' })).toHaveCount(2);
});

test('a rejection’s reason reaches the shopper @full', async ({
  page,
  shop,
  customer: shopper,
  signIn,
  request,
}) => {
  const order = await orderGarlic(request, shopper, shop);
  await page.goto('/vendor/dashboard');
  await page.getByRole('button', { name: `Reject order ${order.slice(0, 12)}` }).click();
  await page.getByLabel('Reason (optional)').fill('The garlic has sprouted');
  await page.getByRole('button', { name: 'Reject order', exact: true }).click();
  await expect(toldOf(page, order, 'Rejected')).toBeVisible();
  await expect(toldOf(page, order, 'Rejected')).toBeHidden();
  await signIn(shopper);
  await page.goto('/orders');
  const details = page.getByRole('group').filter({ hasText: 'Near Market' });
  await details.evaluate((element) => element.toggleAttribute('open', true));
  await expect(
    page.getByText('Near Market rejected your order: “The garlic has sprouted'),
  ).toBeVisible();
  await expect(details.getByText(/^By the store · The garlic has sprouted/)).toBeVisible();
});

test('every step of an order works by keyboard @full', async ({
  page,
  shop,
  customer: shopper,
  request,
}) => {
  const rejected = await orderGarlic(request, shopper, shop);
  const delivered = await orderGarlic(request, shopper, shop);
  await page.goto('/vendor/orders?status=all');
  await expect(rowOf(page, delivered)).toBeVisible();

  await page.keyboard.press('j');
  await expect(rowOf(page, delivered)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(detailsOf(page)).toContainText(delivered);
  await page.keyboard.press('Escape');
  await expect(rowOf(page, delivered)).toBeFocused();
  await page.keyboard.press('a');
  await expect(toldOf(page, delivered, 'Accepted')).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { name: 'Pick list' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Back to Orders' }));
  await page.keyboard.press('Enter');

  await expect(rowOf(page, delivered)).toBeVisible();
  await page.keyboard.press('j');
  await expect(rowOf(page, delivered)).toBeFocused();
  await page.keyboard.press('d');
  await expect(toldOf(page, delivered, 'Delivered')).toBeVisible();
  await expect(rowOf(page, delivered)).toBeFocused();
  await page.keyboard.press('j');
  await expect(rowOf(page, rejected)).toBeFocused();
  await page.keyboard.press('r');
  await tabTo(page, page.getByLabel('Reason (optional)'));
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Enter');
  await expect(toldOf(page, rejected, 'Rejected')).toBeVisible();
  // Until the dialog gives the focus back, the page takes no keys.
  await expect(rowOf(page, rejected)).toBeFocused();

  await page.keyboard.press('/');
  await page.keyboard.type(rejected.slice(0, 8));
  await expect(rowOf(page, delivered)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`q=${rejected.slice(0, 8)}`));
});

/** Presses Tab until the target has the focus. Limited by the test's timeout only. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  while (!(await target.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
}

for (const [size, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 375, height: 812 },
}))
  test(`with data, axe finds nothing: ${size} @full`, async ({
    page,
    shop,
    customer: shopper,
    request,
  }) => {
    test.setTimeout(180_000);
    await ask(request, shopper, {
      method: 'PUT',
      path: '/user',
      data: { name: 'Sam Shopper', address: 'Street 1', phone: '+1 212 555 0123' },
    });
    const accepted = await orderGarlic(request, shopper, shop);
    await orderGarlic(request, shopper, shop);
    const data = { order_id: accepted };
    await ask(request, shop.vendor, { method: 'PUT', path: '/vendor/userorder/accept', data });
    await page.setViewportSize(viewport);

    await page.goto('/vendor/dashboard');
    // The chart loads after the page.
    await expect(page.locator('canvas')).toBeVisible();
    await page.getByText('Show as a table').click();
    // Scrolled, the header would cover part of a control, which axe takes for its size.
    await page.evaluate(() => scrollTo(0, 0));
    await inspectThemes(page, 'dashboard');
    const day = new Date().toLocaleDateString('sv');
    await page.goto(`/vendor/dashboard?first=${day}&last=${day}`);
    await expect(page.getByRole('button', { name: 'Download CSV' })).toBeVisible();
    await inspectThemes(page, 'report');
    await page.goto('/vendor/orders');
    await expect(page.getByText('1 accepted, next slot first')).toBeVisible();
    await inspectThemes(page, 'orders to do');
    await page.goto('/vendor/orders?status=all');
    await page.getByRole('button', { name: '1 item' }).first().click();
    await inspectThemes(page, 'orders');
    await page
      .getByRole('checkbox', { name: /^Select order/ })
      .first()
      .check();
    await expect(page.getByRole('button', { name: 'Clear the selection' })).toBeVisible();
    await inspectThemes(page, 'selected orders');
    await page.goto(`/vendor/orders?order=${accepted}`);
    await expect(page.getByText('Customer ID')).toBeVisible();
    await expect(page.getByRole('link', { name: '+1 212 555 0123' })).toBeVisible();
    await inspectThemes(page, 'details');
    await page.goto('/vendor/orders?pick=all');
    await expect(page.getByRole('checkbox')).toBeVisible();
    await inspectThemes(page, 'pick list');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByText('A student educational project')).toBeHidden();
    await expect(page.getByRole('checkbox')).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.goto('/vendor/orders?pick=all&show=slips');
    await expect(page.getByRole('list', { name: 'Packing slips' })).toContainText('Sam Shopper');
    await inspectThemes(page, 'packing slips');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Packing slips' })).toBeHidden();
    await expect(page.getByText('+1 212 555 0123')).toBeVisible();
  });

test('new orders play a sound until it is turned off; the setting is kept @full', async ({
  page,
  shop,
  customer: shopper,
  request,
}) => {
  await page.addInitScript(() => {
    const notes: number[] = [];
    class CountedNote extends OscillatorNode {
      override start(when?: number): void {
        notes.push(when ?? 0);
        super.start(when);
      }
    }
    Object.assign(window, { notes, OscillatorNode: CountedNote });
  });
  const notes = () => page.evaluate(() => Reflect.get(window, 'notes').length);
  const pending = (count: number) =>
    expect(page).toHaveTitle(`${count > 0 ? `(${count}) ` : ''}Dashboard · Larder`);
  await page.goto('/vendor/dashboard');
  const sound = page.getByRole('button', { name: 'Sound for new orders' }).first();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await pending(0);

  // Browsers block sound before the first press; nothing may break.
  await orderGarlic(request, shopper, shop);
  await pending(1);
  expect(await notes()).toBe(0);
  await page.getByRole('heading', { level: 1 }).click();
  await orderGarlic(request, shopper, shop);
  await pending(2);
  await expect.poll(notes).toBe(2);

  await sound.click();
  await page.reload();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('heading', { level: 1 }).click();
  await orderGarlic(request, shopper, shop);
  await pending(3);
  expect(await notes()).toBe(0);
});
