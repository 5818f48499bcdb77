import { type Cents, cents, formatUsd } from '@larder/shared/basics/money';
import type { VendorReport } from '@larder/shared/orders/vendorOrders.calls';

import { marginOf, netOf } from './reportRows.ts';

type Stores = VendorReport['stores'];

/** What all stores sold. Units: cents; `average` of an order, 0 without one. */
export function totalsOf(stores: Stores) {
  const orders = sum(stores.map((store) => store.orders));
  const revenue = sum(stores.map(netOf));
  return {
    orders,
    revenue: cents(revenue),
    average: cents(orders === 0 ? 0 : Math.round(revenue / orders)),
    refunds: cents(sum(stores.map(({ refunds = 0 }) => refunds))),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** "+20 %", "−5 %", "as before", "none before". */
export function changeWords(now: number, before: number): string {
  if (now === before) return 'as before';
  if (before === 0) return 'none before';
  const percent = Math.round((100 * (now - before)) / Math.abs(before));
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)} %`;
}

/**
 * "Margin of 62 % of sales, where the cost is known: $410.00 (28 %)"; without percentages when as much went back as was sold.
 * undefined where no cost is known.
 */
export function marginWords(goods: NonNullable<VendorReport['goods']>): string | undefined {
  const margin = marginOf(goods);
  const sales = netOf(goods);
  const { known = cents(0) } = goods;
  if (margin === undefined) return undefined;
  if (sales <= 0 || known <= 0) return `Margin, where the cost is known: ${formatUsd(margin)}`;
  return `Margin of ${percentOf(known, sales)} of sales, where the cost is known: ${formatUsd(margin)} (${percentOf(margin, known)})`;
}

function percentOf(part: Cents, whole: Cents): string {
  return `${Math.round((100 * part) / whole)} %`;
}
