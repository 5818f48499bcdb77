import type { OnShelf } from '@larder/shared/domain/inventory';
import { cents } from '@larder/shared/domain/money';

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

/** The refusal when stock is not what the editor saw, with what it is. */
export function stockChanged(
  stale: readonly { ingredient_id: string; current_quantity: number }[],
): AppError {
  return new AppError('stock_changed', {
    details: { current_quantity: stale[0]?.current_quantity, items: stale },
  });
}
