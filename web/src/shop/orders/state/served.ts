import * as z from 'zod/mini';

import { stored } from '#platform/stored/stored.ts';

/** Max orders kept, the newest; those that stores can no longer refuse are dropped earlier. */
const MAX_ORDERS = 20;

const list = <S extends z.ZodMiniType>(of: S) => z.readonly(z.array(of));
const Amount = { unit_quantity: z.number().check(z.minimum(0)) };

/** Units: `at` in milliseconds since 1970, by the clock of this device. */
const ServedOrders = list(
  z.object({
    order_id: z.string(),
    at: z.number(),
    served: list(
      z.object({
        name: z.string(),
        needs: list(
          z.object({
            ...Amount,
            unit: z.enum(['gm', 'ml']),
            written: z.exactOptional(list(z.object({ ...Amount, unit: z.string() }))),
          }),
        ),
        lines: list(z.object({ key: z.string(), name: z.string(), recipes: list(z.string()) })),
      }),
    ),
  }),
);
export type ServedOrder = z.output<typeof ServedOrders>[number];

const kept = stored({ key: 'servedLines', schema: ServedOrders, empty: [] });

/** What the orders of this device were bought for, in every tab. */
export function useServed(): readonly ServedOrder[] {
  return kept.use();
}

/** Remembers what an order was bought for, as long as a store may refuse it. */
export function keepServed(order_id: string, served: ServedOrder['served']): void {
  kept.update((orders) =>
    [
      ...orders.filter((order) => order.order_id !== order_id),
      { order_id, at: Date.now(), served },
    ].slice(-MAX_ORDERS),
  );
}

/** Forgets what these orders were for. */
export function forgetServed(order_ids: readonly string[]): void {
  if (kept.get().some((order) => order_ids.includes(order.order_id)))
    kept.update((orders) => orders.filter((order) => !order_ids.includes(order.order_id)));
}
