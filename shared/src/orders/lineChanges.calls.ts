import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { Id, line, trimmed, wholeNumberText } from '#basics/leaves.model';
import { Price } from '#basics/money.model';

import { LIKENESSES } from './lineChanges.ts';
import { Order, OrderLine } from './orders.calls.ts';

/** Max changes of an order's lines, with those that were taken back: three for each line that it can have. */
export const MAX_LINE_CHANGES = 300;

/** Packs of a line: 1 to 999. */
export const Packs = z
  .int()
  .check(z.minimum(1, 'must be at least 1'), z.maximum(999, 'must be at most 999'));

/**
 * Not applied twice: a repeat finds another number of packs than `expected_quantity` and is refused with
 * `line_changed`. A replacement that costs more is proposed to the shopper.
 */
export const changeLine = endpoint({
  method: 'PUT',
  path: '/vendor/order-line',
  access: 'picker',
  stores: 'own',
  keys: ['orders'],
  summary: 'Say that packs of an accepted order’s line are short, or what replaces them',
  body: z.object({
    order_id: Id,
    ingredient_id: Id,
    /** The packs that were seen on the line. */
    expected_quantity: Packs,
    /** How many of them are not given. */
    packs: Packs,
    /** Shown to the shopper. */
    reason: z.optional(z.nullable(line(300))),
    /** The shelf has none of it: its stock becomes 0, and the packs do not go back. */
    missing: z._default(z.boolean(), false),
    /** What is given instead, of the same store; `price` as it was seen on the shelf. */
    replacement: z.optional(z.object({ ingredient_id: Id, packs: Packs, price: Price })),
  }),
  response: Order,
});

export const undoLineChange = endpoint({
  method: 'POST',
  path: '/vendor/order/{id}/change/{changeId}/undo',
  access: 'picker',
  stores: 'own',
  keys: ['orders'],
  summary: 'Take back a change of a line: within a minute, or while it is only proposed',
  params: z.object({ id: Id, changeId: Id }),
  response: Order,
});

/** A refused replacement leaves its packs short. Idempotent; a kept one can be refused until delivery. */
export const answerReplacement = endpoint({
  method: 'PUT',
  path: '/user/orders/{id}/change/{changeId}',
  access: 'shopper',
  summary: 'Keep or refuse what a store gives instead of a line of one’s order',
  params: z.object({ id: Id, changeId: Id }),
  body: z.object({ answer: z.enum(['keep', 'refuse']) }),
  response: Order,
});

/** Max products that are offered as a replacement. */
export const MAX_REPLACEMENTS = 30;

export const listReplacements = endpoint({
  method: 'GET',
  path: '/vendor/order/{id}/replacements',
  access: 'picker',
  stores: 'own',
  keys: ['orders'],
  summary:
    'What the same store has in stock instead of a line: the same food first, then what stands for it',
  params: z.object({ id: Id }),
  query: z.object({
    ingredient_id: Id,
    /** The packs to replace, at most 999; without it all of the line. */
    packs: z.optional(wholeNumberText(1, 999)),
    /** Part of a name. */
    q: z.optional(trimmed(100)),
  }),
  response: z.object({
    value: z.array(
      z.extend(OrderLine, {
        /** Packs on the shelf; `quantity` is the packs that weigh as much as the line's. */
        stock: z.int(),
        likeness: z.enum(LIKENESSES),
        /** What stands for the line's food; what it changes. */
        changes: z.optional(z.string()),
      }),
    ),
  }),
});
