import { MAX_ROWS, type PartQuery } from '@larder/shared/basics/page.model';
import type { OwnRecipe, RecipeDraft } from '@larder/shared/recipes/recipes.calls';
import { readSource } from '@larder/shared/recipes/recipeSource';
import { z } from 'zod';

import { AppError, invalidField } from '#errors';
import type { Db, Tx } from '#platform/db/db';
import { fittingLimit } from '#platform/db/withinWeight';
import { cutPage, readCursor, TimeKey } from '#platform/lib/cursor';
import { newId } from '#platform/lib/ids';
import type {
  Catalogue,
  ReadCatalogue,
  ServedCatalogue,
} from '#subjects/food/catalogueIndex.service';
import { listActiveIngredientIds } from '#subjects/food/ingredients.queries';

import { bytesOf } from './bytesOf.rules.ts';
import { changedRecipe, newRecipe, toOwn } from './keptRecipe.rules.ts';
import { type Choices, understandDrafts, type Understood } from './ownLines.rules.ts';
import {
  listOwnAliases,
  listSavedBefore,
  lockCook,
  type SavedBefore,
  setOwnAliases,
} from './ownStore.queries.ts';
import { partsOf } from './partRecipes.service.ts';
import {
  deleteRecipe,
  findRecipe,
  insertRecipes,
  type KeptRecipe,
  listRecipesById,
  listRecipesOfUser,
  lockRecipe,
  replaceRecipe,
} from './recipes.queries.ts';
import { refuseTooMany } from './refuseTooMany.rules.ts';

/** What own recipes are understood with. */
export type RecipeDeps = Pick<ServedCatalogue, 'noteUnmatched'> & {
  db: Db;
  readCatalogue: ReadCatalogue;
};

/** Drafts whose lines are understood; see `understandDrafts`. */
export type ReadDrafts = {
  drafts: readonly RecipeDraft[];
  understood: readonly Understood[];
  choices: Choices;
  catalogue: Catalogue;
};

/**
 * Understands the lines of drafts by the person's choices and the catalogue, and counts names that it lacks.
 *
 * Errors  ingredient_not_found.
 */
export async function readDrafts(
  { db, readCatalogue, noteUnmatched }: RecipeDeps,
  { drafts, user_id }: { drafts: readonly RecipeDraft[]; user_id: string },
): Promise<ReadDrafts> {
  const catalogue = await readCatalogue();
  const aliases = await listOwnAliases(db, user_id);
  const { unknown, ...read } = await understandDrafts(drafts, { catalogue, aliases });
  if (unknown.length > 0) noteUnmatched(user_id, unknown);
  return { drafts, catalogue, ...read };
}

const LIST = { name: 'own recipes', key: z.tuple([TimeKey, z.guid()]) };

/** A page of the account's recipes, newest first. */
export async function pageOfOwn(
  { db, readCatalogue }: Pick<RecipeDeps, 'db' | 'readCatalogue'>,
  { user_id, query }: { user_id: string; query: PartQuery },
) {
  const limit = MAX_ROWS;
  const cursor = readCursor(LIST, query.cursor);
  const catalogue = await readCatalogue();
  const found = await listRecipesOfUser(db, { user_id, cursor, limit: limit + 1 });
  const keyOf = (row: { created_at: Date; recipe_id: string }): [number, string] => [
    row.created_at.getTime(),
    row.recipe_id,
  ];
  const { rows, next_cursor } = cutPage(found, {
    list: LIST,
    cursor,
    limit: fittingLimit(found, limit),
    keyOf,
  });
  const parts = await partsOf(db, { user_id, rows });
  return { value: rows.map((row) => toOwn(row, { catalogue, parts })), next_cursor };
}

/** Errors  recipe_not_found, also for another's recipe. */
export async function getOwn(
  { db, readCatalogue }: Pick<RecipeDeps, 'db' | 'readCatalogue'>,
  which: { recipe_id: string; user_id: string },
): Promise<OwnRecipe> {
  const catalogue = await readCatalogue();
  const row = await findRecipe(db, which);
  if (!row) throw new AppError('recipe_not_found');
  return toOwn(row, {
    catalogue,
    parts: await partsOf(db, { user_id: which.user_id, rows: [row] }),
  });
}

/**
 * Saves new recipes, answered in their order; one with `same_source` "replace" takes the place of the one from its address.
 *
 * Errors  ingredient_not_found when the catalogue lacks an item's ingredient; recipe_saved_before when the account
 *         has one from an address; too_many_recipes; not_signed_in when the account was deleted meanwhile.
 */
export async function saveRecipes(
  tx: Tx,
  { read, user_id, at }: { read: ReadDrafts; user_id: string; at: Date },
): Promise<{ message: string; value: OwnRecipe[] }> {
  const { drafts, understood, catalogue, choices } = read;
  const used = await lockCook(tx, user_id);
  if (!used) throw new AppError('not_signed_in');
  await refuseUnknown(tx, drafts);
  const before = await savedBefore(tx, { drafts, user_id });
  const recipes = drafts.flatMap((draft, index) => {
    const said = understood[index];
    if (!said) return [];
    const known = before[index];
    const isNew = known === undefined || draft.same_source === 'keep';
    const recipe_id = isNew ? newId(at) : known.recipe_id;
    return [{ isNew, recipe: newRecipe(draft, { ...said, recipe_id }) }];
  });
  const added = recipes.filter(({ isNew }) => isNew).map(({ recipe }) => recipe);
  const replaced: { recipe: KeptRecipe; kept: KeptRecipe & { kept_twice: boolean } }[] = [];
  for (const { isNew, recipe } of recipes) {
    const kept = isNew ? undefined : await lockRecipe(tx, { recipe_id: recipe.recipe_id, user_id });
    if (kept) replaced.push({ recipe, kept });
  }
  refuseTooMany(
    {
      recipes: used.recipes + added.length,
      bytes: replaced.reduce((bytes, { kept }) => bytes - bytesOf(kept), used.bytes),
    },
    recipes.map(({ recipe }) => recipe),
  );
  await insertRecipes(tx, { recipes: added, user_id, at });
  for (const { recipe, kept } of replaced)
    await replaceRecipe(tx, { ...recipe, kept_twice: kept.kept_twice });
  await setOwnAliases(tx, { user_id, choices, at });
  const ids = recipes.map(({ recipe }) => recipe.recipe_id);
  const stored = await listRecipesById(tx, ids);
  const parts = await partsOf(tx, { user_id, rows: stored });
  const rows = new Map(stored.map((row) => [row.recipe_id, row]));
  return {
    message: 'Recipe added successfully!',
    value: ids.flatMap((id) => {
      const row = rows.get(id);
      return row ? [toOwn(row, { catalogue, parts })] : [];
    }),
  };
}

/** Errors  recipe_not_found, also for another's recipe; ingredient_not_found; recipe_saved_before; too_many_recipes. */
export async function changeRecipe(
  db: Db,
  {
    recipe_id,
    read,
    user_id,
    at,
  }: { recipe_id: string; read: ReadDrafts; user_id: string; at: Date },
): Promise<OwnRecipe> {
  const [draft] = read.drafts;
  const [understood] = read.understood;
  if (!draft || !understood) throw new AppError('invalid_request');
  return db.transaction(async (tx) => {
    const used = await lockCook(tx, user_id);
    if (!used) throw new AppError('not_signed_in');
    await refuseUnknown(tx, [draft]);
    const kept = await lockRecipe(tx, { recipe_id, user_id });
    if (!kept) throw new AppError('recipe_not_found');
    const changed = changedRecipe(kept, { draft, understood });
    const isMoved = changed.source_key !== kept.source_key;
    if (isMoved) await refuseMove(tx, { draft, user_id, recipe_id });
    const kept_twice = isMoved ? draft.same_source === 'keep' : kept.kept_twice;
    refuseTooMany({ ...used, bytes: Math.max(0, used.bytes - bytesOf(kept)) }, [changed]);
    await replaceRecipe(tx, { ...changed, kept_twice });
    await setOwnAliases(tx, { user_id, choices: read.choices, at });
    const row = await findRecipe(tx, { recipe_id, user_id });
    if (!row) throw new AppError('recipe_not_found');
    const parts = await partsOf(tx, { user_id, rows: [row] });
    return toOwn(row, { catalogue: read.catalogue, parts });
  });
}

/** Errors  recipe_not_found, also for another's recipe. */
export async function removeRecipe(
  db: Db,
  which: { recipe_id: string; user_id: string },
): Promise<void> {
  const found = await db.transaction((tx) => deleteRecipe(tx, which));
  if (!found) throw new AppError('recipe_not_found');
}

async function refuseUnknown(tx: Tx, drafts: readonly RecipeDraft[]): Promise<void> {
  const ids = [...new Set(drafts.flatMap(({ items }) => items.map((item) => item.ingredient_id)))];
  const known = new Set(await listActiveIngredientIds(tx, ids));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw new AppError('ingredient_not_found', { details: { ingredient_ids: unknown } });
}

/**
 * Of each draft the own recipe from its address.
 *
 * Errors  recipe_saved_before for a draft that does not say what to do then; invalid_request for two drafts from one
 *         address of which one would replace the other.
 */
async function savedBefore(
  tx: Tx,
  { drafts, user_id }: { drafts: readonly RecipeDraft[]; user_id: string },
): Promise<(SavedBefore | undefined)[]> {
  const keys = drafts.map(({ source_url }) => keyOf(source_url));
  const source_keys = keys.filter((key) => key !== undefined);
  const saved = await listSavedBefore(tx, { user_id, source_keys });
  const bySource = new Map(saved.map((one) => [one.source_key, one]));
  return drafts.map(({ same_source }, index) => {
    const key = keys[index];
    if (key === undefined) return undefined;
    const known = bySource.get(key);
    if (known && same_source === undefined) refuseSaved(known, index);
    if (same_source !== 'keep' && keys.indexOf(key) < index)
      throw invalidField(
        `recipes.${index}.source_url`,
        'another of these recipes has this address',
      );
    return known;
  });
}

async function refuseMove(
  tx: Tx,
  { draft, user_id, recipe_id }: { draft: RecipeDraft; user_id: string; recipe_id: string },
): Promise<void> {
  const key = keyOf(draft.source_url);
  if (key === undefined || draft.same_source === 'keep') return;
  const saved = await listSavedBefore(tx, { user_id, source_keys: [key] });
  const other = saved.find((one) => one.recipe_id !== recipe_id);
  if (other && draft.same_source === 'replace')
    throw invalidField('same_source', 'a change does not replace another recipe; delete that one');
  if (other) refuseSaved(other, 0);
}

function keyOf(source_url: string | null | undefined): string | undefined {
  return source_url ? readSource(source_url)?.source_key : undefined;
}

function refuseSaved({ recipe_id, title, created_at }: SavedBefore, index: number): never {
  throw new AppError('recipe_saved_before', {
    details: { index, recipe_id, title, saved_at: created_at.toISOString() },
  });
}
