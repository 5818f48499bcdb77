import { jsonText } from '@larder/shared/basics/leaves.model';
import { Order } from '@larder/shared/orders/orders.calls';
import * as z from 'zod/mini';

import { storedUser } from '#platform/session/storedUser.ts';
import { stored } from '#platform/stored/stored.ts';

const MAX_ORDERS = 30;

/** Units: `at` in milliseconds since 1970. */
const Kept = z.object({ user_id: z.string(), at: z.number(), orders: z.array(Order) });
// Stored as on the wire, where prices are dollars and times are text.
const KeptText = jsonText(Kept);

const kept = stored({
  key: 'orders',
  as: 'text',
  schema: z.optional(z.string()),
  empty: undefined,
});

/** Stores the newest orders of the signed-in person for offline use. */
export function keepOrders(orders: readonly Order[]): void {
  const user = storedUser.get();
  if (!user) return;
  const newest = orders
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())
    .slice(0, MAX_ORDERS);
  kept.set(z.encode(KeptText, { user_id: user.id, at: Date.now(), orders: newest }));
}

/** The stored orders; undefined without any, or after another person signed in. */
export function keptOrdersNow(): { at: number; orders: Order[] } | undefined {
  const text = kept.get();
  const read = text === undefined ? undefined : z.safeDecode(KeptText, text);
  return read?.success && read.data.user_id === storedUser.get()?.id ? read.data : undefined;
}
