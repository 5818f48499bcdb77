import type { ShelfEdit, Store, StoreDraft, StoreItem } from '@larder/shared/contract/stores';
import type { OnShelf } from '@larder/shared/domain/inventory';
import { type Cents, cents } from '@larder/shared/domain/money';

import type { Db, Queryable, Tx } from '#db/db';
import { AppError, invalidField } from '#errors';
import { insertAudit } from '#http/audit.queries';
import { newId } from '#lib/ids';

import {
  type Acting,
  holdShelf,
  type Shelf,
  shelfChanged,
  shelfKey,
  type Stale,
  writeShelf,
} from './shelf.ts';
import {
  insertStore,
  listItemsOnSale,
  listNamedIngredients,
  listStoresOfVendor,
  lockOwnStores,
  lockVendor,
  type ShelfKey,
  type ShelfWrite,
} from './stores.queries.ts';
import { findTerms } from './terms.queries.ts';

/** Errors  store_not_found for a closed store, and for another vendor's. */
export async function itemsOfStore(
  db: Queryable,
  which: { store_id: string; vendor_id: string },
): Promise<{ ids: StoreItem[]; delivery_fee: Cents; minimum_order: Cents }> {
  const terms = await findTerms(db, which);
  if (!terms) throw new AppError('store_not_found');
  const { delivery_fee, minimum_order } = terms;
  return { ids: await listItemsOnSale(db, which.store_id), delivery_fee, minimum_order };
}

/** Opens stores with empty shelves. Errors: not_signed_in when the account was just deleted. */
export async function openStores(
  tx: Tx,
  { drafts, user, caller, at }: Acting & { drafts: readonly StoreDraft[] },
): Promise<{ message: string; value: Store[] }> {
  if (!(await lockVendor(tx, user.user_id))) throw new AppError('not_signed_in');
  const opened: string[] = [];
  for (const draft of drafts) {
    const { name, store_type, address, location } = draft;
    const { delivery_fee = cents(0), minimum_order = cents(0) } = draft;
    const store_id = newId(at);
    await insertStore(
      tx,
      {
        store_id,
        vendor_id: user.user_id,
        name,
        store_type,
        address,
        location,
        delivery_fee,
        minimum_order,
      },
      at,
    );
    await insertAudit(tx, {
      at,
      actor: user,
      caller,
      action: 'store_created',
      target_type: 'store',
      target_id: store_id,
    });
    opened.push(store_id);
  }
  return {
    message: 'Store created successfully!',
    value: await listStoresOfVendor(tx, user.user_id, opened),
  };
}

type StoreEdits = { store_id: string; items: readonly ShelfEdit[] };

/**
 * Sets prices and stock on the vendor's shelves, all or nothing. A new row needs both.
 *
 * Errors  store_not_found, also for another's store; ingredient_not_found; conflict when a name means no
 *         ingredient or several; invalid_request for a new row without price or quantity; stock_changed, or
 *         price_changed when only prices differ, with the current numbers that are not the expected ones.
 */
export async function editShelves(
  db: Db,
  { stores, user, caller, at }: Acting & { stores: readonly StoreEdits[] },
): Promise<{ message: string; value: Store[] }> {
  return db.transaction(async (tx) => {
    if (!(await lockVendor(tx, user.user_id))) throw new AppError('not_signed_in');
    const wanted = [...new Set(stores.map((store) => store.store_id))];
    const own = await lockOwnStores(tx, { vendor_id: user.user_id, store_ids: wanted });
    if (own.length < wanted.length) throw new AppError('store_not_found');

    const edits = await identify(tx, stores);
    const before = await holdShelf(
      tx,
      edits.map(({ edit, ...key }) => ({ ...key, price_cents: edit.price ?? 0 })),
    );
    const writes = decideWrites(edits, before);
    await writeShelf(tx, { writes, before, user, caller, at });
    return {
      message: 'Item updated!',
      value: await listStoresOfVendor(tx, user.user_id, wanted),
    };
  });
}

type Edit = ShelfKey & { edit: ShelfEdit; field: string };

/** Finds the ingredient of each edit; refuses duplicates within a store. */
async function identify(tx: Tx, stores: readonly StoreEdits[]): Promise<Edit[]> {
  const items = stores.flatMap(({ store_id, items: edits }, s) =>
    edits.map((edit, i) => ({ store_id, edit, field: `stores.${s}.items.${i}` })),
  );
  const found = await listNamedIngredients(tx, {
    ingredient_ids: items.flatMap(({ edit }) => edit.ingredient_id ?? []),
    names: items.flatMap(({ edit }) => (edit.ingredient_id ? [] : (edit.name ?? []))),
  });
  const edits = items.map(({ store_id, edit, field }) => {
    const matches = found.filter((row) =>
      edit.ingredient_id
        ? row.ingredient_id === edit.ingredient_id
        : row.name.toLowerCase() === edit.name?.toLowerCase() &&
          row.unit.toLowerCase() === edit.unit?.toLowerCase() &&
          row.unit_quantity === edit.unit_quantity,
    );
    const [match] = matches;
    if (edit.ingredient_id && !match) throw new AppError('ingredient_not_found');
    if (!match || matches.length > 1)
      throw new AppError('conflict', {
        message: `${field}: no single ingredient has this name, unit and unit_quantity`,
      });
    return { store_id, ingredient_id: match.ingredient_id, edit, field };
  });
  const keys = edits.map(shelfKey);
  const twice = keys.findIndex((key, index) => keys.indexOf(key) !== index);
  if (twice >= 0)
    throw invalidField(
      `${edits[twice]?.field}.ingredient_id`,
      'duplicate ingredient in this store.',
    );
  return edits;
}

/** Pure. */
function decideWrites(edits: readonly Edit[], before: Shelf): ShelfWrite[] {
  const stale = edits.flatMap(({ edit, store_id, ingredient_id }) => {
    const key = { store_id, ingredient_id };
    return staleOf(edit, key, before.get(shelfKey(key)));
  });
  if (stale.length > 0) throw shelfChanged(stale);
  return edits.map(({ edit, store_id, ingredient_id, field }) => {
    const was = before.get(shelfKey({ store_id, ingredient_id }));
    const price_cents = edit.price ?? was?.price;
    const quantity = edit.quantity ?? was?.quantity;
    if (price_cents === undefined) throw invalidField(`${field}.price`, 'is needed for a new item');
    if (quantity === undefined) throw invalidField(`${field}.quantity`, 'is needed for a new item');
    return {
      store_id,
      ingredient_id,
      price_cents,
      quantity,
      delta: quantity - (was?.quantity ?? 0),
    };
  });
}

/** Expected values that no longer hold; a missing row counts as 0. */
function staleOf(
  { expected_price, expected_quantity }: ShelfEdit,
  key: ShelfKey,
  { price, quantity }: OnShelf = { price: cents(0), quantity: 0 },
): Stale[] {
  const stale = {
    ...(expected_price !== undefined && expected_price !== price && { price }),
    ...(expected_quantity !== undefined && expected_quantity !== quantity && { quantity }),
  };
  return Object.keys(stale).length > 0 ? [{ ...key, ...stale }] : [];
}
