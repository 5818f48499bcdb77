import type { Order } from '@larder/shared/orders/orders.calls';

import { dateTime } from '#platform/page/dates.ts';
import { slotLine, slotUrgency } from '#vendor/orders/rules/slotLines.ts';

/** When an order is due, and what hurries it; without a slot, when it came. Units: `now` in ms since 1970. */
export function OrderSlot({
  order: { slot, created_at },
  now,
}: {
  order: Pick<Order, 'slot' | 'created_at'>;
  now: number;
}) {
  if (!slot) return <span className="text-ink-2">Ordered {dateTime(created_at)}</span>;
  const urgency = slotUrgency(slot, now);
  return (
    <>
      {slotLine(slot, now)}
      {urgency !== undefined && (
        <span className="block text-sm font-semibold text-on-honey-soft">{urgency}</span>
      )}
    </>
  );
}
