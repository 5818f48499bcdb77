import type { DemoStore } from '@larder/data/stores/demoStores';
import type { OrderStatus } from '@larder/shared/orders/orders';

import type { Db } from '#platform/db/db';
import type { LiveUser } from '#platform/identity/liveUser.queries';
import { allOf } from '#platform/identity/ownStores.queries';
import { changeOrderStatus, placeOrders } from '#subjects/orders/orders.service';

import { demoVendor } from './nearby.ts';

export const CALLER = { ip: '127.0.0.1', request_id: 'demo' };
const ANSWERED_AFTER_MS = 12 * 60_000;
const DELIVERED_AFTER_MS = 3 * 60 * 60_000;

/** The steps to an order's status. */
const STEPS: Readonly<Record<OrderStatus, readonly [to: OrderStatus, after: number][]>> = {
  pending: [],
  Accepted: [['Accepted', ANSWERED_AFTER_MS]],
  Rejected: [['Rejected', ANSWERED_AFTER_MS]],
  Delivered: [
    ['Accepted', ANSWERED_AFTER_MS],
    ['Delivered', DELIVERED_AFTER_MS],
  ],
};

/** An order that somebody placed. Units: `ago` in milliseconds before `now`. */
type PastOrder = {
  user: LiveUser;
  ago: number;
  now: Date;
  store: DemoStore;
  items: readonly { ingredient_id: string; quantity: number }[];
  delivery_method?: 'Deliver' | 'Pickup' | undefined;
  slot_starts_at?: Date | undefined;
  note?: string | undefined;
  status: OrderStatus;
  reason: string | undefined;
};

/** Places an order through the usual services, and takes it to its status. */
export async function addOrder(db: Db, order: PastOrder): Promise<void> {
  const { user, store, items, delivery_method, slot_starts_at, note, status, reason } = order;
  const placedAt = order.now.getTime() - order.ago;
  const drafts = [
    { store_id: store.store_id, items: [...items], delivery_method, slot_starts_at, note },
  ];
  const { orders } = await db.transaction((tx) =>
    placeOrders(tx, { user, drafts, caller: CALLER, at: new Date(placedAt) }),
  );
  const vendor_id = demoVendor(store);
  for (const { order_id } of orders)
    for (const [to, after] of STEPS[status])
      await changeOrderStatus(db, {
        user: liveUser(vendor_id, 'vendor'),
        owner: allOf(vendor_id),
        order_id,
        to,
        rejected_by: 'vendor',
        reject_reason: reason ?? null,
        caller: CALLER,
        at: new Date(placedAt + after),
      });
}

export function liveUser(user_id: string, role: LiveUser['role']): LiveUser {
  const limits = { staff_role: null, stores: null, stores_mark: null };
  return { user_id, vendor_id: user_id, role, session_id: '', ...limits };
}
