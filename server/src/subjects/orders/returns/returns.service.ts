import { UNDO_WITHIN_MS } from '@larder/shared/orders/lineChanges';
import type { Order } from '@larder/shared/orders/orders.calls';
import { decideReturn } from '@larder/shared/orders/returns';
import { MAX_RETURNS, type noteReturn as contract } from '@larder/shared/orders/returns.calls';
import type { z } from 'zod';

import { AppError, invalidField } from '#errors';
import type { Db, Tx } from '#platform/db/db';
import { runsOf } from '#platform/identity/ownStores.queries';
import { conflict } from '#subjects/orders/conflict.rules';
import {
  findMergedInto,
  listLines,
  type LockedOrder,
} from '#subjects/orders/lines/lineChanges.queries';
import { shortOf } from '#subjects/orders/lines/lineRefusals.rules';
import type { Acting } from '#subjects/orders/lines/lineSteps.service';
import { type Done, onLockedOrder } from '#subjects/orders/lines/onLockedOrder.service';
import { lockShelfRows } from '#subjects/stores/stores.queries';

import {
  insertReturn,
  listReturns,
  type Noted,
  type Restocked,
  restockReturn,
  setUndone,
  takeMerged,
  takeRemoved,
  takeReturned,
} from './returns.queries.ts';

type Wish = z.output<(typeof contract)['body']>;
type Delivered = LockedOrder & { returns: Noted[] };

/**
 * Notes what was wrong with packs of a delivered order; packs that came back go on their shelf when it says so. Sent
 * again it changes nothing.
 *
 * Errors  order_not_found, also for another's; invalid_transition unless it is delivered; invalid_request for more packs
 *         than are left of the line, or more money than they cost; returns_full after 200; conflict for an id that is
 *         taken.
 */
export function noteReturn(db: Db, { wish, ...acting }: Acting & { wish: Wish }): Promise<Order> {
  const { order_id, return_id, packs, reason, refund, restock, note = null } = wish;
  return onOrder(db, { ...acting, order_id }, async (tx, order) => {
    const { returns, store_id } = order;
    if (returns.some((one) => one.return_id === return_id)) return undefined;
    if (returns.length >= MAX_RETURNS) throw new AppError('returns_full');
    const decision = decideReturn(wish, {
      order_status: order.order_status,
      lines: await listLines(tx, order_id),
      returns: returns.filter(({ is_undone }) => !is_undone),
    });
    if ('refusal' in decision) {
      const { refusal } = decision;
      throw refusal.code === 'invalid_transition'
        ? conflict(order)
        : invalidField(refusal.field, refusal.message);
    }
    const { line_no, ingredient_id } = decision.line;
    const { user, at } = acting;
    const by = { return_id, packs, actor_id: user.user_id, at };
    const noted = { ...by, order_id, line_no, reason, refund, restocked: restock, note };
    if (!(await insertReturn(tx, noted))) throw new AppError('conflict');
    if (restock) await restockReturn(tx, { ...by, store_id, ingredient_id });
    return {
      action: 'order_line_returned',
      detail: { return_id, ingredient_id, packs, reason, refund_cents: refund, restocked: restock },
    };
  });
}

/**
 * Takes a return back, and its packs off the shelf again, wherever they are by now.
 *
 * Errors  order_not_found, change_not_found, also for another's; line_changed when it is too late; out_of_stock when the
 *         shelf has the packs no longer.
 */
export function undoReturn(
  db: Db,
  { order_id, return_id, ...acting }: Acting & { order_id: string; return_id: string },
): Promise<Order> {
  return onOrder(db, { ...acting, order_id }, async (tx, { returns, store_id }) => {
    const noted = returns.find((one) => one.return_id === return_id);
    if (!noted) throw new AppError('change_not_found');
    if (noted.is_undone) return undefined;
    const { user, at } = acting;
    if (at.getTime() - noted.at.getTime() > UNDO_WITHIN_MS)
      throw new AppError('line_changed', {
        message: `It is too late to undo this: ${UNDO_WITHIN_MS / 1000} seconds have passed.`,
      });
    const { ingredient_id, name, packs, restocked } = noted;
    if (restocked) {
      const by = { return_id, actor_id: user.user_id, at };
      await takeOff(tx, { ...by, store_id, ingredient_id, packs }, name);
    }
    await setUndone(tx, { return_id, at });
    return { action: 'order_return_undone', detail: { return_id } };
  });
}

/** Takes back what `restockReturn` did, also when the item was merged or left the shelf since. Errors  out_of_stock. */
async function takeOff(tx: Tx, back: Restocked, name: string): Promise<void> {
  const { store_id, ingredient_id, packs } = back;
  const into = await findMergedInto(tx, ingredient_id);
  const keys = [ingredient_id, ...(into === undefined ? [] : [into])];
  const rows = await lockShelfRows(
    tx,
    keys.map((key) => ({ store_id, ingredient_id: key })),
  );
  const own = rows.find((row) => row.ingredient_id === ingredient_id);
  const merged = rows.find((row) => row.ingredient_id === into);
  const available = Math.max(own?.quantity ?? 0, merged?.quantity ?? 0);
  if (own && own.quantity >= packs) return takeReturned(tx, back);
  if (own?.removed || merged?.removed) return takeRemoved(tx, back);
  if (merged && merged.quantity >= packs) return takeMerged(tx, back, merged.ingredient_id);
  throw shortOf({ ingredient_id, name, wanted: packs, available });
}

/** As `onLockedOrder`, for the vendor, with what was noted of the order. */
function onOrder(
  db: Db,
  acting: Acting & { order_id: string },
  act: (tx: Tx, order: Delivered) => Promise<Done>,
): Promise<Order> {
  const { order_id, user } = acting;
  const owner = runsOf(user);
  return onLockedOrder(db, { ...acting, owner }, async (tx, locked) =>
    act(tx, { ...locked, returns: await listReturns(tx, order_id) }),
  );
}
