import { inspectThemes } from './axe.ts';
import { ask, expect, test } from './fixtures.ts';
import { shelfOf } from './importing.ts';

test('a vendor opens a second store with the shelf and the slots of the first @full', async ({
  page,
  shop,
  request,
}) => {
  test.setTimeout(120_000);
  const { store_id, vendor } = shop;
  const slots = { cut_off: 60, week: [{ weekday: 0, from: '10:00', to: '12:00', orders: 3 }] };
  await ask(request, vendor, { method: 'PUT', path: `/vendor/store/${store_id}`, data: { slots } });
  const { value } = await ask(request, vendor, {
    method: 'POST',
    path: '/vendor/stores',
    data: {
      stores: [
        {
          name: 'Pier',
          store_type: 'Pickup',
          address: '2 Pier Road',
          location: [-140, 20],
        },
      ],
    },
  });
  const pier = { ...shop, store_id: String(value[0].store_id), name: 'Pier' };
  const items = await shelfOf(request, shop);

  await page.goto(`/vendor/store?store=${store_id}`);
  await page.getByRole('button', { name: 'Copy to other stores…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy to other stores' });
  await dialog.getByRole('checkbox', { name: 'Slots' }).check();
  await dialog.getByRole('checkbox', { name: 'Pier' }).check();
  await expect(dialog).toContainText(`${items.length} new items, slots`);
  await inspectThemes(page, 'copying to other stores');
  await page.setViewportSize({ width: 390, height: 844 });
  await inspectThemes(page, 'copying to other stores on a phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: 'Copy to 1 store' }).click();
  await expect(page.getByText(`Copied to Pier: ${items.length} items added, slots`)).toBeVisible();

  const copied = await shelfOf(request, pier);
  expect(copied.map(({ name, price }) => [name, price])).toEqual(
    items.map(({ name, price }) => [name, price]),
  );
  expect(new Set(copied.map(({ quantity }) => quantity))).toEqual(new Set([0]));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The copy is taken back.')).toBeVisible();
  expect(await shelfOf(request, pier)).toEqual([]);

  // The settings of a store are a view of its own, which Back leaves.
  await page.getByRole('tab', { name: /^Pier/ }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('Orders come at no set time.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Change hours' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('No ingredients assigned yet')).toBeVisible();
});
