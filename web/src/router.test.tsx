import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';

import { routes } from './router.tsx';

/** Source: product specification section 2, route table; /reset-password is what the mail links to. */
const TABLE = [
  '/',
  '/recipe/:id',
  '/shopping-list',
  '/shopping',
  '/orders',
  '/add-recipe',
  '/help-support',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
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
  '/vendor/add-inventory',
  '/admin/users',
  '/admin/vendors',
  '/admin/ingredients',
];

type Leaf = { path: string; load: NonNullable<RouteObject['lazy']>; route: RouteObject };

function leaves(list: readonly RouteObject[], base = ''): Leaf[] {
  return list.flatMap((route) => {
    const path = route.path?.startsWith('/') ? route.path : `${base}/${route.path ?? ''}`;
    if (route.children) return leaves(route.children, route.path ? path : base);
    return route.lazy ? [{ path, load: route.lazy, route }] : [];
  });
}

const pages = leaves(routes);

test('every address of the table has a page, and no other has one', () => {
  const paths = pages.map(({ path }) => path).filter((path) => !path.endsWith('*'));
  expect(paths.toSorted()).toEqual(TABLE.toSorted());
});

test('each area has a page for addresses that are not there', () => {
  expect(pages.filter(({ path }) => path.endsWith('*')).map(({ path }) => path)).toEqual([
    '/*',
    '/vendor/*',
    '/admin/*',
  ]);
});

test.for(pages.map((page) => [page.path, page] as const))(
  '%s fetches a component and keeps its failures inside the frame',
  async ([, { load, route }]) => {
    expect(route.ErrorBoundary).toBeDefined();
    const loaded = typeof load === 'function' ? await load() : undefined;
    expect(loaded).toHaveProperty('Component');
  },
);
