import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, Outlet, type RouteObject, useRoutes } from 'react-router';

import { PageSkeleton } from '#layouts/PageSkeleton';
import { RouteBoundary } from '#layouts/RouteBoundary';
import { ShopLayout } from '#layouts/ShopLayout';
import { whileLoading } from '#lib/loading';

import { RequireAdmin, RequireUser, RequireVendor } from './guards.tsx';

type Load = () => Promise<ComponentType>;

/** A lazily loaded component. */
function fetched(load: Load): ComponentType {
  return lazy(async () => ({ default: await whileLoading(load()) }));
}

/** A page at its address. Errors stay inside the frame. */
function page(path: string, load: Load): RouteObject {
  const Page = fetched(load);
  return {
    path,
    element: (
      <RouteBoundary>
        <Page />
      </RouteBoundary>
    ),
  };
}

const notFound = (): RouteObject =>
  page('*', async () => (await import('#features/notFound/NotFoundPage')).NotFoundPage);

/** Pages that select recipes; they show the floating button to the selection. */
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
  { Component: WithSelectedRecipes, children: choosing },
  page(
    '/shopping-list',
    async () => (await import('#features/groceryList/GroceryListPage')).GroceryListPage,
  ),
  page('/shopping', async () => (await import('#features/shopping/ShoppingPage')).ShoppingPage),
  page('/checkout', async () => (await import('#features/checkout/CheckoutPage')).CheckoutPage),
  page('/trip', async () => (await import('#features/trip/TripPage')).TripPage),
  page('/orders', async () => (await import('#features/orders/OrdersPage')).OrdersPage),
  page(
    '/add-recipe',
    async () => (await import('#features/addRecipe/AddRecipePage')).AddRecipePage,
  ),
  page('/help-support', async () => (await import('#features/help/HelpPage')).HelpPage),
  {
    Component: RequireUser,
    children: [
      page('/profile', async () => {
        const { ProfilePage } = await import('#features/profile/ProfilePage');
        return () => <ProfilePage tabs={profileTabs} />;
      }),
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

/** Pages of other features, shown as tabs of the profile. */
const SavedRecipes = fetched(
  async () => (await import('#features/savedRecipes/SavedRecipesPage')).SavedRecipesPage,
);
const profileTabs = {
  orders: fetched(async () => (await import('#features/orders/OrdersPage')).OrdersPage),
  'saved-recipes': () => (
    <>
      <SavedRecipes />
      <SelectedRecipesButton />
    </>
  ),
  'add-recipe': fetched(
    async () => (await import('#features/addRecipe/AddRecipePage')).AddRecipePage,
  ),
};

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
  page('users', async () => (await import('#features/adminPeople/AdminUsersPage')).AdminUsersPage),
  page(
    'vendors',
    async () => (await import('#features/adminPeople/AdminVendorsPage')).AdminVendorsPage,
  ),
  page(
    'ingredients',
    async () =>
      (await import('#features/adminIngredients/AdminIngredientsPage')).AdminIngredientsPage,
  ),
  page(
    'unmatched',
    async () => (await import('#features/adminUnmatched/AdminUnmatchedPage')).AdminUnmatchedPage,
  ),
  page('audit', async () => (await import('#features/adminAudit/AdminAuditPage')).AdminAuditPage),
  notFound(),
];

// Lazy, because shoppers never need the working areas' frames.
const VendorLayout = fetched(async () => (await import('#layouts/VendorLayout')).VendorLayout);
const AdminLayout = fetched(async () => (await import('#layouts/AdminLayout')).AdminLayout);
const SelectedRecipesButton = fetched(
  async () => (await import('#features/recipes/SelectedRecipesButton')).SelectedRecipesButton,
);

/** All addresses of the product. Source: product specification section 2, route table. */
export const routes: RouteObject[] = [
  { Component: ShopLayout, children: shop },
  {
    path: '/vendor',
    Component: RequireVendor,
    children: [{ Component: VendorLayout, children: vendor }],
  },
  {
    path: '/admin',
    Component: RequireAdmin,
    children: [{ Component: AdminLayout, children: admin }],
  },
];

/** The current page in its frame. */
export function Pages() {
  const pages = useRoutes(routes);
  return (
    <RouteBoundary>
      <Suspense fallback={<PageSkeleton />}>{pages}</Suspense>
    </RouteBoundary>
  );
}

function WithSelectedRecipes() {
  return (
    <>
      <Outlet />
      <RouteBoundary>
        <Suspense fallback={null}>
          <SelectedRecipesButton />
        </Suspense>
      </RouteBoundary>
    </>
  );
}
