import {
  decideWish,
  type Fate,
  type ShelfWish,
  type WishFault,
} from '@larder/shared/domain/inventory';

import type { Tx } from '#db/db';
import { AppError, invalidField } from '#errors';

import { type Acting, holdShelf, shelfChanged, shelfKey, type Stale, writeShelf } from './shelf.ts';
import {
  listActiveIngredientIds,
  lockOwnStores,
  lockVendor,
  type ShelfWrite,
} from './stores.queries.ts';

type Wanted = ShelfWish & { ingredient_id: string };
type Imported = {
  message: string;
  added: number;
  price_changed: number;
  stock_changed: number;
  unchanged: number;
};

/**
 * Sets a whole shelf, all of it or nothing: `decideWish` says what each row does. What is there already
 * is not written, so that the same import twice changes nothing.
 *
 * Errors  store_not_found for another's store too; ingredient_not_found with every one that the
 *         catalogue does not have; invalid_request for one that is there twice, or is new and lacks a
 *         price or a quantity; stock_changed, or price_changed when it is prices alone, with every
 *         current number that is not what was seen.
 */
export async function importShelf(
  tx: Tx,
  { store_id, items, ...acting }: Acting & { store_id: string; items: readonly Wanted[] },
): Promise<Imported> {
  const { user } = acting;
  if (!(await lockVendor(tx, user.user_id))) throw new AppError('not_signed_in');
  const own = await lockOwnStores(tx, { vendor_id: user.user_id, store_ids: [store_id] });
  if (own.length === 0) throw new AppError('store_not_found');
  await refuseStrangers(tx, items);

  const before = await holdShelf(
    tx,
    items.map(({ ingredient_id, price }) => ({ store_id, ingredient_id, price_cents: price ?? 0 })),
  );
  const decided = decideAll(items, (ingredient_id) =>
    before.get(shelfKey({ store_id, ingredient_id })),
  );
  const writes = decided.flatMap(({ fate, write }) =>
    fate === 'unchanged' ? [] : { store_id, ...write },
  );
  await writeShelf(tx, { writes, before, ...acting });

  const count = (...fates: readonly Fate[]) =>
    decided.filter(({ fate }) => fates.includes(fate)).length;
  return {
    message: 'Inventory imported!',
    added: count('new'),
    price_changed: count('price', 'price_and_stock'),
    stock_changed: count('stock', 'price_and_stock'),
    unchanged: count('unchanged'),
  };
}

/** Errors  invalid_request for an ingredient that is there twice; ingredient_not_found. */
async function refuseStrangers(tx: Tx, items: readonly Wanted[]): Promise<void> {
  const ids = new Set<string>();
  items.forEach(({ ingredient_id }, index) => {
    if (ids.has(ingredient_id))
      throw invalidField(`items.${index}.ingredient_id`, 'is there twice');
    ids.add(ingredient_id);
  });
  const known = new Set(await listActiveIngredientIds(tx, [...ids]));
  const strange = [...ids].filter((ingredient_id) => !known.has(ingredient_id));
  if (strange.length > 0)
    throw new AppError('ingredient_not_found', {
      details: { items: strange.map((ingredient_id) => ({ ingredient_id })) },
    });
}

type Decided = { fate: Fate; write: Omit<ShelfWrite, 'store_id'> };

/** Pure. Errors: as importShelf. */
function decideAll(
  items: readonly Wanted[],
  onShelf: (ingredient_id: string) => Parameters<typeof decideWish>[1],
): Decided[] {
  const stale: Stale[] = [];
  const decided = items.flatMap((item, index): Decided[] => {
    const { ingredient_id } = item;
    const decision = decideWish(item, onShelf(ingredient_id));
    if ('faults' in decision) {
      stale.push(staleOf(decision.faults, { ingredient_id, field: `items.${index}` }));
      return [];
    }
    const { fate, after, delta } = decision;
    // Nobody asked for a price or a quantity of something that is not on the shelf.
    if (!after) throw invalidField(`items.${index}.price`, 'is needed for a new item');
    const { price, quantity } = after;
    return [{ fate, write: { ingredient_id, price_cents: price, quantity, delta } }];
  });
  if (stale.length > 0) throw shelfChanged(stale);
  return decided;
}

/** What is not as it was seen. Errors  invalid_request for what a new item lacks. */
function staleOf(
  faults: readonly WishFault[],
  { ingredient_id, field }: { ingredient_id: string; field: string },
): Stale {
  return faults.reduce<Stale>(
    (stale, fault) => {
      switch (fault.kind) {
        case 'price_missing':
          throw invalidField(`${field}.price`, 'is needed for a new item');
        case 'quantity_missing':
          throw invalidField(`${field}.quantity`, 'is needed for a new item');
        case 'price_changed':
          return { ...stale, price: fault.current };
        case 'stock_changed':
          return { ...stale, quantity: fault.current };
      }
    },
    { ingredient_id },
  );
}
