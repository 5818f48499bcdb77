import type { ComponentType } from 'react';
import { Navigate, type RouteObject, useRoutes } from 'react-router';

import { AdminLayout } from '#layouts/AdminLayout';

import { RequireAdmin } from './areaGuards.tsx';
import { notFound, page } from './loadedPages.tsx';

type Acts = ComponentType<{ of: 'actor' | 'target'; id: string }>;

/** A page with entries of the audit log, which is another subject. */
async function withLastActs(Page: ComponentType<{ acts: Acts }>): Promise<ComponentType> {
  const { LastActs } = await import('#features/adminAudit/LastActs');
  return () => <Page acts={LastActs} />;
}

/** The addresses below `/admin`. */
export const adminPages: RouteObject[] = [
  { index: true, element: <Navigate to="/admin/users" replace /> },
  page('users', async () => (await import('#features/adminPeople/AdminUsersPage')).AdminUsersPage),
  page(
    'vendors',
    async () => (await import('#features/adminPeople/AdminVendorsPage')).AdminVendorsPage,
  ),
  page(
    'overview',
    async () => (await import('#features/adminOverview/AdminOverviewPage')).AdminOverviewPage,
  ),
  page(
    'orders',
    async () => (await import('#features/adminOrders/AdminOrdersPage')).AdminOrdersPage,
  ),
  page(
    'orders/:id',
    async () => (await import('#features/adminOrders/AdminOrderPage')).AdminOrderPage,
  ),
  page('users/:id', async () => {
    const { AdminPersonPage } = await import('#features/adminPerson/AdminPersonPage');
    return withLastActs(AdminPersonPage);
  }),
  page('vendors/:id', async () => {
    const { AdminPersonPage } = await import('#features/adminPerson/AdminPersonPage');
    return withLastActs(AdminPersonPage);
  }),
  page('stores/:id', async () => {
    const { AdminStorePage } = await import('#features/adminPerson/AdminStorePage');
    return withLastActs(AdminStorePage);
  }),
  page(
    'ingredients',
    async () =>
      (await import('#features/adminIngredients/AdminIngredientsPage')).AdminIngredientsPage,
  ),
  page(
    'unmatched',
    async () => (await import('#features/adminUnmatched/AdminUnmatchedPage')).AdminUnmatchedPage,
  ),
  page('asked', async () => (await import('#features/adminAsked/AdminAskedPage')).AdminAskedPage),
  page('account', async () => (await import('#features/account/AccountPage')).AccountPage),
  page('audit', async () => (await import('#features/adminAudit/AdminAuditPage')).AdminAuditPage),
  notFound(),
];

const framed: RouteObject[] = [
  { Component: RequireAdmin, children: [{ Component: AdminLayout, children: adminPages }] },
];

/** The current page of the administrators in their frame. */
export function AdminArea() {
  return useRoutes(framed);
}
