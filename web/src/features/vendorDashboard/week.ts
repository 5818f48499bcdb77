import type { Order } from '@larder/shared/contract/orders';
import { type Cents, cents } from '@larder/shared/domain/money';

const DAYS = 7;

export type DayRevenue = { day: Date; revenue: Cents };

/**
 * What each of the last 7 days brought, today last: orders by the day they were placed, without the
 * rejected ones, as the total revenue counts them.
 *
 * Units  cents; days begin at midnight where the browser is.
 */
export function lastWeek(
  orders: readonly Pick<Order, 'created_at' | 'order_status' | 'total_price'>[],
  now: Date,
): DayRevenue[] {
  const paid = orders.filter((order) => order.order_status !== 'Rejected');
  return Array.from({ length: DAYS }, (_, index) => {
    const day = midnight(now, index - DAYS + 1);
    const next = midnight(now, index - DAYS + 2);
    const placed = paid.filter(({ created_at }) => created_at >= day && created_at < next);
    return { day, revenue: cents(placed.reduce((sum, order) => sum + order.total_price, 0)) };
  });
}

// By the calendar, because a day with a clock change does not have 24 hours.
function midnight(now: Date, days: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
}
