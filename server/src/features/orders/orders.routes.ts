import * as contract from '@larder/shared/contract/orders';
import * as vendorContract from '@larder/shared/contract/vendorOrders';

import { serve, type Served, serveWritten } from '#http/serve';
import { jsonWriter, withWritten } from '#http/writtenJson';

import { type CountOrders, orderCounter } from './orderCount.queries.ts';
import { serveOrderNews } from './orderNews.ts';
import { changeOrderStatus, getOrder, pageOfOwnOrders } from './orders.service.ts';
import { placeOnce } from './placeOnce.ts';
import { dashboardOf, overviewOf, pageOfVendorOrders, toPick } from './vendorOrders.service.ts';

const writeOrders = jsonWriter(contract.listMyOrders.response.shape.value);

export function ordersRoutes(served: Served): void {
  const { db, now } = served.deps;
  const countOrders = orderCounter(db);

  serveOrderNews(served);

  serve(served, contract.placeOrders, async (asked) => placeOnce(served.deps, asked));

  serveWritten(served, contract.listMyOrders, {
    handle: async ({ user, query }) =>
      pageOfOwnOrders({ db, countOrders }, { user_id: user.user_id, query, now: now() }),
    write: ({ value, orders: _same, ...page }) => {
      const list = writeOrders(value);
      return withWritten({ value: list, orders: list }, page);
    },
  });

  serve(served, contract.cancelOrder, async ({ user, params, caller }) =>
    changeOrderStatus(db, {
      user,
      owner: { user_id: user.user_id },
      order_id: params.id,
      to: 'Rejected',
      rejected_by: 'shopper',
      reject_reason: null,
      caller,
      at: now(),
    }),
  );

  serve(served, contract.changeOrderStatus, async ({ user, body, caller }) =>
    changeOrderStatus(db, {
      user,
      owner: { vendor_id: user.user_id },
      order_id: body.order_id,
      to: body.order_status,
      rejected_by: 'vendor',
      reject_reason: body.reject_reason ?? null,
      caller,
      at: now(),
    }),
  );

  vendorOrdersRoutes(served, countOrders);
}

function vendorOrdersRoutes(served: Served, countOrders: CountOrders): void {
  const { db, now } = served.deps;

  serve(served, contract.listVendorOrders, async ({ user, query }) =>
    pageOfVendorOrders({ db, countOrders }, { vendor_id: user.user_id, query, now: now() }),
  );

  serve(served, vendorContract.findVendorOrder, async ({ user, params }) =>
    getOrder(db, { order_id: params.id, owner: { vendor_id: user.user_id } }),
  );

  serve(served, vendorContract.vendorOverview, async ({ user, query }) =>
    overviewOf(db, { vendor_id: user.user_id, store_id: query.store_id }),
  );

  serve(served, vendorContract.vendorDashboard, async ({ user, query }) =>
    dashboardOf(db, {
      vendor_id: user.user_id,
      now: now(),
      time_zone: query.time_zone ?? 'UTC',
    }),
  );

  serve(served, vendorContract.pickList, async ({ user, query }) =>
    toPick(db, { vendor_id: user.user_id, order_id: query.order_id }),
  );
}
