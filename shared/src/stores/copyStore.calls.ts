import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { Id } from '#basics/leaves.model';

import { MAX_INVENTORY_ROWS } from './inventory.ts';
import { putShelf } from './shelfFile.calls.ts';
import { StoreSlots } from './slots.model.ts';
import { OpeningHours } from './storeParts.model.ts';

/** Max rows of a shelf that one call writes. */
export const MAX_COPIED_ROWS = MAX_INVENTORY_ROWS;

/** What a store gets of another one. Stock is never copied. */
export const COPIED_PARTS = ['items', 'prices', 'hours', 'slots'] as const;
export type CopiedPart = (typeof COPIED_PARTS)[number];

/**
 * `items`: those that the store lacks, with their price and no packs; `prices`: of what both have; `hours`: with the
 * holidays; `slots`: without days on which the store is closed. What the other store does not say is not copied.
 *
 * Errors  store_not_found, also for another's and a closed one; invalid_request for a `from` that is none of the vendor's
 *         open stores, or the store itself; not_allowed for hours and slots, unless the owner asks.
 */
export const copyStore = endpoint({
  method: 'POST',
  path: '/vendor/store/{storeId}/copy',
  access: 'manager',
  stores: 'own',
  summary: 'Bring items, prices, hours and slots of another own store into a store',
  params: z.object({ storeId: Id }),
  body: z.object({
    from: Id,
    parts: z
      .array(z.enum(COPIED_PARTS))
      .check(
        z.minLength(1, 'must have at least one'),
        z.maxLength(COPIED_PARTS.length, `must have at most ${COPIED_PARTS.length}`),
      ),
  }),
  response: z.object({
    added: z.int(),
    price_changed: z.int(),
    /** There were more rows than one call writes: asking again writes the next. */
    has_more: z.boolean(),
    /**
     * For Undo, as that of `putShelf`; `hours` and `slots` are those from before, left out when they stayed, and
     * `expected_slots` those that were copied. They go to PUT /vendor/store/{storeId}.
     */
    undo: z.extend(putShelf.response.shape.undo, {
      hours: z.optional(z.nullable(OpeningHours)),
      slots: z.optional(z.nullable(StoreSlots)),
      expected_slots: z.optional(StoreSlots),
    }),
  }),
});
