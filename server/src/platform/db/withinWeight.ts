import { type Sql, sql } from './sql.ts';

/**
 * Of rows in an order those that together weigh at most `most`, and one more if there are more, so that an answer is
 * bounded in bytes and not only in rows. The first row is always among them.
 *
 * Shape   a table expression; `rows` must be limited and have a column `weight`. Its rows have `fits` beside: false for
 *         the one more. `as` is their alias, which `order` uses.
 */
export function withinWeight({
  rows,
  order,
  as,
  most,
}: {
  rows: Sql;
  order: Sql;
  as: Sql;
  most: number;
}): Sql {
  const weight = sql`least(${as}.weight, ${most}::bigint)`;
  return sql`(
    select * from (
      select ${as}.*, ${weight} as own_weight,
             sum(${weight}) over (order by ${order} rows unbounded preceding) as sum_weight,
             sum(${weight}) over (order by ${order} rows unbounded preceding) <= ${most} as fits
      from (${rows}) ${as}) ${as}
    where ${as}.sum_weight - ${as}.own_weight <= ${most}) ${as}`;
}

/** The rows that a page may have: `limit`, or fewer when they weigh too much. */
export function fittingLimit(found: readonly { fits: boolean }[], limit: number): number {
  return Math.min(limit, found.filter(({ fits }) => fits).length || 1);
}
