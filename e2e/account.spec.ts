import { readFileSync } from 'node:fs';

import type { Browser, Page } from '@playwright/test';

import { inspectThemes } from './axe.ts';
import { type Account, expect, test } from './fixtures.ts';
import { orderGarlic } from './shopping.ts';

const FRESH = 'quite another one 7';

async function logIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** The account signed in on a phone, by a browser that says so. */
async function onPhone(browser: Browser, who: Account, baseURL: string | undefined): Promise<Page> {
  const phone = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });
  const page = await phone.newPage();
  await logIn(page, who);
  await expect(page).toHaveURL('/');
  return page;
}

test('a new password ends the other browser; then the account goes, and its login with it @full', async ({
  page,
  browser,
  baseURL,
  shopper,
  near,
  request,
}) => {
  test.setTimeout(180_000);
  await orderGarlic(request, shopper, { ...near, quantity: 2 });
  await logIn(page, shopper);
  await expect(page).toHaveURL('/');
  const phone = await onPhone(browser, shopper, baseURL);
  await phone.goto('/profile?tab=account');
  await expect(phone.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await inspectThemes(phone, 'the account on a phone');
  const width = await phone.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);

  // Which devices, and a new password, which ends the other one.
  await page.goto('/profile');
  await page.getByRole('navigation', { name: 'Profile' }).getByText('Account').click();
  const devices = page.getByRole('list', { name: 'Devices' });
  await expect(devices.getByText('Safari on iPhone')).toBeVisible();
  await expect(devices.getByText('This device', { exact: true })).toHaveCount(1);
  await inspectThemes(page, 'the account');
  await page.getByLabel('Current Password').fill('not this one');
  await page.getByLabel('New Password', { exact: true }).fill(FRESH);
  await page.getByLabel('Confirm New Password').fill(FRESH);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current Password')).toBeFocused();
  await expect(page.getByText('This is not your password').first()).toBeVisible();
  await page.getByLabel('Current Password').fill(shopper.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(/^Password changed\./)).toBeVisible();
  await expect(devices.getByText('Safari on iPhone')).toHaveCount(0);
  await phone.goto('/orders');
  await expect(phone.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await logIn(phone, shopper);
  await expect(phone.getByText('Invalid email or password')).toBeVisible();

  // Everything in one file.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const document = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(document).toMatchObject({
    profile: { email: shopper.email },
    orders: [{ order_status: 'pending', store_name: near.name }],
  });

  // The deletion says what it will do, and what it did.
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('1 pending order will be cancelled.')).toBeVisible();
  await inspectThemes(page, 'the deletion');
  await dialog.getByLabel('Password').fill(FRESH);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL('/account-deleted');
  await expect(page.getByText('1 pending order was cancelled.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await expect(page.getByText(/Sign in (as|again)/)).toHaveCount(0);
  await inspectThemes(page, 'the account is deleted');
  await logIn(page, { ...shopper, password: FRESH });
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await phone.context().close();
});

test('vendors and administrators reach the same from their areas @full', async ({
  page,
  shop,
  admin,
  signIn,
}) => {
  await page.goto('/vendor/orders');
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL('/vendor/account');
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('1 store will close and cannot be opened again.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeFocused();
  expect(shop.name).toBe('Near Market');

  await signIn(admin);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL('/admin/account');
  await inspectThemes(page, 'the account of an administrator');
});
