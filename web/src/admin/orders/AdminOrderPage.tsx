import type { ViewedOrder } from '@larder/shared/account/adminSupport.calls';
import { shortId } from '@larder/shared/orders/dashboard';
import { slotWords } from '@larder/shared/stores/slots';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';

import { adminSupportQueries } from '#admin/orders/queries/adminSupport.ts';
import { RefundedLine } from '#parts/orders/Returns.tsx';
import { StatusBadge } from '#parts/orders/StatusBadge.tsx';
import { wordsFor } from '#platform/http/apiError.ts';
import { dateTime } from '#platform/page/dates.ts';
import { Card } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Money } from '#ui/Money.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { usePageTitle } from '#ui/PageTitle.tsx';
import { Loading, Skeleton } from '#ui/Skeleton.tsx';

/** An order as its shopper and vendor see it. Nothing can be changed here. */
export function AdminOrderPage() {
  const { id = '' } = useParams();
  usePageTitle('Order');
  const answer = useQuery(adminSupportQueries.order(id));
  if (answer.isPending)
    return (
      <Loading label="Loading the order">
        <Skeleton className="h-10 w-64 max-w-full" />
        <Skeleton className="mt-6 h-40" />
      </Loading>
    );
  if (!answer.data)
    return (
      <ErrorState
        title="Failed to load this order."
        text={answer.error && wordsFor(answer.error)}
        onRetry={() => void answer.refetch()}
      />
    );
  const { order, events } = answer.data;
  return (
    <>
      <PageHeader title={`Order ${shortId(order.order_id, 8)}`} text={dateTime(order.created_at)}>
        <StatusBadge status={order.order_status} />
      </PageHeader>
      <div className="space-y-5">
        <Parties order={order} />
        <Lines order={order} />
        <Card as="section" aria-label="History" className="p-4 md:p-5">
          <h2 className="text-lg font-semibold">History</h2>
          <ol className="mt-2 space-y-2 text-sm">
            {events.map(({ to_status, actor_role, at }) => (
              <li key={to_status} className="num flex flex-wrap items-center gap-x-3">
                <StatusBadge status={to_status} /> {dateTime(at)}, by {actor_role}
              </li>
            ))}
          </ol>
        </Card>
      </div>
    </>
  );
}

function Parties({ order }: { order: ViewedOrder['order'] }) {
  const { user_id, customer_name, delivery_address, vendor_id, store_id, store_name } = order;
  return (
    <Card as="section" aria-label="Who" className="space-y-2 p-4 text-sm md:p-5">
      <p>
        Placed by{' '}
        {user_id === null ? (
          'a deleted account'
        ) : (
          <Link to={`/admin/users/${user_id}`} className="font-semibold underline">
            {customer_name ?? 'an account'}
          </Link>
        )}{' '}
        at{' '}
        <Link to={`/admin/stores/${store_id}`} className="font-semibold underline">
          {store_name}
        </Link>{' '}
        (
        <Link to={`/admin/vendors/${vendor_id}`} className="underline">
          vendor
        </Link>
        )
      </p>
      {delivery_address && (
        <p>
          {order.delivery_method}
          {order.slot && `, ${slotWords(order.slot)}`}: {delivery_address}
        </p>
      )}
      {order.rejected_by && (
        <p>
          Rejected by the {order.rejected_by}
          {order.reject_reason && `: ${order.reject_reason}`}
        </p>
      )}
    </Card>
  );
}

function Lines({ order }: { order: ViewedOrder['order'] }) {
  return (
    <Card as="section" aria-label="Items" className="p-4 md:p-5">
      <h2 className="text-lg font-semibold">Items</h2>
      <ul className="mt-2 divide-y divide-line text-sm">
        {order.items.map(({ ingredient_id, name, quantity, unit_quantity, unit, price }) => (
          <li key={ingredient_id} className="num flex justify-between gap-3 py-2">
            <span>
              {quantity} × {name} ({unit_quantity} {unit})
            </span>
            <Money cents={price} />
          </li>
        ))}
      </ul>
      <p className="num mt-2 flex justify-between gap-3 text-sm text-ink-2">
        Delivery fee <Money cents={order.delivery_fee} />
      </p>
      <p className="num mt-1 flex justify-between gap-3 font-semibold">
        Total <Money strong cents={order.total_price} />
      </p>
      <RefundedLine refunded={order.refunded} className="mt-1 text-sm" />
    </Card>
  );
}
