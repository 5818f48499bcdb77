import { type ComponentType, lazy, Suspense } from 'react';
import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router';

import { PageSkeleton } from '#layouts/PageSkeleton';
import { RouteError } from '#layouts/RouteError';
import { ShopLayout } from '#layouts/ShopLayout';

import { RequireAdmin, RequireUser, RequireVendor } from './guards.tsx';

/** A page whose code is fetched when somebody goes there. Its failures stay inside the frame. */
function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  return {
    path,
    lazy: async () => ({ Component: await load() }),
    HydrateFallback: PageSkeleton,
    ErrorBoundary: RouteError,
  };
}

/** The frame of a working area, fetched too: shoppers never pay for it. */
function frame(load: () => Promise<ComponentType>, children: RouteObject[]): RouteObject {
  return {
    lazy: async () => ({ Component: await load() }),
    HydrateFallback: PageSkeleton,
    children,
  };
}

const notFound = (): RouteObject =>
  page('*', async () => (await import('#features/notFound/NotFoundPage')).NotFoundPage);

/** Pages from which recipes are chosen; the button to what was chosen floats above them. */
const choosing: RouteObject[] = [
  page('/', async () => (await import('#features/recipes/HomePage')).HomePage),
  page('/recipe/:id', async () => (await import('#features/recipes/RecipePage')).RecipePage),
  {
    Component: RequireUser,
    children: [
      page(
        '/saved-recipes',
        async () => (await import('#features/savedRecipes/SavedRecipesPage')).SavedRecipesPage,
      ),
    ],
  },
];

const shop: RouteObject[] = [
  { Component: WithSelectedRecipes, ErrorBoundary: RouteError, children: choosing },
  page(
    '/shopping-list',
    async () => (await import('#features/groceryList/GroceryListPage')).GroceryListPage,
  ),
  page('/shopping', async () => (await import('#features/shopping/ShoppingPage')).ShoppingPage),
  page('/orders', async () => (await import('#features/orders/OrdersPage')).OrdersPage),
  page(
    '/add-recipe',
    async () => (await import('#features/addRecipe/AddRecipePage')).AddRecipePage,
  ),
  page('/help-support', async () => (await import('#features/help/HelpPage')).HelpPage),
  {
    Component: RequireUser,
    children: [
      page('/profile', async () => (await import('#features/profile/ProfilePage')).ProfilePage),
      page(
        '/userdashboard',
        async () => (await import('#features/userDashboard/UserDashboardPage')).UserDashboardPage,
      ),
    ],
  },
  page('/login', async () => (await import('#features/auth/LoginPage')).LoginPage),
  page('/register', async () => (await import('#features/auth/RegisterPage')).RegisterPage),
  page(
    '/forgot-password',
    async () => (await import('#features/auth/ForgotPasswordPage')).ForgotPasswordPage,
  ),
  page(
    '/reset-password',
    async () => (await import('#features/auth/ResetPasswordPage')).ResetPasswordPage,
  ),
  page(
    '/vendor/login',
    async () => (await import('#features/auth/VendorLoginPage')).VendorLoginPage,
  ),
  page(
    '/vendor/register',
    async () => (await import('#features/auth/VendorRegisterPage')).VendorRegisterPage,
  ),
  page('/admin/login', async () => (await import('#features/auth/AdminLoginPage')).AdminLoginPage),
  notFound(),
];

const vendor: RouteObject[] = [
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
    'add-inventory',
    async () => (await import('#features/vendorInventory/AddInventoryPage')).AddInventoryPage,
  ),
  notFound(),
];

const admin: RouteObject[] = [
  { index: true, element: <Navigate to="/admin/users" replace /> },
  page('users', async () => (await import('#features/adminUsers/AdminUsersPage')).AdminUsersPage),
  page(
    'vendors',
    async () => (await import('#features/adminVendors/AdminVendorsPage')).AdminVendorsPage,
  ),
  page(
    'ingredients',
    async () =>
      (await import('#features/adminIngredients/AdminIngredientsPage')).AdminIngredientsPage,
  ),
  notFound(),
];

/** Every address of the product. Source: product specification section 2, route table. */
export const routes: RouteObject[] = [
  { Component: ShopLayout, ErrorBoundary: RouteError, children: shop },
  {
    path: '/vendor',
    Component: RequireVendor,
    ErrorBoundary: RouteError,
    children: [frame(async () => (await import('#layouts/VendorLayout')).VendorLayout, vendor)],
  },
  {
    path: '/admin',
    Component: RequireAdmin,
    ErrorBoundary: RouteError,
    children: [frame(async () => (await import('#layouts/AdminLayout')).AdminLayout, admin)],
  },
];

export function makeRouter() {
  return createBrowserRouter(routes);
}

const SelectedRecipesButton = lazy(async () => ({
  default: (await import('#features/recipes/SelectedRecipesButton')).SelectedRecipesButton,
}));

function WithSelectedRecipes() {
  return (
    <>
      <Outlet />
      <Suspense fallback={null}>
        <SelectedRecipesButton />
      </Suspense>
    </>
  );
}
