import { Navigate, type RouteObject, useRoutes } from 'react-router';

import { VendorLayout } from '#layouts/VendorLayout.tsx';

import { RequirePosition, RequireVendor } from './areaGuards.tsx';
import { notFound, page } from './loadedPages.tsx';

/** The addresses below `/vendor`. */
export const vendorPages: RouteObject[] = [
  { index: true, element: <Navigate to="/vendor/dashboard" replace /> },
  page(
    'dashboard',
    async () => (await import('#vendor/dashboard/VendorDashboardPage.tsx')).VendorDashboardPage,
  ),
  page(
    'orders',
    async () => (await import('#vendor/orders/VendorOrdersPage.tsx')).VendorOrdersPage,
  ),
  page('store', async () => (await import('#vendor/VendorStoresPage.tsx')).VendorStoresPage),
  page(
    'slots',
    async () => (await import('#vendor/stores/slots/VendorSlotsPage.tsx')).VendorSlotsPage,
  ),
  page(
    'inventory',
    async () => (await import('#vendor/shelf/VendorInventoryPage.tsx')).VendorInventoryPage,
  ),
  page(
    'inventory/import',
    async () => (await import('#vendor/shelf/import/ShelfImportPage.tsx')).ShelfImportPage,
  ),
  page(
    'demand',
    async () => (await import('#vendor/dashboard/VendorDemandPage.tsx')).VendorDemandPage,
  ),
  page(
    'add-inventory',
    async () => (await import('#vendor/shelf/AddInventoryPage.tsx')).AddInventoryPage,
  ),
  page(
    'products',
    async () => (await import('#vendor/shelf/VendorProductsPage.tsx')).VendorProductsPage,
  ),
  page('staff', async () => (await import('#vendor/staff/VendorStaffPage.tsx')).VendorStaffPage),
  page(
    'machines',
    async () => (await import('#vendor/machines/VendorMachinesPage.tsx')).VendorMachinesPage,
  ),
  page('account', async () => (await import('#account/settings/AccountPage.tsx')).AccountPage),
  notFound(),
];

const framed: RouteObject[] = [
  {
    Component: RequireVendor,
    children: [
      {
        Component: VendorLayout,
        children: [{ Component: RequirePosition, children: vendorPages }],
      },
    ],
  },
];

/** The current page of the vendors in their frame. */
export function VendorArea() {
  return useRoutes(framed);
}
