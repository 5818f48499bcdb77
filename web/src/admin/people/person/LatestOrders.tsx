import { shortId } from '@larder/shared/orders/dashboard';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { adminSupportQueries } from '#admin/orders/queries/adminSupport.ts';
import { StatusBadge } from '#parts/orders/StatusBadge.tsx';
import { dateTime } from '#platform/page/dates.ts';
import { Card } from '#ui/Card.tsx';
import { Money } from '#ui/Money.tsx';

const SHOWN = 5;

/** The last orders that somebody placed or received. As every search of orders, it is in the audit log. */
export function LatestOrders({ userId }: { userId: string }) {
  const { data } = useQuery(adminSupportQueries.orders({ q: userId, limit: SHOWN }));
  if (!data || data.orders.length === 0) return null;
  return (
    <Card as="section" aria-label="Last orders" className="overflow-hidden">
      <h2 className="px-4 pt-4 text-lg font-semibold md:px-5">Last orders</h2>
      <ul className="mt-2 divide-y divide-line">
        {data.orders.map((order) => (
          <li
            key={order.order_id}
            className="num flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-sm md:px-5"
          >
            <Link
              to={`/admin/orders/${order.order_id}`}
              className="inline-flex min-h-9 items-center text-base font-semibold underline"
            >
              {shortId(order.order_id, 8)}
            </Link>
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere text-ink-2">
              {order.customer_name ?? 'A deleted account'} at {order.store_name} ·{' '}
              {dateTime(order.created_at)}
            </span>
            <StatusBadge status={order.order_status} />
            <Money cents={order.total_price} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
