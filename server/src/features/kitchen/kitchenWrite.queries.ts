import * as contract from '@larder/shared/contract/kitchen';
import { KitchenCart } from '@larder/shared/contract/kitchenOps';
import type {
  KitchenLine,
  KitchenState,
  RemovedKitchenLine,
} from '@larder/shared/domain/kitchenState';

import type { Tx } from '#db/db';
import { type Sql, sql } from '#db/sql';
import { encoderFor } from '#http/encoder';

import { changedRows, placesOf } from './changedRows.ts';

const writeLine = encoderFor(contract.KitchenLine);
const writeCart = encoderFor(KitchenCart);
const writeItem = encoderFor(contract.PantryItem);
const writeCooked = encoderFor(contract.Cooked);
const writeOrder = encoderFor(contract.KitchenOrder);

/** Writes what operations changed. The household is locked. */
export async function writeState(
  tx: Tx,
  household_id: string,
  { before, after }: { before: KitchenState; after: KitchenState },
): Promise<void> {
  const own = { seq: after.seq, cooked: after.cooked.map(writeCooked) };
  // The longest member; few operations change it.
  const placed =
    before.placed === after.placed ? null : JSON.stringify(after.placed.map(writeOrder));
  await tx.run(sql`
    update households set seq = ${own.seq}, least_generation = ${after.leastGeneration},
      own_categories = ${JSON.stringify(after.ownCategories)}::jsonb,
      own_grams = ${JSON.stringify(after.ownGrams ?? [])}::jsonb,
      pantry_on = ${after.pantryOn}, cooked = ${JSON.stringify(own.cooked)}::jsonb,
      ordered = ${JSON.stringify(after.ordered)}::jsonb,
      placed = coalesce(${placed}::jsonb, placed)
    where household_id = ${household_id}`);
  await writeLines(tx, household_id, { before, after });
  await writeLists(tx, household_id, { before, after });
}

type Change = { before: KitchenState; after: KitchenState };

/** A row of `list_lines`: a line, or the removed part of one. `id` is its key. */
type Row = { id: string; line: KitchenLine; removal?: RemovedKitchenLine };

function rowsOf({ lines, removed }: KitchenState): Row[] {
  return [
    ...lines.map((line) => ({ id: idOf(line, 0), line })),
    ...removed.map((removal) => ({
      id: idOf(removal.line, removal.removed.seq),
      line: removal.line,
      removal,
    })),
  ];
}

function idOf({ generation, key }: KitchenLine, removed_seq: number): string {
  return `${generation} ${removed_seq} ${key}`;
}

async function writeLines(tx: Tx, household_id: string, change: Change): Promise<void> {
  const { gone, changed } = changedRows({
    before: rowsOf(change.before),
    after: rowsOf(change.after),
    id: ({ id }) => id,
    isSame: (a, b) => a.line === b.line && a.removal === b.removal,
  });
  await tx.run(sql`
    delete from list_lines l using jsonb_to_recordset(${JSON.stringify(gone.map(keysOf))}::jsonb) as
      g (line_key text, generation integer, removed_seq integer)
    where l.household_id = ${household_id} and l.line_key = g.line_key and l.generation = g.generation
      and l.removed_seq = g.removed_seq`);
  const lines = changed.map((row) => {
    // They have rows of their own.
    const line = { ...writeLine(row.line), contributions: undefined };
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
  });
  await insertRows(tx, household_id, {
    table: sql`list_lines`,
    columns: sql`line_key, generation, removed_seq, place, name, ingredient_id, category, selected, got_by, line, removal`,
    types: sql`line_key text, generation integer, removed_seq integer, place integer, name text, ingredient_id text,
      category text, selected boolean, got_by text, line jsonb, removal jsonb`,
    rows: lines,
  });
  await insertRows(tx, household_id, {
    table: sql`list_contributions`,
    columns: sql`line_key, generation, removed_seq, position, recipe_id, amount, unit, contribution`,
    types: sql`line_key text, generation integer, removed_seq integer, position integer, recipe_id text,
      amount double precision, unit text, contribution jsonb`,
    rows: changed.flatMap((row) =>
      writeLine(row.line).contributions.map((contribution, position) => {
        const { recipe_id, amount, unit } = contribution;
        return { ...keysOf(row), position, recipe_id, amount, unit, contribution };
      }),
    ),
  });
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
