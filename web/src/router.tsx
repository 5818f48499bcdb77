import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Outlet, type RouteObject, useLocation, useParams, useRoutes } from 'react-router';

import { CookLayout } from '#layouts/CookLayout.tsx';
import { PageSkeleton } from '#layouts/PageSkeleton.tsx';
import { RouteBoundary } from '#layouts/RouteBoundary.tsx';
import { ShopLayout } from '#layouts/ShopLayout.tsx';
import { lazyPart } from '#platform/page/lazyPart.ts';
import { useOnline } from '#platform/page/online.ts';
import { optional } from '#platform/page/optional.ts';
import { toast } from '#platform/page/toast.ts';
import { useAuth } from '#platform/session/session.ts';
import { useCookTimers } from '#shop/cook/state/keptTimers.ts';
import { kitchenReady } from '#shop/kitchen/queries/kitchenReady.ts';
import { isShowing, useEarlyChanges } from '#shop/kitchen/state/kitchen.ts';

import { RequireUser } from './guards.tsx';
import { fetched, notFound, page } from './loadedPages.tsx';

// Optional: the recipe's page works without them.
const CollectionsHere = optional(
  async () => (await import('#shop/saved/CollectionsHere.tsx')).CollectionsHere,
);
const CookedHere = optional(
  async () => (await import('#shop/saved/diary/CookedHere.tsx')).CookedHere,
);

/** Pages that select recipes; they show the floating button to the selection. */
const choosing: RouteObject[] = [
  page('/', async () => (await import('#shop/recipes/HomePage.tsx')).HomePage),
  page('/recipe/:id', async () => {
    const { RecipePage } = await import('#shop/recipes/RecipePage.tsx');
    return () => <FoundOrOwn found={<RecipePage cooked={CookedHere} shelve={CollectionsHere} />} />;
  }),
  {
    Component: RequireUser,
    children: [
      page(
        '/saved-recipes',
        async () => (await import('#shop/saved/SavedRecipesPage.tsx')).SavedRecipesPage,
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
    async () => (await import('#shop/list/GroceryListPage.tsx')).GroceryListPage,
  ),
  changing('/week', async () => (await import('#shop/week/WeekPage.tsx')).WeekPage),
  page('/join', async () => (await import('#shop/kitchen/household/JoinPage.tsx')).JoinPage),
  page(
    '/shared-recipe',
    async () => (await import('#shop/saved/SharedRecipePage.tsx')).SharedRecipePage,
  ),
  page(
    '/shop-for',
    async () => (await import('#shop/kitchen/guest/GuestListPage.tsx')).GuestListPage,
  ),
  changing('/shopping', async () => (await import('#shop/compare/ShoppingPage.tsx')).ShoppingPage),
  changing('/checkout', async () => (await import('#shop/checkout/CheckoutPage.tsx')).CheckoutPage),
  page('/trip', async () => (await import('#shop/trip/TripPage.tsx')).TripPage),
  page('/orders', async () => (await import('#shop/orders/OrdersPage.tsx')).OrdersPage),
  page('/add-recipe', async () => (await import('#shop/import/AddRecipePage.tsx')).AddRecipePage),
  page('/help-support', async () => (await import('#shop/help/HelpPage.tsx')).HelpPage),
  {
    Component: RequireUser,
    children: [
      page('/profile', async () => {
        const { ProfilePage } = await import('#account/profile/ProfilePage.tsx');
        return () => <ProfilePage tabs={profileTabs} />;
      }),
      page(
        '/household',
        async () => (await import('#shop/kitchen/household/HouseholdPage.tsx')).HouseholdPage,
      ),
      page('/pantry', async () => (await import('#shop/kitchen/pantry/PantryPage.tsx')).PantryPage),
      page(
        '/userdashboard',
        async () => (await import('#account/profile/UserDashboardPage.tsx')).UserDashboardPage,
      ),
    ],
  },
  page(
    '/account-deleted',
    async () => (await import('#account/settings/DeletedPage.tsx')).DeletedPage,
  ),
  page('/login', async () => (await import('#account/signIn/LoginPage.tsx')).LoginPage),
  page('/register', async () => (await import('#account/signIn/RegisterPage.tsx')).RegisterPage),
  page(
    '/forgot-password',
    async () => (await import('#account/signIn/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  ),
  page(
    '/reset-password',
    async () => (await import('#account/signIn/ResetPasswordPage.tsx')).ResetPasswordPage,
  ),
  page(
    '/invitation',
    async () => (await import('#account/signIn/InvitationPage.tsx')).InvitationPage,
  ),
  page(
    '/vendor/login',
    async () => (await import('#account/signIn/VendorLoginPage.tsx')).VendorLoginPage,
  ),
  page(
    '/vendor/register',
    async () => (await import('#account/signIn/VendorRegisterPage.tsx')).VendorRegisterPage,
  ),
  page(
    '/admin/login',
    async () => (await import('#account/signIn/AdminLoginPage.tsx')).AdminLoginPage,
  ),
  notFound(),
];

/** Pages of other subjects, shown as tabs of the profile. */
const SavedRecipes = fetched(
  async () => (await import('#shop/saved/SavedRecipesPage.tsx')).SavedRecipesPage,
);
const profileTabs = {
  orders: fetched(async () => (await import('#shop/orders/OrdersPage.tsx')).OrdersPage),
  'saved-recipes': () => (
    <>
      <SavedRecipes />
      <SelectedRecipesButton />
    </>
  ),
  'add-recipe': fetched(async () => (await import('#shop/import/AddRecipePage.tsx')).AddRecipePage),
  account: fetched(async () => (await import('#account/settings/AccountPage.tsx')).AccountTab),
};

// Shoppers never need the working areas, not even the names of their pages' files.
const VendorArea = fetched(async () => (await import('./vendorArea.tsx')).VendorArea);
const AdminArea = fetched(async () => (await import('./adminArea.tsx')).AdminArea);
const OwnRecipePage = fetched(
  async () => (await import('#shop/saved/OwnRecipePage.tsx')).OwnRecipePage,
);
const SelectedRecipesButton = fetched(
  async () => (await import('#shop/recipes/SelectedRecipesButton.tsx')).SelectedRecipesButton,
);

// Optional: pages work without it.
const RejectionToasts = optional(
  async () => (await import('#shop/orders/RejectionToasts.tsx')).RejectionToasts,
);

// Optional: until it is loaded, hearts show what the browser has stored.
const SavedSync = optional(async () => (await import('#shop/saved/SavedSync.tsx')).SavedSync);

// Optional: changes are stored until it is loaded, and sent then.
const KitchenSync = optional(async () => (await import('#layouts/KitchenSync.tsx')).KitchenSync);

// Optional: pages work without it.
const CookBell = optional(async () => (await import('#shop/cook/CookBell.tsx')).CookBell);

/** What was cooked is another subject, and not wanted before the end. */
const FinishCooking = lazyPart(
  async () => (await import('#shop/saved/diary/FinishCooking.tsx')).FinishCooking,
);

/** All addresses of the product; the areas have their own. Source: product specification section 2, route table. */
export const routes: RouteObject[] = [
  { Component: ShopWithNews, children: shop },
  {
    Component: CookWithBell,
    children: [
      page('/recipe/:id/cook', async () => {
        const { CookPage } = await import('#shop/cook/CookPage.tsx');
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

const LATER = 'Your change is kept. It shows once the rest of the page has loaded.';

/** Has changes shown that were made before there was code for it, here or in another tab; tries again with a network. */
function EarlyChanges() {
  const waiting = useEarlyChanges();
  const isOnline = useOnline();
  useEffect(() => {
    if (waiting === 0) return;
    void kitchenReady().then(() => {
      // Who sees nothing change presses again, and then has it twice.
      if (!isShowing()) toast.warning(LATER);
    });
  }, [waiting, isOnline]);
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
