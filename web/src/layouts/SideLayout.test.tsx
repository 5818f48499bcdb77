import { getConfig } from '@larder/shared/account/config.calls';
import type { StaffRole } from '@larder/shared/basics/staff';
import { orderEvents } from '@larder/shared/orders/orders.calls';
import { vendorOverview } from '@larder/shared/orders/vendorOrders.calls';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { openRoutes, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { AdminLayout } from './AdminLayout.tsx';
import { VendorLayout } from './VendorLayout.tsx';

const server = mockServer();
beforeEach(() => {
  server.answers(getConfig, { demo: true, google_maps_api_key: null, social_links: [] });
  server.refuses(orderEvents, 'unavailable');
  server.answers(vendorOverview, {
    counts: { pending: 0, Accepted: 0, Rejected: 0, Delivered: 0 },
    newest_at: null,
    stores: [],
  });
});

function open(
  Component: () => React.ReactNode,
  role: 'vendor' | 'admin',
  more: { staff_role?: StaffRole } = {},
) {
  const children = [{ path: '/', element: <h1>Inside</h1> }];
  return openRoutes([{ Component, children }], { as: someone({ role, ...more }) });
}
const ways = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the vendors’ sidebar has Logout and the footer', () => {
  open(VendorLayout, 'vendor');
  expect(ways(screen.getByRole('navigation', { name: 'Vendor' }))).toEqual([
    ['Dashboard', '/vendor/dashboard'],
    ['Orders', '/vendor/orders'],
    ['Store', '/vendor/store'],
    ['Add Products', '/vendor/add-inventory'],
    ['Staff', '/vendor/staff'],
  ]);
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('A student educational project.');
});

test.for([
  ['manager', ['/vendor/dashboard', '/vendor/orders', '/vendor/store', '/vendor/add-inventory']],
  ['picker', ['/vendor/orders', '/vendor/inventory']],
] as const)('a %s has what is theirs', ([staff_role, pages]) => {
  open(VendorLayout, 'vendor', { staff_role });
  const found = ways(screen.getByRole('navigation', { name: 'Vendor' }));
  expect(found.map(([, to]) => to)).toEqual(pages);
  expect(screen.getByText(`A ${staff_role}`)).toBeInTheDocument();
});

test('the administrators’ sidebar has the specified links', () => {
  open(AdminLayout, 'admin');
  expect(ways(screen.getByRole('navigation', { name: 'Admin' })).slice(0, 3)).toEqual([
    ['Users', '/admin/users'],
    ['Vendors', '/admin/vendors'],
    ['Ingredients', '/admin/ingredients'],
  ]);
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
});

test('administrators can choose the dark theme', async () => {
  const { user } = open(AdminLayout, 'admin');
  const [inSidebar] = screen.getAllByRole('button', { name: 'Dark theme' });
  await user.click(inSidebar as HTMLElement);
  for (const toggle of screen.getAllByRole('button', { name: 'Dark theme' }))
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
});
