import { randomUUID } from 'node:crypto';

import {
  answered,
  canUndo,
  decideLineChange,
  UNDO_WITHIN_MS,
} from '@larder/shared/orders/lineChanges';
import { MAX_LINE_CHANGES } from '@larder/shared/orders/lineChanges.calls';
import type { Order } from '@larder/shared/orders/orders.calls';

import { AppError, invalidField } from '#errors';
import type { Db, Tx } from '#platform/db/db';
import { runsOf } from '#platform/identity/ownStores.queries';
import type { Owner } from '#subjects/orders/orders.queries';
import { holdSlot } from '#subjects/orders/slots.queries';

import {
  type Change,
  findMergedInto,
  forgetWeight,
  insertChange,
  insertReplacement,
  listChanges,
  listLines,
  setChangeState,
  sumUpOrder,
  takePacks,
} from './lineChanges.queries.ts';
import { refused, type Wish } from './lineRefusals.rules.ts';
import {
  type Acting,
  dropPacks,
  emptyShelf,
  endOrder,
  findChange,
  givenBy,
  isOfGoneLine,
  isReplacedAgain,
  lineAt,
  lockGoods,
  mustBeAccepted,
  packsOf,
  proposalsOf,
  questionOn,
  refillShelf,
  refuseReplacement,
  returnReplacement,
  type Step,
  takeAgain,
} from './lineSteps.service.ts';
import { type Done, onLockedOrder } from './onLockedOrder.service.ts';

/** The reason shown when the vendor gave none for the order's last line. */
const NOTHING_LEFT = 'Nothing of it was in stock';
const LAST_REFUSED = 'Everything else was short';

/**
 * Marks packs of a line as short, or replaces them; a dearer replacement waits for the shopper. An order with nothing
 * left is rejected.
 *
 * Errors  order_not_found; invalid_transition unless it is accepted; line_changed when the line is no longer as it
 *         was seen, or a replacement is proposed; invalid_request, item_not_in_store, item_unavailable,
 *         out_of_stock, price_changed for the replacement; order_full after 300 changes.
 */
export function changeLine(db: Db, { wish, ...acting }: Acting & { wish: Wish }): Promise<Order> {
  const { order_id, replacement } = wish;
  const owner = runsOf(acting.user);
  return onOrder(db, { ...acting, owner, order_id }, async (tx, step) => {
    const { order, user, at } = step;
    if (order.changes.length >= MAX_LINE_CHANGES) throw new AppError('order_full');
    const given = replacement ? [replacement.ingredient_id] : [];
    const shelf = await lockGoods(tx, step, [wish.ingredient_id, ...given]);
    const decision = decideLineChange(wish, {
      ...order,
      shelf,
      proposals: proposalsOf(order),
      canAnswer: !order.anonymised,
    });
    if ('refusal' in decision) throw refused(decision.refusal, { ...wish, ...order });
    const { state, line, instead, isLast } = decision;
    // Its packs are those of the line's own shelf row, which is emptied.
    if (
      wish.missing &&
      instead &&
      (await findMergedInto(tx, wish.ingredient_id)) === instead.ingredient_id
    )
      throw invalidField(
        'replacement.ingredient_id',
        'is what the line’s product became, and is missing too',
      );
    const change: Change = {
      ...wish,
      change_id: randomUUID(),
      line_no: line.line_no,
      state,
      emptied: 0,
      ingredient_id: instead?.ingredient_id ?? null,
      quantity: replacement?.packs ?? null,
      new_line_no: null,
      at,
    };
    if (wish.missing) change.emptied = await emptyShelf(tx, step, line);
    await insertChange(tx, {
      ...change,
      order_id,
      reason: wish.reason ?? null,
      instead: instead && replacement && { ...instead, quantity: replacement.packs },
      actor_id: user.user_id,
    });
    const { change_id } = change;
    if (instead && replacement)
      await takePacks(tx, {
        ...packsOf(step, change),
        reason: 'replacement_taken',
        ingredient_id: instead.ingredient_id,
        packs: replacement.packs,
      });
    if (state === 'replaced') await insertReplacement(tx, { change_id, state });
    if (state === 'proposed') await forgetWeight(tx, { order_id, line_no: line.line_no });
    else await dropPacks(tx, step, change);
    if (isLast) await endOrder(tx, step, { by: 'vendor', reason: wish.reason ?? NOTHING_LEFT });
    return {
      action: `order_line_${state}`,
      detail: {
        change_id,
        ingredient_id: line.ingredient_id,
        packs: wish.packs,
        missing: wish.missing,
      },
    };
  });
}

/**
 * Takes a change back: the line and the shelves are as before it.
 *
 * Errors  as `changeLine`; change_not_found; line_changed when it is too late, the shopper has answered, or something
 *         is proposed or given for what was given; out_of_stock when the shelf has no longer what the line had.
 */
export function undoLineChange(
  db: Db,
  { order_id, change_id, ...acting }: Acting & { order_id: string; change_id: string },
): Promise<Order> {
  const owner = runsOf(acting.user);
  return onOrder(db, { ...acting, owner, order_id }, async (tx, step) => {
    const { order, at } = step;
    const change = findChange(order, change_id);
    if (change.state === 'undone') return undefined;
    mustBeAccepted(order);
    if (!canUndo(change.state, at.getTime() - change.at.getTime()) || isOfGoneLine(order, change))
      throw new AppError('line_changed', {
        message: `It is too late to undo this: the customer has answered, or ${UNDO_WITHIN_MS / 1000} seconds have passed. Say what is short instead.`,
      });
    if (questionOn(order, change))
      throw new AppError('line_changed', {
        message:
          'Something is proposed for what was given instead, and waits for the customer’s answer. Take that back first.',
      });
    // The packs of both would be given: the total would rise without the customer's yes.
    if (isReplacedAgain(order, change))
      throw new AppError('line_changed', {
        message: 'Something else is given by now for what was given instead. Take that back first.',
      });
    const line = lineAt(order, change.line_no);
    await lockGoods(tx, step, [line.ingredient_id, ...givenBy(change)]);
    await returnReplacement(tx, step, change);
    await refillShelf(tx, step, { change, line });
    if (change.state !== 'proposed') await takeAgain(tx, step, { change, line });
    await setChangeState(tx, { change_id, state: 'undone', at });
    return { action: 'order_line_undone', detail: { change_id } };
  });
}

/**
 * The shopper keeps or refuses a replacement. Refused, it goes back, with what is proposed for it, and its packs fall
 * short; nothing left of the
 * order ends it as rejected.
 *
 * Errors  order_not_found, change_not_found, also for another's; invalid_transition once it is delivered;
 *         line_changed when it was taken back or answered otherwise.
 */
export function answerReplacement(
  db: Db,
  {
    order_id,
    change_id,
    answer,
    ...acting
  }: Acting & { order_id: string; change_id: string; answer: 'keep' | 'refuse' },
): Promise<Order> {
  const owner = { user_id: acting.user.user_id };
  return onOrder(db, { ...acting, owner, order_id }, async (tx, step) => {
    const { order, at } = step;
    const change = findChange(order, change_id);
    const next = answered(change.state, answer);
    if (next === null) return undefined;
    mustBeAccepted(order);
    if (next === undefined)
      throw new AppError('line_changed', {
        message: 'The store has taken this back, or you have answered it already.',
      });
    const line = lineAt(order, change.line_no);
    const question = questionOn(order, change);
    const given = [...givenBy(change), ...(question ? givenBy(question) : [])];
    await lockGoods(tx, step, [line.ingredient_id, ...given]);
    if (next === 'refused') await refuseReplacement(tx, step, change);
    if (next === 'kept' && change.state === 'proposed')
      await insertReplacement(tx, { change_id, state: 'kept' });
    if (change.state === 'proposed') await dropPacks(tx, step, change);
    await setChangeState(tx, { change_id, state: next, at });
    const left = await listLines(tx, order_id);
    if (left.every(({ quantity }) => quantity === 0))
      await endOrder(tx, step, { by: 'shopper', reason: LAST_REFUSED });
    return { action: `replacement_${next}`, detail: { change_id } };
  });
}

/**
 * As `onLockedOrder`, with the order's slot locked after it (decision 20), and with its lines and their changes. The order's
 * total follows the step.
 */
export function onOrder(
  db: Db,
  { order_id, owner, ...acting }: Acting & { order_id: string; owner: Owner },
  act: (tx: Tx, step: Step) => Promise<Done>,
): Promise<Order> {
  return onLockedOrder(db, { ...acting, order_id, owner }, async (tx, locked) => {
    await holdSlot(tx, order_id);
    const [lines, changes] = [await listLines(tx, order_id), await listChanges(tx, order_id)];
    const done = await act(tx, { ...acting, order: { ...locked, owner, lines, changes } });
    if (done) await sumUpOrder(tx, order_id);
    return done;
  });
}
