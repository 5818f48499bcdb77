import { randomUUID } from 'node:crypto';

import type { Order, OrderDraft } from '@larder/shared/contract/orders';
import { formatUsd, type Cents, cents } from '@larder/shared/domain/money';
import {
  allowedNext,
  canBecome,
  fillBasket,
  type OrderStatus,
  orderTotal,
  priceClaims,
} from '@larder/shared/domain/orders';

import type { Db, Queryable, Tx } from '#db/db';
import { AppError } from '#errors';
import { insertAudit, insertAudits } from '#http/audit.queries';
import type { Caller } from '#http/audit.queries';
import type { LiveUser } from '#identity/liveUser.queries';

import { refuseTooMany } from './mostPacks.ts';
import { advanceOrder, findOrder, lockActor, type OrderRow, type Owner } from './orders.queries.ts';
import {
  lockOpenStores,
  lockShelves,
  type NewOrder,
  type ShelfRow,
  type StoreRow,
  writeOrders,
} from './placement.queries.ts';
import { holdStores, restoreStock } from './stock.queries.ts';

/**
 * Places one order per draft: all of them or none.
 *
 * Prices, names, totals and the vendor come from the stores' own shelves. What the caller says of
 * prices is compared with them and refuses the order when it differs.
 *
 * Errors  invalid_request for more than 999 packs of one thing; not_signed_in when the account was just
 *         deleted; store_not_found, vendor_mismatch, own_store, item_not_in_store, item_unavailable,
 *         out_of_stock with every short line, price_changed with every changed line.
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
  // Two shoppers who buy from the same stores lock them in the same order, so neither waits for ever.
  const sorted = drafts.toSorted((a, b) => (a.store_id < b.store_id ? -1 : 1));
  const shopper = await lockActor(tx, user.user_id);
  if (!shopper) throw new AppError('not_signed_in');
  const stores = await lockOpenStores(tx, [...new Set(sorted.map((draft) => draft.store_id))]);
  const shelves = await lockShelves(tx, keysOf(sorted));

  const orders = await writeOrders(tx, {
    orders: decide(sorted, { user, stores, shelves }),
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
      detail: { total_cents: order.total_price, store_id: order.store_id },
    })),
  );
  const total = orders.reduce((sum, order) => sum + order.total_price, 0);
  return {
    message: `Order Request Sent Successfully! Total: ${formatUsd(cents(total))}`,
    orders,
  };
}

type Situation = {
  user: LiveUser;
  stores: readonly StoreRow[];
  shelves: readonly ShelfRow[];
};

/** What to write, from what was read and locked. Draws each draft from what the earlier ones left. */
function decide(drafts: readonly OrderDraft[], { user, stores, shelves }: Situation): NewOrder[] {
  const orders: NewOrder[] = [];
  let left = [...shelves];
  const short: {
    store_id: string;
    ingredient_id: string;
    name: string;
    wanted: number;
    available: number;
  }[] = [];
  const changed: {
    store_id: string;
    ingredient_id: string;
    name: string;
    old: Cents;
    new: Cents;
  }[] = [];

  for (const draft of drafts) {
    const store = storeOf(draft, { user, stores });
    const shelf = left.filter((row) => row.store_id === draft.store_id);
    const basket = fillBasket(shelf, draft.items);
    refuseUnsold(basket.missing, draft);
    const gone = shelf.filter(
      (row) => row.archived && draft.items.some((item) => item.ingredient_id === row.ingredient_id),
    );
    if (gone.length > 0)
      throw new AppError('item_unavailable', {
        details: {
          items: gone.map(({ store_id, ingredient_id, name }) => ({
            store_id,
            ingredient_id,
            name,
          })),
        },
      });
    const nameOf = (id: string) => shelf.find((row) => row.ingredient_id === id)?.name ?? '';
    const at_store = { store_id: draft.store_id };
    short.push(
      ...basket.short.map((line) => ({ ...at_store, ...line, name: nameOf(line.ingredient_id) })),
    );
    changed.push(
      ...priceClaims(shelf, draft.items).map((line) => ({
        ...at_store,
        ...line,
        name: nameOf(line.ingredient_id),
      })),
    );
    const total_price = orderTotal(basket.lines);
    if (
      short.length === 0 &&
      changed.length === 0 &&
      draft.total_price !== undefined &&
      draft.total_price !== total_price
    )
      throw priceChanged([], { claimed: draft.total_price, total: total_price });
    orders.push({
      // Random from its first character on: people tell orders apart by the first 8 of them.
      order_id: randomUUID(),
      store,
      delivery_method: draft.delivery_method ?? null,
      total_price,
      client_created_at: clientTime(draft.created_at),
      lines: basket.lines,
    });
    const taken = new Map(basket.lines.map((line) => [line.ingredient_id, line.quantity]));
    left = left.map((row) =>
      row.store_id === draft.store_id
        ? { ...row, quantity: row.quantity - (taken.get(row.ingredient_id) ?? 0) }
        : row,
    );
  }
  if (short.length > 0) throw new AppError('out_of_stock', { details: { items: short } });
  if (changed.length > 0) throw priceChanged(changed);
  return orders;
}

/** Money in `details` is in dollars, as everywhere on the wire. */
function priceChanged(
  lines: readonly {
    store_id: string;
    ingredient_id: string;
    name: string;
    old: Cents;
    new: Cents;
  }[],
  totals?: { claimed: Cents; total: Cents },
): AppError {
  return new AppError('price_changed', {
    details: {
      items: lines.map((line) => ({ ...line, old: line.old / 100, new: line.new / 100 })),
      ...(totals && { claimed: totals.claimed / 100, total: totals.total / 100 }),
    },
  });
}

function storeOf(
  draft: OrderDraft,
  { user, stores }: Pick<Situation, 'user' | 'stores'>,
): StoreRow {
  const store = stores.find((row) => row.store_id === draft.store_id);
  if (!store) throw new AppError('store_not_found');
  if (draft.vendor_id && draft.vendor_id !== store.vendor_id) throw new AppError('vendor_mismatch');
  if (store.vendor_id === user.user_id) throw new AppError('own_store');
  return store;
}

function refuseUnsold(missing: readonly string[], { store_id }: OrderDraft): void {
  if (missing.length === 0) return;
  throw new AppError('item_not_in_store', {
    details: { items: missing.map((ingredient_id) => ({ store_id, ingredient_id })) },
  });
}

function keysOf(drafts: readonly OrderDraft[]) {
  return drafts.flatMap(({ store_id, items }) =>
    items.map(({ ingredient_id }) => ({ store_id, ingredient_id })),
  );
}

/** What the client's clock said, when it can be read. For information only. */
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
 * Moves an order on for its vendor, or cancels it for its shopper. Asking for the status it already
 * has changes nothing and answers the order as it is.
 *
 * Errors  order_not_found for another's order too; invalid_transition with where the order stands
 *         and what may follow.
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
    // Somebody else moved it between the read and the write: the row tells what it is now.
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

/** Errors  order_not_found for another's order too. */
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
