import { type Sql, sql } from '#platform/db/sql';

export type Counted = {
  user_id: string;
  at: Date;
  entries: number;
  sign_ins: number;
  /** Operations of kitchens, and their bytes. */
  kitchen_ops?: number;
  kitchen_bytes?: number;
};

/**
 * Counts what accounts write, as a part of the statement that writes it. Beyond a limit the constraint of its name fails,
 * and the transaction with it: see `DAY_LIMITS` of the error handler. Locks in key order.
 */
export function countedToday(counted: readonly Counted[]): Sql {
  return sql`
    insert into account_days as d (user_id, day, entries, sign_ins, kitchen_ops, kitchen_bytes)
    select user_id, (at at time zone 'UTC')::date, entries, sign_ins, coalesce(kitchen_ops, 0), coalesce(kitchen_bytes, 0)
    from json_to_recordset(${JSON.stringify(counted)}::json) as
      (user_id uuid, at timestamptz, entries int, sign_ins int, kitchen_ops int, kitchen_bytes int) order by user_id
    on conflict (user_id) do update set
      entries = case when d.day >= excluded.day then d.entries else 0 end + excluded.entries,
      sign_ins = case when d.day >= excluded.day then d.sign_ins else 0 end + excluded.sign_ins,
      kitchen_ops = case when d.day >= excluded.day then d.kitchen_ops else 0 end + excluded.kitchen_ops,
      kitchen_bytes = case when d.day >= excluded.day then d.kitchen_bytes else 0 end + excluded.kitchen_bytes,
      day = greatest(d.day, excluded.day)`;
}
