import type { ShelfEdit, Store, StoreDraft } from '@larder/shared/contract/stores';

import type { Db, Tx } from '#db/db';
import { AppError } from '#errors';
import { insertAudit, insertAudits } from '#http/audit.queries';
import type { LiveUser } from '#http/http.queries';
import type { Caller } from '#http/serve';
import { newId } from '#lib/ids';

import {
  insertStore,
  listNamedIngredients,
  listStoresOfVendor,
  lockOwnStores,
  lockShelfRows,
  lockVendor,
  type ShelfKey,
  type ShelfRow,
  type ShelfWrite,
  writeShelfRows,
} from './stores.queries.ts';

type Acting = { user: LiveUser; caller: Caller; at: Date };

/** Opens stores with empty shelves. Errors: not_signed_in when the account was just deleted. */
export async function openStores(
  tx: Tx,
  { drafts, user, caller, at }: Acting & { drafts: readonly StoreDraft[] },
): Promise<{ message: string; value: Store[] }> {
  if (!(await lockVendor(tx, user.user_id))) throw new AppError('not_signed_in');
  const opened: string[] = [];
  for (const { name, store_type, address, location } of drafts) {
    const store_id = newId(at);
    await insertStore(
      tx,
      { store_id, vendor_id: user.user_id, name, store_type, address, location },
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
  const all = await listStoresOfVendor(tx, user.user_id);
  return {
    message: 'Store created successfully!',
    value: all.filter((store) => opened.includes(store.store_id)),
  };
}

type StoreEdits = { store_id: string; items: readonly ShelfEdit[] };

/**
 * Sets prices and stock on the vendor's own shelves: all of the batch or nothing. An ingredient that
 * is not on the shelf yet is put there, and then needs both.
 *
 * Errors  store_not_found for another's store too; ingredient_not_found; conflict when a name means
 *         no ingredient or several; invalid_request when a new row lacks a price or a quantity;
 *         stock_changed with the current number when it is not what the editor saw.
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
    const shelf = await lockShelfRows(tx, edits);
    const writes = decideWrites(edits, shelf);
    await writeShelfRows(tx, { writes, actor_id: user.user_id, at });
    await insertAudits(
      tx,
      writes.map((write) => {
        const before = rowOf(shelf, write);
        return {
          at,
          actor: user,
          caller,
          action: 'shelf_changed',
          target_type: 'store',
          target_id: write.store_id,
          detail: {
            ingredient_id: write.ingredient_id,
            price_cents: [before?.price_cents ?? null, write.price_cents],
            quantity: [before?.quantity ?? null, write.quantity],
          },
        };
      }),
    );
    const all = await listStoresOfVendor(tx, user.user_id);
    return {
      message: 'Item updated!',
      value: all.filter((store) => wanted.includes(store.store_id)),
    };
  });
}

type Edit = ShelfKey & { edit: ShelfEdit; field: string };

/** Finds the ingredient of every edit, and refuses one that is named twice for a store. */
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
  const keys = edits.map(({ store_id, ingredient_id }) => `${store_id} ${ingredient_id}`);
  const twice = keys.findIndex((key, index) => keys.indexOf(key) !== index);
  if (twice >= 0)
    throw invalid(`${edits[twice]?.field}.ingredient_id`, 'is there twice for this store');
  return edits;
}

/** What to write, from what is on the shelves. Pure. */
function decideWrites(edits: readonly Edit[], shelf: readonly ShelfRow[]): ShelfWrite[] {
  const stale = edits.flatMap(({ edit, store_id, ingredient_id }) => {
    const current = rowOf(shelf, { store_id, ingredient_id })?.quantity ?? 0;
    return edit.expected_quantity !== undefined && edit.expected_quantity !== current
      ? [{ store_id, ingredient_id, current_quantity: current }]
      : [];
  });
  const [first] = stale;
  if (first)
    throw new AppError('stock_changed', {
      details: { current_quantity: first.current_quantity, items: stale },
    });
  return edits.map(({ edit, store_id, ingredient_id, field }) => {
    const before = rowOf(shelf, { store_id, ingredient_id });
    const price_cents = edit.price ?? before?.price_cents;
    const quantity = edit.quantity ?? before?.quantity;
    if (price_cents === undefined) throw invalid(`${field}.price`, 'is needed for a new item');
    if (quantity === undefined) throw invalid(`${field}.quantity`, 'is needed for a new item');
    return {
      store_id,
      ingredient_id,
      price_cents,
      quantity,
      delta: quantity - (before?.quantity ?? 0),
    };
  });
}

function rowOf(shelf: readonly ShelfRow[], { store_id, ingredient_id }: ShelfKey) {
  return shelf.find((row) => row.store_id === store_id && row.ingredient_id === ingredient_id);
}

function invalid(field: string, message: string): AppError {
  return new AppError('invalid_request', {
    message: `${field}: ${message}`,
    details: { fields: [{ field, message }] },
  });
}
