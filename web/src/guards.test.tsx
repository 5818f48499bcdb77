import { refreshSession } from '@larder/shared/account/session.calls';
import { screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';

import { returnPath } from '#platform/session/returnPath.ts';
import { storedUser } from '#platform/session/storedUser.ts';
import { openRoutes, sessionOf, someone, tokenOf } from '#testing/page.tsx';
import { mockServer } from '#testing/server.ts';

import { RequireAdmin, RequirePosition, RequireVendor } from './areaGuards.tsx';
import { RequireUser } from './guards.tsx';

const server = mockServer();
const inside = (path: string): RouteObject => ({ path, element: <p>inside</p> });
const routes: RouteObject[] = [
  { Component: RequireUser, children: [inside('/profile')] },
  { Component: RequireVendor, children: [inside('/vendor/orders')] },
  { Component: RequireAdmin, children: [inside('/admin/users')] },
];

test.for([
  ['/profile', 'user', 'a shopper'],
  ['/profile', 'vendor', 'a vendor shops elsewhere'],
  ['/profile', 'admin', 'signed in is enough'],
  ['/vendor/orders', 'vendor', 'their area'],
  ['/admin/users', 'admin', 'their area'],
] as const)('%s is open to %s: %s', async ([at, role]) => {
  openRoutes(routes, { at, as: someone({ role }) });
  expect(await screen.findByText('inside')).toBeInTheDocument();
});

test.for([
  ['/profile', undefined, '/login', 'nobody'],
  ['/admin/users', undefined, '/admin/login', 'nobody'],
  ['/admin/users', 'vendor', '/admin/login', 'another role'],
  ['/admin/users', 'user', '/admin/login', 'another role'],
  ['/vendor/orders', undefined, '/vendor/login', 'nobody'],
] as const)('%s sends %s to %s: %s', async ([at, role, to]) => {
  const { router } = openRoutes(routes, { at, ...(role && { as: someone({ role }) }) });
  await waitFor(() => expect(router.state.location.pathname).toBe(to));
  expect(screen.queryByText('inside')).toBeNull();
});

test.for([
  ['/profile?tab=orders', '/login'],
  ['/vendor/orders?status=pending', '/vendor/login'],
  ['/admin/users?q=ada', '/admin/login'],
] as const)('from %s, %s returns to it', async ([at, login]) => {
  const { router } = openRoutes(routes, { at });
  await waitFor(() => expect(router.state.location.pathname).toBe(login));
  expect(returnPath(router.state.location.state)).toBe(at);
});

test.for(['user', 'admin'] as const)(
  'the vendor area signs out a person of role %s',
  async (role) => {
    const { router } = openRoutes(routes, { at: '/vendor/orders', as: someone({ role }) });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(storedUser.get()).toBeUndefined();
  },
);

test('a guard waits for a session renewal', async () => {
  const maya = someone({ token: tokenOf({ exp: 1 }) });
  server.answers(refreshSession, sessionOf(someone()));
  const { router } = openRoutes(routes, { at: '/profile', as: maya });
  expect(await screen.findByText('inside')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/profile');
});

const ORDERS = '/vendor/orders';
test.for([
  ['picker', '/vendor/orders', undefined, 'pickers see to orders'],
  ['picker', '/vendor/inventory', undefined, 'and read what is low'],
  ['picker', '/vendor/dashboard', ORDERS, 'where a login leads'],
  ['picker', '/vendor/store', ORDERS, 'prices'],
  ['picker', '/vendor/add-inventory', ORDERS, 'prices'],
  ['picker', '/vendor/inventory/import', ORDERS, 'prices'],
  ['picker', '/vendor/staff', ORDERS, 'the owner’s'],
  ['manager', '/vendor/dashboard', undefined, 'figures'],
  ['manager', '/vendor/store', undefined, 'prices'],
  ['manager', '/vendor/staff', '/vendor/dashboard', 'the owner’s'],
  ['manager', '/vendor/machines', '/vendor/dashboard', 'the owner’s'],
  [undefined, '/vendor/staff', undefined, 'the owner'],
] as const)('a %s at %s goes to %s: %s', async ([staff_role, at, to = at]) => {
  const pages = [
    'orders',
    'inventory',
    'inventory/import',
    'dashboard',
    'store',
    'add-inventory',
    'staff',
    'machines',
  ];
  const { router } = openRoutes(
    [{ Component: RequirePosition, children: pages.map((page) => inside(`/vendor/${page}`)) }],
    { at, as: someone({ role: 'vendor', ...(staff_role && { staff_role }) }) },
  );
  expect(await screen.findByText('inside')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe(to);
  const words = screen.queryByText(/As a picker you see to orders|Only the owner of the stores/);
  expect(words !== null).toBe(to !== at && at !== '/vendor/dashboard');
});
