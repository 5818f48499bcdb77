import type { IngredientDraft } from '@larder/shared/food/adminIngredients.calls';
import { FACT_LIMITS } from '@larder/shared/food/catalogueFacts';

import { AppError } from '#errors';
import { brokenConstraint, type Tx } from '#platform/db/db';
import { type AuditEntry, insertAudits } from '#platform/http/audit.queries';
import { lockActor } from '#platform/identity/lockActor.queries';
import { newId } from '#platform/lib/ids';
import { type IngredientRow, listIngredientsById } from '#subjects/food/ingredients.queries';

import type { Acting } from './acting.rules.ts';
import {
  countAliases,
  countCatalogueChange,
  insertIngredients,
  lockIngredients,
} from './adminIngredients.queries.ts';
import { giveAliases, setAliases } from './aliases.service.ts';
import { setMeasures } from './measures.service.ts';

export type Catalogue = { message: string; ingredients: IngredientRow[] };

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
 * Adds an alias. Idempotent.
 *
 * Errors  ingredient_not_found, alias_taken, too_many_aliases.
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
      if ((await countAliases(tx, ingredient_id)) > FACT_LIMITS.aliases)
        throw new AppError('too_many_aliases');
    },
  });
  return { message };
}

/** Locks active ingredients. Errors  ingredient_not_found. */
export async function lockActive(tx: Tx, ids: readonly string[]): Promise<void> {
  const rows = await lockIngredients(tx, ids);
  if (rows.filter((row) => !row.archived).length < ids.length)
    throw new AppError('ingredient_not_found');
}

/** Changes the catalogue, raises its version and writes an audit entry per ingredient. Errors  ingredient_exists. */
export async function changeCatalogue(
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
