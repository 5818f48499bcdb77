import type { OrderSort } from '@larder/shared/orders/orders';

/** `todo`: pending orders before others, then by slot. */
export type ListSort = OrderSort | 'todo';

/** Columns and direction of each sort. Ties are sorted by id, in the same direction. */
export const ORDER_SORTING: Readonly<
  Record<ListSort, { by: 'time' | 'total' | 'slot' | 'todo'; falls: boolean }>
> = {
  newest: { by: 'time', falls: true },
  oldest: { by: 'time', falls: false },
  priceHigh: { by: 'total', falls: true },
  priceLow: { by: 'total', falls: false },
  slot: { by: 'slot', falls: false },
  todo: { by: 'todo', falls: false },
};

/** Where orders without a slot are sorted: after all others. The indexes orders_by_slot and orders_to_do have it too. */
export const NO_SLOT = new Date('9999-12-31T00:00:00Z');
