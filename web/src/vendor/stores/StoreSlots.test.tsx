import type { Store } from '@larder/shared/stores/storeParts.model';
import { changeStore, listVendorStores } from '@larder/shared/stores/stores.calls';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { localZone } from '#platform/page/dates.ts';
import { cornerShop, free } from '#testing/catalogue.ts';
import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';
import { hasNothingAround } from '#vendor/stores/testing/around.ts';
import { VendorStoresPage } from '#vendor/VendorStoresPage.tsx';

const server = mockServer();
const SAVED = { message: 'Store updated!', ...free };
const mondays = { weekday: 0, from: '10:00', to: '12:00', orders: 3 };

beforeEach(() => hasNothingAround(server));

async function open(more: Partial<Store> = {}) {
  server.answers(listVendorStores, { value: [{ ...cornerShop, ...more }] });
  const as = someone({ role: 'vendor' });
  const { user } = openPage(<VendorStoresPage />, { at: '/vendor/store', as });
  await screen.findByRole('region', { name: 'Store details' });
  const seen = server.answers(changeStore, SAVED);
  return { user, seen };
}

async function openSlots(more: Partial<Store> = {}) {
  const { user, seen } = await open(more);
  await user.click(screen.getByRole('button', { name: 'Change slots' }));
  const dialog = within(await screen.findByRole('dialog'));
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  return { user, seen, dialog, press };
}

test('slots are added on several days at once, and saved with the cut-off', async () => {
  const { user, seen, dialog, press } = await openSlots();
  expect(dialog.getByText('No slots yet: orders come at no set time.')).toBeVisible();
  await user.selectOptions(dialog.getByLabelText('Take orders'), 'until 2 hours before');
  for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await user.click(dialog.getByLabelText(day));
  await user.click(dialog.getByLabelText('Sunday'));
  await press('Add');
  expect(dialog.getByRole('list', { name: 'Sunday' })).toHaveTextContent('10 AM–12 PM · 10 orders');
  await press('Save');
  expect(await screen.findByText('Store updated!')).toBeVisible();
  expect(seen[0]?.body).toEqual({
    slots: {
      cut_off: 120,
      week: [0, 6].map((weekday) => ({ weekday, from: '10:00', to: '12:00', orders: 10 })),
    },
    time_zone: localZone(),
  });
});

test('slots stay those of the store on a device in another time zone', async () => {
  const { seen, press } = await openSlots({
    slots: { cut_off: 60, week: [mondays] },
    time_zone: 'Pacific/Kiritimati',
  });
  await press('Save');
  expect(await screen.findByText('Store updated!')).toBeVisible();
  expect(seen[0]?.body).toMatchObject({ time_zone: 'Pacific/Kiritimati' });
});

test.for([
  ['From', '10:00', 'Monday: a slot starts then already'],
  ['To', '09:00', 'Must be after the start'],
  ['Orders', '0', 'Enter 1 to 500'],
  ['Orders', '501', 'Enter 1 to 500'],
  ['Orders', '2,5', 'Enter 1 to 500'],
] as const)('%s %s is refused at its box', async ([label, text, problem]) => {
  const { user, dialog, press } = await openSlots({ slots: { cut_off: 60, week: [mondays] } });
  if (label !== 'From') {
    await user.clear(dialog.getByLabelText('From'));
    await user.type(dialog.getByLabelText('From'), '09:30');
  }
  await user.clear(dialog.getByLabelText(label));
  await user.type(dialog.getByLabelText(label), text);
  await press('Add');
  expect(await dialog.findByText(problem)).toBeVisible();
});

test('without a day none is added', async () => {
  const { user, dialog, press } = await openSlots();
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
    await user.click(dialog.getByLabelText(day));
  await press('Add');
  expect(await dialog.findByText('Choose at least one day')).toBeVisible();
});

test('with the last slot removed, orders come at no set time', async () => {
  const { seen, dialog, press } = await openSlots({ slots: { cut_off: 45, week: [mondays] } });
  expect(screen.getByText('Mon 10 AM–12 PM')).toBeVisible();
  expect(dialog.getByLabelText('Take orders')).toHaveDisplayValue('until 45 minutes before');
  await press('Remove Monday 10 AM');
  await press('Save');
  expect(await screen.findByText('Store updated!')).toBeVisible();
  expect(seen[0]?.body).toEqual({ slots: null, time_zone: localZone() });
});

test('a store that delivers may also let people pick up', async () => {
  const { user, seen } = await open({ store_type: 'Delivery' });
  await user.click(screen.getByRole('button', { name: 'Edit Store' }));
  await user.click(await screen.findByLabelText(/People may also pick up here/));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Store updated!')).toBeVisible();
  expect(seen[0]?.body).toEqual({ also_pickup: true });
});

test('a store for pickup has no such choice', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit Store' }));
  await screen.findByLabelText('Store Name');
  expect(screen.queryByLabelText(/People may also pick up here/)).toBeNull();
});
