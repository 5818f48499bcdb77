import type { Page } from '@playwright/test';

import { inspectThemes } from './axe.ts';
import { ask, expect, test } from './fixtures.ts';
import { fillCartAt, listAndShop, orderGarlic } from './shopping.ts';

/** The words of tomorrow's slot in the browser's zone. */
const slotAt = (page: Page) => page.getByRole('combobox', { name: 'Delivered at Near Market' });

test('a vendor sets slots; the last place goes to one shopper, and the vendor picks by slot @full', async ({
  page,
  market,
  near,
  account,
  signIn,
  customer,
  request,
}) => {
  test.setTimeout(120_000);
  await signIn(near.vendor);
  await page.goto('/vendor/store');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Change slots' }).click();
  await expect(page.getByRole('heading', { name: 'No slots yet' })).toBeVisible();
  await page.getByLabel('Take orders').selectOption('Orders until 30 minutes before');
  await page.getByRole('button', { name: 'Add a time' }).click();
  const form = page.getByRole('form', { name: 'Add slots' });
  for (const day of ['Saturday', 'Sunday']) await form.getByLabel(day).check();
  await form.getByLabel('Orders', { exact: true }).fill('0');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('Enter 1 to 500')).toBeVisible();
  await form.getByLabel('Orders', { exact: true }).fill('2');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  const monday = page.getByRole('button', { name: 'Monday, 10 AM–12 PM: 2 of 2 places left' });
  await monday.focus();
  await page.keyboard.press('-');
  await expect(page.getByRole('button', { name: /^Monday, .*: 1 of 1 / })).toBeFocused();
  // The other days become as Monday is.
  await page.getByRole('button', { name: 'Copy Mon' }).click();
  const copying = page.getByRole('region', { name: 'Copy Monday' });
  for (const day of ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    await copying.getByLabel(day).check();
  await copying.getByRole('button', { name: 'Copy to 6 days' }).click();
  await expect(page.getByText('6 slots on 6 days')).toBeVisible();
  await inspectThemes(page, 'slots of a store');
  await page.getByRole('link', { name: 'Store', exact: true }).first().click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('Mon–Sun 10 AM–12 PM')).toBeVisible();
  await expect(page.getByText('Orders are taken until 30 minutes before.')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Store' }).click();
  await page.getByLabel(/People may also pick up here/).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Delivery and pickup')).toBeVisible();

  // The first shopper takes the only place of the second slot, to pick up.
  await signIn(customer);
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(market.place);
  await listAndShop(page, 'Garlic');
  await fillCartAt(page, 'Near Market');
  await page.getByRole('link', { name: 'Checkout at Near Market' }).click();
  const options = slotAt(page).getByRole('option');
  await expect(options).not.toHaveCount(0);
  const all = await options.allTextContents();
  const second = all[1] ?? '';
  expect(second).toMatch(/^\w{3}, \w{3} \d+, 10 AM–12 PM · 1 left$/);
  const words = second.replace(' · 1 left', '');
  await slotAt(page).selectOption(second);
  await page.getByRole('button', { name: 'Pick up, no fee' }).click();
  await inspectThemes(page, 'choosing a slot');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pick up, no fee' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('combobox', { name: 'Picked up at Near Market' })).toHaveValue(/T/);
  await page.getByRole('button', { name: 'Place 1 order' }).click();
  await page.getByRole('link', { name: 'See order at Near Market' }).click();
  await expect(page.getByText(`Pickup, ${words}`)).toBeVisible();

  // The next shopper does not see it.
  const next = await account('user', 'Nia Next');
  // Another browser.
  await page.evaluate(() => localStorage.clear());
  await signIn(next);
  await listAndShop(page, 'Garlic');
  await fillCartAt(page, 'Near Market');
  await page.getByRole('link', { name: 'Checkout at Near Market' }).click();
  await expect(options).toHaveCount(all.length - 1);
  expect(await options.allTextContents()).not.toContain(second);

  // While the page is open, somebody takes the first slot.
  const starts_at = await slotAt(page).inputValue();
  const rival = await account('user', 'Rita Rival');
  await orderGarlic(request, rival, { ...near, slot_starts_at: starts_at });
  await page.getByRole('button', { name: 'Place 1 order' }).click();
  await expect(page.getByText('This slot is full. Choose another one: Near Market')).toBeVisible();
  await expect(options).toHaveCount(all.length - 2);
  await page.getByRole('button', { name: 'Place 1 order' }).click();
  await expect(page.getByRole('heading', { name: '1 order placed' })).toBeVisible();

  // The vendor sorts by slot and picks one slot's orders.
  const { value } = await ask(request, near.vendor, { path: '/vendor/orders' });
  for (const { order_id } of value)
    await ask(request, near.vendor, {
      method: 'PUT',
      path: '/vendor/userorder/accept',
      data: { order_id },
    });
  await signIn(near.vendor);
  await page.goto('/vendor/orders?status=all');
  await page.getByLabel('Sort').selectOption('By Slot');
  const rows = page.getByRole('row', { name: /^Order / });
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Rita Rival');
  await expect(rows.nth(1)).toContainText(words);
  await page
    .getByRole('button', { name: /^Pick list/ })
    .first()
    .click();
  await page.getByLabel('Slot').selectOption(`${words} (1)`);
  const going = page.getByRole('list', { name: 'Orders' });
  await expect(going.getByRole('listitem')).toHaveCount(1);
  await expect(going).toContainText(`Pickup, ${words}`);
  await page.getByRole('button', { name: 'Packing slips' }).click();
  await expect(page.getByRole('list', { name: 'Packing slips' })).toContainText(words);
});
