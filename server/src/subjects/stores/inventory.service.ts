import type { Cents } from '@larder/shared/basics/money';
import { isWeighable } from '@larder/shared/orders/weighing';
import {
  decideWish,
  type Fate,
  type ShelfWish,
  type WishFault,
} from '@larder/shared/stores/inventory';
import type { SaleEdit } from '@larder/shared/stores/sales.model';

import { AppError, invalidField } from '#errors';
import type { Tx } from '#platform/db/db';
import { lockVendor } from '#platform/identity/lockVendor.queries';

import { setLowAt } from './books.queries.ts';
import {
  type Acting,
  holdShelf,
  salesOf,
  shelfChanged,
  shelfKey,
  type Stale,
  writeImport,
} from './shelf.service.ts';
import { listUnits } from './shelfFile/shelfFile.queries.ts';
import { listSellable, lockOwnStores, type ShelfWrite } from './stores.queries.ts';

type Wanted = ShelfWish & {
  ingredient_id: string;
  low_at?: number | null | undefined;
  by_weight?: boolean | undefined;
  cost?: Cents | null | undefined;
  tax_class?: string | null | undefined;
  sale?: SaleEdit | null | undefined;
};
type Imported = {
  message: string;
  added: number;
  price_changed: number;
  stock_changed: number;
  unchanged: number;
};

/**
 * Sets a whole shelf, all or nothing: `decideWish` decides each row. Unchanged rows are not written, so
 * importing twice changes nothing. From how many packs on an item is low, its cost and its tax class are set as they come,
 * sales as `salesOf` says.
 *
 * Errors  store_not_found, also for another's store; ingredient_not_found with every unknown one and others' products;
 *         invalid_request for a duplicate, or a new one without price or quantity; stock_changed, or
 *         price_changed when only prices differ, with every current number that is not the expected one.
 */
export async function importShelf(
  tx: Tx,
  { store_id, items, ...acting }: Acting & { store_id: string; items: readonly Wanted[] },
): Promise<Imported> {
  const { user } = acting;
  const [seller, own, known] = await Promise.all([
    lockVendor(tx, user),
    lockOwnStores(tx, { runs: user, store_ids: [store_id] }),
    listSellable(tx, {
      vendor_id: user.vendor_id,
      ingredient_ids: items.map(({ ingredient_id }) => ingredient_id),
    }),
  ]);
  if (!seller) throw new AppError('not_signed_in');
  if (own.length === 0) throw new AppError('store_not_found');
  refuseUnknown(items, new Set(known));

  const before = await holdShelf(
    tx,
    items.map(({ ingredient_id, price }) => ({ store_id, ingredient_id, price_cents: price ?? 0 })),
  );
  const decided = decideAll(items, (ingredient_id) =>
    before.get(shelfKey({ store_id, ingredient_id })),
  );
  const weighed = items.filter(({ by_weight }) => by_weight === true);
  if (weighed.length > 0) await refusePieces(tx, items);
  const writes = decided.flatMap(({ fate, write }, index) => {
    const by_weight = items[index]?.by_weight;
    const was = before.get(shelfKey({ store_id, ...write }))?.by_weight ?? false;
    const isOtherwise = by_weight !== undefined && by_weight !== was;
    return fate === 'unchanged' && !isOtherwise
      ? []
      : { store_id, ...write, ...(isOtherwise && { by_weight }) };
  });
  const count = (...fates: readonly Fate[]) =>
    decided.filter(({ fate }) => fates.includes(fate)).length;
  const summary = {
    added: count('new'),
    price_changed: count('price', 'price_and_stock'),
    stock_changed: count('stock', 'price_and_stock'),
    unchanged: count('unchanged'),
  };
  const low = items.flatMap(({ ingredient_id, low_at }) =>
    low_at === undefined ? [] : { store_id, ingredient_id, low_at },
  );
  const sales = salesOf(
    items.map(({ ingredient_id, sale }, index) => ({
      store_id,
      ingredient_id,
      sale,
      field: `items.${index}`,
    })),
    { writes, before },
  );
  const books = items.flatMap(({ ingredient_id, cost, tax_class }) =>
    cost === undefined && tax_class === undefined
      ? []
      : { store_id, ingredient_id, cost, tax_class },
  );
  if (low.length > 0) await setLowAt(tx, low);
  await writeImport(tx, { store_id, writes, sales, low, books, before, summary, ...acting });
  return { message: 'Inventory imported!', ...summary };
}

/** Errors  invalid_request for an item to be sold by weight whose pack is in no unit of it. */
async function refusePieces(tx: Tx, items: readonly Wanted[]): Promise<void> {
  const units = await listUnits(
    tx,
    items.map(({ ingredient_id }) => ingredient_id),
  );
  items.forEach(({ ingredient_id, by_weight }, index) => {
    if (by_weight && !isWeighable(units.get(ingredient_id) ?? ''))
      throw invalidField(`items.${index}.by_weight`, 'is only for packs in a unit of weight');
  });
}

/** Errors  invalid_request for a duplicate ingredient; ingredient_not_found. */
function refuseUnknown(items: readonly Wanted[], known: ReadonlySet<string>): void {
  const ids = new Set<string>();
  items.forEach(({ ingredient_id }, index) => {
    if (ids.has(ingredient_id))
      throw invalidField(`items.${index}.ingredient_id`, 'duplicate ingredient.');
    ids.add(ingredient_id);
  });
  const unknownIds = [...ids].filter((ingredient_id) => !known.has(ingredient_id));
  if (unknownIds.length > 0)
    throw new AppError('ingredient_not_found', {
      details: { items: unknownIds.map((ingredient_id) => ({ ingredient_id })) },
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
    // Neither a price nor a quantity for a new item.
    if (!after) throw invalidField(`items.${index}.price`, 'is needed for a new item');
    const { price, quantity } = after;
    return [{ fate, write: { ingredient_id, price_cents: price, quantity, delta } }];
  });
  if (stale.length > 0) throw shelfChanged(stale);
  return decided;
}

/** What differs from the expected. Errors  invalid_request for a new item without price or quantity. */
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
