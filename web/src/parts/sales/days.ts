import { cents, formatUsd } from '@larder/shared/basics/money';
import type { ChartRange } from '@larder/shared/orders/dashboard';
import type { Day } from '@larder/shared/orders/vendorOrders.calls';

import { dateFormat } from '#platform/page/dates.ts';

export type Metric = 'revenue' | 'orders';

export const METRIC_TITLES: Readonly<Record<Metric, string>> = {
  revenue: 'Revenue',
  orders: 'Orders',
};

// Dates are days of a time zone already; format them as UTC.
const timeZone = 'UTC';
const FORMATS = {
  week: dateFormat({ weekday: 'long', timeZone }),
  short: dateFormat({ month: 'short', day: 'numeric', timeZone }),
  long: dateFormat({ weekday: 'short', month: 'short', day: 'numeric', timeZone }),
};

/** "Friday", "May 1" or "Fri, May 1" for "2026-05-01". */
export function dayName(day: string, style: keyof typeof FORMATS): string {
  return FORMATS[style]().format(new Date(`${day}T00:00:00Z`));
}

/** "$12.00" or "3 orders". */
export function valueText({ revenue, orders }: Omit<Day, 'day'>, metric: Metric): string {
  if (metric === 'revenue') return formatUsd(revenue);
  return `${orders.toLocaleString('en-US')} ${orders === 1 ? 'order' : 'orders'}`;
}

export function totalOf(days: readonly Day[]): Omit<Day, 'day'> {
  return {
    orders: days.reduce((sum, day) => sum + day.orders, 0),
    revenue: cents(days.reduce((sum, day) => sum + day.revenue, 0)),
  };
}

export function sentence(days: readonly Day[], metric: Metric, range: ChartRange): string {
  const best = days.reduce<Day | undefined>(
    (most, day) => (most && most[metric] >= day[metric] ? most : day),
    undefined,
  );
  const total = `${METRIC_TITLES[metric]} of the last ${range} days: ${valueText(totalOf(days), metric)} in all`;
  if (!best || best[metric] === 0) return `${total}.`;
  return `${total}, most on ${dayName(best.day, 'long')} with ${valueText(best, metric)}.`;
}
