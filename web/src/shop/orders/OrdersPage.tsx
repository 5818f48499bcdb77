import { allowedNext, sortOrders } from '@larder/shared/orders/orders';
import type { Order } from '@larder/shared/orders/orders.calls';
import { useQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';

import { LoginFirst } from '#parts/LoginFirst.tsx';
import { useOrderNews } from '#parts/queries/orderNews.ts';
import { dateTime } from '#platform/page/dates.ts';
import { optional } from '#platform/page/optional.ts';
import { useAuth } from '#platform/session/session.ts';
import { orderQueries } from '#shop/orders/queries/orders.ts';
import { keptOrdersNow } from '#shop/orders/state/keptOrders.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';
import { Loading, SkeletonRows } from '#ui/Skeleton.tsx';

import { ChangeNews } from './ChangeNews.tsx';
import { OrderCard } from './OrderCard.tsx';
import { PrintedOrder } from './PrintedOrder.tsx';
import { RejectionNews } from './RejectionNews.tsx';
import { usePrint } from './usePrint.ts';
import { useRejections } from './useRejections.ts';

// Optional: orders are shown without it.
const OrderNotices = optional(async () => (await import('./OrderNotices.tsx')).OrderNotices);

export function OrdersPage() {
  usePageTitle('Orders');
  const { isAuthenticated, isChecking, user } = useAuth();
  useOrderNews(user?.token);
  return (
    <div className="wrap max-w-[48rem] pt-8 pb-16">
      <PageHeader
        title="Your Orders"
        text={isAuthenticated && 'Newest first. Statuses update on their own.'}
      />
      {isAuthenticated && <OrderList />}
      {isChecking && <Waiting />}
      {!isAuthenticated && !isChecking && <WithoutSession />}
    </div>
  );
}

const REFRESH_MS = 15_000;

function OrderList() {
  const orders = useQuery({ ...orderQueries.mine(), refetchInterval: REFRESH_MS });
  if (orders.isPending) return <Waiting />;
  if (orders.isLoadingError)
    return (
      <ErrorState
        title="Error Loading Orders"
        text="Failed to fetch orders"
        onRetry={() => void orders.refetch()}
      />
    );
  if (orders.data.length === 0)
    return (
      <EmptyState
        icon={PackageOpen}
        title="No orders yet"
        text="When you check out a cart, the order appears here."
        link={{ to: '/', title: 'Find Recipes' }}
      />
    );
  return (
    <>
      {orders.isRefetchError && (
        <LastKnown at={orders.dataUpdatedAt} onRetry={() => void orders.refetch()} />
      )}
      {orders.data.some(isUnderWay) && (
        <Suspense fallback={null}>
          <OrderNotices />
        </Suspense>
      )}
      <Orders orders={orders.data} />
    </>
  );
}

/** Whether there will be news of an order. */
function isUnderWay({ order_status }: Order): boolean {
  return allowedNext(order_status).length > 0;
}

/** Without a network the session may not be renewed; what this browser keeps is shown then. */
function WithoutSession() {
  const [kept] = useState(keptOrdersNow);
  if (!kept)
    return <LoginFirst title="Log in to see your orders" text="They are kept with your account." />;
  return (
    <>
      <LastKnown at={kept.at} />
      <Orders orders={kept.orders} />
    </>
  );
}

function LastKnown({ at, onRetry }: { at: number; onRetry?: () => void }) {
  return (
    <Notice tone="warning" className="mb-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>The server cannot be reached. This is how your orders were: {dateTime(new Date(at))}.</p>
        {onRetry && (
          <Button variant="outline" size="sm" onClick={onRetry}>
            Try Again
          </Button>
        )}
      </div>
    </Notice>
  );
}

function Orders({ orders }: { orders: readonly Order[] }) {
  const [params] = useSearchParams();
  const wanted = params.get('order');
  const { printing, print } = usePrint<Order>();
  const sorted = useMemo(() => sortOrders(orders, 'newest'), [orders]);
  const rejections = useRejections(sorted);
  return (
    <>
      <ChangeNews orders={sorted} />
      <RejectionNews rejections={[...rejections.values()]} />
      <ul aria-label="Your orders" className="space-y-4">
        {sorted.map((order, index) => (
          <OrderCard
            key={order.order_id}
            order={order}
            startsOpen={order.order_id === wanted || (!wanted && index === 0)}
            rejection={rejections.get(order.order_id)}
            orders={sorted}
            onPrint={() => print(order)}
          />
        ))}
      </ul>
      {printing && <PrintedOrder order={printing} />}
    </>
  );
}

function Waiting() {
  return (
    <Loading label="Loading orders">
      <SkeletonRows />
    </Loading>
  );
}
