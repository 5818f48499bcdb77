import type { searchOrders, ViewedOrder } from '@larder/shared/account/adminSupport.calls';
import { MAX_FOUND_ORDERS } from '@larder/shared/account/adminSupport.calls';
import { cents } from '@larder/shared/basics/money';
import { CHART_DAYS } from '@larder/shared/orders/dashboard';
import type { Day } from '@larder/shared/orders/vendorOrders.calls';
import { z } from 'zod';

import { AppError, invalidField } from '#errors';
import type { Db } from '#platform/db/db';
import { type Caller, insertAudit } from '#platform/http/audit.queries';
import type { LiveUser } from '#platform/identity/liveUser.queries';
import { TimeKey, cutPage, readCursor } from '#platform/lib/cursor';
import { sumAllByDay } from '#subjects/orders/dashboard.queries';
import { lastDays } from '#subjects/orders/days.rules';

import { findPeopleByWords } from './auditLog.queries.ts';
import { idsThatBegin } from './idsThatBegin.rules.ts';
import {
  findAnyOrder,
  findOrders,
  type FoundRow,
  listEvents,
  type OrderFinder,
} from './support.queries.ts';

type Acting = { admin: LiveUser; caller: Caller; at: Date };

const DAY_MS = 86_400_000;

/** Max people whose orders a search by words looks at. */
const MAX_PEOPLE = 100;

const LIST = { name: 'orders support', key: z.tuple([TimeKey, z.guid()]) };

/** One page of a search of orders. Noted in the audit log, without the searched text. */
export async function pageOfFoundOrders(
  db: Db,
  { query, admin, caller, at }: Acting & { query: z.output<typeof searchOrders.query> },
) {
  const { q, state, limit = MAX_FOUND_ORDERS } = query;
  if (q === undefined && state === undefined) throw invalidField('q', 'must not be empty');
  const cursor = readCursor(LIST, query.cursor);
  const finder: OrderFinder =
    q === undefined ? { pendingSince: unansweredSince(at) } : await finderOf(db, q);
  const found = await findOrders(db, { finder, cursor, limit: limit + 1 });
  const keyOf = ({ created_at, order_id }: FoundRow): [number, string] => [
    created_at.getTime(),
    order_id,
  ];
  const { rows: orders, ...page } = cutPage(found, { list: LIST, cursor, limit, keyOf });
  await db.transaction((tx) =>
    insertAudit(tx, {
      at,
      actor: admin,
      caller,
      action: 'orders_searched',
      target_type: 'order',
      target_id: null,
      detail: { found: orders.length },
    }),
  );
  return { orders, ...page, people_capped: finder.people?.length === MAX_PEOPLE };
}

/** When an order should have been answered by now. */
export function unansweredSince(at: Date): Date {
  return new Date(at.getTime() - DAY_MS);
}

/** What all vendors sold on each of the last days. */
export async function salesOfAll(db: Db, at: Date): Promise<Day[]> {
  const days = lastDays(at, CHART_DAYS, 'UTC');
  const [first] = days;
  if (!first) return [];
  const found = await sumAllByDay(db, { from: first.from, days: days.length });
  const byDay = new Map(found.map((row) => [row.day, row]));
  return days.map(({ day }) => byDay.get(day) ?? { day, orders: 0, revenue: cents(0) });
}

async function finderOf(db: Db, q: string): Promise<OrderFinder> {
  const id = z.guid().safeParse(q);
  if (id.success) return { id: id.data };
  const range = idsThatBegin(q);
  return {
    ...(range && { range }),
    people: await findPeopleByWords(db, { words: q, limit: MAX_PEOPLE }),
  };
}

/** An order with its history. Noted in the audit log. Errors  order_not_found. */
export async function viewOrder(
  db: Db,
  { order_id, admin, caller, at }: Acting & { order_id: string },
): Promise<ViewedOrder> {
  return db.transaction(async (tx) => {
    const order = await findAnyOrder(tx, order_id);
    if (!order) throw new AppError('order_not_found');
    await insertAudit(tx, {
      at,
      actor: admin,
      caller,
      action: 'order_looked_at',
      target_type: 'order',
      target_id: order_id,
    });
    // Only the order's shopper and vendor see phones.
    const shown = { ...order, customer_phone: null, store_phone: null };
    return { order: shown, events: await listEvents(tx, order_id) };
  });
}
