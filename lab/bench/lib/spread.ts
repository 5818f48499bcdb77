/**
 * Each table's distribution column on a distributed PostgreSQL: rows by this column, the whole table on
 * every node, or on one. Tables that grow without bound are distributed by store.
 */
export const LAID: Readonly<Record<string, string>> = {
  store_items: 'store_id',
  stock_movements: 'store_id',
  orders: 'store_id',
  order_items: 'store_id',
  order_events: 'store_id',
  users: 'one node',
  sessions: 'one node',
  refresh_tokens: 'one node',
  reset_tokens: 'one node',
  idempotency_keys: 'user_id',
  recipes: 'one node',
  recipe_items: 'one node',
  stores: 'everywhere',
  ingredients: 'everywhere',
  ingredient_aliases: 'everywhere',
  measures: 'everywhere',
  catalogue_version: 'everywhere',
  attempts: 'one node',
  audit_log: 'one node',
  unmatched_names: 'one node',
  dismissed_names: 'one node',
  write_probe: 'one node',
  provider_days: 'one node',
  schema_migrations: 'one node',
};

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

/**
 * Distributed tables that a plan looks up on all nodes: neither the lookup nor a join above it names the
 * distribution column.
 */
export function scattered(plan: Explained, above: readonly string[] = []): string[] {
  const own = CONDITIONS.flatMap((name) => {
    const condition = plan[name];
    return typeof condition === 'string' ? [condition] : [];
  });
  const table = plan['Relation Name'];
  const below = (plan.Plans ?? []).flatMap((part) => scattered(part, [...above, ...own]));
  // Written rows were found by the plan below, or are new and have the column.
  if (table === undefined || plan.Operation !== undefined) return below;
  const column = LAID[table];
  if (column === undefined) throw new Error(`where does ${table} lie?`);
  const isFound =
    !column.endsWith('_id') ||
    [...above, ...own].some((condition) => new RegExp(`\\b${column}\\b`).test(condition));
  return isFound ? below : [...below, table];
}
