import type { OrderSort } from '@larder/shared/orders/orders';

/** Column and direction of each sort. Ties are sorted by id, in the same direction. */
export const ORDER_SORTING: Readonly<
  Record<OrderSort, { by: 'time' | 'total' | 'slot'; falls: boolean }>
> = {
  newest: { by: 'time', falls: true },
  oldest: { by: 'time', falls: false },
  priceHigh: { by: 'total', falls: true },
  priceLow: { by: 'total', falls: false },
  slot: { by: 'slot', falls: false },
};

/** Where orders without a slot are sorted: after all others. The index orders_by_slot has it too. */
export const NO_SLOT = new Date('9999-12-31T00:00:00Z');
