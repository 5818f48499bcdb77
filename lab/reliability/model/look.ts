import assert from 'node:assert/strict';

import { z } from 'zod';

import type { Model, Order, Person, Store } from './model.ts';
import type { Product } from './product.ts';

/** The compared members of an item, an order and a store. */
const ItemSeen = z.object({
  ingredient_id: z.string(),
  price: z.number(),
  quantity: z.number(),
});
const OrderSeen = z.object({
  order_id: z.string(),
  user_id: z.string().nullable(),
  store_id: z.string(),
  vendor_id: z.string(),
  order_status: z.string(),
  rejected_by: z.string().nullable(),
  total_price: z.number(),
  customer_name: z.string().nullable(),
  slot: z.object({ starts_at: z.string() }).nullable(),
  items: z.array(ItemSeen),
  changes: z.array(z.object({ state: z.string(), packs: z.number() })),
});
type OrderSeen = z.output<typeof OrderSeen>;
export const Orders = z.object({ orders: z.array(OrderSeen) });
const VendorOrders = z.object({ value: z.array(OrderSeen) });
const PickList = z.object({
  value: z.array(
    z.object({
      order_id: z.string(),
      items: z.array(
        z.object({
          ingredient_id: z.string(),
          picked_by: z.object({ user_id: z.string() }).nullable(),
        }),
      ),
    }),
  ),
});
const Stores = z.object({
  value: z.array(z.object({ store_id: z.string(), items: z.array(ItemSeen) })),
});

/** An order as the API shows it. Deleted people are named only while a delivery is open. */
export function shown(order: Order): OrderSeen {
  const { order_id, shopper, store, status, rejectedBy, slot, lines } = order;
  const isNamed = !shopper.isDeleted || status === 'Accepted';
  return {
    order_id,
    user_id: shopper.isDeleted ? null : shopper.user_id,
    store_id: store.store_id,
    vendor_id: store.vendor.user_id,
    order_status: status,
    rejected_by: rejectedBy,
    total_price: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0) / 100,
    customer_name: isNamed ? shopper.name : null,
    slot: slot === null ? null : { starts_at: new Date(slot).toISOString() },
    items: onOrder(lines).map(({ ingredient, price, quantity }) => ({
      ingredient_id: ingredient.ingredient_id,
      price: price / 100,
      quantity,
    })),
    changes: order.changes
      .filter(({ state }) => state !== 'undone')
      .map(({ state, packs }) => ({ state, packs })),
  };
}

function onOrder(lines: Order['lines']): Order['lines'] {
  return lines.filter(({ quantity }) => quantity > 0);
}

const byId = <T extends object>(rows: readonly T[]) =>
  rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

function shelfOf({ store_id, shelf }: Store) {
  const items = [...shelf]
    .filter(([{ isArchived }]) => !isArchived)
    .map(([{ ingredient_id }, { price, quantity }]) => ({
      ingredient_id,
      price: price / 100,
      quantity,
    }));
  return { store_id, items: byId(items) };
}

/** Compares what a person sees with the model. Errors  an assertion with the difference. */
export async function look(model: Model, { ask }: Product, who: Person): Promise<void> {
  const { token } = who;
  const own = await ask('GET', '/user/orders', { token });
  assert.equal(own.status, who.isSignedIn ? 200 : 401);
  if (!who.isSignedIn) return;
  const placed = model.orders.filter(({ shopper }) => shopper === who).map(shown);
  assert.deepEqual(byId(Orders.parse(own.body).orders), byId(placed), 'own orders');
  if (who.role === 'user') return;
  const sold = model.orders.filter(({ store }) => store.vendor === who).map(shown);
  const { body: orders } = await ask('GET', '/vendor/orders', { token });
  assert.deepEqual(byId(VendorOrders.parse(orders).value), byId(sold), 'orders of the vendor');
  const toPick = model.orders
    .filter(({ store, status }) => store.vendor === who && status === 'Accepted')
    .map(({ order_id, lines }) => ({
      order_id,
      items: onOrder(lines).map(({ ingredient: { ingredient_id }, pickedBy }) => ({
        ingredient_id,
        picked_by: pickedBy ? { user_id: pickedBy.user_id } : null,
      })),
    }));
  const { body: list } = await ask('GET', '/vendor/pick-list', { token });
  assert.deepEqual(byId(PickList.parse(list).value), byId(toPick), 'pick list of the vendor');
  const { body: stores } = await ask('GET', '/vendor/stores', { token });
  const shelves = Stores.parse(stores).value.map((store) => ({
    ...store,
    items: byId(store.items),
  }));
  const open = model.stores.filter(({ vendor, isOpen }) => vendor === who && isOpen).map(shelfOf);
  assert.deepEqual(byId(shelves), byId(open), 'shelves of the vendor');
}
