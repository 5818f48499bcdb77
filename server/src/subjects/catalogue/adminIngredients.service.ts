import type { IngredientChange, IngredientUse } from '@larder/shared/food/adminIngredients.calls';

import { AppError } from '#errors';
import type { Queryable, Tx } from '#platform/db/db';

import type { Acting } from './acting.rules.ts';
import {
  archiveIngredients,
  findUse,
  lockIngredients,
  updateIngredients,
} from './adminIngredients.queries.ts';
import { setAliases } from './aliases.service.ts';
import { type Catalogue, changeCatalogue, lockActive } from './catalogueChanges.service.ts';
import { setMeasures } from './measures.service.ts';

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

/** Errors  ingredient_not_found, also for an archived one. */
export async function viewUse(db: Queryable, ingredient_id: string): Promise<IngredientUse> {
  const use = await findUse(db, ingredient_id);
  if (!use) throw new AppError('ingredient_not_found');
  return use;
}
