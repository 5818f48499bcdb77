import { changeOrderStatus } from '@larder/shared/contract/orders';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

import { type BodyOf, call } from '#lib/api';

import { orderQueries } from './orders.ts';
import { type PageOfOrders, vendorOrderQueries } from './vendorOrders.ts';

/** Updates the vendor's lists at once, and refetches: somebody else may have changed the order first. */
export const changeOrderStatusMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: BodyOf<typeof changeOrderStatus>) => call(changeOrderStatus, { body }),
    onSuccess: (changed) => {
      client.setQueriesData<PageOfOrders>(
        { queryKey: vendorOrderQueries.pages() },
        (page) =>
          page && {
            ...page,
            value: page.value.map((order) =>
              order.order_id === changed.order_id ? changed : order,
            ),
          },
      );
      client.setQueryData(vendorOrderQueries.one(changed.order_id).queryKey, changed);
    },
    // Not awaited: the result is shown at once, however slow the refetch is.
    onSettled: () => void client.invalidateQueries({ queryKey: orderQueries.all() }),
  });
