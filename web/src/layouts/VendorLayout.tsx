import { Link, Outlet } from 'react-router';

import { useAuth } from '#platform/session/session.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { ThemeToggle } from '#ui/ThemeToggle.tsx';
import { useLeftChanges } from '#vendor/orders/queries/orderStatus.ts';
import { useOtherStores, usePending, useVendorNews } from '#vendor/orders/queries/vendorNews.ts';

import { vendorNav } from './areaLinks.ts';
import { NoOpenStore } from './NoOpenStore.tsx';
import { SideLayout } from './SideLayout.tsx';
import { SoundToggle } from './SoundToggle.tsx';

export function VendorLayout() {
  const { user, position } = useAuth();
  useVendorNews();
  useOtherStores();
  useLeftChanges();
  const count = usePending();

  return (
    <SideLayout
      area="Vendor"
      nav={vendorNav(position)}
      account="/vendor/account"
      badges={new Map([['/vendor/orders', { count, unit: 'pending', tone: 'honey' }]])}
      person={
        <>
          <SoundToggle className="mb-3 w-full" />
          {user && (
            <div className="flex items-center gap-3 rounded-md border border-line p-3">
              <Avatar name={user.name} tone="hero" />
              <div className="min-w-0 leading-tight">
                <p className="truncate text-sm font-bold">{user.name}</p>
                <p className="truncate text-xs text-ink-2">{user.email}</p>
                {user.staff_role && <p className="text-xs text-ink-2">A {user.staff_role}</p>}
              </div>
            </div>
          )}
        </>
      }
      footer={<VendorFooter />}
    >
      <NoOpenStore />
      <Outlet />
    </SideLayout>
  );
}

function VendorFooter() {
  return (
    <footer className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-4 py-5 text-sm text-ink-2 md:px-8 lg:px-10 print:hidden">
      <p>© 2026 Larder. A student educational project.</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Link
          to="/help-support#vendors"
          className="inline-flex min-h-11 items-center hover:underline"
        >
          Help for stores
        </Link>
        <SoundToggle className="lg:hidden" />
        <ThemeToggle />
      </div>
    </footer>
  );
}
