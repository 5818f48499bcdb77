import { inspectThemes } from './axe.ts';
import { ask, expect, standAt } from './fixtures.ts';
import { withOwnServer } from './ownServer.ts';

const test = withOwnServer(() => ({ SEED: 'catalogue' }));

test('in a town that starts empty a vendor opens a store, step by step @full', async ({
  page,
  account,
  request,
}) => {
  test.setTimeout(180_000);
  await standAt(page, { latitude: 40.7411, longitude: -73.9897 });
  await page.goto('/vendor/register');
  await page.getByLabel('Full Name').fill('Rosa Marquez');
  await page.getByLabel('Address').fill('1 First Street');
  await page.getByLabel('Email').fill('rosa@example.com');
  await page.getByLabel('Password', { exact: true }).fill('long enough 42');
  await page.getByLabel('Confirm Password').fill('long enough 42');
  await page.getByRole('button', { name: 'Register' }).click();

  const steps = page.getByRole('list', { name: 'Steps' });
  const now = steps.locator('[aria-current="step"]');
  await expect(now).toContainText('Store');
  await expect(page.getByText('4 steps and your store can take its first order.')).toBeVisible();
  await expect(page.getByText('Total Orders')).toBeVisible();
  await inspectThemes(page, 'the first day');

  await steps.getByRole('link', { name: 'Create your store' }).click();
  await page.getByLabel('Store Name').fill('Main Street Grocer');
  await expect(page.getByLabel('Latitude')).not.toHaveValue('');
  await expect(page.getByLabel('Store Address')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  // Back on the list, with the focus on what comes next.
  const setHours = steps.getByRole('link', { name: 'Set the hours' });
  await expect(setHours).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  for (const day of ['Monday', 'Saturday'])
    await dialog.getByRole('checkbox', { name: day, exact: true }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(steps.getByText('Mon 9 AM–6 PM · Sat 9 AM–6 PM')).toBeVisible();

  await expect(steps.getByRole('link', { name: 'Set the slots' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Mon–Sat, 8 AM–8 PM/ }).click();
  await expect(page.getByRole('grid', { name: 'Slots of the week' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await expect(steps.getByText('6 a day, 10 orders each')).toBeVisible();
  await expect(now).toContainText('Shelf');
  await expect(
    page.getByText('Fill the shelf and Main Street Grocer can take its first order.'),
  ).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await inspectThemes(page, 'the first day on a phone');
  await page.setViewportSize({ width: 1440, height: 900 });

  // The foods are there; nobody else is.
  await steps.getByRole('link', { name: /^Add by hand/ }).click();
  await page.getByRole('searchbox').fill('garlic');
  await page.getByLabel('Price of Garlic', { exact: true }).fill('2.50');
  await page.getByLabel('Quantity of Garlic', { exact: true }).fill('12');
  await page.getByRole('button', { name: 'Add Garlic', exact: true }).click();
  await expect(page.getByText('Garlic added to Main Street Grocer')).toBeVisible();

  await page.getByRole('navigation', { name: 'Vendor' }).getByText('Dashboard').click();
  const line = page.getByRole('region', { name: 'Set up' });
  await expect(line).toContainText('Main Street Grocer is open. 4 of 6 set up');
  await expect(steps).toHaveCount(0);
  await inspectThemes(page, 'an open store');

  // A shopper near finds it.
  const shopper = await account('user');
  const answer = await ask(request, shopper, {
    method: 'POST',
    path: '/user/items/compare',
    data: {
      compare: [{ name: 'Garlic', unit_quantity: 50, unit: 'gm' }],
      location: { lat: 40.7411, lng: -73.9897 },
    },
  });
  expect(JSON.stringify(answer)).toContain('Main Street Grocer');

  await line.getByRole('link', { name: 'Invite staff' }).click();
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(line).toContainText('5 of 6 set up');
  await line.getByRole('button', { name: 'Hide the set up' }).click();
  await expect(line).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Total Orders')).toBeVisible();
  await expect(line).toHaveCount(0);
});
