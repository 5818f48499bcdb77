import type { Order } from '@larder/shared/orders/orders.calls';

import type { OrderChange } from '#vendor/orders/queries/orderStatus.ts';
import { nextToAnswer } from '#vendor/orders/rules/toDo.ts';

import type { OrderHandlers } from './OrderActions.tsx';
import { useOrderDialogs } from './OrderDialogs.tsx';

type Options = {
  orders: readonly Order[];
  detailed: string | null;
  onDetails: (order_id: string | undefined) => void;
  /** Ids joined by commas. */
  onPick: (pick: string, shows: 'list' | 'slips') => void;
  orderChange: OrderChange;
};

/** What can be done with an order of the list, and the dialogs that ask first. */
export function useOrderHandlers({ orders, detailed, onDetails, onPick, orderChange }: Options) {
  const { advance, finish, changing } = orderChange;
  const { dialogs, askToReject, askToChange, askForReturn } = useOrderDialogs(orderChange);

  // The server makes the pick list: send waiting changes first.
  async function pick(order_ids: readonly string[], shows: 'list' | 'slips'): Promise<void> {
    await finish();
    onPick(order_ids.join(','), shows);
  }
  /** The details go on to the next order to answer. */
  function accept({ order_id }: Order): void {
    const next = nextToAnswer(orders, order_id);
    if (detailed === order_id && next) onDetails(next.order_id);
    advance([order_id], 'Accepted');
  }

  const handlers: OrderHandlers = {
    accept,
    reject: askToReject,
    deliver: ({ order_id }) => advance([order_id], 'Delivered'),
    showDetails: ({ order_id }) => onDetails(order_id),
    showPickList: ({ order_id }) => void pick([order_id], 'list'),
    showSlip: ({ order_id }) => void pick([order_id], 'slips'),
    // The acceptance may not be sent yet.
    changeLine: (order, item, to) => void finish().then(() => askToChange({ order, item, to })),
    // The delivery may not be sent yet.
    noteReturn: (order) => void finish().then(() => askForReturn(order)),
    changing,
  };
  return { handlers, dialogs, pick };
}
