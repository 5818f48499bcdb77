import type { Cart } from '@larder/shared/kitchen/carts.model';
import type { KitchenOp } from '@larder/shared/kitchen/kitchenOps.model';

import { AppError } from '#errors';
import type { Queryable } from '#platform/db/db';

import { listKnownGoods } from './knownGoods.queries.ts';

/** What PostgreSQL takes as a uuid; others name no ingredient. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Carts take packs only of goods and stores that exist or have existed, and of a vendor's own products only in its
 * stores. Whatever is in a cart can be taken out.
 *
 * Errors  store_not_found, ingredient_not_found with the operation.
 */
export async function checkGoods(db: Queryable, ops: readonly KitchenOp[]): Promise<void> {
  const filling = ops.flatMap((op) => {
    if (op.kind !== 'cart_packs') return [];
    const items = op.payload.items.filter(({ quantity }) => quantity > 0);
    const { store_id } = op.payload.store;
    return items.length > 0 ? [{ op_id: op.op_id, store_id, items }] : [];
  });
  if (filling.length === 0) return;
  const { stores, isSold } = await listKnownGoods(db, {
    store_ids: filling.map(({ store_id }) => store_id),
    ingredient_ids: idsOf(filling),
  });
  for (const { op_id, store_id, items } of filling) {
    const details = { op_id };
    if (!stores.has(store_id)) throw new AppError('store_not_found', { details });
    if (!items.every(({ ingredient_id }) => isSold(store_id, ingredient_id)))
      throw new AppError('ingredient_not_found', { details });
  }
}

/** The carts, as far as `checkGoods` takes them. */
export async function knownCarts(db: Queryable, carts: readonly Cart[]): Promise<Cart[]> {
  if (carts.length === 0) return [];
  const { stores, isSold } = await listKnownGoods(db, {
    store_ids: carts.map(({ store_id }) => store_id),
    ingredient_ids: idsOf(carts),
  });
  return carts
    .filter(({ store_id }) => stores.has(store_id))
    .map((cart) => ({
      ...cart,
      items: cart.items.filter(({ ingredient_id }) => isSold(cart.store_id, ingredient_id)),
    }))
    .filter(({ items }) => items.length > 0);
}

function idsOf(
  carts: readonly { readonly items: readonly { readonly ingredient_id: string }[] }[],
): string[] {
  const ids = carts.flatMap(({ items }) => items.map(({ ingredient_id }) => ingredient_id));
  return [...new Set(ids)].filter((id) => UUID.test(id));
}
