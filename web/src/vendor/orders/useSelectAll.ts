import { MAX_BULK } from '@larder/shared/orders/vendorOrders.calls';
import { useMutation } from '@tanstack/react-query';

import { toast } from '#platform/page/toast.ts';
import type { Selection } from '#platform/page/useSelection.ts';
import { readOrderIds } from '#vendor/orders/queries/vendorOrders.ts';

import type { Chosen } from './OrderSelection.tsx';
import { type OrderView, filterOf } from './orderView.ts';

/** Selects the orders of a filter on all pages, at most 500. */
export function useSelectAll(view: OrderView, selection: Selection<Chosen>) {
  return useMutation({
    mutationFn: () => readOrderIds(filterOf(view)),
    onSuccess: ({ value, truncated }) => {
      selection.set(value);
      if (truncated)
        toast.info(`The newest ${MAX_BULK} are selected. The others follow after them.`);
    },
    onError: () => toast.error('The orders could not be selected. Please try again.'),
  });
}
