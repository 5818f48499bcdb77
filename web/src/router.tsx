import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Outlet, type RouteObject, useLocation, useParams, useRoutes } from 'react-router';

import { CookLayout } from '#layouts/CookLayout';
import { PageSkeleton } from '#layouts/PageSkeleton';
import { RouteBoundary } from '#layouts/RouteBoundary';
import { ShopLayout } from '#layouts/ShopLayout';
import { lazyPart } from '#lib/lazyPart';
import { optional } from '#lib/optional';
import { useAuth } from '#lib/session';
import { kitchenReady } from '#queries/kitchenReady';
import { useCookTimers } from '#state/keptTimers';
import { useEarlyChanges } from '#state/kitchen';

import { RequireUser } from './guards.tsx';
import { fetched, notFound, page } from './loadedPages.tsx';

// Optional: the recipe's page works without them.
const CollectionsHere = optional(
  async () => (await import('#features/savedRecipes/CollectionsHere')).CollectionsHere,
);
const CookedHere = optional(
  async () => (await import('#features/savedRecipes/diary/CookedHere')).CookedHere,
);

/** Pages that select recipes; they show the floating button to the selection. */
const choosing: RouteObject[] = [
  page('/', async () => (await import('#features/recipes/HomePage')).HomePage),
  page('/recipe/:id', async () => {
    const { RecipePage } = await import('#features/recipes/RecipePage');
    return () => <FoundOrOwn found={<RecipePage cooked={CookedHere} shelve={CollectionsHere} />} />;
  }),
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

/** A page whose presses change the list or the carts: what shows that is loaded beside it. */
function changing(path: string, load: () => Promise<ComponentType>): RouteObject {
  return page(path, () => {
    void kitchenReady();
    return load();
  });
}

const shop: RouteObject[] = [
  { Component: WithSelectedRecipes, children: choosing },
  changing(
    '/shopping-list',
    async () => (await import('#features/groceryList/GroceryListPage')).GroceryListPage,
  ),
  page('/join', async () => (await import('#features/household/JoinPage')).JoinPage),
  page(
    '/shared-recipe',
    async () => (await import('#features/savedRecipes/SharedRecipePage')).SharedRecipePage,
  ),
  page('/shop-for', async () => (await import('#features/guestList/GuestListPage')).GuestListPage),
  changing('/shopping', async () => (await import('#features/shopping/ShoppingPage')).ShoppingPage),
  changing('/checkout', async () => (await import('#features/checkout/CheckoutPage')).CheckoutPage),
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
        '/household',
        async () => (await import('#features/household/HouseholdPage')).HouseholdPage,
      ),
      page('/pantry', async () => (await import('#features/pantry/PantryPage')).PantryPage),
      page(
        '/userdashboard',
        async () => (await import('#features/userDashboard/UserDashboardPage')).UserDashboardPage,
      ),
    ],
  },
  page('/account-deleted', async () => (await import('#features/account/DeletedPage')).DeletedPage),
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
  page('/invitation', async () => (await import('#features/auth/InvitationPage')).InvitationPage),
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

/** Pages of other subjects, shown as tabs of the profile. */
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
  account: fetched(async () => (await import('#features/account/AccountPage')).AccountTab),
};

// Shoppers never need the working areas, not even the names of their pages' files.
const VendorArea = fetched(async () => (await import('./vendorArea.tsx')).VendorArea);
const AdminArea = fetched(async () => (await import('./adminArea.tsx')).AdminArea);
const OwnRecipePage = fetched(
  async () => (await import('#features/savedRecipes/OwnRecipePage')).OwnRecipePage,
);
const SelectedRecipesButton = fetched(
  async () => (await import('#features/recipes/SelectedRecipesButton')).SelectedRecipesButton,
);

// Optional: pages work without it.
const RejectionToasts = optional(
  async () => (await import('#features/orders/RejectionToasts')).RejectionToasts,
);

// Optional: until it is loaded, hearts show what the browser has stored.
const SavedSync = optional(
  async () => (await import('#features/savedRecipes/SavedSync')).SavedSync,
);

// Optional: changes are stored until it is loaded, and sent then.
const KitchenSync = optional(async () => (await import('#layouts/KitchenSync')).KitchenSync);

// Optional: pages work without it.
const CookBell = optional(async () => (await import('#features/cook/CookBell')).CookBell);

/** What was cooked is another subject, and not wanted before the end. */
const FinishCooking = lazyPart(
  async () => (await import('#features/savedRecipes/diary/FinishCooking')).FinishCooking,
);

/** All addresses of the product; the areas have their own. Source: product specification section 2, route table. */
export const routes: RouteObject[] = [
  { Component: ShopWithNews, children: shop },
  {
    Component: CookWithBell,
    children: [
      page('/recipe/:id/cook', async () => {
        const { CookPage } = await import('#features/cook/CookPage');
        return () => <CookPage noteCooked={FinishCooking} />;
      }),
    ],
  },
  { path: '/vendor/*', Component: VendorArea },
  { path: '/admin/*', Component: AdminArea },
];

/** Pages of those who are not signed in: log in, register, a new password, an invitation. */
const BEFORE_LOGIN = /\/(login|register|forgot-password|reset-password|invitation)$/;

/** The current page in its frame. */
export function Pages() {
  const { visit } = useAuth();
  const { pathname } = useLocation();
  const [drawn, setDrawn] = useState(visit);
  const pages = useRoutes(routes);
  // A form that is being filled in shows nobody's things: it is left as it is.
  if (drawn !== visit && !BEFORE_LOGIN.test(pathname)) setDrawn(visit);
  return (
    <RouteBoundary key={drawn}>
      <Suspense fallback={<PageSkeleton />}>{pages}</Suspense>
    </RouteBoundary>
  );
}

function ShopWithNews() {
  const { isAuthenticated, isAdmin } = useAuth();
  return (
    <>
      <ShopLayout />
      {isAuthenticated && (
        <Suspense fallback={null}>
          <RejectionToasts />
          {/* Administrators do not shop. */}
          {!isAdmin && <KitchenSync />}
          {!isAdmin && <SavedSync />}
        </Suspense>
      )}
      <EarlyChanges />
      <Bell />
    </>
  );
}

/** Has changes shown that were made before the code for it was loaded, here or in another tab. */
function EarlyChanges() {
  const waiting = useEarlyChanges();
  useEffect(() => {
    if (waiting > 0) void kitchenReady();
  }, [waiting]);
  return null;
}

/** A found recipe has a number, one's own an id. */
function FoundOrOwn({ found }: { found: ReactNode }) {
  return /^[\da-f]{8}-/.test(useParams()['id'] ?? '') ? <OwnRecipePage /> : found;
}

function CookWithBell() {
  return (
    <>
      <CookLayout />
      <Bell />
    </>
  );
}

/** Loaded once a timer runs. */
function Bell() {
  return (
    useCookTimers().length > 0 && (
      <Suspense fallback={null}>
        <CookBell />
      </Suspense>
    )
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
