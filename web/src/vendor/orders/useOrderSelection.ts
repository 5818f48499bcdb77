import type { Order } from '@larder/shared/orders/orders.calls';

import { type Selection, useSelection } from '#platform/page/useSelection.ts';
import { toDoOf } from '#vendor/orders/rules/toDo.ts';

import type { Chosen } from './OrderSelection.tsx';
import { scopeOf } from './orderView.ts';
import type { useOrderView } from './useOrderView.ts';

/**
 * The ticked orders; a range is of the list as it is shown. Ticking closes the details, whose place the buttons of the
 * ticked orders take.
 */
export function useOrderSelection(
  orders: readonly Order[],
  { view, order: shown, showDetails }: ReturnType<typeof useOrderView>,
): Selection<Chosen> {
  const { pending, accepted } = toDoOf(orders);
  const selection = useSelection<Chosen>(
    view.status === 'todo' ? [...pending, ...accepted] : orders,
    { keyOf: ({ order_id }) => order_id, scope: scopeOf(view) },
  );
  function closeDetails(): void {
    if (shown !== null) showDetails();
  }
  return {
    ...selection,
    toggle: (id, asRange) => {
      closeDetails();
      selection.toggle(id, asRange);
    },
    togglePage: () => {
      closeDetails();
      selection.togglePage();
    },
  };
}
