import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { Id } from '#basics/leaves.model';
import { UnitQuantity } from '#food/quantities.model';

import { Packs } from './lineChanges.calls.ts';
import { Order } from './orders.calls.ts';

/**
 * Weights are in the unit of the line's pack. Repeating it changes nothing; it can be repeated with another weight until
 * the order is delivered. A weight that costs more than was agreed is proposed to the shopper. One that counts ticks the
 * line on the pick list.
 */
export const weighLine = endpoint({
  method: 'PUT',
  path: '/vendor/order-line/weight',
  access: 'picker',
  stores: 'own',
  keys: ['orders'],
  summary: 'Say what an accepted order’s line weighs, where it is sold by weight',
  body: z.object({
    order_id: Id,
    ingredient_id: Id,
    /** The packs that were seen on the line. */
    expected_quantity: Packs,
    /** The weight that was seen, whatever became of it; null: none. */
    expected_weight: z.nullable(UnitQuantity),
    weight: UnitQuantity,
  }),
  response: Order,
});

/** A refused weight has to be weighed again. Idempotent. `weight` is what the shopper was shown. */
export const answerWeight = endpoint({
  method: 'PUT',
  path: '/user/orders/{id}/weight',
  access: 'shopper',
  summary: 'Keep or refuse a weight that costs more than was agreed',
  params: z.object({ id: Id }),
  body: z.object({ ingredient_id: Id, weight: UnitQuantity, answer: z.enum(['keep', 'refuse']) }),
  response: Order,
});
