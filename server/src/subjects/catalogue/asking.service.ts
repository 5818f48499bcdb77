import {
  MAX_ASKED,
  type ProductRequest,
  type ProductWish,
} from '@larder/shared/food/productRequests.calls';

import { AppError, invalidField } from '#errors';
import type { Tx } from '#platform/db/db';
import { insertAudit } from '#platform/http/audit.queries';
import { lockVendor } from '#platform/identity/lockVendor.queries';
import { newId } from '#platform/lib/ids';
import type { Acting } from '#subjects/stores/shelf.service';
import { lockOwnStores } from '#subjects/stores/stores.queries';

import {
  countOpenOf,
  dropDecided,
  findInCatalogue,
  getRequest,
  insertRequest,
  withdrawRequest,
} from './productRequests.queries.ts';

/**
 * Asks for a product that the catalogue lacks, for one store.
 *
 * Errors  store_not_found, also for another's store; ingredient_exists for a pack that is there;
 *         invalid_request for a picture that the catalogue has not; already_asked; too_many_asked.
 */
export async function askForProduct(
  tx: Tx,
  { wish, user, caller, at }: Acting & { wish: ProductWish },
): Promise<{ message: string; request: ProductRequest }> {
  const { vendor_id } = user;
  if (!(await lockVendor(tx, user))) throw new AppError('not_signed_in');
  const own = await lockOwnStores(tx, { runs: user, store_ids: [wish.store_id] });
  if (own.length === 0) throw new AppError('store_not_found');
  const { has_pack, has_image } = await findInCatalogue(tx, wish);
  if (has_pack) throw new AppError('ingredient_exists');
  if (wish.image && !has_image) throw invalidField('image', 'must be one of our pictures');
  if ((await countOpenOf(tx, vendor_id)) >= MAX_ASKED) throw new AppError('too_many_asked');
  await dropDecided(tx, vendor_id);
  const request_id = newId(at);
  if (!(await insertRequest(tx, { ...wish, request_id, vendor_id, asked_by: user.user_id, at })))
    throw new AppError('already_asked');
  await insertAudit(tx, {
    at,
    actor: user,
    caller,
    action: 'product_asked',
    target_type: 'store',
    target_id: wish.store_id,
    detail: { product: wish.name },
  });
  return { message: 'Asked for!', request: await getRequest(tx, request_id) };
}

/** Takes back an open request; one that is decided stays. Errors  request_not_found, also for another's. */
export async function withdrawProduct(
  tx: Tx,
  { request_id, user, caller, at }: Acting & { request_id: string },
): Promise<void> {
  if (!(await lockVendor(tx, user))) throw new AppError('not_signed_in');
  const found = await withdrawRequest(tx, { request_id, runs: user, at });
  if (!found) throw new AppError('request_not_found');
  if (!found.changed) return;
  await insertAudit(tx, {
    at,
    actor: user,
    caller,
    action: 'product_withdrawn',
    target_type: 'store',
    target_id: found.store_id,
    detail: { product: found.name },
  });
}
