import { getConfig } from '@larder/shared/contract/config';
import { orderEvents } from '@larder/shared/contract/orders';
import { vendorOverview } from '@larder/shared/contract/vendorOrders';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { openRoutes, someone } from '#testing/page';
import { mockServer } from '#testing/server';

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

function open(Component: () => React.ReactNode, role: 'vendor' | 'admin') {
  const children = [{ path: '/', element: <h1>Inside</h1> }];
  return openRoutes([{ Component, children }], { as: someone({ role }) });
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
  ]);
  expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('A student educational project.');
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
