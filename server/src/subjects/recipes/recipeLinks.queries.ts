import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';
import { RecipeLink } from '@larder/shared/recipes/recipeLinks.calls';
import { z } from 'zod';

import type { Queryable, Tx } from '#platform/db/db';
import { rowOf } from '#platform/db/rowOf';
import { sql } from '#platform/db/sql';
import { MAY_ACT } from '#platform/identity/liveUser.queries';

const LinkRow = rowOf(RecipeLink);

type Own = { recipe_id: string; user_id: string };

/** Those of an own recipe that work, the latest first. */
export function listLinks(
  db: Queryable,
  { recipe_id, user_id, at }: Own & { at: Date },
): Promise<z.output<typeof LinkRow>[]> {
  return db.many(
    LinkRow,
    sql`select l.created_at, l.expires_at from recipe_links l join recipes r on r.recipe_id = l.recipe_id
        where l.recipe_id = ${recipe_id} and r.user_id = ${user_id} and l.expires_at > ${at}
        order by l.created_at desc, l.token_hash limit ${RECIPE_LIMITS.linksOfRecipe}`,
  );
}

/** Locks an own recipe, so that its links are made one after the other. Shape: whether there is one. */
export async function lockShared(tx: Tx, { recipe_id, user_id }: Own): Promise<boolean> {
  const own = await tx.maybeOne(
    z.object({ recipe_id: z.string() }),
    sql`select recipe_id from recipes where recipe_id = ${recipe_id} and user_id = ${user_id}
        for no key update`,
  );
  return own !== undefined;
}

/** Adds a link, and ends the oldest beyond the limit. Call it after lockShared. */
export async function insertLink(
  tx: Tx,
  {
    recipe_id,
    token_hash,
    at,
    expires_at,
  }: { recipe_id: string; token_hash: Buffer; at: Date; expires_at: Date },
): Promise<void> {
  await tx.run(sql`
    insert into recipe_links (token_hash, recipe_id, created_at, expires_at)
    values (${token_hash}, ${recipe_id}, ${at}, ${expires_at})`);
  await tx.run(sql`
    delete from recipe_links where token_hash in (
      select token_hash from recipe_links where recipe_id = ${recipe_id}
      order by token_hash = ${token_hash} desc, created_at desc, token_hash
      offset ${RECIPE_LIMITS.linksOfRecipe})`);
}

/** Call it after lockShared. */
export async function deleteLinks(tx: Tx, recipe_id: string): Promise<void> {
  await tx.run(sql`delete from recipe_links where recipe_id = ${recipe_id}`);
}

const FoundRow = z.object({
  recipe_id: z.string(),
  user_id: z.string(),
  shared_by: z.string(),
  expires_at: z.date(),
});

/**
 * The recipe of an unexpired link, while its owner may act. Found by the hash, so that timing reveals nothing about
 * links.
 */
export function findLink(
  db: Queryable,
  { token_hash, at }: { token_hash: Buffer; at: Date },
): Promise<z.output<typeof FoundRow> | undefined> {
  return db.maybeOne(
    FoundRow,
    sql`select r.recipe_id, r.user_id, u.name as shared_by, l.expires_at
        from recipe_links l join recipes r on r.recipe_id = l.recipe_id join users u on u.user_id = r.user_id
        where l.token_hash = ${token_hash} and l.expires_at > ${at} and ${MAY_ACT}`,
  );
}
