import type { Order } from '@larder/shared/orders/orders.calls';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList, RefreshCw } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';

import { NewOrders } from '#parts/orders/NewOrders.tsx';
import { dateTime } from '#platform/page/dates.ts';
import { optional } from '#platform/page/optional.ts';
import { useStartAtTop } from '#platform/page/startAtTop.ts';
import { useSelection } from '#platform/page/useSelection.ts';
import { Button } from '#ui/Button.tsx';
import { ListStates } from '#ui/lists/ListStates.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Loading, SkeletonRows } from '#ui/Skeleton.tsx';
import { useOrderStatus, useShownOrders } from '#vendor/orders/queries/orderStatus.ts';
import { useVendorTitle } from '#vendor/orders/queries/vendorNews.ts';
import { useVendorOrders, vendorOrderQueries } from '#vendor/orders/queries/vendorOrders.ts';

import { OrderFilters } from './OrderFilters.tsx';
import { OrderList } from './OrderList.tsx';
import type { Chosen } from './OrderSelection.tsx';
import { queryOf, scopeOf } from './orderView.ts';
import { useOrderView } from './useOrderView.ts';

const PickList = lazy(() =>
  import('./PickList.tsx').then((module) => ({ default: module.PickList })),
);

// Optional: the list works without it.
const NewOrderNotices = optional(
  async () => (await import('./NewOrderNotices.tsx')).NewOrderNotices,
);

const SKELETONS = 6;
const NONE: readonly Order[] = [];

type OrderView = ReturnType<typeof useOrderView>;

export function VendorOrdersPage() {
  useVendorTitle('Orders');
  const orderView = useOrderView();
  const { pick } = orderView;
  useStartAtTop(pick === null ? 'orders' : 'pick list');
  if (pick === null) return <Orders orderView={orderView} />;
  return (
    <Suspense
      fallback={
        <Loading label="Loading the pick list">
          <SkeletonRows rows={SKELETONS} />
        </Loading>
      }
    >
      <PickList pick={pick} onBack={orderView.leavePicking} />
    </Suspense>
  );
}

function Orders({ orderView }: { orderView: OrderView }) {
  const { view } = orderView;
  const { page: query, loadNewer, freshSince } = useVendorOrders(queryOf(view));
  const overview = useQuery(vendorOrderQueries.overview(view.store));
  const page = useRef<HTMLDivElement>(null);
  const orderChange = useOrderStatus();
  const orders = useShownOrders(query.data?.value ?? NONE).filter(
    (order) => view.status === 'all' || order.order_status === view.status,
  );
  const selection = useSelection<Chosen>(orders, {
    keyOf: ({ order_id }) => order_id,
    scope: scopeOf(view),
  });

  async function refresh(): Promise<void> {
    await orderChange.finish();
    await Promise.all([loadNewer(), overview.refetch()]);
  }

  return (
    <div ref={page}>
      <PageHeader title="Orders">
        {((overview.data?.counts.Accepted ?? 0) > 0 ||
          orders.some((order) => order.order_status === 'Accepted')) && (
          <Button
            variant="outline"
            icon={ClipboardList}
            onClick={() => void orderChange.finish().then(() => orderView.pickThese('all'))}
          >
            Pick list
          </Button>
        )}
        <RefreshButton onRefresh={refresh} />
      </PageHeader>
      <Suspense fallback={null}>
        <NewOrderNotices />
      </Suspense>
      <OrderFilters orderView={orderView} overview={overview.data} />

      {query.isError && query.data && <NotReadAgain since={new Date(query.dataUpdatedAt)} />}
      <ListStates
        rows={orders}
        remote={{
          answer: query,
          waiting: 'Loading orders',
          skeletons: SKELETONS,
          failed: { title: 'Failed to load orders. Please try again.' },
          paging: { ...orderView, page: query.data, unit: 'orders', focusRow: true },
        }}
      >
        {(rows) => (
          <>
            {/* An overlay: the list must not move under the pointer. */}
            <div className="sticky top-20 z-10 flex h-0 justify-center lg:top-6">
              <NewOrders
                count={query.data?.newer ?? 0}
                onShow={() => (orderView.isFirst ? void loadNewer() : orderView.turnTo())}
                onShown={() => page.current?.querySelector<HTMLElement>('[data-row]')?.focus()}
              />
            </div>
            <OrderList
              page={page}
              orders={rows}
              view={view}
              freshSince={freshSince}
              detailed={orderView.order}
              onDetails={orderView.showDetails}
              onPick={orderView.pickThese}
              onClearSearch={() => orderView.choose('q', '')}
              orderChange={orderChange}
              selection={selection}
              total={query.data?.total ?? 0}
            />
          </>
        )}
      </ListStates>
    </div>
  );
}

function RefreshButton({ onRefresh }: { onRefresh: () => Promise<void> }) {
  const [isRefreshing, setRefreshing] = useState(false);
  async function refresh(): Promise<void> {
    setRefreshing(true);
    await onRefresh();
    setRefreshing(false);
  }
  return (
    <Button variant="outline" icon={RefreshCw} busy={isRefreshing} onClick={() => void refresh()}>
      Refresh
    </Button>
  );
}

function NotReadAgain({ since }: { since: Date }) {
  return (
    <Notice tone="warning" className="mb-4">
      The orders could not be read again. These are from {dateTime(since)}.
    </Notice>
  );
}
