import { lineOf } from '@larder/shared/orders/lineChanges';
import type { OrderStatus } from '@larder/shared/orders/orders';
import type { Order } from '@larder/shared/orders/orders.calls';
import {
  answeredWeight,
  decideWeight,
  weightCost,
  type WeightRefusal,
  weightText,
  type WeightWish,
} from '@larder/shared/orders/weighing';

import { AppError, invalidField } from '#errors';
import type { Db } from '#platform/db/db';
import { runsOf } from '#platform/identity/ownStores.queries';
import { announcePicked } from '#subjects/orders/orderNews.queries';
import { insertPicked } from '#subjects/orders/picking.queries';

import { deleteTick } from './lineChanges.queries.ts';
import { onOrder } from './lineChanges.service.ts';
import { refused } from './lineRefusals.rules.ts';
import { type Acting, mustBeAccepted, proposalsOf } from './lineSteps.service.ts';
import { settleWeight, setWeight } from './weighing.queries.ts';

/**
 * Says what a line weighs. What was agreed to counts at once and ticks the line; beyond that the shopper is asked, and the
 * line is not ticked.
 *
 * Errors  order_not_found; invalid_transition unless it is accepted; line_changed when the line or its weight is no longer
 *         as it was seen, or a replacement is proposed; invalid_request for a line that is not sold by weight, and for a
 *         weight that nobody can agree to, or that was refused.
 */
export function weighLine(
  db: Db,
  { wish, ...acting }: Acting & { wish: WeightWish & { order_id: string } },
): Promise<Order> {
  const { order_id, ingredient_id, weight } = wish;
  const owner = runsOf(acting.user);
  return onOrder(db, { ...acting, owner, order_id }, async (tx, { order, at }) => {
    const decision = decideWeight(wish, {
      ...order,
      proposals: proposalsOf(order),
      canAnswer: !order.anonymised,
    });
    if ('refusal' in decision) throw weightRefused(decision.refusal, order);
    const { line, state, cost } = decision;
    if (!state) return undefined;
    const { line_no } = line;
    await setWeight(tx, { order_id, line_no, weight, state, cost, at });
    if (state === 'proposed') await deleteTick(tx, { order_id, line_no });
    else {
      const lines = [{ order_id, ingredient_id }];
      await insertPicked(tx, { lines, picked_by: acting.user.user_id, at });
    }
    await announcePicked(tx, { order_ids: [order_id], at });
    return {
      action: `order_line_${state === 'proposed' ? 'weight_proposed' : 'weighed'}`,
      detail: { ingredient_id, weight: [line.weighing?.amount ?? null, weight] },
    };
  });
}

function weightRefused(refusal: WeightRefusal, order: { order_status: OrderStatus }): AppError {
  if (refusal.code !== 'weighed_meanwhile')
    return refused(refusal, { ...order, replacement: undefined });
  const { current, unit } = refusal;
  return new AppError('line_changed', {
    message:
      current === null
        ? 'This line has changed meanwhile and has no weight any more. Look again, then weigh it.'
        : `Somebody else has weighed this meanwhile: ${weightText(current, unit)}. Look again, then correct it.`,
    details: { current_weight: current },
  });
}

/**
 * The shopper keeps or refuses a proposed weight. Refused, the line costs its packs until it is weighed again.
 *
 * Errors  order_not_found, also for another's; invalid_transition once it is delivered; invalid_request for what is no line
 *         of it; line_changed when another weight is asked about by now, or none.
 */
export function answerWeight(
  db: Db,
  {
    order_id,
    ingredient_id,
    weight,
    answer,
    ...acting
  }: Acting & {
    order_id: string;
    ingredient_id: string;
    weight: number;
    answer: 'keep' | 'refuse';
  },
): Promise<Order> {
  const owner = { user_id: acting.user.user_id };
  return onOrder(db, { ...acting, owner, order_id }, async (tx, { order }) => {
    const line = lineOf(order.lines, ingredient_id);
    if (!line) throw invalidField('ingredient_id', 'is no line of this order');
    const next = answeredWeight(line.weighing, { weight, answer });
    if (next === null) return undefined;
    mustBeAccepted(order);
    if (next === undefined)
      throw new AppError('line_changed', {
        message: 'The store has weighed this again, or you have answered it already.',
      });
    const cost = weightCost(line, weight);
    await settleWeight(tx, { order_id, line_no: line.line_no, state: next, cost });
    return { action: `weight_${next}`, detail: { ingredient_id, weight } };
  });
}
