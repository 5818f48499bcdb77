import { cents } from '@larder/shared/basics/money';
import { isWeighable } from '@larder/shared/orders/weighing';
import type { OnShelf } from '@larder/shared/stores/inventory';
import type { listStoreItems } from '@larder/shared/stores/storeItems.calls';
import type { Store } from '@larder/shared/stores/storeParts.model';
import type { ShelfEdit, StoreDraft } from '@larder/shared/stores/stores.calls';
import type { z } from 'zod';

import { AppError, invalidField } from '#errors';
import type { Db, Queryable, Tx } from '#platform/db/db';
import { insertAudit } from '#platform/http/audit.queries';
import { lockVendor } from '#platform/identity/lockVendor.queries';
import { newId } from '#platform/lib/ids';

import { setBooks, setLowAt } from './books.queries.ts';
import { findTerms } from './editing.queries.ts';
import { refuseMoreStores } from './refuseMoreStores.service.ts';
import {
  type Acting,
  holdShelf,
  salesOf,
  type Shelf,
  shelfChanged,
  shelfKey,
  type Stale,
  writeShelf,
} from './shelf.service.ts';
import type { WriteShelf } from './shelfTexts.service.ts';
import { slotChoice } from './slotChoice.service.ts';
import {
  insertStore,
  listNamedIngredients,
  lockOwnStores,
  type ShelfKey,
  type ShelfWrite,
} from './stores.queries.ts';
import { listStoresOfVendor } from './storesOfVendor.queries.ts';

type ItemsOfStore = {
  /** What is on the shelf, as JSON. */
  ids: string;
  terms: Omit<z.output<typeof listStoreItems.response>, 'ids'>;
};

/** Errors  store_not_found for a closed store, and for another vendor's. */
export async function itemsOfStore(
  { db, writeShelf }: { db: Queryable; writeShelf: WriteShelf },
  which: { store_id: string; vendor_id: string; now: Date },
): Promise<ItemsOfStore> {
  const terms = await findTerms(db, which);
  if (!terms) throw new AppError('store_not_found');
  const { shelf, store_type, delivery_fee, minimum_order } = terms;
  const { back_on, hours, also_pickup, slots } = terms;
  return {
    ids: await writeShelf({ store_id: which.store_id, now: which.now, ...shelf }),
    terms: {
      store_type,
      delivery_fee,
      minimum_order,
      ...(back_on && { back_on }),
      ...(hours && { hours }),
      ...(also_pickup && { also_pickup }),
      ...(slots && { slots, slot_choice: await slotChoice(db, { ...which, ...terms, slots }) }),
    },
  };
}

/**
 * Opens stores with empty shelves.
 *
 * Errors  not_signed_in when the account was just deleted; awaits_approval; too_many_stores.
 */
export async function openStores(
  tx: Tx,
  { drafts, user, caller, at }: Acting & { drafts: readonly StoreDraft[] },
): Promise<{ message: string; value: Store[] }> {
  const seller = await lockVendor(tx, user);
  if (!seller) throw new AppError('not_signed_in');
  if (seller.awaits_approval) throw new AppError('awaits_approval');
  await refuseMoreStores(tx, { vendor_id: user.vendor_id, more: drafts.length, isNew: true });
  const opened: string[] = [];
  for (const draft of drafts) {
    const { name, store_type, address, location } = draft;
    const { delivery_fee = cents(0), minimum_order = cents(0) } = draft;
    const store_id = newId(at);
    await insertStore(
      tx,
      {
        store_id,
        vendor_id: user.vendor_id,
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
    value: await listStoresOfVendor(tx, { vendor_id: user.vendor_id, store_ids: opened, now: at }),
  };
}

type StoreEdits = { store_id: string; items: readonly ShelfEdit[] };

/**
 * Sets prices, stock, sales, how it is sold, from when on it is low, cost and tax class on the vendor's shelves, all or
 * nothing. A new row needs price and stock.
 *
 * Errors  store_not_found, also for another's store; ingredient_not_found; conflict when a name means no
 *         ingredient or several; invalid_request for a new row without price or quantity, and for a sale that
 *         is not below the price; stock_changed, or price_changed when only prices differ, with the current numbers that are not the expected ones.
 */
export async function editShelves(
  db: Db,
  { stores, user, caller, at }: Acting & { stores: readonly StoreEdits[] },
): Promise<{ message: string; value: Store[] }> {
  return db.transaction(async (tx) => {
    const { vendor_id } = user;
    const wanted = [...new Set(stores.map((store) => store.store_id))];
    const [seller, own, named] = await Promise.all([
      lockVendor(tx, user),
      lockOwnStores(tx, { runs: user, store_ids: wanted }),
      listNamedIngredients(tx, { vendor_id, ...namesOf(stores) }),
    ]);
    if (!seller) throw new AppError('not_signed_in');
    if (own.length < wanted.length) throw new AppError('store_not_found');

    const edits = identify(stores, named);
    const before = await holdShelf(
      tx,
      edits.map(({ edit, ...key }) => ({ ...key, price_cents: edit.price ?? 0 })),
    );
    const writes = decideWrites(edits, before);
    const sales = salesOf(
      edits.map(({ edit: { sale }, ...one }) => ({ ...one, sale })),
      { writes, before },
    );
    const low = edits.flatMap(({ edit: { low_at }, store_id, ingredient_id }) =>
      low_at === undefined ? [] : { store_id, ingredient_id, low_at },
    );
    const books = edits.flatMap(({ edit: { cost, tax_class }, store_id, ingredient_id }) =>
      cost === undefined && tax_class === undefined
        ? []
        : { store_id, ingredient_id, cost, tax_class },
    );
    // One round trip, in this order: the last statement reads what the others write.
    const [, , , value] = await Promise.all([
      writeShelf(tx, { writes, sales, before, user, caller, at }),
      low.length > 0 && setLowAt(tx, low),
      books.length > 0 && setBooks(tx, books),
      listStoresOfVendor(tx, { vendor_id, store_ids: wanted, now: at }),
    ]);
    return { message: 'Item updated!', value };
  });
}

type Edit = ShelfKey & { edit: ShelfEdit; field: string; unit: string };

function namesOf(stores: readonly StoreEdits[]) {
  const edits = stores.flatMap(({ items }) => items);
  return {
    ingredient_ids: edits.flatMap(({ ingredient_id }) => ingredient_id ?? []),
    names: edits.flatMap(({ ingredient_id, name }) => (ingredient_id ? [] : (name ?? []))),
  };
}

type Found = Awaited<ReturnType<typeof listNamedIngredients>>;

/** Chooses the ingredient of each edit; refuses duplicates within a store. */
function identify(stores: readonly StoreEdits[], found: Found): Edit[] {
  const items = stores.flatMap(({ store_id, items: edits }, s) =>
    edits.map((edit, i) => ({ store_id, edit, field: `stores.${s}.items.${i}` })),
  );
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
    return { store_id, ingredient_id: match.ingredient_id, unit: match.unit, edit, field };
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
  return edits.map(({ edit, store_id, ingredient_id, field, unit }) => {
    const was = before.get(shelfKey({ store_id, ingredient_id }));
    const price_cents = edit.price ?? was?.price;
    const quantity = edit.quantity ?? was?.quantity;
    if (price_cents === undefined) throw invalidField(`${field}.price`, 'is needed for a new item');
    if (quantity === undefined) throw invalidField(`${field}.quantity`, 'is needed for a new item');
    const { by_weight } = edit;
    if (by_weight && !isWeighable(unit))
      throw invalidField(`${field}.by_weight`, 'is only for packs in a unit of weight');
    return {
      store_id,
      ingredient_id,
      price_cents,
      quantity,
      delta: quantity - (was?.quantity ?? 0),
      ...(by_weight !== undefined && { by_weight }),
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
