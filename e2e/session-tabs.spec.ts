import type { Page } from '@playwright/test';

import { type Account, expect, test } from './fixtures.ts';

/* Two tabs of one browser share the session. */

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/');
}

async function logOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Account of ${name}` }).click();
  await page.getByRole('navigation', { name: 'Account' }).getByText('Logout').click();
}

/** Signs in and opens a second tab. */
async function twoTabs(page: Page, { who, at }: { who: Account; at: string }): Promise<Page> {
  await logIn(page, who);
  const other = await page.context().newPage();
  await other.goto(at);
  return other;
}

const storedUser = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('user'));

/** Expires the token in storage; the refresh cookie stays valid. */
async function expireToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
    const user = JSON.parse(localStorage.getItem('user') ?? '{}');
    user.token = `${part({ alg: 'HS256' })}.${part({ sub: user.id, exp: 1_700_000_000 })}.x`;
    localStorage.setItem('user', JSON.stringify(user));
  });
}

const isRenewal = (url: string): boolean => url.endsWith('/api/session/refresh');

test('two tabs with an expired token renew it once, and both go on', async ({
  page,
  context,
  account,
}) => {
  const who = await account('user', 'Paula Private');
  // A file asks the server for nothing: an open page could renew the token before it is counted.
  const other = await twoTabs(page, { who, at: '/robots.txt' });
  await page.goto('/robots.txt');
  await expireToken(page);
  const renewals: string[] = [];
  context.on('request', (request) => {
    if (isRenewal(request.url())) renewals.push(request.url());
  });
  await Promise.all([page.goto('/orders'), other.goto('/profile')]);
  await expect(page.getByText('No orders yet')).toBeVisible();
  await expect(other.getByLabel('Full Name')).toHaveValue('Paula Private');
  expect(renewals).toHaveLength(1);
});

test('a logout signs the other tab out and empties the browser @full', async ({
  page,
  context,
  account,
}) => {
  const who = await account('user', 'Paula Private');
  const other = await twoTabs(page, { who, at: '/profile' });
  await expect(other.getByLabel('Full Name')).toHaveValue('Paula Private');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));

  await logOut(page, 'Paula');
  await expect(other.getByText('Paula Private')).toHaveCount(0);
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL('/');
  for (const tab of [page, other]) {
    await expect(tab.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    expect(await storedUser(tab)).toBeNull();
  }
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  expect((await context.cookies()).filter(({ name }) => name.includes('larder_rt'))).toEqual([]);
});

test('a logout during another tab’s renewal is final @full', async ({ page, context, account }) => {
  await logIn(page, await account('user', 'Paula Private'));
  const other = await context.newPage();
  const renewed = Promise.withResolvers<void>();
  const loggedOut = Promise.withResolvers<void>();
  await other.route(
    (url) => isRenewal(url.href),
    async (route) => {
      const response = await route.fetch(); // the server renewed the token; the tab does not know yet
      renewed.resolve();
      await loggedOut.promise;
      await route.fulfill({ response }).catch(() => undefined); // the page may be closed
    },
  );
  // Its list asks for news by itself, and would renew the token first.
  await page.route(
    (url) => isRenewal(url.href),
    (route) => route.abort(),
  );
  await expireToken(page);
  await other.goto('/orders');
  await renewed.promise;
  await logOut(page, 'Paula');
  await expect(page).toHaveURL('/');
  loggedOut.resolve();
  await expect(other).toHaveURL('/');
  await expect(other.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  expect(await storedUser(other)).toBeNull();
});

test('another person’s sign-in replaces the first one in the other tab too @full', async ({
  page,
  context,
  account,
}) => {
  const ben = await account('user', 'Ben Second');
  await logIn(page, await account('user', 'Paula Private'));
  await page.goto('/profile');
  await expect(page.getByLabel('Full Name')).toHaveValue('Paula Private');

  const other = await context.newPage();
  await logIn(other, ben);
  await expect(page.getByRole('button', { name: 'Account of Ben' })).toBeVisible();
  await expect(page.getByText('Paula')).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ben Second');
});
