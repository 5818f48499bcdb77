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

/** What stood on shelves before a change, by `shelfKey`. */
export type Shelf = ReadonlyMap<string, OnShelf>;

export function shelfKey({ store_id, ingredient_id }: ShelfKey): string {
  return `${store_id} ${ingredient_id}`;
}

/**
 * Holds rows of shelves against everybody else until the transaction ends, also those that are not
 * there yet. Those exist from now on, empty: write them or let the transaction fail.
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

/** Writes rows that holdShelf holds, the movements of their stock and who did it. */
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

/** What a shelf has in place of what an editor saw there; only what differs. */
export type Stale = {
  readonly store_id?: string;
  readonly ingredient_id: string;
  readonly price?: Cents;
  readonly quantity?: number;
};

/**
 * The refusal when prices or stock are not what the editor saw, with what they are; the first row's stand
 * outside the list too. Prices in `details` are in dollars, as everywhere on the wire.
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
