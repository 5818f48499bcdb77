import { MAX_ROWS } from '@larder/shared/basics/page.model';
import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';
import { HOW_FOUND } from '@larder/shared/recipes/recipeParts.model';
import { RecipeItem } from '@larder/shared/recipes/recipes.calls';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { keyset } from '#platform/db/keyset';
import { rowOf } from '#platform/db/rowOf';
import { type Sql, sql } from '#platform/db/sql';
import { withinWeight } from '#platform/db/withinWeight';
import type { Cursor } from '#platform/lib/cursor';

import { bytesOf } from './bytesOf.rules.ts';

const LineRow = z.object({
  section: z.string().nullable(),
  original: z.string(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  unit: z.string().nullable(),
  name: z.string().nullable(),
  note: z.string().nullable(),
  optional: z.boolean(),
  fixed: z.boolean().nullish(),
  recipe_title: z.string().nullish(),
  ingredient_id: z.string().nullable(),
  how: z.enum(HOW_FOUND).nullable(),
  grade: z.enum(['A', 'B', 'C', 'D']).nullable(),
});
export type LineRow = z.output<typeof LineRow>;

const RecipeRow = z.object({
  recipe_id: z.string(),
  title: z.string(),
  description: z.string(),
  preparation_time: z.number(),
  serving_size: z.number(),
  created_at: z.date(),
  source_url: z.string().nullable(),
  source_host: z.string().nullable(),
  prep_minutes: z.number().nullable(),
  cook_minutes: z.number().nullable(),
  total_minutes: z.number().nullable(),
  yield_low: z.number().nullable(),
  yield_high: z.number().nullable(),
  yield_text: z.string().nullable(),
  language: z.string().nullable(),
  notes: z.string().nullable(),
  calories: z.number().nullable(),
  items: z.array(rowOf(RecipeItem)),
  lines: z.array(LineRow),
  steps: z.array(z.object({ section: z.string().nullable(), text: z.string() })),
});
export type RecipeRow = z.output<typeof RecipeRow>;

/** The columns of one's own, beside the key and who has it. */
const COLUMNS = sql`r.title, r.description, r.preparation_time, r.serving_size, r.source_url, r.source_host,
  r.prep_minutes, r.cook_minutes, r.total_minutes, r.yield_low, r.yield_high, r.yield_text, r.language,
  r.notes, r.calories`;

/**
 * Energy of an item: quantity x pack size x kcal per 100 g; a pack in ml weighs ml x density. Null where the
 * catalogue lacks a figure.
 */
const ITEMS = sql`
  (select coalesce(json_agg(json_build_object(
     'ingredient_id', i.ingredient_id, 'name', i.name, 'price', i.price_cents,
     'unit_quantity', i.unit_quantity, 'unit', i.unit, 'quantity', i.quantity,
     'category', g.category, 'image', g.image,
     'kcal', round((i.quantity * i.unit_quantity::float8 * g.kcal_per_100g / 100 *
              case lower(i.unit) when 'gm' then 1 when 'ml' then g.density_g_per_ml end)::numeric)
     ) order by i.line_no), '[]')
   from recipe_items i join ingredients g on g.ingredient_id = i.ingredient_id
   where i.recipe_id = r.recipe_id)`;

const LINES = sql`
  (select coalesce(json_agg(json_build_object(
     'section', l.section, 'original', l.original, 'low', l.low, 'high', l.high, 'unit', l.unit, 'name', l.name,
     'note', l.note, 'optional', l.optional, 'fixed', nullif(l.fixed, false), 'recipe_title', l.recipe_title,
     'ingredient_id', l.ingredient_id, 'how', l.how, 'grade', l.grade
     ) order by l.line_no), '[]')
   from recipe_lines l where l.recipe_id = r.recipe_id)`;

const STEPS = sql`
  (select coalesce(json_agg(json_build_object('section', s.section, 'text', s.text) order by s.step_no), '[]')
   from recipe_steps s where s.recipe_id = r.recipe_id)`;

const selectColumns = sql`
  select r.recipe_id, r.created_at, ${COLUMNS}, ${ITEMS} as items, ${LINES} as lines, ${STEPS} as steps`;
const selectRecipes = sql`${selectColumns} from recipes r`;

/** `fits` is false for the one row more that tells that the answer is full. */
const ListedRow = RecipeRow.extend({ fits: z.boolean() });
type ListedRow = z.output<typeof ListedRow>;

/**
 * The account's recipes, newest first, at most `limit`, and as many as an answer holds; see `withinWeight`. The cursor's
 * key: ms since 1970 and the id.
 */
export async function listRecipesOfUser(
  db: Queryable,
  { user_id, cursor, limit }: { user_id: string; cursor: Cursor | undefined; limit: number },
): Promise<ListedRow[]> {
  const { beyond, order, inListOrder } = keyset({
    columns: [sql`r.created_at`, sql`r.recipe_id`],
    falls: true,
    cursor,
    at: ({ key: [at, id] }) => [sql`${new Date(Number(at))}::timestamptz`, sql`${id}::uuid`],
  });
  const rows = sql`select r.*, r.text_bytes as weight from recipes r where r.user_id = ${user_id} ${beyond}
                   order by ${order} limit ${limit}`;
  const found = withinWeight({ rows, order, as: sql`r`, most: RECIPE_LIMITS.answerBytes });
  return inListOrder(
    await db.many(ListedRow, sql`${selectColumns}, r.fits from ${found} order by ${order}`),
  );
}

export function findRecipe(
  db: Queryable,
  { recipe_id, user_id }: { recipe_id: string; user_id: string },
): Promise<RecipeRow | undefined> {
  return db.maybeOne(
    RecipeRow,
    sql`${selectRecipes} where r.recipe_id = ${recipe_id} and r.user_id = ${user_id}`,
  );
}

/** In the order of their ids. */
export function listRecipesById(
  db: Queryable,
  recipe_ids: readonly string[],
): Promise<RecipeRow[]> {
  return db.many(
    RecipeRow,
    sql`${selectRecipes} where r.recipe_id = any(${recipe_ids}::uuid[]) order by r.recipe_id
        limit ${MAX_ROWS}`,
  );
}

/** Recipes that lines of one answer may be. */
const MAX_PARTS = 20;

/** The newest own recipe of each folded title: the first 20, and as many as an answer holds; see `withinWeight`. */
export async function listRecipesByTitle(
  db: Queryable,
  { user_id, titles }: { user_id: string; titles: readonly string[] },
): Promise<RecipeRow[]> {
  const order = sql`r.recipe_id`;
  const rows = sql`
    select r.*, r.text_bytes as weight from (
      select distinct on (fold_text(p.title)) p.* from recipes p
      where p.user_id = ${user_id}
        and fold_text(p.title) in (select fold_text(t) from unnest(${titles}::text[]) t)
      order by fold_text(p.title), p.created_at desc, p.recipe_id) r
    order by ${order} limit ${MAX_PARTS}`;
  const found = withinWeight({ rows, order, as: sql`r`, most: RECIPE_LIMITS.answerBytes });
  const listed = await db.many(
    ListedRow,
    sql`${selectColumns}, r.fits from ${found} order by ${order}`,
  );
  return listed.filter(({ fits }) => fits);
}

const KeptRow = RecipeRow.omit({ created_at: true, items: true }).extend({
  source_key: z.string().nullable(),
  kept_twice: z.boolean(),
  raw: z.string().nullable(),
  items: z.array(RecipeRow.shape.items.element.omit({ category: true, image: true, kcal: true })),
});
/** A recipe as it is stored. */
export type KeptRecipe = z.output<typeof KeptRow>;

/** An own recipe, held until the transaction ends. */
export function lockRecipe(
  tx: Tx,
  { recipe_id, user_id }: { recipe_id: string; user_id: string },
): Promise<KeptRecipe | undefined> {
  return tx.maybeOne(
    KeptRow,
    sql`select r.recipe_id, r.source_key, r.kept_twice, r.raw, ${COLUMNS}, ${ITEMS} as items, ${LINES} as lines,
          ${STEPS} as steps
        from recipes r where r.recipe_id = ${recipe_id} and r.user_id = ${user_id} for update of r`,
  );
}

/** Adds recipes with their items, lines and steps. */
export async function insertRecipes(
  tx: Tx,
  { recipes, user_id, at }: { recipes: readonly KeptRecipe[]; user_id: string; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into recipes (user_id, created_at, ${columnNames})
    select ${user_id}, ${at}, ${columnNames} from ${recordset(recipes)}`);
  await insertParts(tx, recipes);
}

/** Replaces an own recipe and its parts. Call it with a recipe that lockRecipe holds. */
export async function replaceRecipe(tx: Tx, recipe: KeptRecipe): Promise<void> {
  await tx.run(sql`
    update recipes as r set (${columnNames}) = (select ${columnNames} from ${recordset([recipe])})
    where r.recipe_id = ${recipe.recipe_id}`);
  await deleteParts(tx, recipe.recipe_id);
  await insertParts(tx, [recipe]);
}

/** Deletes an own recipe. Shape: whether there was one. */
export async function deleteRecipe(
  tx: Tx,
  { recipe_id, user_id }: { recipe_id: string; user_id: string },
): Promise<boolean> {
  const own = await tx.maybeOne(
    z.object({ recipe_id: z.string() }),
    sql`select recipe_id from recipes where recipe_id = ${recipe_id} and user_id = ${user_id} for update`,
  );
  if (!own) return false;
  await deleteParts(tx, recipe_id);
  await tx.run(sql`delete from recipe_links where recipe_id = ${recipe_id}`);
  await tx.run(sql`delete from recipes where recipe_id = ${recipe_id}`);
  return true;
}

const columnNames = sql`recipe_id, title, description, preparation_time, serving_size, source_url, source_host,
  source_key, kept_twice, prep_minutes, cook_minutes, total_minutes, yield_low, yield_high, yield_text, language,
  notes, calories, raw, text_bytes`;

function recordset(recipes: readonly KeptRecipe[]): Sql {
  const rows = recipes.map(({ items: _items, lines: _lines, steps: _steps, ...row }, index) => ({
    ...row,
    text_bytes: bytesOf(recipes[index]),
  }));
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as n
    (recipe_id uuid, title text, description text, preparation_time float8, serving_size float8, source_url text,
     source_host text, source_key text, kept_twice boolean, prep_minutes float8, cook_minutes float8,
     total_minutes float8, yield_low float8, yield_high float8, yield_text text, language text, notes text,
     calories float8, raw text, text_bytes int)`;
}

async function deleteParts(tx: Tx, recipe_id: string): Promise<void> {
  await tx.run(sql`delete from recipe_items where recipe_id = ${recipe_id}`);
  await tx.run(sql`delete from recipe_lines where recipe_id = ${recipe_id}`);
  await tx.run(sql`delete from recipe_steps where recipe_id = ${recipe_id}`);
}

async function insertParts(tx: Tx, recipes: readonly KeptRecipe[]): Promise<void> {
  const items = numbered(recipes, 'items').map(({ price, ...item }) => ({
    ...item,
    price_cents: price,
  }));
  await tx.run(sql`
    insert into recipe_items (recipe_id, line_no, ingredient_id, name, price_cents, unit_quantity, unit, quantity)
    select recipe_id, line_no, ingredient_id, name, price_cents, unit_quantity, unit, quantity
    from json_to_recordset(${JSON.stringify(items)}::json) as
      (recipe_id uuid, line_no int, ingredient_id uuid, name text, price_cents int, unit_quantity numeric, unit text,
       quantity float8)`);
  await tx.run(sql`
    insert into recipe_lines (recipe_id, line_no, section, original, low, high, unit, name, note, optional,
      fixed, recipe_title, ingredient_id, how, grade)
    select recipe_id, line_no, section, original, low, high, unit, name, note, optional, coalesce(fixed, false),
      recipe_title, ingredient_id, how, grade
    from json_to_recordset(${JSON.stringify(numbered(recipes, 'lines'))}::json) as
      (recipe_id uuid, line_no int, section text, original text, low float8, high float8, unit text, name text,
       note text, optional boolean, fixed boolean, recipe_title text, ingredient_id uuid, how text, grade text)`);
  await tx.run(sql`
    insert into recipe_steps (recipe_id, step_no, section, text)
    select recipe_id, line_no, section, text
    from json_to_recordset(${JSON.stringify(numbered(recipes, 'steps'))}::json) as
      (recipe_id uuid, line_no int, section text, text text)`);
}

/** The parts of recipes with their recipe and their place in it, from 1. */
function numbered<Part extends 'items' | 'lines' | 'steps'>(
  recipes: readonly KeptRecipe[],
  part: Part,
): (KeptRecipe[Part][number] & { recipe_id: string; line_no: number })[] {
  return recipes.flatMap(({ recipe_id, [part]: rows }) =>
    rows.map((row: KeptRecipe[Part][number], index) => ({ ...row, recipe_id, line_no: index + 1 })),
  );
}
