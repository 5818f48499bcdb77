import type { Store } from '@larder/shared/stores/storeParts.model';
import { changeStore, listVendorStores } from '@larder/shared/stores/stores.calls';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

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
  const { user } = openPage(<VendorStoresPage />, { at: '/vendor/store?view=settings', as });
  await screen.findByRole('region', { name: 'Store details' });
  const seen = server.answers(changeStore, SAVED);
  return { user, seen };
}

test('the slots are told in words, and are changed on their own page', async () => {
  await open({ slots: { cut_off: 45, week: [mondays] } });
  expect(screen.getByText('Mon 10 AM–12 PM')).toBeVisible();
  expect(screen.getByText('Orders are taken until 45 minutes before.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change slots' })).toHaveAttribute(
    'href',
    `/vendor/slots?store=${cornerShop.store_id}`,
  );
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
