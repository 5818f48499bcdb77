import type {
  IngredientChange,
  IngredientDraft,
  IngredientUse,
  Measure,
} from '@larder/shared/contract/adminIngredients';

import { brokenConstraint, type Queryable, type Tx } from '#db/db';
import { AppError } from '#errors';
import { type IngredientRow, listIngredientsById } from '#features/ingredients/ingredients.queries';
import { lockActor } from '#features/orders/orders.queries';
import { type AuditEntry, insertAudits } from '#http/audit.queries';
import { newId } from '#lib/ids';

import type { Acting } from './acting.ts';
import {
  archiveIngredients,
  countCatalogueChange,
  findUse,
  insertIngredients,
  lockIngredients,
  replaceMeasures,
  updateIngredients,
} from './adminIngredients.queries.ts';
import { giveAliases, setAliases } from './aliases.ts';

type Catalogue = { message: string; ingredients: IngredientRow[] };

/** Errors  ingredient_exists when an active one has the same name, unit and pack size; alias_taken. */
export function addIngredients(
  tx: Tx,
  { drafts, ...acting }: Acting & { drafts: readonly IngredientDraft[] },
): Promise<Catalogue> {
  const rows = drafts.map((draft) => ({ ...draft, ingredient_id: newId(acting.at) }));
  return changeCatalogue(tx, {
    ...acting,
    action: 'ingredient_added',
    ids: rows.map((row) => row.ingredient_id),
    message: 'Ingredient added!',
    change: async () => {
      await insertIngredients(tx, rows);
      await setAliases(tx, rows);
      await setMeasures(tx, rows);
    },
  });
}

/**
 * All or nothing.
 *
 * Errors  ingredient_not_found for an unknown or archived one; ingredient_exists; alias_taken;
 *         invalid_request for a duplicate id.
 */
export function changeIngredients(
  tx: Tx,
  { changes, ...acting }: Acting & { changes: readonly IngredientChange[] },
): Promise<Catalogue> {
  const ids = [...new Set(changes.map((change) => change.ingredient_id))];
  if (ids.length < changes.length)
    throw new AppError('invalid_request', { message: 'ingredients: duplicate id.' });
  return changeCatalogue(tx, {
    ...acting,
    action: 'ingredient_changed',
    ids,
    message: 'Ingredient updated!',
    change: async () => {
      await lockActive(tx, ids);
      await updateIngredients(tx, changes);
      await setAliases(tx, changes);
      await setMeasures(tx, changes);
    },
  });
}

/**
 * Archives ingredients: they leave the catalogue and all shelves, past orders keep them. Idempotent.
 *
 * Errors  ingredient_not_found when one never existed; then none is archived.
 */
export async function removeIngredients(
  tx: Tx,
  { ingredient_ids, ...acting }: Acting & { ingredient_ids: readonly string[] },
): Promise<{ message: string }> {
  const ids = [...new Set(ingredient_ids)];
  const { message } = await changeCatalogue(tx, {
    ...acting,
    action: 'ingredient_archived',
    ids,
    message: 'Ingredient deleted!',
    change: async () => {
      if ((await lockIngredients(tx, ids)).length < ids.length)
        throw new AppError('ingredient_not_found');
      await archiveIngredients(tx, { ingredient_ids: ids, at: acting.at });
    },
  });
  return { message };
}

/**
 * Adds an alias. Idempotent.
 *
 * Errors  ingredient_not_found, alias_taken.
 */
export async function addAlias(
  tx: Tx,
  { ingredient_id, alias, ...acting }: Acting & { ingredient_id: string; alias: string },
): Promise<{ message: string }> {
  const { message } = await changeCatalogue(tx, {
    ...acting,
    action: 'ingredient_changed',
    ids: [ingredient_id],
    message: 'Name added!',
    change: async () => {
      await lockActive(tx, [ingredient_id]);
      await giveAliases(tx, [{ ingredient_id, alias }]);
    },
  });
  return { message };
}

/** Errors  ingredient_not_found, also for an archived one. */
export async function viewUse(db: Queryable, ingredient_id: string): Promise<IngredientUse> {
  const use = await findUse(db, ingredient_id);
  if (!use) throw new AppError('ingredient_not_found');
  return use;
}

/** Replaces the measures of the ingredients that have some given. */
async function setMeasures(
  tx: Tx,
  rows: readonly { ingredient_id: string; measures?: readonly Measure[] | undefined }[],
): Promise<void> {
  const given = rows.flatMap(({ ingredient_id, measures }) =>
    measures ? [{ ingredient_id, measures }] : [],
  );
  if (given.length > 0) await replaceMeasures(tx, given);
}

async function lockActive(tx: Tx, ids: readonly string[]): Promise<void> {
  const rows = await lockIngredients(tx, ids);
  if (rows.filter((row) => !row.archived).length < ids.length)
    throw new AppError('ingredient_not_found');
}

async function changeCatalogue(
  tx: Tx,
  {
    admin,
    caller,
    at,
    action,
    ids,
    message,
    change,
  }: Acting & {
    action: string;
    ids: readonly string[];
    message: string;
    change: () => Promise<void>;
  },
): Promise<Catalogue> {
  // The first lock: docs/decisions/0004-lock-order.md.
  if (!(await lockActor(tx, admin.user_id))) throw new AppError('not_signed_in');
  await change().catch((error: unknown) => {
    throw brokenConstraint(error) === 'ingredients_active_name'
      ? new AppError('ingredient_exists')
      : error;
  });
  await countCatalogueChange(tx);
  await insertAudits(
    tx,
    ids.map((target_id): AuditEntry => ({
      at,
      actor: admin,
      caller,
      action,
      target_type: 'ingredient',
      target_id,
    })),
  );
  return { message, ingredients: await listIngredientsById(tx, ids) };
}
