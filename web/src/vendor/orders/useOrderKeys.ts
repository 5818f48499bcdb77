import { canBecome } from '@larder/shared/orders/orders';
import type { Order } from '@larder/shared/orders/orders.calls';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router';

import { rowKeys } from '#platform/page/rowKeys.ts';
import { useShortcuts } from '#platform/page/shortcuts.ts';
import type { Selection } from '#platform/page/useSelection.ts';
import { nextToAnswer } from '#vendor/orders/rules/toDo.ts';
import { shortcutsOn } from '#vendor/orders/state/shortcutsOn.ts';

import type { OrderHandlers } from './OrderActions.tsx';
import type { Chosen } from './OrderSelection.tsx';

type Options = {
  /** Contains the rows and the search box. */
  page: RefObject<HTMLElement | null>;
  orders: readonly Order[];
  /** Whether the list is of what is to do. */
  isToDo: boolean;
  handlers: OrderHandlers;
  selection: Selection<Chosen>;
  /** The order whose details are shown. */
  shown: string | null;
  showHelp: () => void;
};

/** The page's shortcuts. They act on the row that contains the focus, else on the one whose details are shown. */
export function useOrderKeys(options: Options): void {
  const { page, orders, isToDo, handlers, shown, showHelp } = options;
  const navigate = useNavigate();

  const { currentRow, keys } = rowKeys(options);

  function withOrder(act: (order: Order) => void): void {
    const id = currentRow()?.dataset.row;
    const order = orders.find(({ order_id }) => order_id === id);
    if (order) act(order);
  }
  /** The row goes to the accepted ones; the focus stays with those to answer. */
  function accept(order: Order): void {
    const next = isToDo && shown === null ? nextToAnswer(orders, order.order_id) : undefined;
    if (next)
      page.current
        ?.querySelector<HTMLElement>(`[data-row="${CSS.escape(next.order_id)}"]`)
        ?.focus();
    handlers.accept(order);
  }
  function move(to: 'Accepted' | 'Rejected' | 'Delivered', event: KeyboardEvent): void {
    withOrder((order) => {
      if (event.repeat || !canBecome(order.order_status, to)) return;
      event.preventDefault();
      if (to === 'Accepted') accept(order);
      else if (to === 'Rejected') handlers.reject(order);
      else handlers.deliver(order);
    });
  }

  /** The details follow the row. */
  function step(key: 'j' | 'k', event: KeyboardEvent): void {
    keys[key]?.(event);
    if (shown !== null && currentRow()?.dataset.row !== shown) withOrder(handlers.showDetails);
  }

  useShortcuts(
    {
      ...keys,
      j: (event) => step('j', event),
      k: (event) => step('k', event),
      Escape(event) {
        // The details close themselves.
        if (shown === null) keys['Escape']?.(event);
      },
      o: () => withOrder(handlers.showDetails),
      Enter(event) {
        // On a button in the row, Enter presses that button.
        if (event.target === currentRow()) withOrder(handlers.showDetails);
      },
      a: (event) => move('Accepted', event),
      r: (event) => move('Rejected', event),
      d: (event) => move('Delivered', event),
      p: () =>
        withOrder((order) => {
          if (order.order_status === 'Accepted') handlers.showPickList(order);
        }),
      '?': showHelp,
      'g d': () => void navigate('/vendor/dashboard'),
      'g s': () => void navigate('/vendor/store'),
      'g a': () => void navigate('/vendor/add-inventory'),
    },
    shortcutsOn.use(),
  );
}
