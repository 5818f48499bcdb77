import { expect, test } from './fixtures.ts';

test('a wrong password shows the server’s message; a right one leads back', async ({
  page,
  account,
}) => {
  const shopper = await account('user');
  await page.goto('/profile');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(shopper.email);
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(shopper.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/profile/);
});

test('an ended session signs out and leaves nothing private on the page', async ({
  page,
  account,
  signIn,
}) => {
  const shopper = await account('user', 'Paula Private');
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const expired = `${part({ alg: 'HS256' })}.${part({ sub: 'x', role: 'user', exp: 1_700_000_000 })}.x`;
  await signIn({ ...shopper, stored: { ...shopper.stored, token: expired } });
  await page.goto('/orders');
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await expect(page.getByText('Paula Private')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});
