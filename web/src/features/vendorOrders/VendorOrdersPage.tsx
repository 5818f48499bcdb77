import { useQuery } from '@tanstack/react-query';
import { ClipboardList, RefreshCw } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';

import { dateTime } from '#lib/dates';
import { useStartAtTop } from '#lib/startAtTop';
import { useVendorTitle } from '#queries/vendorNews';
import { useVendorOrders, vendorOrderQueries } from '#queries/vendorOrders';
import { Button } from '#ui/Button';
import { ListStates } from '#ui/ListStates';
import { NewOrders } from '#ui/NewOrders';
import { Notice } from '#ui/Notice';
import { PageHeader } from '#ui/PageHeader';
import { Loading, SkeletonRows } from '#ui/Skeleton';

import { OrderFilters } from './OrderFilters.tsx';
import { OrderList } from './OrderList.tsx';
import { queryOf } from './orderView.ts';
import { useOrderView } from './useOrderView.ts';

const PickList = lazy(() =>
  import('./PickList.tsx').then((module) => ({ default: module.PickList })),
);

const SKELETONS = 6;

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
      <PickList
        order_id={pick === 'all' ? undefined : pick}
        onBack={() => orderView.close('pick')}
      />
    </Suspense>
  );
}

function Orders({ orderView }: { orderView: OrderView }) {
  const { view } = orderView;
  const { page: query, showNewer, freshSince } = useVendorOrders(queryOf(view));
  const overview = useQuery(vendorOrderQueries.overview(view.store));
  const [refreshing, setRefreshing] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const orders = (query.data?.value ?? []).filter(
    (order) => view.status === 'all' || order.order_status === view.status,
  );

  async function refresh(): Promise<void> {
    setRefreshing(true);
    await Promise.all([showNewer(), overview.refetch()]);
    setRefreshing(false);
  }

  return (
    <div ref={page}>
      <PageHeader title="Orders">
        {(overview.data?.counts.Accepted ?? 0) > 0 && (
          <Button
            variant="outline"
            icon={ClipboardList}
            onClick={() => orderView.open('pick', 'all')}
          >
            Pick list
          </Button>
        )}
        <Button variant="outline" icon={RefreshCw} busy={refreshing} onClick={() => void refresh()}>
          Refresh
        </Button>
      </PageHeader>
      <OrderFilters orderView={orderView} overview={overview.data} />

      {query.isError && query.data && (
        <Notice tone="warning" className="mb-4">
          The orders could not be read again. These are from{' '}
          {dateTime(new Date(query.dataUpdatedAt))}.
        </Notice>
      )}
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
                onShow={() => (orderView.isFirst ? void showNewer() : orderView.turnTo())}
                onShown={() => page.current?.querySelector<HTMLElement>('[data-row]')?.focus()}
              />
            </div>
            <OrderList
              page={page}
              orders={rows}
              view={view}
              freshSince={freshSince}
              detailed={orderView.order}
              onDetails={(id) =>
                id === undefined ? orderView.close('order') : orderView.open('order', id)
              }
              onPickList={(id) => orderView.open('pick', id)}
              onClearSearch={() => orderView.choose('q', '')}
            />
          </>
        )}
      </ListStates>
    </div>
  );
}
