import { randomUUID } from 'node:crypto';

import type { Order, OrderDraft } from '@larder/shared/contract/orders';
import { MAX_ROWS, type PageQuery } from '@larder/shared/contract/page';
import { type Cents, cents, formatUsd, toDollars } from '@larder/shared/domain/money';
import { allowedNext, canBecome, type OrderStatus } from '@larder/shared/domain/orders';
import { decideOrders, type PlacementRefusal } from '@larder/shared/domain/ordersPlacing';

import type { Db, Queryable, Tx } from '#db/db';
import { AppError } from '#errors';
import { insertAudit, insertAudits } from '#http/audit.queries';
import type { Caller } from '#http/audit.queries';
import type { LiveUser } from '#identity/liveUser.queries';
import { cutPage, readCursor } from '#lib/cursor';

import { refuseTooMany } from './mostPacks.ts';
import type { CountOrders } from './orderCount.queries.ts';
import { orderListing } from './orderListing.ts';
import {
  advanceOrder,
  findOrder,
  listOrders,
  lockActor,
  type OrderRow,
  type Owner,
} from './orders.queries.ts';
import { lockOpenStores, lockShelves, writeOrders } from './placement.queries.ts';
import { holdStores, restoreStock } from './stock.queries.ts';

/**
 * Places one order per draft: all or none.
 *
 * Prices, names, fees, totals and the vendor come from the stores and their shelves. What the caller says of
 * money are claims; a difference refuses the order.
 *
 * Errors  invalid_request for more than 999 packs of one thing; not_signed_in when the account was just
 *         deleted; store_not_found, vendor_mismatch, own_store, item_not_in_store, item_unavailable,
 *         out_of_stock with every short line, price_changed with every changed line and fee, below_minimum.
 */
export async function placeOrders(
  tx: Tx,
  {
    user,
    drafts,
    caller,
    at,
  }: { user: LiveUser; drafts: readonly OrderDraft[]; caller: Caller; at: Date },
): Promise<{ message: string; orders: Order[] }> {
  refuseTooMany(drafts);
  // In one order for all, so that two shoppers cannot deadlock.
  const sorted = drafts.toSorted((a, b) => (a.store_id < b.store_id ? -1 : 1));
  const shopper = await lockActor(tx, user.user_id);
  if (!shopper) throw new AppError('not_signed_in');
  const stores = await lockOpenStores(tx, [...new Set(sorted.map((draft) => draft.store_id))]);
  const shelves = await lockShelves(tx, keysOf(sorted));

  const decision = decideOrders(sorted, { buyer_id: user.user_id, stores, shelves });
  if ('refusal' in decision) throw refused(decision.refusal);
  const orders = await writeOrders(tx, {
    orders: decision.orders.map(({ draft, ...order }) => ({
      ...order,
      // Random, because people tell orders apart by the first 8 characters.
      order_id: randomUUID(),
      delivery_method: draft.delivery_method ?? null,
      client_created_at: clientTime(draft.created_at),
    })),
    shopper: { user_id: user.user_id, role: user.role, ...shopper },
    at,
  });
  await insertAudits(
    tx,
    orders.map((order) => ({
      at,
      actor: user,
      caller,
      action: 'order_placed',
      target_type: 'order',
      target_id: order.order_id,
      detail: {
        total_cents: order.total_price,
        delivery_fee_cents: order.delivery_fee,
        store_id: order.store_id,
      },
    })),
  );
  const total = orders.reduce((sum, order) => sum + order.total_price, 0);
  return {
    message: `Order Request Sent Successfully! Total: ${formatUsd(cents(total))}`,
    orders,
  };
}

/** Money in `details` is in dollars, as on the wire. */
function refused(refusal: PlacementRefusal): AppError {
  if (refusal.code === 'below_minimum') {
    const { store, goods } = refusal;
    return new AppError('below_minimum', {
      message: `${store.name} takes orders from ${formatUsd(store.minimum_order)}.`,
      details: {
        store_id: store.store_id,
        minimum: toDollars(store.minimum_order),
        goods: toDollars(goods),
      },
    });
  }
  if (!('items' in refusal)) return new AppError(refusal.code);
  if (refusal.code !== 'price_changed')
    return new AppError(refusal.code, { details: { items: refusal.items } });
  const { items, fees, totals } = refusal;
  return new AppError('price_changed', {
    details: {
      items: items.map(changedDollars),
      delivery_fees: fees.map(changedDollars),
      ...(totals && { claimed: toDollars(totals.claimed), total: toDollars(totals.total) }),
    },
  });
}

function changedDollars<Change extends { old: Cents; new: Cents }>(change: Change) {
  return { ...change, old: toDollars(change.old), new: toDollars(change.new) };
}

function keysOf(drafts: readonly OrderDraft[]) {
  return drafts.flatMap(({ store_id, items }) =>
    items.map(({ ingredient_id }) => ({ store_id, ingredient_id })),
  );
}

/** The client's time, if readable. For information only. */
function clientTime(text: string | undefined): Date | null {
  const time = new Date(text ?? '');
  return Number.isNaN(time.getTime()) ? null : time;
}

type Change = {
  user: LiveUser;
  owner: Owner;
  order_id: string;
  to: OrderStatus;
  rejected_by: 'vendor' | 'shopper';
  reject_reason: string | null;
  caller: Caller;
  at: Date;
};

/**
 * Changes an order's status for its vendor, or cancels it for its shopper. Asking for the current status
 * changes nothing.
 *
 * Errors  order_not_found, also for another's order; invalid_transition with the current status and the
 *         allowed ones.
 */
export async function changeOrderStatus(db: Db, change: Change): Promise<Order> {
  const { user, owner, order_id, to, caller, at } = change;
  return db.transaction(async (tx) => {
    if (!(await lockActor(tx, user.user_id))) throw new AppError('not_signed_in');
    const order = await getOrder(tx, { order_id, owner });
    const from = order.order_status;
    if (from === to) return order;
    if (!canBecome(from, to)) throw conflict(order);
    const rejected = to === 'Rejected';
    if (rejected) await holdStores(tx, [order.store_id]);
    const moved = await advanceOrder(tx, {
      order_id,
      owner,
      from,
      to,
      actor: user,
      rejected_by: rejected ? change.rejected_by : null,
      reject_reason: rejected ? change.reject_reason : null,
      at,
    });
    // It changed between the read and the write.
    if (!moved) {
      const current = await getOrder(tx, { order_id, owner });
      if (current.order_status === to) return current;
      throw conflict(current);
    }
    if (rejected) await restoreStock(tx, { order_ids: [order_id], actor_id: user.user_id, at });
    await insertAudit(tx, {
      at,
      actor: user,
      caller,
      action: `order_${to.toLowerCase()}`,
      target_type: 'order',
      target_id: order_id,
      detail: { from },
    });
    return getOrder(tx, { order_id, owner });
  });
}

/** A page of the shopper's orders. Two pages of the app read different members of it. */
export async function pageOfOwnOrders(
  { db, countOrders }: { db: Db; countOrders: CountOrders },
  { user_id, query, now }: { user_id: string; query: PageQuery; now: Date },
) {
  const { limit = MAX_ROWS } = query;
  const listing = orderListing('user', 'newest');
  const cursor = readCursor(listing.list, query.cursor);
  const [found, total] = await Promise.all([
    listOrders(db, { user_id, cursor, limit: limit + 1 }),
    countOrders({ owner: { user_id }, now }),
  ]);
  const { rows, ...page } = cutPage(found, { ...listing, cursor, limit });
  return { value: rows, orders: rows, ...page, total };
}

/** Errors  order_not_found, also for another's order. */
export async function getOrder(
  db: Queryable,
  which: { order_id: string; owner: Owner },
): Promise<OrderRow> {
  const order = await findOrder(db, which);
  if (!order) throw new AppError('order_not_found');
  return order;
}

function conflict({ order_status }: OrderRow): AppError {
  return new AppError('invalid_transition', {
    message: `The order is already ${order_status}`,
    details: { current: order_status, allowed: allowedNext(order_status) },
  });
}
