import type { IngredientDraft } from '@larder/shared/food/adminIngredients.calls';
import { Alias } from '@larder/shared/food/adminIngredients.calls';
import { z } from 'zod/mini';

import { AppError, invalidField } from '#errors';
import type { Tx } from '#platform/db/db';
import { insertAudit } from '#platform/http/audit.queries';
import { lockActor } from '#platform/identity/lockActor.queries';
import { allOf } from '#platform/identity/ownStores.queries';
import { listActiveIngredientIds } from '#subjects/food/ingredients.queries';
import { holdShelf, shelfKey, writeShelf } from '#subjects/stores/shelf.service';
import { lockOwnStores } from '#subjects/stores/stores.queries';

import type { Acting } from './acting.rules.ts';
import { addAlias, addIngredients } from './catalogueChanges.service.ts';
import {
  decideRequest,
  findRequest,
  lockOpenRequest,
  type WishRow,
} from './productRequests.queries.ts';

type Deciding = Acting & { request_id: string };
type Decided = { message: string; on_shelf: boolean };

/**
 * Adds the product to the catalogue, as the administrator has it, and puts it on the shelf at the vendor's price.
 *
 * Errors  request_not_found; conflict when it is decided; as addIngredients.
 */
export async function acceptProduct(
  tx: Tx,
  { request_id, ingredient, ...acting }: Deciding & { ingredient: IngredientDraft },
): Promise<Decided> {
  const { wish, isOpen } = await lockWish(tx, { request_id, ...acting });
  const { ingredients } = await addIngredients(tx, { drafts: [ingredient], ...acting });
  const [added] = ingredients;
  if (!added) throw new AppError('ingredient_not_found');
  const { ingredient_id } = added;
  if (isOpen) await putOnShelf(tx, { wish, ingredient_id, ...acting });
  await decideRequest(tx, { request_id, status: 'accepted', ingredient_id, at: acting.at });
  await note(tx, { wish, action: 'product_accepted', detail: { ingredient_id }, ...acting });
  return { message: `${ingredient.name} added`, on_shelf: isOpen };
}

/**
 * Says which ingredient the product is, and puts that on the shelf; what is on it already stays as it is.
 *
 * Errors  request_not_found; conflict when it is decided; ingredient_not_found, also for an archived one;
 *         alias_taken; invalid_request for a name that is too long for another name.
 */
export async function matchProduct(
  tx: Tx,
  {
    request_id,
    ingredient_id,
    alias,
    ...acting
  }: Deciding & { ingredient_id: string; alias: boolean },
): Promise<Decided> {
  const { wish, isOpen } = await lockWish(tx, { request_id, ...acting });
  const [known] = await listActiveIngredientIds(tx, [ingredient_id]);
  if (known === undefined) throw new AppError('ingredient_not_found');
  // Before the catalogue's version, which a merge locks last.
  if (isOpen) await putOnShelf(tx, { wish, ingredient_id, ...acting });
  if (alias) {
    const name = z.safeParse(Alias, wish.name);
    if (!name.success) throw invalidField('alias', 'the name is too long for another name');
    await addAlias(tx, { ingredient_id, alias: name.data, ...acting });
  }
  await decideRequest(tx, { request_id, status: 'matched', ingredient_id, at: acting.at });
  await note(tx, { wish, action: 'product_matched', detail: { ingredient_id }, ...acting });
  return { message: 'The vendor has it now', on_shelf: isOpen };
}

/** Errors  request_not_found; conflict when it is decided. */
export async function declineProduct(
  tx: Tx,
  { request_id, reason, ...acting }: Deciding & { reason: string },
): Promise<{ message: string }> {
  const { wish } = await lockWish(tx, { request_id, ...acting });
  await decideRequest(tx, { request_id, status: 'declined', reason, at: acting.at });
  await note(tx, { wish, action: 'product_declined', detail: { reason }, ...acting });
  return { message: 'Declined' };
}

/** Locks administrator, store and request, in this order. Shape: `isOpen` is the store. */
async function lockWish(
  tx: Tx,
  { request_id, admin }: Deciding,
): Promise<{ wish: WishRow; isOpen: boolean }> {
  if (!(await lockActor(tx, admin.user_id))) throw new AppError('not_signed_in');
  const found = await findRequest(tx, request_id);
  if (!found) throw new AppError('request_not_found');
  const { vendor_id, store_id } = found;
  const open = await lockOwnStores(tx, { runs: allOf(vendor_id), store_ids: [store_id] });
  const wish = await lockOpenRequest(tx, request_id);
  if (!wish) throw new AppError('conflict');
  return { wish, isOpen: open.length > 0 };
}

async function putOnShelf(
  tx: Tx,
  {
    wish: { store_id, price, quantity },
    ingredient_id,
    admin: user,
    caller,
    at,
  }: Acting & { wish: WishRow; ingredient_id: string },
): Promise<void> {
  const key = { store_id, ingredient_id };
  const before = await holdShelf(tx, [{ ...key, price_cents: price }]);
  if (before.has(shelfKey(key))) return;
  const writes = [{ ...key, price_cents: price, quantity, delta: quantity }];
  await writeShelf(tx, { writes, before, user, caller, at });
}

function note(
  tx: Tx,
  {
    wish: { store_id, name },
    action,
    detail,
    admin: actor,
    caller,
    at,
  }: Acting & { wish: WishRow; action: string; detail: Record<string, unknown> },
): Promise<void> {
  return insertAudit(tx, {
    at,
    actor,
    caller,
    action,
    target_type: 'store',
    target_id: store_id,
    detail: { product: name, ...detail },
  });
}
