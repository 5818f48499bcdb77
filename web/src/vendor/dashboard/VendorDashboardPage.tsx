import { RECENT_ORDERS } from '@larder/shared/orders/dashboard';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';

import { SalesOverTime } from '#parts/sales/SalesOverTime.tsx';
import { timeOfDay } from '#platform/page/dates.ts';
import { optional } from '#platform/page/optional.ts';
import { useAuth } from '#platform/session/session.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Loading, Skeleton, SkeletonRows } from '#ui/Skeleton.tsx';
import { useVendorTitle } from '#vendor/orders/queries/vendorNews.ts';
import { useVendorOrders, vendorOrderQueries } from '#vendor/orders/queries/vendorOrders.ts';
import { storeQueries } from '#vendor/stores/queries/stores.ts';

import { Demand } from './Demand.tsx';
import { LowStock } from './LowStock.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentOrders } from './RecentOrders.tsx';
import { Report } from './Report.tsx';
import { StatCards } from './StatCards.tsx';
import { YourStores } from './YourStores.tsx';

// Optional: the page works without it, and those with orders never need it.
const FirstDay = optional(async () => (await import('./FirstDay.tsx')).FirstDay);

export function VendorDashboardPage() {
  useVendorTitle('Dashboard');
  const { claims, user } = useAuth();
  const figures = useQuery(vendorOrderQueries.dashboard());
  const { page: orders, loadNewer } = useVendorOrders({ limit: RECENT_ORDERS });
  const stores = useQuery(storeQueries.mine());
  const parts = [figures, orders, stores];
  const isStale = parts.some((part) => part.isError);

  function retry(): void {
    for (const part of parts) void part.refetch();
  }

  return (
    <>
      <PageHeader
        title={`Welcome, ${claims.name ?? user?.name ?? ''}`}
        text={[claims.email ?? user?.email, claims.address]
          .filter((part) => part !== undefined && part !== '')
          .join(' · ')}
      >
        {figures.data && (
          <p className="flex items-center gap-2 text-sm font-medium text-ink-2">
            <span
              aria-hidden="true"
              className={
                isStale ? 'size-2.5 rounded-full bg-ink-3' : 'size-2.5 rounded-full bg-brand'
              }
            />
            {isStale ? 'Not up to date' : 'Live'} · updated{' '}
            {timeOfDay(new Date(figures.dataUpdatedAt))}
          </p>
        )}
      </PageHeader>

      {figures.data && orders.data && stores.data ? (
        <>
          {figures.data.total === 0 && (
            <Suspense fallback={null}>
              <FirstDay stores={stores.data} />
            </Suspense>
          )}
          <StatCards figures={figures.data} />
          <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1.65fr)_minmax(0,1fr)]">
            <div className="min-w-0">
              <RecentOrders
                orders={orders.data.value}
                newer={orders.data.newer}
                onLoadNewer={loadNewer}
              />
              {figures.data.total > 0 && <SalesOverTime days={figures.data.days} />}
              {figures.data.total > 0 && <Report />}
            </div>
            <div className="space-y-6">
              <LowStock stores={stores.data} />
              <Demand stores={stores.data} />
              <YourStores stores={stores.data} />
              <QuickActions />
            </div>
          </div>
        </>
      ) : isStale ? (
        <ErrorState title="Failed to load dashboard data. Please try again." onRetry={retry} />
      ) : (
        <Loading label="Loading the dashboard">
          <div className="mb-6 grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
            <Skeleton className="h-32 rounded-lg" />
            <Skeleton className="h-32 rounded-lg" />
            <Skeleton className="h-32 rounded-lg max-md:col-span-2" />
            <Skeleton className="h-32 rounded-lg max-md:col-span-2" />
          </div>
          <SkeletonRows rows={5} />
        </Loading>
      )}
    </>
  );
}
