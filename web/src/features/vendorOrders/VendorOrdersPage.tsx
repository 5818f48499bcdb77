import { useQuery } from '@tanstack/react-query';
import { ClipboardList, RefreshCw } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';

import { dateTime } from '#lib/dates';
import { focusNext, useStartAtTop } from '#lib/focus';
import { useVendorTitle } from '#queries/vendorNews';
import { useVendorOrders, vendorOrderQueries } from '#queries/vendorOrders';
import { Button } from '#ui/Button';
import { ListStates } from '#ui/ListStates';
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

type Look = ReturnType<typeof useOrderView>;

/** The orders of the vendor's stores: look through them, accept, reject, pick, deliver. */
export function VendorOrdersPage() {
  useVendorTitle('Orders');
  const look = useOrderView();
  const { pick } = look;
  useStartAtTop(pick === null ? 'orders' : 'pick list');
  if (pick === null) return <Orders look={look} />;
  return (
    <Suspense
      fallback={
        <Loading label="Loading the pick list">
          <SkeletonRows rows={SKELETONS} />
        </Loading>
      }
    >
      <PickList order_id={pick === 'all' ? undefined : pick} onBack={() => look.close('pick')} />
    </Suspense>
  );
}

function Orders({ look }: { look: Look }) {
  const { view } = look;
  const { page: query, showNewer, freshSince } = useVendorOrders(queryOf(view));
  const overview = useQuery(vendorOrderQueries.overview(view.store));
  const [refreshing, setRefreshing] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const focusFirst = () => focusNext(() => page.current?.querySelector('[data-row]'));
  const orders = (query.data?.value ?? []).filter(
    (order) => view.status === 'all' || order.order_status === view.status,
  );

  async function showNew(): Promise<void> {
    if (look.isFirst) await showNewer();
    else look.turnTo();
    focusFirst();
  }

  async function refresh(): Promise<void> {
    setRefreshing(true);
    await Promise.all([showNewer(), overview.refetch()]);
    setRefreshing(false);
  }

  return (
    <div ref={page}>
      <PageHeader title="Orders">
        {(overview.data?.counts.Accepted ?? 0) > 0 && (
          <Button look="outline" icon={ClipboardList} onClick={() => look.open('pick', 'all')}>
            Pick list
          </Button>
        )}
        <Button look="outline" icon={RefreshCw} busy={refreshing} onClick={() => void refresh()}>
          Refresh
        </Button>
      </PageHeader>
      <OrderFilters look={look} overview={overview.data} />

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
          paging: { ...look, page: query.data, unit: 'orders', focusRow: true },
        }}
      >
        {(rows) => (
          <>
            <NewOrders count={query.data?.newer ?? 0} onShow={() => void showNew()} />
            <OrderList
              page={page}
              orders={rows}
              view={view}
              freshSince={freshSince}
              detailed={look.order}
              onDetails={(id) => (id === undefined ? look.close('order') : look.open('order', id))}
              onPickList={(id) => look.open('pick', id)}
              onClearSearch={() => look.choose('q', '')}
            />
          </>
        )}
      </ListStates>
    </div>
  );
}

/** Laid over the list, which must not move under the pointer. */
function NewOrders({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div className="sticky top-20 z-10 flex h-0 justify-center lg:top-6">
      {count > 0 && (
        <Button className="-mt-5 self-start shadow-2" onClick={onShow}>
          {count >= 100 ? '100+' : count} new {count === 1 ? 'order' : 'orders'}
        </Button>
      )}
    </div>
  );
}
