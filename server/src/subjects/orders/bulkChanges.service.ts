import type { changeOrderStatuses as contract } from '@larder/shared/orders/vendorOrders.calls';
import type { z } from 'zod';

import { AppError } from '#errors';
import type { Db } from '#platform/db/db';
import type { Caller } from '#platform/http/audit.queries';
import type { LiveUser } from '#platform/identity/liveUser.queries';
import { runsOf } from '#platform/identity/ownStores.queries';

import { findOrder, type OrderRow } from './orders.queries.ts';
import { changeOrderStatus } from './orders.service.ts';

type Outcomes = z.output<(typeof contract)['response']>;

/**
 * Accepts or delivers the vendor's orders, each in its own transaction: if one was changed meanwhile, the others go on.
 * One after the other, so that a call takes one connection.
 *
 * Shape   in the order of the ids; orders of others are left out.
 * Errors  not_signed_in when the account was just deleted; orders before that are changed.
 */
export async function changeOrderStatuses(
  db: Db,
  {
    user,
    order_ids,
    order_status: to,
    caller,
    now,
  }: {
    user: LiveUser;
    order_ids: readonly string[];
    order_status: 'Accepted' | 'Delivered';
    caller: Caller;
    now: () => Date;
  },
): Promise<Outcomes> {
  const owner = runsOf(user);
  const value: Outcomes['value'] = [];
  for (const order_id of new Set(order_ids)) {
    const by = { rejected_by: 'vendor', reject_reason: null } as const;
    const change = { user, owner, order_id, to, ...by, caller, at: now() };
    const done = await changeOrderStatus(db, change).catch(async (error: unknown) => {
      if (!isPassedOver(error)) throw error;
      const order = await findOrder(db, { order_id, owner });
      return order && { order, changed: false };
    });
    if (done) value.push(outcomeOf(done));
  }
  return { value };
}

function isPassedOver(error: unknown): boolean {
  return (
    error instanceof AppError &&
    ['invalid_transition', 'order_not_found', 'answer_awaited'].includes(error.code)
  );
}

function outcomeOf({
  order: { order_id, order_status, rejected_by },
  changed,
}: {
  order: Pick<OrderRow, 'order_id' | 'order_status' | 'rejected_by'>;
  changed: boolean;
}): Outcomes['value'][number] {
  return { order_id, order_status, rejected_by, changed };
}
