import { type AdminOverview, adminOverview } from '@larder/shared/account/adminSupport.calls';
import { cents } from '@larder/shared/basics/money';
import { listUnmatched } from '@larder/shared/food/adminCatalogue.calls';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { openPage, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { AdminOverviewPage } from './AdminOverviewPage.tsx';

const server = mockServer();
// There is no canvas here; the journeys check the chart in a browser.
vi.mock('uplot', () => ({
  default: class {
    static paths = {};
    setSize = () => undefined;
    destroy = () => undefined;
  },
}));
const overview: AdminOverview = {
  waiting_vendors: 3,
  suspended_users: 1,
  asked_products: 4,
  suspended_vendors: 0,
  unanswered_orders: 1234,
  users: 100_000,
  vendors: 250,
  open_stores: 400,
  ingredients: 3357,
};
function open() {
  server.answers(listUnmatched, { names: [], total: 17, first: 1, truncated: false });
  return openPage(<AdminOverviewPage />, {
    at: '/admin/overview',
    as: someone({ role: 'admin' }),
  });
}
const figuresOf = (section: HTMLElement) =>
  within(section)
    .getAllByRole('listitem')
    .map((item) => [
      within(item).getByRole('heading').textContent,
      item.querySelector('p')?.textContent,
      item.querySelector('a')?.getAttribute('href') ?? null,
    ]);

test('counts what waits, with ways to it', async () => {
  server.answers(adminOverview, overview);
  open();
  await screen.findByText('17');
  expect(figuresOf(screen.getByRole('region', { name: 'Waiting' }))).toEqual([
    ['Vendors to approve', '3', '/admin/vendors?state=waiting'],
    ['Unmatched names', '17', '/admin/unmatched'],
    ['Asked products', '4', '/admin/asked'],
    ['Unanswered orders', '1,234', '/admin/orders?state=unanswered'],
    ['Suspended vendors', '0', '/admin/vendors?state=suspended'],
    ['Suspended users', '1', '/admin/users?state=suspended'],
  ]);
  expect(figuresOf(screen.getByRole('region', { name: 'In all' }))).toEqual([
    ['Users', '100,000', '/admin/users'],
    ['Vendors', '250', '/admin/vendors'],
    ['Open stores', '400', null],
    ['Ingredients', '3,357', '/admin/ingredients'],
  ]);
  expect(screen.getByText(/^These, sales and unanswered orders are counted/)).toBeVisible();
});

test('shows orders and revenue over time', async () => {
  const days = ['2026-03-03', '2026-03-04'].map((day) => ({
    day,
    orders: 2,
    revenue: cents(1050),
  }));
  server.answers(adminOverview, { ...overview, days });
  open();
  const sales = within(await screen.findByRole('region', { name: 'Sales over time' }));
  expect(sales.getByText(/^Revenue of the last 30 days: \$21\.00 in all/)).toBeInTheDocument();
  expect(sales.getByRole('button', { name: 'Orders' })).toBeVisible();
});

test('says that there may be more unanswered orders than are counted', async () => {
  server.answers(adminOverview, { ...overview, unanswered_orders: 10_000 });
  open();
  expect(await screen.findByText('Or more, pending for more than a day')).toBeVisible();
});

test('a failed request can be retried', async () => {
  server.refuses(adminOverview, 'unavailable');
  const { user } = open();
  expect(await screen.findByText('Failed to load the overview.')).toBeVisible();
  server.answers(adminOverview, overview);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('region', { name: 'Waiting' })).toBeVisible();
});
