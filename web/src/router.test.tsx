import { getConfig } from '@larder/shared/account/config.calls';
import { whoAmI } from '@larder/shared/account/session.calls';
import { act, screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import { beforeEach, expect, test } from 'vitest';

import { storedUser } from '#platform/session/storedUser.ts';
import { openRoutes, someone } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { adminPages } from './adminArea.tsx';
import { Pages, routes } from './router.tsx';
import { vendorPages } from './vendorArea.tsx';

const server = mockServer();
beforeEach(() => {
  server.answers(getConfig, { demo: true, google_maps_api_key: null, social_links: [] });
});

/**
 * Source: product specification section 2, route table; /reset-password and /invitation are linked from mails,
 * /vendor/staff, machines, demand, products, /admin/audit, overview, orders, unmatched, asked, stores and the pages with an id are our own.
 */
const TABLE = [
  '/',
  '/recipe/:id',
  '/recipe/:id/cook',
  '/shopping-list',
  '/week',
  '/shopping',
  '/checkout',
  '/trip',
  '/orders',
  '/add-recipe',
  '/help-support',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/invitation',
  '/join',
  '/shop-for',
  '/shared-recipe',
  '/household',
  '/pantry',
  '/account-deleted',
  '/profile',
  '/userdashboard',
  '/saved-recipes',
  '/vendor/login',
  '/vendor/register',
  '/admin/login',
  '/vendor/dashboard',
  '/vendor/orders',
  '/vendor/store',
  '/vendor/inventory',
  '/vendor/inventory/import',
  '/vendor/add-inventory',
  '/vendor/demand',
  '/vendor/products',
  '/vendor/slots',
  '/vendor/staff',
  '/vendor/machines',
  '/vendor/account',
  '/admin/users',
  '/admin/vendors',
  '/admin/overview',
  '/admin/orders',
  '/admin/orders/:id',
  '/admin/users/:id',
  '/admin/vendors/:id',
  '/admin/stores/:id',
  '/admin/ingredients',
  '/admin/audit',
  '/admin/unmatched',
  '/admin/asked',
  '/admin/own-products',
  '/admin/account',
];

function leaves(list: readonly RouteObject[], base = ''): string[] {
  return list.flatMap((route) => {
    const path = route.path?.startsWith('/') ? route.path : `${base}/${route.path ?? ''}`;
    if (route.children) return leaves(route.children, route.path ? path : base);
    return route.index ? [] : [path];
  });
}

const AREAS = [
  ['', routes],
  ['/vendor', vendorPages],
  ['/admin', adminPages],
] as const;

test('every address of the table has a page, and there are no others', () => {
  const paths = AREAS.flatMap(([base, pages]) => leaves(pages, base));
  expect(paths.filter((path) => !path.endsWith('*')).toSorted()).toEqual(TABLE.toSorted());
});

test.for(AREAS)('the area "%s" has a page for unknown addresses', ([base, pages]) => {
  expect(leaves(pages, base)).toContain(`${base}/*`);
});

test.for([
  ['/help-support', undefined, 'Help & Support', 'a page everybody sees'],
  ['/nowhere', undefined, 'Page not found', 'no page'],
  ['/vendor', 'vendor', 'Welcome, Maya Kern', 'the index of the vendor area'],
  ['/vendor/nowhere', 'vendor', 'Page not found', 'no page of the vendor area'],
  ['/admin', 'admin', 'Overview', 'the index of the administrators’ area'],
  ['/admin/nowhere', 'admin', 'Page not found', 'no page of that area'],
] as const)('%s for %s shows "%s": %s', async ([at, role, heading]) => {
  openRoutes(routes, { at, ...(role && { as: someone({ role }) }) });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument();
});

test.for([
  ['admin', 'Go to Dashboard', '/admin/overview'],
  ['user', 'Go to Login', '/login'],
] as const)(
  'a page that is not there leads a person of role %s on: %s',
  async ([role, name, to]) => {
    openRoutes(routes, { at: '/nowhere', as: someone({ role }) });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
  },
);

test('the old dashboard is for shoppers', async () => {
  server.answers(whoAmI, { role: 'user' });
  openRoutes(routes, { at: '/userdashboard', as: someone() });
  expect(await screen.findByRole('heading', { name: 'User Dashboard' })).toBeInTheDocument();
});

test('other roles are signed out of the old dashboard and sent to the login', async () => {
  server.answers(whoAmI, { role: 'vendor' });
  const { router } = openRoutes(routes, { at: '/userdashboard', as: someone({ role: 'vendor' }) });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(storedUser.get()).toBeUndefined();
});

test.for(['/login', '/vendor/login', '/register'])(
  'a session that ends while somebody fills in %s leaves what is typed; the next page is drawn anew',
  async (at) => {
    const { user, router } = openRoutes([{ path: '*', Component: Pages }], { at, as: someone() });
    const box = await screen.findByLabelText('Email');
    await user.type(box, 'ada@larder.test');
    act(() => storedUser.clear());
    expect(screen.getByLabelText('Email')).toBe(box);
    expect(box).toHaveValue('ada@larder.test');
    const header = screen.getByRole('banner');
    await act(() => router.navigate('/help-support'));
    await screen.findByRole('heading', { level: 1, name: 'Help & Support' });
    expect(screen.getByRole('banner')).not.toBe(header);
  },
);

test('a session that ends on any other page has it drawn anew', async () => {
  openRoutes([{ path: '*', Component: Pages }], { at: '/help-support', as: someone() });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Help & Support' });
  act(() => storedUser.clear());
  expect(await screen.findByRole('heading', { level: 1, name: 'Help & Support' })).not.toBe(
    heading,
  );
});
