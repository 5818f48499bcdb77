import { useQuery } from '@tanstack/react-query';

import { timeOfDay } from '#lib/dates';
import { useAuth } from '#lib/session';
import { useOrderNews } from '#queries/orderNews';
import { orderQueries } from '#queries/orders';
import { storeQueries } from '#queries/stores';
import { ErrorState } from '#ui/ErrorState';
import { PageHeader } from '#ui/PageHeader';
import { usePageTitle } from '#ui/PageTitle';
import { Loading, Skeleton, SkeletonRows } from '#ui/Skeleton';

import { QuickActions } from './QuickActions.tsx';
import { RecentOrders } from './RecentOrders.tsx';
import { StatCards } from './StatCards.tsx';
import { YourStores } from './YourStores.tsx';

const REFRESH_MS = 15_000;

/** The vendor's first page: how it goes, and what needs doing. */
export function VendorDashboardPage() {
  usePageTitle('Dashboard');
  const { claims, user } = useAuth();
  useOrderNews(user?.token);
  const orders = useQuery({ ...orderQueries.vendor(), refetchInterval: REFRESH_MS });
  const stores = useQuery(storeQueries.mine());
  const isStale = orders.isError || stores.isError;

  function retry(): void {
    void orders.refetch();
    void stores.refetch();
  }

  return (
    <>
      <PageHeader
        title={`Welcome, ${claims.name ?? user?.name ?? ''}`}
        text={[claims.email ?? user?.email, claims.address]
          .filter((part) => part !== undefined && part !== '')
          .join(' · ')}
      >
        {orders.data && (
          <p className="flex items-center gap-2 text-sm font-medium text-ink-2">
            <span
              aria-hidden="true"
              className={
                isStale ? 'size-2.5 rounded-full bg-ink-3' : 'size-2.5 rounded-full bg-brand'
              }
            />
            {isStale ? 'Not up to date' : 'Live'} · updated{' '}
            {timeOfDay(new Date(orders.dataUpdatedAt))}
          </p>
        )}
      </PageHeader>

      {orders.data && stores.data ? (
        <>
          <StatCards orders={orders.data} now={new Date(orders.dataUpdatedAt)} />
          <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1.65fr)_minmax(0,1fr)]">
            <RecentOrders orders={orders.data} />
            <div className="space-y-6">
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
