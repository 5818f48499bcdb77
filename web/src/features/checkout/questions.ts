import {
  type CheckedCart,
  type CheckedLine,
  dearerLines,
  isDeliveryDearer,
  shortLines,
  type Substitute,
} from '@larder/shared/domain/checkout';
import type { Cents } from '@larder/shared/domain/money';

import type { ShownStore } from '#state/carts';

import type { OrderCheck } from './useOrderCheck.ts';

type Asked = { readonly id: string; readonly cart: CheckedCart<ShownStore>['cart'] };

/** A line that is dearer or short. */
export type LineQuestion = Asked & {
  readonly kind: 'dearer' | 'short';
  readonly line: CheckedLine;
  readonly elsewhere: Substitute<ShownStore> | undefined;
};

/** A delivery that is dearer. */
export type FeeQuestion = Asked & { readonly kind: 'fee'; readonly deliveryFee: Cents };

/** Something to decide before an order. Only what is dearer holds it up. */
export type Question = LineQuestion | FeeQuestion;

/** What is to be decided, first what must be. */
export function questionsOf({ checked, isClosed, elsewhere }: OrderCheck): Question[] {
  const open = checked.filter(({ cart }) => !isClosed(cart.store_id));
  const ask = ({ cart }: CheckedCart<ShownStore>, line: CheckedLine) => {
    const { asked, item } = line;
    const isShort = item.quantity < asked.quantity;
    const wanted = isShort ? { ...asked, quantity: asked.quantity - item.quantity } : item;
    return { cart, line, elsewhere: elsewhere(wanted, cart.store_id) };
  };
  const idOf = ({ cart, line }: Pick<LineQuestion, 'cart' | 'line'>) =>
    `${cart.store_id} ${line.asked.ingredient_id}`;
  const dearer = open.flatMap((one) => dearerLines(one).map((line) => ask(one, line)));
  const short = open.flatMap((one) => shortLines(one).map((line) => ask(one, line)));
  const fees = open.filter(isDeliveryDearer).map(({ cart, deliveryFee }) => ({
    id: `fee ${cart.store_id}`,
    kind: 'fee' as const,
    cart,
    deliveryFee,
  }));
  return [
    ...fees,
    ...dearer.map((one) => ({ ...one, id: `dearer ${idOf(one)}`, kind: 'dearer' as const })),
    ...short.map((one) => ({ ...one, id: `short ${idOf(one)}`, kind: 'short' as const })),
  ];
}
