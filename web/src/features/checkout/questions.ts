import {
  type CheckedCart,
  type CheckedLine,
  dearerLines,
  shortLines,
  type Substitute,
} from '@larder/shared/domain/checkout';

import type { ShownStore } from '#state/carts';

import type { OrderCheck } from './useOrderCheck.ts';

/** Something to decide before an order. Only what is dearer holds it up. */
export type Question = {
  readonly id: string;
  readonly kind: 'dearer' | 'short';
  readonly cart: CheckedCart<ShownStore>['cart'];
  readonly line: CheckedLine;
  readonly elsewhere: Substitute<ShownStore> | undefined;
};

/** What is to be decided, first what must be. */
export function questionsOf({ checked, isClosed, elsewhere }: OrderCheck): Question[] {
  const open = checked.filter(({ cart }) => !isClosed(cart.store_id));
  const ask = ({ cart }: CheckedCart<ShownStore>, line: CheckedLine) => {
    const { asked, item } = line;
    const isShort = item.quantity < asked.quantity;
    const wanted = isShort ? { ...asked, quantity: asked.quantity - item.quantity } : item;
    return { cart, line, elsewhere: elsewhere(wanted, cart.store_id) };
  };
  const idOf = ({ cart, line }: Pick<Question, 'cart' | 'line'>) =>
    `${cart.store_id} ${line.asked.ingredient_id}`;
  const dearer = open.flatMap((one) => dearerLines(one).map((line) => ask(one, line)));
  const short = open.flatMap((one) => shortLines(one).map((line) => ask(one, line)));
  return [
    ...dearer.map((one) => ({ ...one, id: `dearer ${idOf(one)}`, kind: 'dearer' as const })),
    ...short.map((one) => ({ ...one, id: `short ${idOf(one)}`, kind: 'short' as const })),
  ];
}
