import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { Id, line } from '#basics/leaves.model';
import { Price } from '#basics/money.model';

import { Packs } from './lineChanges.calls.ts';
import { Order } from './orders.calls.ts';
import { RETURN_REASONS } from './returns.ts';

/** Max returns of an order, with those that were taken back. */
export const MAX_RETURNS = 200;

/**
 * Sent again with the same `return_id` it is noted once. No money moves: what goes back is noted, for the shopper and the
 * reports.
 */
export const noteReturn = endpoint({
  method: 'PUT',
  path: '/vendor/order-return',
  access: 'picker',
  stores: 'own',
  keys: ['orders'],
  summary: 'Note that packs of a delivered order were damaged, missing or returned',
  body: z.object({
    /** Made by the client. */
    return_id: Id,
    order_id: Id,
    ingredient_id: Id,
    packs: Packs,
    reason: z.enum(RETURN_REASONS),
    /** The money that goes back: at most what the packs cost. */
    refund: Price,
    /** Whether the packs go back on the shelf; what is missing cannot. */
    restock: z._default(z.boolean(), false),
    /** Shown to the shopper. */
    note: z.optional(z.nullable(line(300))),
  }),
  response: Order,
});

export const undoReturn = endpoint({
  method: 'POST',
  path: '/vendor/order/{id}/return/{returnId}/undo',
  access: 'picker',
  stores: 'own',
  keys: ['orders'],
  summary: 'Take back what was noted of a delivered order, within a minute',
  params: z.object({ id: Id, returnId: Id }),
  response: Order,
});
