import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { allowHere, mailsIn } from './allowNotices.ts';
import { ask, expect, standAt } from './fixtures.ts';
import { withOwnServer } from './ownServer.ts';
import { countPresses, pressesOf } from './presses.ts';
import { openPushSink } from './pushSink.ts';
import { fillCartAt, listAndShop, placeOrders } from './shopping.ts';

const WAITS = { timeout: 30_000 };
const FOLDER = mkdtempSync(join(tmpdir(), 'larder-e2e-grocer-'));
const PLACE = { latitude: 40.7411, longitude: -73.9897 };
const PASSWORD = 'long enough 42';
const ADMIN = { email: 'mayor@example.com', password: 'a long password of the town' };
/** From the file that is chosen to the shelf that is open. A change that adds a press must be intended. */
const MAX_PRESSES = 12;

const sink = openPushSink();
const test = withOwnServer(async () => ({
  SEED: 'catalogue',
  DATA_DIR: FOLDER,
  VENDOR_APPROVAL: 'on',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  NODE_OPTIONS: '--import ./e2e/exampleHosts.preload.ts',
  EXAMPLE_SITE_PORT: String((await sink).port),
}));
test.afterAll(async () => {
  (await sink).close();
  rmSync(FOLDER, { recursive: true, force: true });
});

/** A till's own words: name, size, price, cost, packs, unit of the price, taxed. */
const TILL = `
Garlic|8 oz|2.49|1.10|40|each|Y
Yellow Onions|3 lb|2.99|1.35|30|each|Y
Red Onion|2 lb|2.79|1.20|24|each|Y
Carrots|2 lb|1.99|.80|36|each|Y
Celery|1 lb|1.89|.90|20|each|Y
Russet Potatoes|5 lb|3.99|1.75|25|each|Y
Sweet Potato|3 lb|3.49|1.60|22|each|Y
Bananas||0.69|0.31|80|per lb|Y
Lemons|2 lb|3.29|1.50|30|each|Y
Limes|1 lb|2.49|1.00|30|each|Y
Spinach|10 oz|2.99|1.40|18|each|Y
Broccoli|1 lb|2.29|1.05|24|each|Y
Horizon Organic Whole Milk|1/2 gal|5.49|3.80|14|each|Y
Reduced Fat Milk 2%|1 gal|4.29|3.10|20|each|Y
Heavy Cream|16 fl oz|3.79|2.40|12|each|Y
Unsalted Butter|1 lb|5.29|3.60|26|each|Y
Cheddar Cheese|8 oz|3.99|2.20|30|each|Y
Cream Cheese|8 oz|2.99|1.70|22|each|Y
Chicken Thighs Boneless Skinless||4.99|3.10|40|per lb|Y
Ground Turkey|1 lb|5.49|3.70|18|each|Y
Bacon|12 oz|6.99|4.30|16|each|Y
All-Purpose Flour|5 lb|3.49|1.90|28|each|Y
Granulated Sugar|4 lb|3.79|2.10|28|each|Y
Basmati Rice|2 lb|4.99|2.70|20|each|Y
Jasmine Rice|2 lb|4.49|2.50|20|each|Y
Rolled Oats|18 oz|3.29|1.60|24|each|Y
Spaghetti|16 oz|1.69|.75|48|each|Y
Penne|16 oz|1.69|.75|48|each|Y
Peanut Butter|16 oz|3.49|1.85|24|each|Y
Honey|12 oz|5.49|3.30|15|each|Y
Diced Tomatoes Can|14.5 oz|1.29|.55|60|each|Y
Chickpeas Can|15 oz|1.19|.50|60|each|Y
Black Beans Can|15 oz|1.09|.48|60|each|Y
Olive Oil|16.9 fl oz|8.99|5.60|18|each|Y
Soy Sauce|15 fl oz|2.99|1.40|20|each|Y
Ground Cumin|2 oz|3.49|1.25|15|each|Y
Paper Towels|6 ct|8.99|5.10|20|each|N
Dish Soap|24 fl oz|3.29|1.70|20|each|N
Aluminum Foil|1 ct|4.49|2.60|15|each|N
Sea Salt|26 oz|cheap|.60|20|each|Y`
  .trim()
  .split('\n')
  .map((line) => line.split('|'));
const HEADINGS =
  'Token,Item Name,Variation Name,SKU,Price,Default Unit Cost,Unit and Precision,Tax - Groceries,Current Quantity Main Street';
const FILE = [
  HEADINGS,
  ...TILL.map(([name, size, price, cost, packs, unit, taxed], n) =>
    [`T${n}`, name, size, String(10_000 + n), price, cost, unit, taxed, packs].join(','),
  ),
].join('\r\n');

/** A vendor that the town has to approve. */
async function registerRosa(page: Page): Promise<void> {
  await page.goto('/vendor/register');
  await page.getByLabel('Full Name').fill('Rosa Marquez');
  await page.getByLabel('Address').fill('1 First Street');
  await page.getByLabel('Email').fill('rosa@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('list', { name: 'Steps' })).toBeVisible();
}

async function approveRosa(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('link', { name: /Vendors to approve/ }).click();
  await page.getByRole('link', { name: /Rosa Marquez/ }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Vendor approved')).toBeVisible();
}

/** Store, hours and slots, as the list of the first day leads. */
async function openMainStreet(page: Page): Promise<void> {
  const steps = page.getByRole('list', { name: 'Steps' });
  await steps.getByRole('link', { name: 'Create your store' }).click();
  await page.getByLabel('Store Name').fill('Main Street Grocer');
  await expect(page.getByLabel('Latitude')).not.toHaveValue('');
  await expect(page.getByLabel('Store Address')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await steps.getByRole('link', { name: 'Set the hours' }).click();
  const dialog = page.getByRole('dialog');
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
    await dialog.getByRole('checkbox', { name: day, exact: true }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await steps.getByRole('link', { name: 'Set the slots' }).click();
  await page.getByRole('button', { name: /^Mon–Sat, 8 AM–8 PM/ }).click();
  await expect(page.getByRole('grid', { name: 'Slots of the week' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
}

test('a grocer of an empty town brings the till’s file in, and learns of the first order @full', async ({
  page,
  browser,
  account,
  request,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const push = await sink;
  await allowHere(page, push.browser);
  await countPresses(page);
  await standAt(page, PLACE);
  await registerRosa(page);
  const elsewhere = async () =>
    (await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })).newPage();
  const town = await elsewhere();
  await approveRosa(town);
  await town.context().close();
  await page.reload();
  await openMainStreet(page);

  const steps = page.getByRole('list', { name: 'Steps' });
  await steps.getByRole('link', { name: /till/i }).click();
  await expect(page.getByLabel('Choose a file')).toBeAttached();
  await pressesOf(page);
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'square.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(FILE),
  });
  await expect(page.getByText('This is a Square export.')).toBeVisible();
  await page.getByRole('button', { name: 'Look at the rows' }).click();
  await expect(page.getByRole('group', { name: 'Show rows' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'What will change' }).click();
  await expect(page.getByRole('region', { name: 'What will change' })).toBeVisible();
  await page.getByRole('button', { name: /^Save \d+ changes/ }).click();
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible();
  await page.getByRole('link', { name: 'See the shelf' }).click();
  await expect(page.getByText('Main Street Grocer').first()).toBeVisible();
  expect(await pressesOf(page)).toBeLessThanOrEqual(MAX_PRESSES);

  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'));
  const rosa = {
    name: 'Rosa',
    email: 'rosa@example.com',
    password: PASSWORD,
    token: String(stored.token),
    stored,
  };
  const { value } = await ask(request, rosa, { path: '/vendor/stores' });
  const shelf: Record<string, unknown>[] = value[0].items;
  expect(shelf.length).toBeGreaterThanOrEqual(36);
  const item = (name: string) => shelf.find((one) => one['name'] === name);
  expect(item('Garlic, 8 oz')).toMatchObject({ price: 2.49, cost: 1.1, tax_class: 'Groceries' });
  expect(item('Bananas')).toMatchObject({ by_weight: true, price: 0.69 });

  await page.goto('/vendor/orders');
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByText('Notices are on for this device.')).toBeVisible(WAITS);
  await page.goto('/vendor/account');
  const form = page.getByRole('form', { name: 'Notices of Main Street Grocer' });
  await form.getByLabel(/by mail$/).selectOption('now');
  await form.getByRole('button', { name: 'Save notices' }).click();
  await expect(page.getByText('Notices of Main Street Grocer are saved.')).toBeVisible();

  const shopper = await account('user', 'Sam Shopper');
  const home = await elsewhere();
  await standAt(home, PLACE);
  await home.goto('/login');
  await home.getByLabel('Email').fill(shopper.email);
  await home.getByLabel('Password', { exact: true }).fill(shopper.password);
  await home.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(home).not.toHaveURL(/login/);
  await listAndShop(home, 'Garlic', 'Spaghetti');
  await fillCartAt(home, 'Main Street Grocer');
  await home.goto('/checkout');
  await expect(home.getByLabel(/^Delivered at Main Street Grocer/)).not.toHaveValue('');
  await placeOrders(home, 1);
  await expect(home.getByText(/Order Request Sent Successfully!/)).toBeVisible(WAITS);

  const [order] = (await ask(request, shopper, { path: '/user/orders' })).orders;
  await expect.poll(() => mailsIn(FOLDER, rosa.email).length, WAITS).toBeGreaterThan(0);
  const about = `New order #${String(order.order_id).slice(0, 8)}`;
  expect(mailsIn(FOLDER, rosa.email).some((mail) => mail.includes(about))).toBe(true);
  const { push_key } = await ask(request, rosa, { path: '/user/notices' });
  await expect.poll(() => push.read(push_key).length, WAITS).toBeGreaterThan(0);
  expect(JSON.stringify(push.read(push_key)[0]?.content)).toContain(order.order_id.slice(0, 8));
});
