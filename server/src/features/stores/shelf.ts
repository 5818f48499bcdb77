import type { OnShelf } from '@larder/shared/domain/inventory';
import { type Cents, cents, toDollars } from '@larder/shared/domain/money';

import type { Tx } from '#db/db';
import { AppError } from '#errors';
import { insertAudits } from '#http/audit.queries';
import type { Caller } from '#http/audit.queries';
import type { LiveUser } from '#identity/liveUser.queries';

import {
  insertShelfRows,
  lockShelfRows,
  type ShelfKey,
  type ShelfWrite,
  writeShelfRows,
} from './stores.queries.ts';

export type Acting = { user: LiveUser; caller: Caller; at: Date };

/** Shelves before a change, by `shelfKey`. */
export type Shelf = ReadonlyMap<string, OnShelf>;

export function shelfKey({ store_id, ingredient_id }: ShelfKey): string {
  return `${store_id} ${ingredient_id}`;
}

/**
 * Locks rows of shelves; missing ones are inserted empty, so write them or let the transaction fail.
 *
 * Shape   only the rows that were there before.
 */
export async function holdShelf(
  tx: Tx,
  rows: readonly (ShelfKey & { price_cents: number })[],
): Promise<Shelf> {
  const added = new Set((await insertShelfRows(tx, rows)).map(shelfKey));
  const held = await lockShelfRows(tx, rows);
  return new Map(
    held
      .filter((row) => !added.has(shelfKey(row)))
      .map((row) => [shelfKey(row), { price: cents(row.price_cents), quantity: row.quantity }]),
  );
}

/** Writes rows locked by holdShelf, their stock movements and the audit entries. */
export async function writeShelf(
  tx: Tx,
  { writes, before, user, caller, at }: Acting & { writes: readonly ShelfWrite[]; before: Shelf },
): Promise<void> {
  await writeShelfRows(tx, { writes, actor_id: user.user_id, at });
  await insertAudits(
    tx,
    writes.map((write) => {
      const was = before.get(shelfKey(write));
      return {
        at,
        actor: user,
        caller,
        action: 'shelf_changed',
        target_type: 'store',
        target_id: write.store_id,
        detail: {
          ingredient_id: write.ingredient_id,
          price_cents: [was?.price ?? null, write.price_cents],
          quantity: [was?.quantity ?? null, write.quantity],
        },
      };
    }),
  );
}

/** Current values that differ from what an editor saw. */
export type Stale = {
  readonly store_id?: string;
  readonly ingredient_id: string;
  readonly price?: Cents;
  readonly quantity?: number;
};

/**
 * The refusal with the current prices and stock; the first row's also outside the list. Prices in `details`
 * are in dollars, as on the wire.
 */
export function shelfChanged(stale: readonly Stale[]): AppError {
  const items = stale.map(({ price, quantity, ...key }) => ({
    ...key,
    ...currentOf({ price, quantity }),
  }));
  const isStock = stale.some(({ quantity }) => quantity !== undefined);
  return new AppError(isStock ? 'stock_changed' : 'price_changed', {
    details: { ...currentOf(stale[0]), items },
  });
}

function currentOf({
  price,
  quantity,
}: { price?: Cents | undefined; quantity?: number | undefined } = {}) {
  return {
    ...(price !== undefined && { current_price: toDollars(price) }),
    ...(quantity !== undefined && { current_quantity: quantity }),
  };
}
