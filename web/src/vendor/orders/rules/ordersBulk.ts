import type { OrderStatus } from '@larder/shared/orders/orders';

type Outcome = {
  readonly order_status: OrderStatus;
  readonly rejected_by: string | null;
  readonly changed: boolean;
};

const DONE: Readonly<Record<'Accepted' | 'Delivered', string>> = {
  Accepted: 'accepted',
  Delivered: 'delivered',
};

/**
 * What became of many changes: "2 accepted, 1 was cancelled"; undefined when all were made, as was said when
 * they were asked for. An order that had the status already counts as made.
 */
export function bulkSentence(
  outcomes: readonly Outcome[],
  to: 'Accepted' | 'Delivered',
): string | undefined {
  const done = outcomes.filter(({ changed, order_status }) => changed || order_status === to);
  const others = outcomes.filter((outcome) => !done.includes(outcome));
  if (others.length === 0) return undefined;
  const byWord = Map.groupBy(others, (outcome) => wordOf(outcome, to));
  const parts = [...byWord].map(
    ([word, { length }]) => `${length} ${length === 1 ? 'was' : 'were'} ${word}`,
  );
  return [`${done.length} ${DONE[to]}`, ...parts].join(', ');
}

function wordOf({ order_status, rejected_by }: Outcome, to: 'Accepted' | 'Delivered'): string {
  // Nothing else keeps an accepted order from being delivered.
  if (order_status === 'Accepted' && to === 'Delivered')
    return 'left waiting for the customer’s answer';
  if (order_status !== 'Rejected') return `already ${order_status}`;
  return rejected_by === 'shopper' ? 'cancelled' : 'rejected';
}

/** The packs, in money and number, and how many of a selection each button would change. */
export function selectionSums<Price extends number>(
  orders: readonly { readonly order_status: OrderStatus; readonly total_price: Price }[],
): { count: number; total: number; pending: number; accepted: number } {
  const of = (status: OrderStatus) =>
    orders.filter(({ order_status }) => order_status === status).length;
  return {
    count: orders.length,
    total: orders.reduce((sum, { total_price }) => sum + total_price, 0),
    pending: of('pending'),
    accepted: of('Accepted'),
  };
}
