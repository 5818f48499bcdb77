import { canBecome } from '@larder/shared/orders/orders';
import type { Order } from '@larder/shared/orders/orders.calls';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router';

import { rowKeys } from '#platform/page/rowKeys.ts';
import { useShortcuts } from '#platform/page/shortcuts.ts';
import type { Selection } from '#platform/page/useSelection.ts';
import { shortcutsOn } from '#vendor/orders/state/shortcutsOn.ts';

import type { OrderHandlers } from './OrderActions.tsx';
import type { Chosen } from './OrderSelection.tsx';

type Options = {
  /** Contains the rows and the search box. */
  page: RefObject<HTMLElement | null>;
  orders: readonly Order[];
  handlers: OrderHandlers;
  selection: Selection<Chosen>;
  /** The order whose details are shown. */
  shown: string | null;
  showHelp: () => void;
};

/** The page's shortcuts. They act on the row that contains the focus, else on the one whose details are shown. */
export function useOrderKeys(options: Options): void {
  const { orders, handlers, shown, showHelp } = options;
  const navigate = useNavigate();

  const { currentRow, keys } = rowKeys(options);

  function withOrder(act: (order: Order) => void): void {
    const id = currentRow()?.dataset.row;
    const order = orders.find(({ order_id }) => order_id === id);
    if (order) act(order);
  }
  function move(to: 'Accepted' | 'Rejected' | 'Delivered', event: KeyboardEvent): void {
    withOrder((order) => {
      if (event.repeat || !canBecome(order.order_status, to)) return;
      event.preventDefault();
      if (to === 'Accepted') handlers.accept(order);
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
