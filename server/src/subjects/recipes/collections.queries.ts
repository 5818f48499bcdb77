import { ExportedCollection } from '@larder/shared/account/accountExport.calls';
import { COLLECTION_LIMITS } from '@larder/shared/recipes/collections';
import { Collection } from '@larder/shared/recipes/collections.calls';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { foldedText } from '#platform/db/foldedText';
import { rowOf } from '#platform/db/rowOf';
import { type Sql, sql } from '#platform/db/sql';

import type { Dish } from './cooked.queries.ts';

const CollectionRow = rowOf(Collection);
const Count = z.object({ n: z.int() });
const Id = z.object({ collection_id: z.string() });

const selectCollections = sql`
  select c.collection_id, c.name,
         (select count(*) from collection_recipes x where x.collection_id = c.collection_id) as recipes
  from collections c`;

type Which = { user_id: string; collection_id: string };

/** By name. */
export function listCollections(db: Queryable, user_id: string): Promise<Collection[]> {
  return db.many(
    CollectionRow,
    sql`${selectCollections} where c.user_id = ${user_id} order by fold_text(c.name), c.collection_id
        limit ${COLLECTION_LIMITS.ofOne}`,
  );
}

export function findCollection(
  db: Queryable,
  { user_id, collection_id }: Which,
): Promise<Collection | undefined> {
  return db.maybeOne(
    CollectionRow,
    sql`${selectCollections} where c.user_id = ${user_id} and c.collection_id = ${collection_id}`,
  );
}

/** The keys of the recipes in a collection, as the list of saved recipes has them. */
export function keysIn({ user_id, collection_id }: Which): Sql {
  return sql`
    select coalesce(c.recipe_id::text, c.provider_id::text) from collection_recipes c
    where c.collection_id = ${collection_id} and c.user_id = ${user_id}`;
}

/** Call it after lockKept. */
export async function countCollections(tx: Tx, user_id: string): Promise<number> {
  const { n } = await tx.one(
    Count,
    sql`select count(*) as n from collections where user_id = ${user_id}`,
  );
  return n;
}

/** Whether another of the account's collections has this name. Call it after lockKept. */
export async function isNameTaken(
  tx: Tx,
  { user_id, collection_id, name }: { user_id: string; collection_id?: string; name: string },
): Promise<boolean> {
  const { taken } = await tx.one(
    z.object({ taken: z.boolean() }),
    sql`select exists (select from collections where user_id = ${user_id} and fold_text(name) = ${foldedText(name)}
          and collection_id is distinct from ${collection_id ?? null}::uuid) as taken`,
  );
  return taken;
}

export async function insertCollection(
  tx: Tx,
  { collection_id, user_id, name, at }: Which & { name: string; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into collections (collection_id, user_id, name, created_at)
    values (${collection_id}, ${user_id}, ${name}, ${at})`);
}

export async function setName(
  tx: Tx,
  { user_id, collection_id, name }: Which & { name: string },
): Promise<void> {
  await tx.run(sql`
    update collections set name = ${name} where collection_id = ${collection_id} and user_id = ${user_id}`);
}

/** Deletes an own collection; its recipes stay. Shape: whether there was one. */
export async function deleteCollection(
  tx: Tx,
  { user_id, collection_id }: Which,
): Promise<boolean> {
  const own = sql`
    select collection_id from collections where collection_id = ${collection_id} and user_id = ${user_id}`;
  await tx.run(sql`delete from collection_recipes where collection_id in (${own})`);
  const gone = await tx.run(
    sql`delete from collections where collection_id = ${collection_id} and user_id = ${user_id}`,
  );
  return gone > 0;
}

function isDish({ provider_id, recipe_id }: Dish): Sql {
  return provider_id === null
    ? sql`x.recipe_id = ${recipe_id}::uuid`
    : sql`x.provider_id = ${provider_id}`;
}

type OfDish = { user_id: string; dish: Dish };

/** The collections that a recipe is in, by name. */
export async function listCollectionsOf(
  db: Queryable,
  { user_id, dish }: OfDish,
): Promise<string[]> {
  const rows = await db.many(
    Id,
    sql`select c.collection_id from collection_recipes x join collections c on c.collection_id = x.collection_id
        where x.user_id = ${user_id} and ${isDish(dish)} order by fold_text(c.name), c.collection_id
        limit ${COLLECTION_LIMITS.ofOne}`,
  );
  return rows.map(({ collection_id }) => collection_id);
}

/** The same of many recipes. Shape: by key; without those that are in none. */
export async function collectionsOfAll(
  db: Queryable,
  { user_id, keys }: { user_id: string; keys: readonly string[] },
): Promise<ReadonlyMap<string, string[]>> {
  const found = keys.filter((key) => !key.includes('-')).map(Number);
  const own = keys.filter((key) => key.includes('-'));
  const rows = await db.many(
    z.object({ key: z.string(), ids: z.array(z.string()) }),
    sql`select coalesce(x.recipe_id::text, x.provider_id::text) as key,
               json_agg(c.collection_id order by fold_text(c.name), c.collection_id) as ids
        from collection_recipes x join collections c on c.collection_id = x.collection_id
        where x.user_id = ${user_id}
          and (x.provider_id = any(${found}::int[]) or x.recipe_id = any(${own}::uuid[]))
        group by x.recipe_id, x.provider_id order by key limit ${keys.length}`,
  );
  return new Map(rows.map(({ key, ids }) => [key, ids]));
}

/** Those of these collections that are the account's, and how many recipes each has. Call it after lockKept. */
export function listOwn(
  tx: Tx,
  { user_id, ids }: { user_id: string; ids: readonly string[] },
): Promise<Collection[]> {
  return tx.many(
    CollectionRow,
    sql`${selectCollections} where c.user_id = ${user_id} and c.collection_id = any(${ids}::uuid[])
        order by c.collection_id limit ${COLLECTION_LIMITS.ofOne}`,
  );
}

export async function takeOut(
  tx: Tx,
  { user_id, dish, ids }: OfDish & { ids: readonly string[] },
): Promise<void> {
  await tx.run(sql`
    delete from collection_recipes x
    where x.user_id = ${user_id} and ${isDish(dish)} and x.collection_id = any(${ids}::uuid[])`);
}

/** Call it with the account's own collections, after lockKept. */
export async function putInto(
  tx: Tx,
  { user_id, dish, ids, at }: OfDish & { ids: readonly string[]; at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into collection_recipes (collection_id, user_id, provider_id, recipe_id, added_at)
    select n.id, ${user_id}, ${dish.provider_id}::int, ${dish.recipe_id}::uuid, ${at}
    from unnest(${ids}::uuid[]) as n (id) order by n.id on conflict do nothing`);
}

const ExportedRow = rowOf(ExportedCollection);

/** Every collection with what is in it, for whoever takes their data along. */
export function listAllCollections(
  db: Queryable,
  user_id: string,
): Promise<z.output<typeof ExportedRow>[]> {
  const within = (column: Sql) => sql`
    (select coalesce(json_agg(x.${column} order by x.${column}), '[]') from collection_recipes x
     where x.collection_id = c.collection_id and x.${column} is not null)`;
  return db.many(
    ExportedRow,
    sql`select c.collection_id, c.name, c.created_at, ${within(sql`provider_id`)} as provider_ids,
               ${within(sql`recipe_id`)} as recipe_ids
        from collections c where c.user_id = ${user_id} order by fold_text(c.name), c.collection_id`,
  );
}
