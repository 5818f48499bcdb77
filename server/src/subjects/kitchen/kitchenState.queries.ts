import { BrandChoices } from '@larder/shared/kitchen/brands.model';
import { Cart, KitchenOrder } from '@larder/shared/kitchen/carts.model';
import {
  AisleOrder,
  KitchenLine,
  OwnCategories,
  OwnGrams,
  Stamp,
} from '@larder/shared/kitchen/groceryList.model';
import {
  Cooked,
  type KitchenState,
  PantryItem,
  RemovedKitchenLine,
} from '@larder/shared/kitchen/kitchen.calls';
import { WeekEntry, WeekRules } from '@larder/shared/kitchen/week/week.model';
import { z } from 'zod';
import * as mini from 'zod/mini';

import type { Queryable, Tx } from '#platform/db/db';
import { sql } from '#platform/db/sql';

const HouseholdRow = z.object({
  seq: z.int(),
  least_generation: z.int(),
  own_categories: z.unknown(),
  own_grams: z.unknown(),
  pantry_on: z.boolean(),
  cooked: z.unknown(),
  ordered: z.array(z.string()),
  placed: z.unknown(),
  brands: z.unknown(),
  week_rules: z.unknown(),
});

const MealRow = z.object({ entry: z.unknown(), removed: z.unknown() });

const LineRow = z.object({
  line: z.record(z.string(), z.unknown()),
  contributions: z.array(z.unknown()),
  removal: z.record(z.string(), z.unknown()).nullable(),
});

/** One JSON value of a row. */
const Kept = z.object({ value: z.unknown() });

/** Makes the transaction read-only, with one snapshot for all its statements. Must be its first. */
export async function readOneMoment(tx: Tx): Promise<void> {
  await tx.run(sql`set transaction isolation level repeatable read, read only`);
}

/** A kitchen as its rows have it. Its household is there, and locked where it is to be written. */
export async function getState(db: Queryable, household_id: string): Promise<KitchenState> {
  const own = await db.one(
    HouseholdRow,
    sql`select seq, least_generation, own_categories, own_grams, pantry_on, cooked, ordered, placed, brands, week_rules
        from households where household_id = ${household_id}`,
  );
  const { lines, removed } = await listLines(db, household_id);
  const values = async (query: ReturnType<typeof sql>) =>
    (await db.many(Kept, query)).map(({ value }) => value);
  const carts = await values(sql`
    select cart as value from kitchen_carts where household_id = ${household_id} order by place, store_id`);
  const pantry = await values(sql`
    select item as value from pantry where household_id = ${household_id} order by place, item_key`);
  const aisles = await values(sql`
    select json_build_object('store_id', store_id, 'storeName', store_name, 'order', aisles) as value
    from aisle_orders where household_id = ${household_id} order by place, store_id`);
  const meals = await db.many(
    MealRow,
    sql`select entry, removed from plan_entries where household_id = ${household_id}
        order by (removed->>'seq')::bigint, place, entry_id`,
  );
  const read = <S extends mini.ZodMiniType>(schema: S, value: unknown) =>
    mini.decode(schema, value as mini.input<S>); // JSON, which the schema checks
  return {
    seq: own.seq,
    lines,
    removed,
    ownCategories: read(OwnCategories, own.own_categories),
    ownGrams: read(OwnGrams, own.own_grams),
    leastGeneration: own.least_generation,
    carts: carts.map((cart) => read(Cart, cart)),
    pantryOn: own.pantry_on,
    pantry: pantry.map((item) => read(PantryItem, item)),
    cooked: read(mini.array(Cooked), own.cooked),
    ordered: own.ordered,
    placed: read(mini.array(KitchenOrder), own.placed),
    aisles: aisles.map((one) => read(AisleOrder, one)),
    brands: read(BrandChoices, own.brands),
    plan: meals.flatMap(({ entry, removed }) => (removed ? [] : [read(WeekEntry, entry)])),
    unplanned: meals.flatMap(({ entry, removed }) =>
      removed ? [{ entry: read(WeekEntry, entry), removed: read(Stamp, removed) }] : [],
    ),
    ...(own.week_rules ? { weekRules: read(WeekRules, own.week_rules) } : {}),
  };
}

/** Lines by place; removed ones by when they were removed, then by place. */
async function listLines(
  db: Queryable,
  household_id: string,
): Promise<{ lines: KitchenLine[]; removed: RemovedKitchenLine[] }> {
  const rows = await db.many(
    LineRow,
    sql`select l.line, l.removal, c.contributions
        from list_lines l cross join lateral (
          select coalesce(jsonb_agg(c.contribution order by c.position), '[]') as contributions
          from list_contributions c
          where c.household_id = l.household_id and c.line_key = l.line_key
            and c.generation = l.generation and c.removed_seq = l.removed_seq) c
        where l.household_id = ${household_id} order by l.removed_seq, l.place, l.line_key`,
  );
  const whole = rows.map(({ line, contributions, removal }) => ({
    line: mini.decode(KitchenLine, { ...line, contributions } as never), // checked by it
    removal,
  }));
  return {
    lines: whole.flatMap(({ line, removal }) => (removal ? [] : [line])),
    removed: whole.flatMap(({ line, removal }) =>
      removal
        ? [mini.decode(RemovedKitchenLine, { ...removal, line } as never)] // checked by it
        : [],
    ),
  };
}
