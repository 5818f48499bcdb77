import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { inspectThemes } from './axe.ts';
import { ask, expect } from './fixtures.ts';
import { withOwnServer } from './ownServer.ts';
import { garlicIn, orderGarlic, setGarlic } from './shopping.ts';

const WAITS = { timeout: 20_000 };
const PASSWORD = 'long enough 42';

// Without a mail server mails are files of the server's own folder.
const FOLDER = mkdtempSync(join(tmpdir(), 'larder-e2e-staff-'));
const test = withOwnServer(() => ({ SEED: 'demo', DATA_DIR: FOLDER }));
test.afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

/** The link in the mail to an address, once it has come. */
async function linkTo(address: string): Promise<string> {
  const outbox = join(FOLDER, 'outbox');
  const links = () =>
    (existsSync(outbox) ? readdirSync(outbox) : [])
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(outbox, name), 'utf8'))
      .filter((mail) => mail.includes(`To: ${address}`))
      .map((mail) => /http\S+\/invitation\?token=\S+/.exec(mail)?.[0] ?? '');
  await expect.poll(() => links().length, WAITS).toBe(1);
  return links()[0] ?? '';
}

test('a picker’s day: invited, picks and delivers by phone under the own name, removed @full', async ({
  page,
  browser,
  shop,
  customer,
  admin,
  request,
  own,
}) => {
  test.setTimeout(120_000);
  const order_id = await orderGarlic(request, customer, { ...shop, quantity: 2 });

  await page.goto('/vendor/staff');
  await expect(page.getByText('Nobody works for you yet')).toBeVisible();
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByLabel('Email').fill('pia@example.com');
  await inspectThemes(page, 'inviting');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(/Invitation sent to pia@example.com/)).toBeVisible();
  await inspectThemes(page, 'the staff with an invitation');

  // The link opens an account on a phone.
  const phone = await browser.newContext({
    baseURL: own.address,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const pia = await phone.newPage();
  const link = await linkTo('pia@example.com');
  await pia.goto(link);
  await expect(pia.getByText(/as a picker: orders, pick lists and what is low/)).toBeVisible();
  await inspectThemes(pia, 'an invitation');
  await pia.getByLabel('Full Name').fill('Pia Santos');
  await pia.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await pia.getByLabel('Confirm Password').fill(PASSWORD);
  await pia.getByRole('button', { name: 'Open account' }).click();
  await expect(pia).toHaveURL('/vendor/orders');
  await expect(pia.getByRole('list', { name: '1 to answer' })).toContainText(order_id.slice(0, 12));

  // Prices and figures are nowhere: not in the menu, not by address, not by the calls.
  await pia.getByRole('button', { name: /menu/i }).click();
  await expect(pia.getByRole('link', { name: 'Inventory' })).toBeVisible();
  await expect(pia.getByRole('link', { name: /Store|Add Products|Dashboard|Staff/ })).toHaveCount(
    0,
  );
  await pia.goto('/vendor/store');
  await expect(pia).toHaveURL('/vendor/orders');
  await expect(pia.getByText(/As a picker you see to orders/)).toBeVisible();
  await pia.goto('/vendor/inventory');
  await expect(pia.getByRole('list', { name: /Inventory of/ })).toBeVisible();
  await expect(pia.getByRole('button', { name: /Import|Export/ })).toHaveCount(0);
  await inspectThemes(pia, 'the shelf for a picker');
  const token = await pia.evaluate(
    () => JSON.parse(localStorage.getItem('user') ?? '{}').token as string,
  );
  const refused = await request.put('/api/vendor/stores', {
    headers: { authorization: `Bearer ${token}` },
    data: { stores: [] },
  });
  expect([refused.status(), (await refused.json()).error]).toEqual([403, 'not_allowed']);

  // An order is accepted, picked and delivered.
  await pia.goto('/vendor/orders');
  const card = pia.getByRole('listitem').filter({ hasText: order_id.slice(0, 12) });
  await card.getByRole('button', { name: /^Accept/ }).click();
  const status = async () =>
    (await ask(request, shop.vendor, { path: `/vendor/order/${order_id}` })).order_status;
  await expect.poll(status, WAITS).toBe('Accepted');
  await pia.goto('/vendor/orders?pick=all');
  await pia.getByRole('checkbox', { name: /^2 × Garlic/ }).click();
  await expect(pia.getByText('Everything is picked')).toBeVisible(WAITS);
  await pia.getByRole('button', { name: 'Back to Orders' }).click();
  await card.getByRole('button', { name: /^Mark as Delivered/ }).click();
  await expect.poll(status, WAITS).toBe('Delivered');
  expect(await garlicIn(request, shop)).toBe(8);

  // The log has it under the picker's name.
  const { entries } = await ask(request, admin, { path: '/admin/audit' });
  const acts = entries
    .filter((row: { target_id: string }) => row.target_id === order_id)
    .map((row: { action: string; actor_name: string }) => [row.action, row.actor_name]);
  expect(acts).toEqual([
    ['order_delivered', 'Pia Santos'],
    ['order_accepted', 'Pia Santos'],
    ['order_placed', customer.name],
  ]);

  // Removed, the next press is the last.
  await page.reload();
  await page.getByRole('button', { name: 'Remove Pia Santos' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Pia Santos does not work for you any more.')).toBeVisible();
  await pia.getByRole('button', { name: 'More', exact: true }).click();
  await pia.getByRole('menuitem', { name: 'Refresh' }).click();
  await expect(pia).toHaveURL('/vendor/login');
  await pia.goto(link);
  await expect(pia.getByText(/This invitation is no longer valid/)).toBeVisible();
});

test('a manager of one store: sees it alone, is let into another one at once, and it closes', async ({
  page,
  browser,
  shop,
  customer,
  request,
  own,
}) => {
  test.setTimeout(120_000);
  const draft = { name: 'Harbour Hall', store_type: 'Delivery', address: 'Pier 2', items: [] };
  const { value: opened } = await ask(request, shop.vendor, {
    method: 'POST',
    path: '/vendor/stores',
    data: { stores: [{ ...draft, location: [-150, -30] }] },
  });
  const harbour = { ...shop, store_id: opened[0].store_id };
  await setGarlic(request, harbour, { price: 2, quantity: 10 });
  const [near, far] = [
    await orderGarlic(request, customer, shop),
    await orderGarlic(request, customer, harbour),
  ];

  await page.goto('/vendor/staff');
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByLabel('Email').fill('mona@example.com');
  await page.getByRole('combobox', { name: 'Role' }).selectOption('manager');
  await page.getByRole('checkbox', { name: /All stores/ }).click();
  await page.getByRole('checkbox', { name: shop.name }).click();
  await inspectThemes(page, 'inviting to a store');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Manager in ${shop.name}`)).toBeVisible();

  const device = await browser.newContext({ baseURL: own.address });
  const mona = await device.newPage();
  await mona.goto(await linkTo('mona@example.com'));
  await mona.getByLabel('Full Name').fill('Mona Lind');
  await mona.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await mona.getByLabel('Confirm Password').fill(PASSWORD);
  await mona.getByRole('button', { name: 'Open account' }).click();
  await expect(mona).toHaveURL('/vendor/dashboard', WAITS);
  await mona.goto('/vendor/orders');
  await expect(mona.getByText(near.slice(0, 8)).first()).toBeVisible(WAITS);
  await expect(mona.getByText(far.slice(0, 8))).toHaveCount(0);
  await mona.goto('/vendor/store');
  await expect(mona.getByRole('tab', { name: new RegExp(shop.name) })).toBeVisible(WAITS);
  await expect(mona.getByRole('tab', { name: /Harbour Hall/ })).toHaveCount(0);

  // Another store instead: the next look has it.
  await page.reload();
  await page.getByRole('button', { name: 'Stores of Mona Lind' }).click();
  const dialog = page.getByRole('dialog', { name: 'Stores of Mona Lind' });
  await dialog.getByRole('checkbox', { name: shop.name }).click();
  await dialog.getByRole('checkbox', { name: 'Harbour Hall' }).click();
  await inspectThemes(page, 'the stores of somebody');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Mona Lind works in Harbour Hall now.')).toBeVisible();
  await mona.goto('/vendor/orders');
  await expect(mona.getByText(far.slice(0, 8)).first()).toBeVisible(WAITS);
  await expect(mona.getByText(near.slice(0, 8))).toHaveCount(0);

  // With the store the work is gone, and the pages say so.
  await ask(request, shop.vendor, {
    method: 'POST',
    path: `/vendor/store/${harbour.store_id}/close`,
    data: { pending_orders: 1 },
  });
  await mona.reload();
  await expect(mona.getByText(/No store in which you work is open/)).toBeVisible(WAITS);
  await inspectThemes(mona, 'without an open store');
});
