import { Cart, KitchenOrder } from '@larder/shared/kitchen/carts.model';
import { KitchenLine, type Stamp } from '@larder/shared/kitchen/groceryList.model';
import {
  Cooked,
  type KitchenState,
  PantryItem,
  type RemovedKitchenLine,
} from '@larder/shared/kitchen/kitchen.calls';
import type { WeekEntry } from '@larder/shared/kitchen/week/week.model';

import type { Tx } from '#platform/db/db';
import { type Sql, sql } from '#platform/db/sql';
import { encoderFor } from '#platform/http/encoder';

import { changedRows, placesOf } from './changedRows.rules.ts';

const writeLine = encoderFor(KitchenLine);
const writeCart = encoderFor(Cart);
const writeItem = encoderFor(PantryItem);
const writeCooked = encoderFor(Cooked);
const writeOrder = encoderFor(KitchenOrder);

/** Two states, and the id that the kitchen has after the change. */
type Change = { before: KitchenState; after: KitchenState };

/** Writes what operations changed. The household is locked. */
export async function writeState(
  tx: Tx,
  household_id: string,
  { before, after, state_id }: Change & { state_id: string },
): Promise<void> {
  /** Few operations change these: null keeps what the row has. */
  const json = <K extends keyof KitchenState>(
    member: K,
    write: (value: KitchenState[K]) => unknown,
  ) => (before[member] === after[member] ? null : JSON.stringify(write(after[member])));
  await tx.run(sql`
    update households set seq = ${after.seq}, state_id = ${state_id}, least_generation = ${after.leastGeneration},
      pantry_on = ${after.pantryOn},
      own_categories = coalesce(${json('ownCategories', (all) => all)}::jsonb, own_categories),
      own_grams = coalesce(${json('ownGrams', (all = []) => all)}::jsonb, own_grams),
      cooked = coalesce(${json('cooked', (all) => all.map(writeCooked))}::jsonb, cooked),
      ordered = coalesce(${json('ordered', (all) => all)}::jsonb, ordered),
      placed = coalesce(${json('placed', (all) => all.map(writeOrder))}::jsonb, placed),
      brands = coalesce(${json('brands', (all = []) => all)}::jsonb, brands),
      week_rules = coalesce(${json('weekRules', (rules) => rules)}::jsonb, week_rules)
    where household_id = ${household_id}`);
  await writeLines(tx, household_id, { before, after });
  await writeLists(tx, household_id, { before, after });
  await writePlan(tx, household_id, { before, after });
}

/** A row of `list_lines`: a line, or the removed part of one. `id` is its key. */
type Row = { id: string; line: KitchenLine; removal?: RemovedKitchenLine };

/** The rows of a state, without those of entries that another state has too: a change is small, a kitchen is not. */
function rowsOf({ lines, removed }: KitchenState, other: KitchenState): Row[] {
  const same = new Set<object>([...other.lines, ...other.removed]);
  return [
    ...lines.filter((line) => !same.has(line)).map((line) => ({ id: idOf(line, 0), line })),
    ...removed
      .filter((removal) => !same.has(removal))
      .map((removal) => ({
        id: idOf(removal.line, removal.removed.seq),
        line: removal.line,
        removal,
      })),
  ];
}

function idOf({ generation, key }: KitchenLine, removed_seq: number): string {
  return `${generation} ${removed_seq} ${key}`;
}

async function writeLines(tx: Tx, household_id: string, { before, after }: Change): Promise<void> {
  if (before.lines === after.lines && before.removed === after.removed) return;
  const [old, changed] = [rowsOf(before, after), rowsOf(after, before)];
  const now = new Set(changed.map(({ id }) => id));
  await deleteLines(tx, household_id, { rows: old.filter(({ id }) => !now.has(id)) });
  await tx.run(sql`
    insert into list_lines (household_id, ${LINE_COLUMNS})
    select ${household_id}::uuid, ${LINE_COLUMNS} from jsonb_to_recordset(${JSON.stringify(changed.map(lineRow))}::jsonb) as
      r (line_key text, generation integer, removed_seq integer, place integer, name text, ingredient_id text,
         category text, selected boolean, got_by text, line jsonb, removal jsonb)
    on conflict (household_id, line_key, generation, removed_seq) do update set
      place = excluded.place, name = excluded.name, ingredient_id = excluded.ingredient_id,
      category = excluded.category, selected = excluded.selected, got_by = excluded.got_by, line = excluded.line,
      removal = excluded.removal`);
  const were = new Map(old.map((row) => [row.id, row.line.contributions]));
  const others = changed.filter(({ id, line }) => were.get(id) !== line.contributions);
  const rewritten = others.filter(({ id }) => were.has(id));
  await deleteLines(tx, household_id, { rows: rewritten, table: sql`list_contributions` });
  await insertRows(tx, household_id, {
    table: sql`list_contributions`,
    columns: sql`line_key, generation, removed_seq, position, recipe_id, amount, unit, contribution`,
    types: sql`line_key text, generation integer, removed_seq integer, position integer, recipe_id text,
      amount double precision, unit text, contribution jsonb`,
    rows: others.flatMap((row) =>
      writeLine(row.line).contributions.map((contribution, position) => {
        const { recipe_id, amount, unit } = contribution;
        return { ...keysOf(row), position, recipe_id, amount, unit, contribution };
      }),
    ),
  });
}

const LINE_COLUMNS = sql`line_key, generation, removed_seq, place, name, ingredient_id, category, selected, got_by, line, removal`;

/** The row of a line; its contributions have rows of their own. */
function lineRow(row: Row) {
  const line = { ...writeLine({ ...row.line, contributions: [] }), contributions: undefined };
  const { place, name, ingredient_id, category, selected, got } = row.line;
  const { removed, recipe_id } = row.removal ?? {};
  return {
    ...keysOf(row),
    place,
    name,
    ingredient_id,
    category,
    selected,
    got_by: got?.by,
    line,
    removal: removed && { removed, recipe_id },
  };
}

async function deleteLines(
  tx: Tx,
  household_id: string,
  { rows, table = sql`list_lines` }: { rows: readonly Row[]; table?: Sql },
): Promise<void> {
  if (rows.length === 0) return;
  await tx.run(sql`
    delete from ${table} l using jsonb_to_recordset(${JSON.stringify(rows.map(keysOf))}::jsonb) as
      g (line_key text, generation integer, removed_seq integer)
    where l.household_id = ${household_id} and l.line_key = g.line_key and l.generation = g.generation
      and l.removed_seq = g.removed_seq`);
}

function keysOf({ line, removal }: Row) {
  const { key: line_key, generation } = line;
  return { line_key, generation, removed_seq: removal?.removed.seq ?? 0 };
}

async function writeLists(tx: Tx, household_id: string, { before, after }: Change): Promise<void> {
  await writeKeyed(tx, household_id, {
    table: sql`kitchen_carts`,
    key: sql`store_id`,
    columns: sql`store_id, place, cart`,
    types: sql`store_id uuid, place integer, cart jsonb`,
    before: before.carts,
    after: after.carts,
    id: ({ store_id }) => store_id,
    row: (cart) => ({ store_id: cart.store_id, cart: writeCart(cart) }),
  });
  await writeKeyed(tx, household_id, {
    table: sql`pantry`,
    key: sql`item_key`,
    columns: sql`item_key, place, name, kind, item`,
    types: sql`item_key text, place integer, name text, kind text, item jsonb`,
    before: before.pantry,
    after: after.pantry,
    id: ({ key }) => key,
    row: (item) => ({
      item_key: item.key,
      name: item.name,
      kind: item.kind,
      item: writeItem(item),
    }),
  });
  await writeKeyed(tx, household_id, {
    table: sql`aisle_orders`,
    key: sql`store_id`,
    columns: sql`store_id, place, store_name, aisles`,
    types: sql`store_id uuid, place integer, store_name text, aisles jsonb`,
    before: before.aisles,
    after: after.aisles,
    id: ({ store_id }) => store_id,
    row: ({ store_id, storeName, order }) => ({ store_id, store_name: storeName, aisles: order }),
  });
}

/** Meals that are planned or can come back, by id; few of them change. */
function mealsOf({ plan = [], unplanned = [] }: KitchenState): Map<string, MealRow> {
  return new Map<string, MealRow>([
    ...unplanned.map((one) => [one.entry.entry_id, { ...one, is: one }] as const),
    ...plan.map((entry) => [entry.entry_id, { entry, is: entry }] as const),
  ]);
}
/** `is` is the value in the state: the same object when nothing changed it. */
type MealRow = { entry: WeekEntry; removed?: Stamp; is: object };

async function writePlan(tx: Tx, household_id: string, { before, after }: Change): Promise<void> {
  if (before.plan === after.plan && before.unplanned === after.unplanned) return;
  const [old, now] = [mealsOf(before), mealsOf(after)];
  const gone = [...old.keys()].filter((entry_id) => !now.has(entry_id));
  const changed = [...now].filter(([entry_id, { is }]) => old.get(entry_id)?.is !== is);
  if (gone.length > 0)
    await tx.run(sql`
      delete from plan_entries where household_id = ${household_id} and entry_id = any(${gone}::uuid[])`);
  if (changed.length === 0) return;
  const rows = changed.map(([entry_id, { entry, removed }]) => ({
    entry_id,
    place: entry.place,
    entry,
    removed,
  }));
  await tx.run(sql`
    insert into plan_entries as p (household_id, entry_id, place, entry, removed)
    select ${household_id}::uuid, entry_id, place, entry, removed
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (entry_id uuid, place bigint, entry jsonb, removed jsonb)
    on conflict (household_id, entry_id) do update set
      place = excluded.place, entry = excluded.entry, removed = excluded.removed,
      revision = p.revision + 1, changed_at = now()`);
}

/** Writes a list in its order: rows change with their value or their position. */
async function writeKeyed<T>(
  tx: Tx,
  household_id: string,
  {
    table,
    key,
    columns,
    types,
    before,
    after,
    id,
    row,
  }: {
    table: Sql;
    key: Sql;
    columns: Sql;
    types: Sql;
    before: readonly T[];
    after: readonly T[];
    id: (one: T) => string;
    row: (one: T) => Record<string, unknown>;
  },
): Promise<void> {
  if (before === after) return;
  const { gone, changed } = changedRows({
    before: placesOf(before),
    after: placesOf(after),
    id: ({ one }) => id(one),
    isSame: (a, b) => a.one === b.one && a.place === b.place,
  });
  await tx.run(sql`
    delete from ${table} where household_id = ${household_id}
      and ${key}::text = any(${gone.map(({ one }) => id(one))}::text[])`);
  const rows = changed.map(({ one, place }) => ({ ...row(one), place }));
  await insertRows(tx, household_id, { table, columns, types, rows });
}

async function insertRows(
  tx: Tx,
  household_id: string,
  {
    table,
    columns,
    types,
    rows,
  }: { table: Sql; columns: Sql; types: Sql; rows: readonly object[] },
): Promise<void> {
  if (rows.length === 0) return;
  await tx.run(sql`
    insert into ${table} (household_id, ${columns})
    select ${household_id}::uuid, ${columns} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${types})`);
}
