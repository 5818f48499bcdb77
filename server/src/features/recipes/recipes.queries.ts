import { MAX_ROWS } from '@larder/shared/contract/page';
import type { RecipeDraft } from '@larder/shared/contract/recipes';
import { z } from 'zod';

import { CentsColumn } from '#db/columns';
import type { Queryable, Tx } from '#db/db';
import { sql } from '#db/sql';

const RecipeRow = z.object({
  recipe_id: z.string(),
  title: z.string(),
  description: z.string(),
  preparation_time: z.number(),
  serving_size: z.number(),
  created_at: z.date(),
  items: z.array(
    z.object({
      ingredient_id: z.string(),
      name: z.string(),
      price: CentsColumn.nullable(),
      unit_quantity: z.number(),
      unit: z.string(),
      quantity: z.number(),
      category: z.string().nullable(),
      image: z.string().nullable(),
      kcal: z.number().nullable(),
    }),
  ),
});
export type RecipeRow = z.output<typeof RecipeRow>;

/**
 * Energy of a line: quantity x pack size x kcal per 100 g; a pack in ml weighs ml x density. Null where the
 * catalogue lacks a figure.
 */
const selectRecipes = sql`
  select r.recipe_id, r.title, r.description, r.preparation_time, r.serving_size, r.created_at,
         (select coalesce(json_agg(json_build_object(
            'ingredient_id', i.ingredient_id, 'name', i.name, 'price', i.price_cents,
            'unit_quantity', i.unit_quantity, 'unit', i.unit, 'quantity', i.quantity,
            'category', g.category, 'image', g.image,
            'kcal', round((i.quantity * i.unit_quantity::float8 * g.kcal_per_100g / 100 *
                     case lower(i.unit) when 'gm' then 1 when 'ml' then g.density_g_per_ml end)::numeric)
            ) order by i.line_no), '[]')
          from recipe_items i join ingredients g on g.ingredient_id = i.ingredient_id
          where i.recipe_id = r.recipe_id) as items
  from recipes r`;

/** The account's recipes, newest first. */
export function listRecipesOfUser(db: Queryable, user_id: string): Promise<RecipeRow[]> {
  return db.many(
    RecipeRow,
    sql`${selectRecipes} where r.user_id = ${user_id} order by r.created_at desc, r.recipe_id
        limit ${MAX_ROWS}`,
  );
}

export function listRecipesById(tx: Tx, recipe_ids: readonly string[]): Promise<RecipeRow[]> {
  return tx.many(
    RecipeRow,
    sql`${selectRecipes} where r.recipe_id = any(${recipe_ids}::uuid[]) order by r.recipe_id`,
  );
}

export type NewRecipe = RecipeDraft & { recipe_id: string };

export async function insertRecipe(
  tx: Tx,
  { recipe, user_id, at }: { recipe: NewRecipe; user_id: string; at: Date },
): Promise<void> {
  const { recipe_id, title, description, preparation_time, serving_size } = recipe;
  await tx.run(sql`
    insert into recipes (recipe_id, user_id, title, description, preparation_time, serving_size, created_at)
    values (${recipe_id}, ${user_id}, ${title}, ${description}, ${preparation_time}, ${serving_size}, ${at})`);
  await insertItems(tx, recipe);
}

/** Replaces an own recipe and its lines. Shape: whether there was one. */
export async function replaceRecipe(
  tx: Tx,
  { recipe, user_id }: { recipe: NewRecipe; user_id: string },
): Promise<boolean> {
  const { recipe_id, title, description, preparation_time, serving_size } = recipe;
  const changed = await tx.run(sql`
    update recipes set title = ${title}, description = ${description},
      preparation_time = ${preparation_time}, serving_size = ${serving_size}
    where recipe_id = ${recipe_id} and user_id = ${user_id}`);
  if (changed === 0) return false;
  await tx.run(sql`delete from recipe_items where recipe_id = ${recipe_id}`);
  await insertItems(tx, recipe);
  return true;
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
  await tx.run(sql`delete from recipe_items where recipe_id = ${recipe_id}`);
  await tx.run(sql`delete from recipes where recipe_id = ${recipe_id}`);
  return true;
}

async function insertItems(tx: Tx, { recipe_id, items }: NewRecipe): Promise<void> {
  const rows = items.map(({ price, ...item }, index) => ({
    ...item,
    price_cents: price ?? null,
    line_no: index + 1,
  }));
  await tx.run(sql`
    insert into recipe_items (recipe_id, line_no, ingredient_id, name, price_cents, unit_quantity, unit, quantity)
    select ${recipe_id}, line_no, ingredient_id, name, price_cents, unit_quantity, unit, quantity
    from json_to_recordset(${JSON.stringify(rows)}::json) as
      (line_no int, ingredient_id uuid, name text, price_cents int, unit_quantity numeric, unit text, quantity float8)`);
}
