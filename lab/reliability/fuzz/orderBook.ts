import { z } from 'zod';

import { pick } from '#reliability/harness/random';

/** Orders and stores remembered, the newest ones. */
const MAX = 60;

const Item = z.object({ ingredient_id: z.string(), price: z.number(), quantity: z.int() });
const Order = z.object({
  order_id: z.string(),
  store_id: z.string(),
  vendor_id: z.string(),
  user_id: z.nullable(z.string()),
  order_status: z.string(),
  items: z.array(Item),
  changes: z.array(z.object({ state: z.string() })).default([]),
  returns: z.array(z.object({ return_id: z.string() })).default([]),
});
const Store = z.object({ store_id: z.string(), items: z.array(Item) });
export type Order = z.output<typeof Order>;

/** Orders and shelves as answers last showed them. */
export function orderBook(chance: () => number) {
  const orders = new Map<string, Order>();
  const shelves = new Map<string, readonly z.output<typeof Item>[]>();
  return {
    /** Shape   the order, if it is one. */
    learn(value: object): Order | undefined {
      if (!('items' in value)) return undefined;
      const order = 'order_id' in value ? Order.safeParse(value).data : undefined;
      if (order) {
        put(orders, order.order_id, order);
        return order;
      }
      const store = Store.safeParse(value).data;
      if (store) put(shelves, store.store_id, store.items);
      return undefined;
    },
    /** A line of an order that its vendor may change now, and what the same store may give instead. */
    line(vendor_id: string) {
      const open = [...orders.values()].filter(
        (order) =>
          order.vendor_id === vendor_id &&
          order.order_status === 'Accepted' &&
          order.items.length > 0,
      );
      if (open.length === 0) return undefined;
      const { order_id, store_id, items } = pick(chance, open);
      const { ingredient_id, quantity } = pick(chance, items);
      const others = (shelves.get(store_id) ?? []).filter(
        (item) => item.ingredient_id !== ingredient_id && item.quantity > 0,
      );
      return {
        order_id,
        ingredient_id,
        quantity,
        instead: others.length > 0 ? pick(chance, others) : undefined,
      };
    },
    /** A line of a delivered order of the vendor. */
    delivered(vendor_id: string) {
      const done = [...orders.values()].filter(
        (order) =>
          order.vendor_id === vendor_id &&
          order.order_status === 'Delivered' &&
          order.items.length > 0,
      );
      if (done.length === 0) return undefined;
      const { order_id, items } = pick(chance, done);
      return { order_id, ingredient_id: pick(chance, items).ingredient_id };
    },
    /** An order of the vendor that waits. */
    pending(vendor_id: string): string | undefined {
      const waiting = [...orders.values()].filter(
        (order) => order.vendor_id === vendor_id && order.order_status === 'pending',
      );
      return waiting.length > 0 ? pick(chance, waiting).order_id : undefined;
    },
  };
}

/** As the newest one. */
function put<T>(known: Map<string, T>, id: string, value: T): void {
  known.delete(id);
  known.set(id, value);
  const [oldest] = known.keys();
  if (known.size > MAX && oldest !== undefined) known.delete(oldest);
}
