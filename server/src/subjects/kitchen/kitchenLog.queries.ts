import { AppliedOp, LoggedOp, type OpsAnswer } from '@larder/shared/kitchen/kitchenOps.model';
import { z } from 'zod';
import * as mini from 'zod/mini';

import type { Queryable, Tx } from '#platform/db/db';
import { rowOf } from '#platform/db/rowOf';
import { sql } from '#platform/db/sql';
import { encoderFor } from '#platform/http/encoder';

const writeOp = encoderFor(LoggedOp);

const Household = z.object({
  household_id: z.string(),
  seq: z.int(),
  forgotten_seq: z.int(),
  state_id: z.string().nullable(),
  ops_today: z.int(),
  bytes_today: z.int(),
  guest_ticks_today: z.int(),
});
export type LockedHousehold = z.output<typeof Household>;

/** Locks a household against every other change of it: docs/decisions/0004-lock-order.md. */
export function lockHousehold(
  tx: Tx,
  { household_id, day }: { household_id: string; day: string },
): Promise<LockedHousehold | undefined> {
  return tx.maybeOne(
    Household,
    sql`select household_id, seq, forgotten_seq, state_id,
               case when ops_day = ${day}::date then ops_count else 0 end as ops_today,
               case when ops_day = ${day}::date then ops_bytes else 0 end as bytes_today,
               case when ops_day = ${day}::date then guest_ticks else 0 end as guest_ticks_today
        from households where household_id = ${household_id} for update`,
  );
}

const Member = z.object({ members: z.int(), ops_today: z.int(), bytes_today: z.int() });
export type Member = z.output<typeof Member>;

/**
 * What a member has done in kitchens today, and how many are in the household; undefined for an account that is not in
 * it. Asked after its lock, which whoever removes a member has too.
 */
export function findMember(
  tx: Tx,
  { household_id, user_id, day }: { household_id: string; user_id: string; day: string },
): Promise<Member | undefined> {
  return tx.maybeOne(
    Member,
    sql`select (select count(*)::int from household_members where household_id = ${household_id}) as members,
               coalesce(d.kitchen_ops, 0) as ops_today, coalesce(d.kitchen_bytes, 0) as bytes_today
        from household_members m left join account_days d on d.user_id = m.user_id and d.day = ${day}::date
        where m.household_id = ${household_id} and m.user_id = ${user_id}`,
  );
}

const KnownOp = rowOf(AppliedOp);

/** Those of these operations that a household has had, in their order. */
export async function listKnownOps(
  tx: Tx,
  household_id: string,
  op_ids: readonly string[],
): Promise<OpsAnswer['applied'][number][]> {
  return tx.many(
    KnownOp,
    sql`select op_id, seq, (op ->> 'at')::double precision as at from kitchen_ops
        where household_id = ${household_id} and op_id = any(${op_ids}::uuid[]) order by seq`,
  );
}

/** The log after an operation, up to the limits. */
export async function listOpsAfter(
  db: Queryable,
  {
    household_id,
    seq,
    limit,
    maxBytes,
  }: { household_id: string; seq: number; limit: number; maxBytes: number },
): Promise<LoggedOp[]> {
  const rows = await db.many(
    z.object({ op: z.unknown() }),
    sql`select op from (
          select seq, op, sum(octet_length(op::text)) over (order by seq) as bytes from (
            select seq, op from kitchen_ops where household_id = ${household_id} and seq > ${seq}
            order by seq limit ${limit}) newest) sized
        where bytes <= ${maxBytes} order by seq`,
  );
  return rows.map(({ op }) => mini.decode(LoggedOp, op as never)); // JSON, which the schema checks
}

/** What operations count for on their day. */
export type Counted = {
  readonly ops: number;
  readonly bytes: number;
  readonly guest_ticks: number;
};

/** Adds to the log, and counts for the day. */
export async function insertOps(
  tx: Tx,
  household_id: string,
  { ops, counted, day, at }: { ops: readonly LoggedOp[]; counted: Counted; day: string; at: Date },
): Promise<void> {
  const rows = ops.map((op) => ({
    seq: op.seq,
    op_id: op.op_id,
    kind: op.kind,
    op: writeOp(op),
  }));
  await tx.run(sql`
    insert into kitchen_ops (household_id, seq, op_id, kind, logged_at, op)
    select ${household_id}::uuid, seq, op_id, kind, ${at}::timestamptz, op
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (seq integer, op_id uuid, kind text, op jsonb)`);
  await tx.run(sql`
    update households set
      ops_count = case when ops_day = ${day}::date then ops_count else 0 end + ${counted.ops},
      ops_bytes = case when ops_day = ${day}::date then ops_bytes else 0 end + ${counted.bytes},
      guest_ticks = case when ops_day = ${day}::date then guest_ticks else 0 end + ${counted.guest_ticks},
      ops_day = ${day}::date
    where household_id = ${household_id}`);
}
