import type { ComponentType } from 'react';
import { Navigate, type RouteObject, useRoutes } from 'react-router';

import { AdminLayout } from '#layouts/AdminLayout.tsx';

import { RequireAdmin } from './areaGuards.tsx';
import { notFound, page } from './loadedPages.tsx';

type Acts = ComponentType<{ of: 'actor' | 'target'; id: string }>;

/** A page with entries of the audit log, which is another subject. */
async function withLastActs(Page: ComponentType<{ acts: Acts }>): Promise<ComponentType> {
  const { LastActs } = await import('#admin/audit/LastActs.tsx');
  return () => <Page acts={LastActs} />;
}

/** The addresses below `/admin`. */
export const adminPages: RouteObject[] = [
  { index: true, element: <Navigate to="/admin/overview" replace /> },
  page('users', async () => (await import('#admin/people/AdminUsersPage.tsx')).AdminUsersPage),
  page(
    'vendors',
    async () => (await import('#admin/people/AdminVendorsPage.tsx')).AdminVendorsPage,
  ),
  page(
    'overview',
    async () => (await import('#admin/overview/AdminOverviewPage.tsx')).AdminOverviewPage,
  ),
  page('orders', async () => (await import('#admin/orders/AdminOrdersPage.tsx')).AdminOrdersPage),
  page('orders/:id', async () => (await import('#admin/orders/AdminOrderPage.tsx')).AdminOrderPage),
  page('users/:id', async () => {
    const { AdminPersonPage } = await import('#admin/people/person/AdminPersonPage.tsx');
    return withLastActs(AdminPersonPage);
  }),
  page('vendors/:id', async () => {
    const { AdminPersonPage } = await import('#admin/people/person/AdminPersonPage.tsx');
    return withLastActs(AdminPersonPage);
  }),
  page('stores/:id', async () => {
    const { AdminStorePage } = await import('#admin/people/person/AdminStorePage.tsx');
    return withLastActs(AdminStorePage);
  }),
  page(
    'ingredients',
    async () => (await import('#admin/catalogue/AdminIngredientsPage.tsx')).AdminIngredientsPage,
  ),
  page(
    'unmatched',
    async () =>
      (await import('#admin/catalogue/unmatched/AdminUnmatchedPage.tsx')).AdminUnmatchedPage,
  ),
  page(
    'asked',
    async () => (await import('#admin/catalogue/asked/AdminAskedPage.tsx')).AdminAskedPage,
  ),
  page(
    'own-products',
    async () =>
      (await import('#admin/catalogue/own/AdminOwnProductsPage.tsx')).AdminOwnProductsPage,
  ),
  page('account', async () => (await import('#account/settings/AccountPage.tsx')).AccountPage),
  page('audit', async () => (await import('#admin/audit/AdminAuditPage.tsx')).AdminAuditPage),
  notFound(),
];

const framed: RouteObject[] = [
  { Component: RequireAdmin, children: [{ Component: AdminLayout, children: adminPages }] },
];

/** The current page of the administrators in their frame. */
export function AdminArea() {
  return useRoutes(framed);
}
