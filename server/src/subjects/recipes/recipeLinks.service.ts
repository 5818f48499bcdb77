import { RECIPE_LIMITS } from '@larder/shared/recipes/recipeLimits';
import type {
  createRecipeLink,
  SharedRecipe,
  viewRecipeLink,
} from '@larder/shared/recipes/recipeLinks.calls';
import type { OwnRecipe } from '@larder/shared/recipes/recipes.calls';
import type { z } from 'zod';

import { AppError } from '#errors';
import type { Db, Queryable, Tx } from '#platform/db/db';
import { newId } from '#platform/lib/ids';
import { hashSecret, newSecret } from '#platform/lib/secrets';
import type { ReadCatalogue } from '#subjects/food/catalogueIndex.service';

import { toOwn } from './keptRecipe.rules.ts';
import { listSavedBefore, lockCook } from './ownStore.queries.ts';
import { deleteLinks, findLink, insertLink, lockShared } from './recipeLinks.queries.ts';
import { findRecipe, insertRecipes, lockRecipe } from './recipes.queries.ts';
import { refuseTooMany } from './refuseTooMany.rules.ts';

const DAY_MS = 86_400_000;

type Own = { recipe_id: string; user_id: string };

/** Makes a link to an own recipe; only its hash is kept. Errors  recipe_not_found, also for another's. */
export async function share(
  tx: Tx,
  { recipe_id, user_id, at }: Own & { at: Date },
): Promise<z.output<(typeof createRecipeLink)['response']>> {
  if (!(await lockShared(tx, { recipe_id, user_id }))) throw new AppError('recipe_not_found');
  const token = newSecret();
  const expires_at = new Date(at.getTime() + RECIPE_LIMITS.linkDays * DAY_MS);
  await insertLink(tx, { recipe_id, token_hash: hashSecret(token), at, expires_at });
  return { token, created_at: at, expires_at };
}

/** Ends the links to an own recipe. Errors  recipe_not_found, also for another's. */
export async function stopSharing(tx: Tx, own: Own): Promise<void> {
  if (!(await lockShared(tx, own))) throw new AppError('recipe_not_found');
  await deleteLinks(tx, own.recipe_id);
}

type Visit = { token: string; at: Date };

/** Errors  recipe_link_invalid for a token that is unknown, ended or too old. */
async function linked(db: Queryable, { token, at }: Visit) {
  const found = await findLink(db, { token_hash: hashSecret(token), at });
  if (!found) throw new AppError('recipe_link_invalid');
  return found;
}

/** The recipe for whoever has its link. Errors  recipe_link_invalid. */
export async function sharedRecipe(
  { db, readCatalogue }: { db: Db; readCatalogue: ReadCatalogue },
  visit: Visit,
): Promise<z.output<(typeof viewRecipeLink)['response']>> {
  const catalogue = await readCatalogue();
  const { shared_by, expires_at, ...own } = await linked(db, visit);
  const row = await findRecipe(db, own);
  if (!row) throw new AppError('recipe_link_invalid');
  return { shared_by, expires_at, recipe: shown(toOwn(row, { catalogue, parts: new Map() })) };
}

/** Without what is its owner's alone: notes, what was paid, which names were remembered. */
function shown({ notes: _notes, created_at: _at, ...recipe }: OwnRecipe): SharedRecipe {
  return {
    ...recipe,
    items: recipe.items.map((item) => ({ ...item, price: null })),
    lines: recipe.lines.map((line) => ({ ...line, how: null })),
  };
}

/**
 * Saves a copy among one's own: it changes and ends apart from the shared one.
 *
 * Errors  recipe_link_invalid; too_many_recipes; not_signed_in when the account was deleted meanwhile.
 */
export async function saveShared(
  tx: Tx,
  { user_id, ...visit }: Visit & { user_id: string },
): Promise<{ recipe_id: string }> {
  const used = await lockCook(tx, user_id);
  if (!used) throw new AppError('not_signed_in');
  const { recipe_id: shared_id, user_id: sharer } = await linked(tx, visit);
  const kept = await lockRecipe(tx, { recipe_id: shared_id, user_id: sharer });
  if (!kept) throw new AppError('recipe_link_invalid');
  const { source_key } = kept;
  const source_keys = source_key === null ? [] : [source_key];
  const before = await listSavedBefore(tx, { user_id, source_keys });
  const recipe_id = newId(visit.at);
  const copy = { ...kept, recipe_id, notes: null, raw: null, kept_twice: before.length > 0 };
  const items = copy.items.map((item) => ({ ...item, price: null }));
  refuseTooMany({ ...used, recipes: used.recipes + 1 }, [copy]);
  await insertRecipes(tx, { recipes: [{ ...copy, items }], user_id, at: visit.at });
  return { recipe_id };
}
