import { listVendorOrders } from '@larder/shared/contract/orders';
import { listVendorStores } from '@larder/shared/contract/stores';
import { vendorDashboard, vendorOverview } from '@larder/shared/contract/vendorOrders';
import { cents } from '@larder/shared/domain/money';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { openPage, someone } from '#testing/page';
import { standInServer } from '#testing/server';

import { VendorDashboardPage } from './VendorDashboardPage.tsx';

const server = standInServer();
const vendor = someone({ role: 'vendor', name: 'Rosa Alvarez' });
const AS_OF = new Date('2026-05-07T12:00:00Z');

test('names its cards and leads to everything else', async () => {
  server.answers(vendorDashboard, {
    total: 0,
    pending: 2,
    revenue: cents(0),
    popular: { name: 'Rice', orders: 3, image: null },
    days: [{ day: '2026-05-07', orders: 0, revenue: cents(0) }],
  });
  server.answers(vendorOverview, {
    counts: { pending: 2, Accepted: 0, Rejected: 0, Delivered: 0 },
    newest_at: null,
    stores: [],
  });
  server.answers(listVendorStores, { value: [] });
  server.answers(listVendorOrders, {
    value: [],
    total: 0,
    total_capped: false,
    truncated: false,
    as_of: AS_OF,
    newer: 0,
  });
  openPage(<VendorDashboardPage />, { at: '/vendor/dashboard', as: vendor });

  const card = async (title: string) => (await screen.findByText(title)).parentElement;
  expect(await card('Total Orders')).toContainElement(screen.getAllByText('All time')[0] ?? null);
  expect(screen.getByRole('link', { name: /^Pending Orders/ })).toContainElement(
    screen.getByText('Needs attention'),
  );
  expect(await card('Total Revenue')).toContainElement(screen.getAllByText('All time')[1] ?? null);
  expect(await card('Popular Item')).toHaveTextContent('Most ordered, in 3 orders');

  expect(screen.getByRole('heading', { name: 'Your Stores' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Recent Orders' })).toBeVisible();
  const quick = within(screen.getByRole('region', { name: 'Quick actions' }));
  for (const [name, to] of [
    ['Add Inventory', '/vendor/add-inventory'],
    ['Manage Orders', '/vendor/orders'],
    ['Manage Stores', '/vendor/store'],
  ] as const) {
    expect(quick.getByRole('link', { name })).toHaveAttribute('href', to);
  }
});
