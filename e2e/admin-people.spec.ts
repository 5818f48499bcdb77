import type { APIRequestContext, Page } from '@playwright/test';

import { inspectThemes } from './axe.ts';
import { type Account, ask, expect, type Shop, test } from './fixtures.ts';
import { garlicIn, orderGarlic } from './shopping.ts';

async function accept(request: APIRequestContext, { vendor }: Shop, order_id: string) {
  const data = { order_id, order_status: 'Accepted' };
  await ask(request, vendor, { method: 'PUT', path: '/vendor/userorder/accept', data });
}

/** Searches the list for one person. Shape: their row. */
async function lookFor(page: Page, { email }: Account) {
  await page.getByRole('searchbox').fill(email);
  await expect(page).toHaveURL(/[?&]q=/);
  await expect(page.getByText(/^\d (users?|vendors?) found$/)).toBeVisible();
  return page.getByRole('row').filter({ hasText: email });
}

// Each inspects several screens in both themes.
test.setTimeout(180_000);

test('removing a vendor with open orders shows the consequences first, then rejects and closes @full', async ({
  page,
  request,
  near,
  customer,
  admin,
  signIn,
}) => {
  const pending = await orderGarlic(request, customer, { ...near, quantity: 3 });
  await accept(request, near, await orderGarlic(request, customer, { ...near, quantity: 3 }));

  await signIn(admin);
  await page.goto('/admin/vendors');
  const row = await lookFor(page, near.vendor);
  await row.getByRole('button', { name: 'Remove Vendor 1' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove this vendor?' });
  await expect(dialog.getByRole('listitem')).toHaveText([
    '1 store will close.',
    '1 pending order will be rejected.',
    '1 accepted order will stay as it is.',
    'Shoppers will keep their order history.',
  ]);
  await inspectThemes(page, 'removal dialog');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(
    page.getByText(
      'Vendor removed. Pending orders rejected: 1. Accepted orders left as they are: 1.',
    ),
  ).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.goto(`/admin/audit?target=${pending.slice(0, 12)}`);
  const entries = page.locator('summary');
  await expect(entries).toHaveText([
    new RegExp(`rejected order ${pending.slice(0, 8)}… at Near Market`),
    new RegExp(`Sam Shopper placed order ${pending.slice(0, 8)}… at Near Market`),
  ]);
  await entries.first().click();
  await expect(page.getByRole('definition').filter({ hasText: 'Vendor removed' })).toBeVisible();
  await inspectThemes(page, 'audit log');

  await signIn(customer);
  await page.goto('/orders');
  const orders = page.getByRole('list', { name: 'Your orders' });
  await expect(orders.getByRole('group').filter({ hasText: 'Accepted' })).toContainText(
    'Near Market',
  );
  await expect(orders.getByRole('group').filter({ hasText: 'Rejected' })).toContainText(
    'Near Market',
  );

  const login = { email: near.vendor.email, password: near.vendor.password, role: 'vendor' };
  expect((await request.post('/api/login', { data: login })).status()).toBe(401);
});

test('a shopper with a pending order is deleted; the vendor gets the stock back and sees no name', async ({
  page,
  request,
  near,
  account,
  admin,
  signIn,
}) => {
  const shopper = await account('user', 'Canary Shopper');
  const pending = await orderGarlic(request, shopper, { ...near, quantity: 3 });
  expect(await garlicIn(request, near)).toBe(7);

  await signIn(admin);
  await page.goto('/admin/users');
  const row = await lookFor(page, shopper);
  await row.getByRole('button', { name: 'Delete Canary Shopper' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this user?' });
  await expect(dialog).toContainText('1 pending order will be rejected.');

  // A new order while the dialog is open: the consequences are shown again first.
  await orderGarlic(request, shopper, { ...near, quantity: 3 });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'The orders have changed in the meantime. Please look again.',
  );
  await expect(dialog).toContainText('2 pending orders will be rejected.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('User deleted. Pending orders rejected: 2.')).toBeVisible();
  expect(await garlicIn(request, near)).toBe(10);

  await page.goto(`/admin/audit?target=${pending}`);
  await expect(page.locator('summary').last()).toContainText('A deleted user placed order');
  await expect(page.getByText('Canary')).toHaveCount(0);

  const { value } = await ask(request, near.vendor, { path: '/vendor/orders' });
  expect(value).toMatchObject([
    { order_status: 'Rejected', user_id: null, customer_name: null },
    { order_status: 'Rejected', user_id: null, customer_name: null },
  ]);
});

test('a suspended vendor is told why and found by nobody, and is restored with everything @full', async ({
  page,
  request,
  near,
  customer,
  admin,
  signIn,
}) => {
  const pending = await orderGarlic(request, customer, { ...near, quantity: 3 });
  const { vendor } = near;
  const login = { email: vendor.email, password: vendor.password, role: 'vendor' };

  await signIn(admin);
  await page.goto('/admin/vendors');
  const row = await lookFor(page, vendor);
  await row.getByRole('link', { name: 'Vendor 1', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Vendor 1', level: 1 })).toBeVisible();
  await inspectThemes(page, 'a vendor');
  await page.getByRole('button', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suspend Vendor 1?' });
  await dialog.getByLabel('Reason').fill('Complaints about garlic');
  await inspectThemes(page, 'suspension dialog');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText(/^Suspended since Today.*: Complaints about garlic$/)).toBeVisible();

  await page.getByRole('link', { name: near.name }).click();
  await expect(
    page.getByText('Its vendor is suspended: no shopper finds this store.'),
  ).toBeVisible();
  await inspectThemes(page, 'a store');
  await page.goto(`/admin/orders?q=${pending}`);
  await page.getByRole('link', { name: pending.slice(0, 8) }).click();
  await expect(page.getByRole('region', { name: 'Who' })).toContainText('Sam Shopper');
  await inspectThemes(page, 'an order');

  const refused = await request.post('/api/login', { data: login });
  expect([refused.status(), (await refused.json()).message]).toEqual([
    403,
    'This account is suspended: Complaints about garlic',
  ]);
  const headers = { authorization: `Bearer ${vendor.token}` };
  expect((await request.get('/api/vendor/stores', { headers })).status()).toBe(401);

  const found = await request.get(
    `/api/vendor/${String(vendor.stored['id'])}/store/${near.store_id}/items`,
    {
      headers: { authorization: `Bearer ${customer.token}` },
    },
  );
  expect((await found.json()).error).toBe('store_not_found');

  await page.goto('/admin/vendors?state=suspended');
  await (await lookFor(page, vendor)).getByRole('link', { name: 'Vendor 1', exact: true }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto('/vendor/orders');
  await expect(page).toHaveURL('/vendor/login');
  await page.getByLabel('Email').fill(vendor.email);
  await page.getByLabel('Password', { exact: true }).fill(vendor.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/vendor/orders');
  await expect(page.getByText('Sam Shopper').first()).toBeVisible();
  // The sessions from before stay ended.
  const { access_token: token } = await (await request.post('/api/login', { data: login })).json();
  expect(await garlicIn(request, { ...near, vendor: { ...vendor, token } })).toBe(7);
});

test('people are searched, sorted and paged by keyboard; the address keeps the view @full', async ({
  page,
  account,
  admin,
  signIn,
}) => {
  const family = `Fam${Date.now().toString(36)}`;
  for (const name of [`Zoë ${family}`, `Ada ${family}`, `Mia ${family}`])
    await account('user', name);
  await signIn(admin);
  await page.goto('/admin/users');
  const names = page.locator('tbody tr td:first-child');
  await page.getByRole('searchbox', { name: 'Search users' }).fill(family.toUpperCase());
  await expect(page.getByText('3 users found')).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Name: A to Z');
  await expect(names).toContainText([`Ada ${family}`, `Mia ${family}`, `Zoë ${family}`]);
  await page.reload();
  await expect(names).toContainText([`Ada ${family}`, `Mia ${family}`, `Zoë ${family}`]);
  await page.getByRole('searchbox').fill(`zoe ${family}`);
  await expect(names).toContainText([`Zoë ${family}`]);
  await expect(page.getByText('1 user found')).toBeVisible();
  await inspectThemes(page, 'people');

  const remove = page.getByRole('button', { name: `Delete Zoë ${family}` });
  await remove.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();
});
