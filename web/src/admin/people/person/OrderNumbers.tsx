import type { OrderCounts } from '@larder/shared/account/adminPerson.calls';
import { ORDER_STATUSES } from '@larder/shared/orders/orders';

import { StatusBadge } from '#parts/orders/StatusBadge.tsx';
import { numberText } from '#platform/page/counts.ts';
import { Card } from '#ui/Card.tsx';

/** Numbers of orders by status. */
export function OrderNumbers({ title, counts }: { title: string; counts: OrderCounts }) {
  return (
    <Card as="section" aria-label={title} className="p-4 md:p-5">
      <h2 className="text-lg font-semibold">{title}</h2>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
        {ORDER_STATUSES.map((status) => (
          <div key={status}>
            <dt>
              <StatusBadge status={status} />
            </dt>
            <dd className="num mt-1 font-display text-xl font-bold">
              {numberText(counts[status])}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
