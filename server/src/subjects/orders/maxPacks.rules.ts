import type { OrderDraft } from '@larder/shared/orders/orders.calls';

import { invalidField } from '#errors';

/** Max packs of a line, and of several lines of one item together. */
const MAX_PACKS = 999;

/** Errors  invalid_request when the lines of an ingredient exceed MAX_PACKS. */
export function refuseTooMany(drafts: readonly OrderDraft[]): void {
  for (const [nth, { items }] of drafts.entries()) {
    const sums = new Map<string, number>();
    for (const [line, { ingredient_id, quantity }] of items.entries()) {
      const sum = (sums.get(ingredient_id) ?? 0) + quantity;
      if (sum > MAX_PACKS)
        throw invalidField(
          `orders.${nth}.items.${line}.quantity`,
          `must be at most ${MAX_PACKS} with the other lines of this item`,
        );
      sums.set(ingredient_id, sum);
    }
  }
}
