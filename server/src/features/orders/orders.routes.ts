import * as contract from '@larder/shared/contract/orders';
import { MAX_ROWS, type PageQuery } from '@larder/shared/contract/page';
import * as vendorContract from '@larder/shared/contract/vendorOrders';

import type { Db } from '#db/db';
import { AppError } from '#errors';
import { fingerprintOf, once } from '#http/idempotency';
import { serve, type Served, serveWritten } from '#http/serve';
import { jsonWithSameList, jsonWriter } from '#http/writtenJson';
import { cutPage, readCursor } from '#lib/cursor';

import { countOrders } from './orderCount.queries.ts';
import { orderListing } from './orderListing.ts';
import { orderNews } from './orderNews.ts';
import { listOrders } from './orders.queries.ts';
import { changeOrderStatus, getOrder, placeOrders } from './orders.service.ts';
import { dashboardOf, overviewOf, pageOfVendorOrders, toPick } from './vendorOrders.service.ts';

const writeOrders = jsonWriter(contract.listMyOrders.response.shape.value);

export function ordersRoutes(served: Served): void {
  const { db, now, limits } = served.deps;
  const news = orderNews(served);

  serve(served, contract.orderEvents, async ({ user, request, reply }) => {
    if (!request.headers.accept?.includes('text/event-stream'))
      throw new AppError('not_acceptable');
    await news.stream(user, reply);
  });

  serve(served, contract.placeOrders, async ({ user, body, caller, request, reply }) => {
    limits.spend('placeOrders', user.user_id);
    const at = now();
    const { user_id } = user;
    const fallbackKey = resendKey(request.body);
    return once(
      { db, endpoint: contract.placeOrders, request, reply, user_id, at, fallbackKey },
      (tx) => placeOrders(tx, { user, drafts: body.orders, caller, at }),
    );
  });

  serveWritten(served, contract.listMyOrders, {
    handle: async ({ user, query }) => {
      const { user_id } = user;
      const { rows, ...page } = await pageOfOrders(db, { user_id, query, now: now() });
      return { value: rows, orders: rows, ...page };
    },
    write: ({ value, orders: _same, ...page }) =>
      jsonWithSameList(['value', 'orders'], writeOrders(value), page),
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

  vendorOrdersRoutes(served);
}

function vendorOrdersRoutes(served: Served): void {
  const { db, now } = served.deps;

  serve(served, contract.listVendorOrders, async ({ user, query }) =>
    pageOfVendorOrders(db, { vendor_id: user.user_id, query, now: now() }),
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

/** One page of the shopper's orders, newest first. */
async function pageOfOrders(
  db: Db,
  { user_id, query, now }: { user_id: string; query: PageQuery; now: Date },
) {
  const { limit = MAX_ROWS } = query;
  const listing = orderListing('user', 'newest');
  const cursor = readCursor(listing.list, query.cursor);
  const [found, total] = await Promise.all([
    listOrders(db, { user_id, cursor, limit: limit + 1 }),
    countOrders(db, { owner: { user_id }, now }),
  ]);
  return { ...cutPage(found, { ...listing, cursor, limit }), total };
}

/**
 * A key for clients that send none: the same body with the same time to the millisecond is a
 * resend, because a second honest order has another time.
 */
function resendKey(body: unknown): string | undefined {
  const text = JSON.stringify(body);
  if (!/"created_at":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z"/.test(text)) return undefined;
  return `resend ${fingerprintOf(body)}`;
}
