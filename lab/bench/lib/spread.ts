/**
 * The tables of a distributed PostgreSQL by where their rows are: on the node of a column's value, on every
 * node, or on one. Tables that grow without bound are distributed by store.
 */
const TABLES: Readonly<Record<string, string>> = {
  store_id: 'store_items stock_movements orders order_items order_events',
  user_id: 'idempotency_keys',
  everywhere: 'stores ingredients ingredient_aliases measures catalogue_version',
  'one node':
    'users sessions refresh_tokens reset_tokens recipes recipe_items attempts audit_log unmatched_names dismissed_names write_probe provider_days schema_migrations',
};

/** Where a table's rows are. Errors  for a table that is not listed. */
export function placeOf(table: string): string {
  const place = Object.keys(TABLES).find((key) => TABLES[key]?.split(' ').includes(table));
  if (place === undefined) throw new Error(`TABLES lacks ${table}`);
  return place;
}

/** The members read of a plan from `explain (format json)`. */
export type Explained = {
  'Relation Name'?: string;
  Operation?: string;
  Plans?: readonly Explained[];
} & Readonly<Record<string, unknown>>;

const CONDITIONS = [
  'Index Cond',
  'Recheck Cond',
  'Filter',
  'Hash Cond',
  'Merge Cond',
  'Join Filter',
];

/** Distributed tables that a plan looks up on all nodes: no condition names the distribution column. */
export function scattered(plan: Explained, above: readonly string[] = []): string[] {
  const own = CONDITIONS.flatMap((name) => {
    const condition = plan[name];
    return typeof condition === 'string' ? [condition] : [];
  });
  const table = plan['Relation Name'];
  const below = (plan.Plans ?? []).flatMap((part) => scattered(part, [...above, ...own]));
  // Written rows were found by the plan below, or are new and have the column.
  if (table === undefined || plan.Operation !== undefined) return below;
  const column = placeOf(table);
  const isFound =
    !column.endsWith('_id') ||
    [...above, ...own].some((condition) => new RegExp(`\\b${column}\\b`).test(condition));
  return isFound ? below : [...below, table];
}
