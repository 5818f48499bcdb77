import { ORDER_SORTS } from '@larder/shared/domain/orders';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import { dateTime } from '#lib/dates';
import { focusNext } from '#lib/focus';
import { useHeldRows } from '#lib/heldRows';
import { useAuth } from '#lib/session';
import { useOrderNews } from '#queries/orderNews';
import { orderQueries } from '#queries/orders';
import { Button } from '#ui/Button';
import { ErrorState } from '#ui/ErrorState';
import { Notice } from '#ui/Notice';
import { PageHeader } from '#ui/PageHeader';
import { usePageTitle } from '#ui/PageTitle';
import { SearchField } from '#ui/SearchField';
import { Segmented } from '#ui/Segmented';
import { SelectField } from '#ui/SelectField';
import { Loading, SkeletonRows } from '#ui/Skeleton';

import { OrderList } from './OrderList.tsx';
import { filtersWithCounts, ordersIn, readView, SORT_TITLES } from './orderView.ts';

const REFRESH_MS = 15_000;

/** The orders of the vendor's stores: look through them, accept, reject, deliver. */
export function VendorOrdersPage() {
  useOrderNews(useAuth().user?.token);
  const query = useQuery({ ...orderQueries.vendor(), refetchInterval: REFRESH_MS });
  const orders = useMemo(() => query.data ?? [], [query.data]);
  const held = useHeldRows(orders, (order) => order.order_id);
  const pending = orders.filter((order) => order.order_status === 'pending').length;
  usePageTitle(pending > 0 ? `(${pending}) Orders` : 'Orders');

  const [params, setParams] = useSearchParams();
  const [text, setText] = useState('');
  const [refreshing, setRefreshing] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const wanted = useDeferredValue(text);
  const { status, sort } = readView(params);
  const view = { status, sort, text: wanted };

  function choose(name: 'status' | 'sort', value: string): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
    held.showAll();
  }

  function showNew(): void {
    held.showAll();
    focusNext(() => page.current?.querySelector('[data-row]'));
  }

  async function refresh(): Promise<void> {
    setRefreshing(true);
    await query.refetch();
    setRefreshing(false);
    held.showAll();
  }

  return (
    <div ref={page}>
      <PageHeader title="Orders">
        <Button look="outline" icon={RefreshCw} busy={refreshing} onClick={() => void refresh()}>
          Refresh
        </Button>
      </PageHeader>

      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Segmented
          label="Filter by status"
          options={filtersWithCounts(held.shown)}
          value={status}
          onChange={(value) => choose('status', value)}
        />
        <SearchField
          label="Search orders"
          placeholder="Search"
          className="min-w-0 flex-1 basis-36 lg:ml-auto lg:max-w-64"
          value={text}
          onChange={setText}
        />
        <SelectField
          label="Sort"
          hideLabel
          shape="pill"
          className="min-w-0 flex-1 basis-36 sm:max-w-52"
          value={sort}
          onChange={(event) => choose('sort', event.target.value)}
        >
          {ORDER_SORTS.map((by) => (
            <option key={by} value={by}>
              {SORT_TITLES[by]}
            </option>
          ))}
        </SelectField>
      </div>

      {query.isPending && (
        <Loading label="Loading orders">
          <SkeletonRows rows={6} />
        </Loading>
      )}
      {query.isError && query.data && (
        <Notice tone="warning" className="mb-4">
          The orders could not be read again. These are from{' '}
          {dateTime(new Date(query.dataUpdatedAt))}.
        </Notice>
      )}
      {query.isError && !query.data && (
        <ErrorState
          title="Failed to load orders. Please try again."
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && (
        <>
          {/* Laid over the list, which must not move under the pointer. */}
          <output className="sticky top-20 z-10 flex h-0 justify-center lg:top-6">
            {held.waiting > 0 && (
              <Button className="-mt-5 self-start shadow-2" onClick={showNew}>
                {held.waiting} new {held.waiting === 1 ? 'order' : 'orders'}
              </Button>
            )}
          </output>
          <OrderList
            page={page}
            all={orders}
            shown={ordersIn(held.shown, view)}
            view={view}
            fresh={held.fresh}
            openAtStart={params.get('order')}
            onClearSearch={() => setText('')}
          />
        </>
      )}
    </div>
  );
}
