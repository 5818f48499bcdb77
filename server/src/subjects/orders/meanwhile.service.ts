import type { OrderDraft } from '@larder/shared/orders/orders.calls';

import { AppError } from '#errors';
import type { Tx } from '#platform/db/db';

import { ordersOfOthers, type OtherOrder } from './meanwhile.queries.ts';

/**
 * Members share carts, so two may press Place before either device hears of the other. After this time the cart is
 * empty on every device, and a second order is intended. Units: milliseconds.
 */
const MEANWHILE_MS = 60_000;

/** What others of the household have just ordered at these stores. Call it after locking the shelves. */
export function ordersMeanwhile(
  tx: Tx,
  { at, ...who }: { user_id: string; store_ids: readonly string[]; at: Date },
): Promise<OtherOrder[]> {
  return ordersOfOthers(tx, { ...who, since: new Date(at.getTime() - MEANWHILE_MS) });
}

/** Errors  ordered_meanwhile when another of the household has just ordered exactly these packs. */
export function refuseAgain(drafts: readonly OrderDraft[], others: readonly OtherOrder[]): void {
  for (const { name, store_id, items } of others)
    if (drafts.some((draft) => draft.store_id === store_id && areSame(draft.items, items)))
      throw new AppError('ordered_meanwhile', {
        message: `${name} has just ordered this.`,
        details: { store_id },
      });
}

type Packs = { readonly ingredient_id: string; readonly quantity: number };

function areSame(some: readonly Packs[], others: readonly Packs[]): boolean {
  const [one, other] = [some, others].map((all) =>
    [...Map.groupBy(all, ({ ingredient_id }) => ingredient_id)]
      .map(([id, packs]) => `${id} ${packs.reduce((sum, { quantity }) => sum + quantity, 0)}`)
      .toSorted()
      .join(),
  );
  return one === other;
}
