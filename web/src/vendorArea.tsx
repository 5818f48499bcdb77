import { Navigate, type RouteObject, useRoutes } from 'react-router';

import { VendorLayout } from '#layouts/VendorLayout';

import { RequirePosition, RequireVendor } from './areaGuards.tsx';
import { notFound, page } from './loadedPages.tsx';

/** The addresses below `/vendor`. */
export const vendorPages: RouteObject[] = [
  { index: true, element: <Navigate to="/vendor/dashboard" replace /> },
  page(
    'dashboard',
    async () => (await import('#features/vendorDashboard/VendorDashboardPage')).VendorDashboardPage,
  ),
  page(
    'orders',
    async () => (await import('#features/vendorOrders/VendorOrdersPage')).VendorOrdersPage,
  ),
  page(
    'store',
    async () => (await import('#features/vendorStores/VendorStoresPage')).VendorStoresPage,
  ),
  page(
    'inventory',
    async () => (await import('#features/vendorInventory/VendorInventoryPage')).VendorInventoryPage,
  ),
  page(
    'demand',
    async () => (await import('#features/vendorDemand/VendorDemandPage')).VendorDemandPage,
  ),
  page(
    'add-inventory',
    async () => (await import('#features/vendorInventory/AddInventoryPage')).AddInventoryPage,
  ),
  page(
    'products',
    async () => (await import('#features/vendorProducts/VendorProductsPage')).VendorProductsPage,
  ),
  page(
    'staff',
    async () => (await import('#features/vendorStaff/VendorStaffPage')).VendorStaffPage,
  ),
  page('account', async () => (await import('#features/account/AccountPage')).AccountPage),
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
