import * as z from 'zod/mini';

import { stored } from '#platform/stored/stored.ts';

const METHODS = ['Deliver', 'Pickup'] as const;

/** The chosen method and slot of an order. Shape: `starts_at` of the slot, ISO 8601. */
const Choice = z.object({
  method: z.optional(z.enum(METHODS)),
  starts_at: z.optional(z.string().check(z.maxLength(40))),
});
export type Choice = z.output<typeof Choice>;

/** By store, in every tab. Not in the carts: filling a cart again would lose the choice. */
const kept = stored({
  key: 'slotChoices',
  schema: z.record(z.string(), Choice),
  empty: {},
});

export function useSlotChoices(): Readonly<Record<string, Choice>> {
  return kept.use();
}

/** Stores a part of a choice; the other part stays. */
export function chooseFor(store_id: string, choice: Choice): void {
  kept.update((all) => ({ ...all, [store_id]: { ...all[store_id], ...choice } }));
}

/** Removes the choices of stores that were ordered from. */
export function forgetChoices(store_ids: readonly string[]): void {
  kept.update((all) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => !store_ids.includes(id))),
  );
}
