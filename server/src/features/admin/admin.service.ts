import type { IngredientChange, IngredientDraft } from '@larder/shared/contract/admin';

import { brokenConstraint, type Db, type Tx } from '#db/db';
import { AppError } from '#errors';
import { type IngredientRow, listIngredientsById } from '#features/ingredients/ingredients.queries';
import { rejectPendingOrders } from '#features/orders/orders.queries';
import { type AuditEntry, insertAudit, insertAudits } from '#http/audit.queries';
import type { LiveUser } from '#http/http.queries';
import type { Caller } from '#http/serve';
import { newId } from '#lib/ids';

import {
  archiveIngredients,
  closeStoresOf,
  countAccepted,
  countCatalogueChange,
  countIngredients,
  erasePerson,
  insertIngredients,
  lockPerson,
  updateIngredients,
} from './admin.queries.ts';

type Acting = { admin: LiveUser; caller: Caller; at: Date };
type Deletion = { message: string; rejected_orders: number; frozen_orders: number };

/**
 * Deletes a shopper: nobody knows afterwards who they were. Pending orders are rejected and their
 * stock goes back; accepted ones stay with the vendor until they are delivered.
 *
 * Errors  user_not_found, also for a vendor, an administrator and a second deletion.
 */
export function removeUser(
  db: Db,
  { user_id, ...acting }: Acting & { user_id: string },
): Promise<Deletion> {
  return db.transaction(async (tx) => {
    if (!(await lockPerson(tx, { user_id, role: 'user' }))) throw new AppError('user_not_found');
    return erase(tx, { user_id, owner: { user_id }, ...acting });
  });
}

/**
 * Deletes a vendor and closes their stores. Pending orders are rejected and their stock goes back;
 * accepted ones are frozen as they are. Shoppers keep their history.
 *
 * Errors  vendor_not_found, also for a shopper, an administrator and a second deletion.
 */
export function removeVendor(
  db: Db,
  { user_id, ...acting }: Acting & { user_id: string },
): Promise<Deletion> {
  return db.transaction(async (tx) => {
    if (!(await lockPerson(tx, { user_id, role: 'vendor' })))
      throw new AppError('vendor_not_found');
    await closeStoresOf(tx, { vendor_id: user_id, at: acting.at });
    // A vendor may have shopped elsewhere too.
    const own = await rejectPendingOrders(tx, {
      owner: { user_id },
      actor_id: acting.admin.user_id,
      at: acting.at,
    });
    const deletion = await erase(tx, { user_id, owner: { vendor_id: user_id }, ...acting });
    return { ...deletion, rejected_orders: deletion.rejected_orders + own.length };
  });
}

async function erase(
  tx: Tx,
  {
    user_id,
    owner,
    admin,
    caller,
    at,
  }: Acting & { user_id: string; owner: { user_id: string } | { vendor_id: string } },
): Promise<Deletion> {
  const rejected = await rejectPendingOrders(tx, { owner, actor_id: admin.user_id, at });
  const frozen_orders = await countAccepted(tx, owner);
  await erasePerson(tx, { user_id, at });
  await insertAudit(tx, {
    at,
    actor: admin,
    caller,
    action: 'vendor_id' in owner ? 'vendor_deleted' : 'user_deleted',
    target_type: 'user',
    target_id: user_id,
    detail: { rejected_orders: rejected.length, frozen_orders },
  });
  return { message: 'Deleted', rejected_orders: rejected.length, frozen_orders };
}

type Catalogue = { message: string; ingredients: IngredientRow[] };

/** Errors  ingredient_exists when an active one has the same name, unit and pack size. */
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
    change: () => insertIngredients(tx, rows),
  });
}

/** All or nothing. Errors: ingredient_not_found for one that is unknown or archived; ingredient_exists. */
export function changeIngredients(
  tx: Tx,
  { changes, ...acting }: Acting & { changes: readonly IngredientChange[] },
): Promise<Catalogue> {
  const ids = [...new Set(changes.map((change) => change.ingredient_id))];
  if (ids.length < changes.length)
    throw new AppError('invalid_request', { message: 'ingredients: one is there twice' });
  return changeCatalogue(tx, {
    ...acting,
    action: 'ingredient_changed',
    ids,
    message: 'Ingredient updated!',
    change: async () => {
      if ((await updateIngredients(tx, changes)) < ids.length)
        throw new AppError('ingredient_not_found');
    },
  });
}

/**
 * Archives ingredients: they leave every catalogue and every shelf, past orders keep them. Doing it
 * twice is doing it once.
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
      if ((await countIngredients(tx, ids)) < ids.length)
        throw new AppError('ingredient_not_found');
      await archiveIngredients(tx, { ingredient_ids: ids, at: acting.at });
    },
  });
  return { message };
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
