import type { Cents } from '@larder/shared/basics/money';
import type { Cart } from '@larder/shared/kitchen/carts.model';

import type { WhyClosed } from '#shop/checkout/queries/checkout.ts';
import {
  type CheckedLine,
  dearerLines,
  isDeliveryDearer,
  shortLines,
} from '#shop/checkout/rules/checkout.ts';

import { closedId, lineId } from './missing.ts';
import type { Instead } from './orderInput.ts';
import type { OrderCheck } from './useOrderCheck.ts';

/** Shape: `instead` is "none" when no other store has enough, undefined until known. */
type Asked = {
  readonly id: string;
  readonly cart: Cart;
  readonly instead: Instead | 'none' | undefined;
};

/** A line that is dearer or short. */
export type LineQuestion = Asked & {
  readonly kind: 'dearer' | 'short';
  readonly line: CheckedLine;
};

/** A store that takes no orders. */
export type ClosedQuestion = Asked & {
  readonly kind: 'closed';
  readonly why: WhyClosed;
};

/** A delivery that is dearer. */
export type FeeQuestion = {
  readonly id: string;
  readonly kind: 'fee';
  readonly cart: Cart;
  readonly deliveryFee: Cents;
};

/** Something to decide before an order. Only what is dearer holds it up. */
export type Question = LineQuestion | ClosedQuestion | FeeQuestion;

/** Whether an order waits for the answer. */
export function isOpen({ kind }: Question): boolean {
  return kind === 'fee' || kind === 'dearer';
}

/** What is to be decided, first what must be. */
export function questionsOf({ checked, whyClosed, insteadOf }: OrderCheck): Question[] {
  const open = checked.filter(({ cart }) => !whyClosed(cart.store_id));
  const fees = open.filter(isDeliveryDearer).map(({ cart, deliveryFee }) => ({
    id: `fee ${cart.store_id}`,
    kind: 'fee' as const,
    cart,
    deliveryFee,
  }));
  const lines = (kind: LineQuestion['kind'], linesOf: typeof shortLines) =>
    open.flatMap((one) =>
      linesOf(one).map((line) => {
        const id = lineId(kind, one.cart, line);
        return { id, kind, cart: one.cart, line, instead: insteadOf(id) };
      }),
    );
  const closed = checked.flatMap(({ cart }) => {
    const id = closedId(cart.store_id);
    const why = whyClosed(cart.store_id);
    return why ? [{ id, kind: 'closed' as const, cart, why, instead: insteadOf(id) }] : [];
  });
  return [...fees, ...lines('dearer', dearerLines), ...closed, ...lines('short', shortLines)];
}
