import { dayWords } from '@larder/shared/basics/calendar';
import type { CartItem } from '@larder/shared/kitchen/carts.model';
import { SLOT_DAYS } from '@larder/shared/stores/slots';

import type { WhyClosed } from '#shop/checkout/queries/checkout.ts';
import {
  type CheckedCart,
  type CheckedLine,
  dearerLines,
  shortLines,
} from '#shop/checkout/rules/checkout.ts';

/** Things that a cart asks for and its store lacks, or asks more for. Shape: `id` of their question. */
export type Missing = {
  readonly id: string;
  readonly store_id: string;
  readonly items: readonly CartItem[];
};

/** Stores that take no orders, and why. */
export type Closed = ReadonlyMap<string, WhyClosed>;

/** "has closed", "is paused until Dec 27". */
export function closedWords({ backOn, lacksSlot = false }: WhyClosed): string {
  if (backOn !== undefined) return `is paused until ${dayWords(backOn)}`;
  return lacksSlot ? `has no slot left in the next ${SLOT_DAYS} days` : 'has closed';
}

/** The things that may be bought elsewhere, by the ids of the questions. */
export function missingOf(checked: readonly CheckedCart[], closed: Closed): Missing[] {
  return checked.flatMap((one): Missing[] => {
    const { store_id } = one.cart;
    if (closed.has(store_id)) return [{ id: closedId(store_id), store_id, items: one.cart.items }];
    const dearer = dearerLines(one).map((line) => ({
      id: lineId('dearer', one.cart, line),
      store_id,
      items: [line.item],
    }));
    const short = shortLines(one).map((line) => {
      const quantity = line.asked.quantity - line.item.quantity;
      return {
        id: lineId('short', one.cart, line),
        store_id,
        items: [{ ...line.asked, quantity }],
      };
    });
    return [...dearer, ...short];
  });
}

/** The id of the question about a line. */
export function lineId(
  kind: 'dearer' | 'short',
  { store_id }: CheckedCart['cart'],
  { asked }: CheckedLine,
): string {
  return `${kind} ${store_id} ${asked.ingredient_id}`;
}

/** The id of the question about a store that takes no orders. */
export function closedId(store_id: string): string {
  return `closed ${store_id}`;
}
