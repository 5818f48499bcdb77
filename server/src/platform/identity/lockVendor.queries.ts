import { STAFF_ROLES } from '@larder/shared/basics/staff';
import { z } from 'zod';

import type { Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';

import type { LiveUser } from './liveUser.queries.ts';

const Row = z.object({
  user_id: z.string(),
  vendor_id: z.string(),
  staff_role: z.enum(STAFF_ROLES).nullable(),
  stores_mark: z.string().nullable(),
  awaits_approval: z.boolean(),
});

/**
 * Locks whoever acts for a vendor, and the vendor, against deletion, suspension, removal, another staff role and
 * other stores.
 * Always the first lock: docs/decisions/0004-lock-order.md.
 *
 * Shape   whether the vendor waits for approval; undefined when one of them is not live, or the account has lost its
 *         position, or got other stores, since the request was authorised.
 */
export async function lockVendor(
  tx: Tx,
  user: Pick<LiveUser, 'user_id' | 'vendor_id' | 'staff_role' | 'stores_mark'>,
): Promise<{ awaits_approval: boolean } | undefined> {
  const ids = [...new Set([user.user_id, user.vendor_id])];
  const rows = await tx.many(
    Row,
    sql`select user_id, coalesce(works_for, user_id) as vendor_id, staff_role, stores_mark, awaits_approval
        from users where user_id = any(${ids}::uuid[]) and status = 'active' and suspended_at is null
        order by user_id for key share`,
  );
  const actor = rows.find(({ user_id }) => user_id === user.user_id);
  const vendor = rows.find(({ user_id }) => user_id === user.vendor_id);
  if (!actor || !vendor) return undefined;
  if (actor.vendor_id !== user.vendor_id || actor.staff_role !== user.staff_role) return undefined;
  // The mark tells: it is of the row that is locked, as the rows of staff_stores are not.
  if (actor.stores_mark !== user.stores_mark) return undefined;
  return { awaits_approval: vendor.awaits_approval };
}
