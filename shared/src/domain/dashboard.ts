import { type Cents, cents } from './money.ts';
import type { OrderStatus } from './orders.ts';
import { compareText } from './text.ts';

type CountedOrder = {
  readonly order_status: OrderStatus;
  readonly total_price: Cents;
  readonly items: readonly { readonly name: string }[];
};

/** How many orders "Recent Orders" shows. Source: product specification section 9. */
export const RECENT_ORDERS = 5;

/**
 * The four numbers at the top of the vendor's dashboard, over all orders there ever were.
 *
 * Units   `revenue` in cents: every order that is not rejected, because it is paid when it is placed.
 * Shape   `popularItem` is undefined while there is no order.
 * Source  product specification section 2, "Dashboard".
 */
export function statCards(orders: readonly CountedOrder[]): {
  total: number;
  pending: number;
  revenue: Cents;
  popularItem: string | undefined;
} {
  const paid = orders.filter((order) => order.order_status !== 'Rejected');
  return {
    total: orders.length,
    pending: orders.filter((order) => order.order_status === 'pending').length,
    revenue: cents(paid.reduce((sum, order) => sum + order.total_price, 0)),
    popularItem: popularItem(orders),
  };
}

/**
 * The item name that most orders include, the alphabetically first of several. Packs do not count,
 * and neither does a name that comes twice in one order.
 *
 * Source  product specification section 9.
 */
export function popularItem(orders: readonly Pick<CountedOrder, 'items'>[]): string | undefined {
  const counts = new Map<string, number>();
  for (const order of orders) {
    for (const name of new Set(order.items.map((item) => item.name))) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const ranked = [...counts].toSorted(([a, x], [b, y]) => y - x || compareText(a, b));
  return ranked[0]?.[0];
}

/**
 * The first characters of an order's id: 8 on the dashboard and in messages, 12 in the orders table.
 *
 * Source  product specification section 9.
 */
export function shortId(id: string, length: 8 | 12): string {
  return id.slice(0, length);
}
