import { cents, toDollars } from '@larder/shared/basics/money';
import type { Order, OrderLine } from '@larder/shared/orders/orders.calls';

import { shownAmount } from '#parts/orders/weightWords.ts';
import { neutralCell } from '#platform/page/csvCells.ts';

type Moment = { toISOString: () => string };

type Line = Pick<
  OrderLine,
  'name' | 'unit_quantity' | 'unit' | 'quantity' | 'by_weight' | 'weighing'
>;
type Listed = Pick<
  Order,
  | 'order_id'
  | 'store_name'
  | 'customer_name'
  | 'delivery_address'
  | 'customer_phone'
  | 'note'
  | 'delivery_method'
  | 'order_status'
  | 'delivery_fee'
  | 'total_price'
  | 'refunded'
> & {
  readonly created_at: Moment;
  readonly slot?: { readonly starts_at: Moment; readonly ends_at: Moment } | null | undefined;
  readonly items: readonly Line[];
};

const HEADINGS = [
  'order_id',
  'ordered_at',
  'store',
  'customer',
  'address',
  'phone',
  'note',
  'delivery_method',
  'slot_starts_at',
  'slot_ends_at',
  'status',
  'packs',
  'items',
  'delivery_fee',
  'total',
  'refunded',
];

/**
 * Orders as rows of a spreadsheet, below their headings.
 *
 * Units   money in dollars with two decimals; times in UTC, ISO 8601.
 */
export function orderTable(orders: readonly Listed[]): string[][] {
  return [HEADINGS, ...orders.map(rowOf)];
}

/** "2 × Rice 500 gm"; of what is sold by weight "640 g Chicken". */
function lineText(line: Line): string {
  const { name, unit_quantity, unit, quantity } = line;
  return line.by_weight
    ? `${shownAmount(line)} ${name}`
    : `${quantity} × ${name} ${unit_quantity} ${unit}`;
}

function rowOf(order: Listed): string[] {
  const { items } = order;
  return [
    order.order_id,
    order.created_at.toISOString(),
    order.store_name,
    order.customer_name ?? '',
    order.delivery_address ?? '',
    order.customer_phone ?? '',
    order.note ?? '',
    order.delivery_method ?? '',
    order.slot?.starts_at.toISOString() ?? '',
    order.slot?.ends_at.toISOString() ?? '',
    order.order_status,
    String(items.reduce((sum, { quantity }) => sum + quantity, 0)),
    items.map(lineText).join('; '),
    toDollars(order.delivery_fee).toFixed(2),
    toDollars(order.total_price).toFixed(2),
    toDollars(order.refunded ?? cents(0)).toFixed(2),
  ].map(neutralCell);
}
