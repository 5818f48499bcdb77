import { randomUUID } from 'node:crypto';

import { dayWords } from '@larder/shared/basics/calendar';
import { type Cents, cents, formatUsd, toDollars } from '@larder/shared/basics/money';
import { MAX_ROWS, type PageQuery } from '@larder/shared/basics/page.model';
import { canBecome, type OrderStatus } from '@larder/shared/orders/orders';
import type { Order, OrderDraft } from '@larder/shared/orders/orders.calls';

import { AppError, invalidField } from '#errors';
import type { Db, Tx } from '#platform/db/db';
import { fittingLimit } from '#platform/db/withinWeight';
import { insertAudit, insertAudits } from '#platform/http/audit.queries';
import type { Caller } from '#platform/http/audit.queries';
import type { LiveUser } from '#platform/identity/liveUser.queries';
import { lockActor } from '#platform/identity/lockActor.queries';
import { cutPage, readCursor } from '#platform/lib/cursor';
import { hasProposal } from '#subjects/orders/lines/lineChanges.queries';
import { emptyShelves, holdStores, restoreStock } from '#subjects/stores/stock.queries';

import { conflict } from './conflict.rules.ts';
import { refuseTooMany } from './maxPacks.rules.ts';
import { ordersMeanwhile, refuseAgain } from './meanwhile.service.ts';
import { getOrder } from './oneOrder.service.ts';
import type { CountOrders } from './orderCount.queries.ts';
import { orderListing } from './orderListing.rules.ts';
import { advanceOrder, findOrder, listOrders, lockActing, type Owner } from './orders.queries.ts';
import { decideOrders, type PlacementRefusal } from './ordersPlacing.rules.ts';
import { lockOpenStores, lockShelves, writeOrders } from './placement.queries.ts';
import { freeSlots } from './slots.queries.ts';
import { takeSlots } from './takeSlots.service.ts';

export type Placing = { user: LiveUser; drafts: readonly OrderDraft[]; at: Date };
export type LockedForPlacing = Awaited<ReturnType<typeof lockForPlacing>>;

/**
 * Locks what orders need: the account, the open stores, the slots, the shelves, in this order for all, so that two
 * shoppers cannot deadlock. One round trip; with slots three, because the store's row says how many orders a slot
 * takes.
 *
 * Errors  invalid_request for more than 999 packs of one thing; not_signed_in when the account was just
 *         deleted; address_missing for an account that was opened by an invitation; slot_unavailable;
 *         ordered_meanwhile when another of the household has just ordered the same.
 */
export async function lockForPlacing(tx: Tx, { user, drafts, at }: Placing) {
  refuseTooMany(drafts);
  const sorted = drafts.toSorted((a, b) => (a.store_id < b.store_id ? -1 : 1));
  const goods = { keys: keysOf(sorted), at };
  const store_ids = [...new Set(sorted.map((draft) => draft.store_id))];
  const first = [lockActor(tx, user.user_id), lockOpenStores(tx, { store_ids, now: at })] as const;
  const hasSlots = sorted.some((draft) => draft.slot_starts_at);
  const shelvesNow = hasSlots ? undefined : lockShelves(tx, goods);
  // Read after the locks: of two who order at once, the second then sees the first order.
  const others = () => ordersMeanwhile(tx, { user_id: user.user_id, store_ids, at });
  const othersNow = hasSlots ? undefined : others();
  const [actor, stores] = await Promise.all([...first, shelvesNow, othersNow]);
  if (!actor) throw new AppError('not_signed_in');
  if (actor.address === '') throw new AppError('address_missing');
  const slotOf = await takeSlots(tx, { drafts, sorted, stores, at });
  const shelves = await (shelvesNow ?? lockShelves(tx, goods));
  refuseAgain(sorted, await (othersNow ?? others()));
  return { shopper: actor, sorted, stores, slotOf, shelves };
}

/** Places orders in a transaction of the caller. Errors: those of `lockForPlacing` and `placeLocked`. */
export async function placeOrders(tx: Tx, placing: Placing & { caller: Caller }) {
  return placeLocked(tx, { ...placing, ...(await lockForPlacing(tx, placing)) });
}

/**
 * Places one order per draft: all or none.
 *
 * Prices, names, fees, totals, the vendor and the delivery method come from the stores. The caller's amounts of
 * money are claims: a difference refuses the order.
 *
 * Errors  store_not_found, vendor_mismatch, own_store, store_paused, item_not_in_store, item_unavailable,
 *         out_of_stock with every short line, price_changed with every changed line and fee, below_minimum.
 */
export async function placeLocked(
  tx: Tx,
  {
    user,
    caller,
    at,
    shopper,
    sorted,
    stores,
    slotOf,
    shelves,
  }: Placing & LockedForPlacing & { caller: Caller },
): Promise<{ message: string; orders: Order[] }> {
  const decision = decideOrders(sorted, { buyer_id: user.vendor_id, stores, shelves });
  if ('refusal' in decision) throw refused(decision.refusal);
  const orders = writeOrders(tx, {
    orders: decision.orders.map(({ draft, ...order }) => ({
      ...order,
      slot: slotOf(draft),
      note: draft.note ?? null,
      // Random, because people tell orders apart by the first 8 characters.
      order_id: randomUUID(),
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
      counts: 1 + order.items.length,
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
  if (refusal.code === 'store_paused') {
    const { store_id, name, back_on } = refusal.store;
    return new AppError('store_paused', {
      message: `${name} is paused. It takes orders again on ${dayWords(back_on)}.`,
      details: { store_id, back_on },
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

export type Change = {
  user: LiveUser;
  owner: Owner;
  order_id: string;
  to: OrderStatus;
  rejected_by: 'vendor' | 'shopper';
  reject_reason: string | null;
  /** Ingredients of a rejected order whose stock becomes 0. */
  missing?: readonly string[] | undefined;
  caller: Caller;
  at: Date;
};

/**
 * Changes an order's status for its vendor, or cancels it for its shopper. Asking for the current status
 * changes nothing.
 *
 * Shape   `changed` is false when it had the status before.
 * Errors  order_not_found, also for another's order; invalid_transition with the current status and the
 *         allowed ones; invalid_request when something is missing of an order that is not rejected; answer_awaited
 *         for a delivery while a proposed replacement or weight waits for its shopper.
 */
export async function changeOrderStatus(
  db: Db,
  change: Change,
): Promise<{ order: Order; changed: boolean }> {
  const { user, owner, order_id, to, caller, at, missing } = change;
  if (missing && to !== 'Rejected') throw invalidField('missing', 'only of a rejected order');
  return db.transaction(async (tx) => {
    const [acting, order] = await Promise.all([
      lockActing(tx, { user, owner }),
      findOrder(tx, { order_id, owner }),
    ]);
    if (!acting) throw new AppError('not_signed_in');
    if (!order) throw new AppError('order_not_found');
    const from = order.order_status;
    if (from === to) return { order, changed: false };
    if (!canBecome(from, to)) throw conflict(order);
    const rejected = to === 'Rejected';
    const [, moved, current, awaited] = await Promise.all([
      rejected ? holdStores(tx, [order.store_id]) : undefined,
      advanceOrder(tx, {
        order_id,
        owner,
        from,
        to,
        actor: user,
        rejected_by: rejected ? change.rejected_by : null,
        reject_reason: rejected ? change.reject_reason : null,
        at,
      }),
      getOrder(tx, { order_id, owner }),
      to === 'Delivered' && hasProposal(tx, order_id),
    ]);
    // It changed between the read and the write.
    if (!moved && current.order_status === to) return { order: current, changed: false };
    if (!moved) throw conflict(current);
    if (awaited) throw new AppError('answer_awaited');
    if (rejected)
      await Promise.all([
        freeSlots(tx, [order_id]),
        restoreStock(tx, { order_ids: [order_id], actor_id: user.user_id, at }),
      ]);
    const emptied = missing
      ? await emptyShelves(tx, { order_id, ingredient_ids: missing, actor_id: user.user_id, at })
      : [];
    await insertAudit(tx, {
      at,
      actor: user,
      caller,
      action: `order_${to.toLowerCase()}`,
      target_type: 'order',
      target_id: order_id,
      detail: { from, ...(emptied.length > 0 && { set_to_0: emptied }) },
    });
    return { order: current, changed: true };
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
  const { rows, ...page } = cutPage(found, {
    ...listing,
    cursor,
    limit: fittingLimit(found, limit),
  });
  return { value: rows, orders: rows, ...page, total };
}
