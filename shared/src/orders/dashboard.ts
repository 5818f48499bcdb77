/** Orders in "Recent Orders". Source: product specification section 9. */
export const RECENT_ORDERS = 5;

/** Newest orders that count for popularity, so that the cost does not grow with a vendor's history. */
export const POPULAR_AMONG = 5_000;

/** With more orders a vendor's popular item is counted every ten minutes, else at each request. */
export const POPULAR_LIVE = 500;

/** Max range of the dashboard's chart. Units: days. */
export const CHART_DAYS = 90;
export const CHART_RANGES = [7, 30, CHART_DAYS] as const;
export type ChartRange = (typeof CHART_RANGES)[number];

/**
 * The first characters of an order's id: 8 on the dashboard and in messages, 12 in the orders table.
 *
 * Source  product specification section 9.
 */
export function shortId(id: string, length: 8 | 12): string {
  return id.slice(0, length);
}
