import { jsonText } from '@larder/shared/basics/leaves.model';
import { Cart, KitchenOrder } from '@larder/shared/kitchen/carts.model';
import { KitchenState } from '@larder/shared/kitchen/kitchen.calls';
import * as z from 'zod/mini';

import { readTexts, stored } from '#platform/stored/stored.ts';

/** The server's state as this browser has it last, and whose it is. */
const Confirmed = z.object({ household_id: z.string(), state: KitchenState });
export type Confirmed = z.output<typeof Confirmed>;

// Stored as on the wire, where prices are dollars; in memory they are cents.
const ConfirmedText = jsonText(Confirmed);
const kept = stored({
  key: 'kitchen',
  as: 'text',
  schema: z.optional(z.string()),
  empty: undefined,
});
const { get, set } = readTexts(kept, (text) => z.safeDecode(ConfirmedText, text).data);

/** undefined when there is none, or it cannot be read; then it is fetched again. */
export const confirmedKitchen = get;

export function setConfirmedKitchen(confirmed: Confirmed): void {
  const { household_id, state } = confirmed;
  // Encodes only carts and orders, whose prices differ on the wire: encoding all of a long list is slow.
  const carts = state.carts.map((cart) => z.encode(Cart, cart));
  const placed = state.placed.map((order) => z.encode(KitchenOrder, order));
  set(confirmed, JSON.stringify({ household_id, state: { ...state, carts, placed } }));
}
