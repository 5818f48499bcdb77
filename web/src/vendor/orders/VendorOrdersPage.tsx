import type { Order } from '@larder/shared/orders/orders.calls';
import type { VendorOverview } from '@larder/shared/orders/vendorOrders.calls';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList, ListFilter, RefreshCw } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';

import { NewOrders } from '#parts/orders/NewOrders.tsx';
import { dateTime } from '#platform/page/dates.ts';
import { optional } from '#platform/page/optional.ts';
import { useStartAtTop } from '#platform/page/startAtTop.ts';
import { ActionMenu } from '#ui/ActionMenu.tsx';
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
import { isListed, queryOf } from './orderView.ts';
import { useOrderSelection } from './useOrderSelection.ts';
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

/** Room for the details, which are as wide as a sheet; on a very wide screen the page ends before them. */
const BESIDE_DETAILS = 'xl:pr-[max(0px,calc(25rem-max(0px,(100vw-96.5rem)/2)))]';

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
  const orders = useShownOrders(query.data?.value ?? NONE).filter((order) => isListed(order, view));
  const selection = useOrderSelection(orders, orderView);
  const detailed = orderView.order;

  async function refresh(): Promise<void> {
    await orderChange.finish();
    await Promise.all([loadNewer(), overview.refetch()]);
  }

  return (
    <div ref={page} className={detailed === null ? undefined : BESIDE_DETAILS}>
      <OrdersHeader
        canPick={
          (overview.data?.counts.Accepted ?? 0) > 0 ||
          orders.some((order) => order.order_status === 'Accepted')
        }
        onPick={() => void orderChange.finish().then(() => orderView.pickThese('all'))}
        onRefresh={() => void refresh()}
        onFilters={() => orderView.showTab('all')}
      />
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
              detailed={detailed}
              onDetails={orderView.showDetails}
              onPick={orderView.pickThese}
              onClearSearch={() => orderView.choose('q', '')}
              orderChange={orderChange}
              selection={selection}
              total={query.data?.total ?? 0}
              isWhole={!query.data?.next_cursor && !query.data?.previous_cursor}
              hasAny={hasOrders(overview.data)}
            />
          </>
        )}
      </ListStates>
    </div>
  );
}

type HeaderProps = {
  /** Whether there is something to pick. */
  canPick: boolean;
  onPick: () => void;
  onRefresh: () => void;
  onFilters: () => void;
};

function OrdersHeader({ canPick, onPick, onRefresh, onFilters }: HeaderProps) {
  const more = [
    { title: 'Refresh', icon: RefreshCw, onPress: onRefresh },
    { title: 'Filters, days and download', icon: ListFilter, onPress: onFilters },
  ];
  return (
    <PageHeader title="Orders">
      {canPick && (
        <Button variant="soft" icon={ClipboardList} onClick={onPick}>
          Pick list
        </Button>
      )}
      <ActionMenu label="More" groups={[more]} />
    </PageHeader>
  );
}

/** Undefined when that is not known. */
function hasOrders(overview: VendorOverview | undefined): boolean | undefined {
  return overview && Object.values(overview.counts).some((count) => count > 0);
}

function NotReadAgain({ since }: { since: Date }) {
  return (
    <Notice tone="warning" className="mb-4">
      The orders could not be read again. These are from {dateTime(since)}.
    </Notice>
  );
}
