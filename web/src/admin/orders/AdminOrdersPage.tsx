import type { FoundOrder } from '@larder/shared/account/adminSupport.calls';
import { shortId } from '@larder/shared/orders/dashboard';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText, SearchX } from 'lucide-react';
import { Link } from 'react-router';

import { adminSupportQueries } from '#admin/orders/queries/adminSupport.ts';
import { StatusBadge } from '#parts/orders/StatusBadge.tsx';
import { useAddress } from '#platform/page/address.ts';
import { dateTime } from '#platform/page/dates.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { AddressSearch } from '#ui/fields/AddressSearch.tsx';
import { ClearSearch } from '#ui/lists/ClearSearch.tsx';
import { DataList } from '#ui/lists/DataList.tsx';
import type { Column } from '#ui/lists/DataRow.tsx';
import { Money } from '#ui/Money.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';

const UNANSWERED = 'unanswered';

const COLUMNS: readonly Column<FoundOrder>[] = [
  { title: 'Order', cell: (order) => <OrderLink order={order} /> },
  { title: 'Customer', className: 'wrap-anywhere', cell: customerOf },
  { title: 'Store', className: 'wrap-anywhere', cell: ({ store_name }) => store_name },
  { title: 'Placed', className: 'num', cell: ({ created_at }) => dateTime(created_at) },
  { title: 'Status', cell: ({ order_status }) => <StatusBadge status={order_status} /> },
  {
    title: 'Total',
    align: 'right',
    cell: ({ total_price }) => <Money cents={total_price} />,
  },
];

/** Finds orders to help with. Without a search there is no request. */
export function AdminOrdersPage() {
  usePageTitle('Orders');
  const { params, wanted, cursor, isFirst, turnTo, choose } = useAddress();
  const isUnanswered = wanted === '' && params.get('state') === UNANSWERED;
  const page = useQuery(
    adminSupportQueries.orders({
      ...(wanted !== '' && { q: wanted }),
      ...(isUnanswered && { state: UNANSWERED }),
      ...(cursor !== undefined && { cursor }),
    }),
  );
  const { data } = page;
  return (
    <>
      <PageHeader
        title="Orders"
        text="To help shoppers and vendors. Each search and each look is in the audit log."
      />
      <AddressSearch
        name="q"
        label="Search orders"
        placeholder="Order, name, email"
        className="mb-4 w-full sm:w-96"
      />
      {data?.people_capped && !page.isPlaceholderData && (
        <Notice tone="info" className="mb-4">
          More than 100 people have such a name. Only 100 of them are looked at.
        </Notice>
      )}
      {isUnanswered && (
        <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          No vendor has answered these for more than a day.
          <Button variant="outline" onClick={() => choose({ state: '' })}>
            Search instead
          </Button>
        </p>
      )}
      {wanted === '' && !isUnanswered ? (
        <EmptyState
          icon={ReceiptText}
          title="Search for an order"
          text="By its number, or by the name or email of its shopper or vendor."
        />
      ) : (
        <DataList
          label="Orders"
          rows={data?.orders ?? []}
          keyOf={({ order_id }) => order_id}
          columns={COLUMNS}
          card={(order) => <OrderCard order={order} />}
          remote={{
            answer: page,
            waiting: 'Searching orders',
            failed: { title: 'Failed to search orders.' },
            paging: { isFirst, turnTo, page: data },
          }}
          empty={
            <EmptyState
              icon={SearchX}
              title="No orders found"
              text={isUnanswered ? 'Every order was answered.' : `Nothing matches “${wanted}”.`}
            >
              {!isUnanswered && <ClearSearch onClear={() => choose({ q: '' })} />}
            </EmptyState>
          }
        />
      )}
    </>
  );
}

function OrderCard({ order }: { order: FoundOrder }) {
  return (
    <div className="space-y-1 px-4 py-3">
      <p className="flex items-center justify-between gap-3">
        <OrderLink order={order} />
        <StatusBadge status={order.order_status} />
      </p>
      <p className="text-sm wrap-anywhere">
        {customerOf(order)} at {order.store_name}
      </p>
      <p className="num flex justify-between gap-3 text-sm text-ink-2">
        {dateTime(order.created_at)}
        <Money cents={order.total_price} />
      </p>
    </div>
  );
}

function OrderLink({ order: { order_id } }: { order: FoundOrder }) {
  return (
    <Link
      to={`/admin/orders/${order_id}`}
      className="num inline-flex min-h-9 items-center font-semibold underline"
    >
      {shortId(order_id, 8)}
    </Link>
  );
}

function customerOf({ customer_name }: FoundOrder): string {
  return customer_name ?? 'A deleted account';
}
