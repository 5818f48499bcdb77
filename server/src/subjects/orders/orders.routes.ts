import * as lines from '@larder/shared/orders/lineChanges.calls';
import * as contract from '@larder/shared/orders/orders.calls';
import * as picking from '@larder/shared/orders/picking.calls';
import * as report from '@larder/shared/orders/report.calls';
import * as returns from '@larder/shared/orders/returns.calls';
import * as trip from '@larder/shared/orders/tripOrders.calls';
import * as vendorContract from '@larder/shared/orders/vendorOrders.calls';
import * as weighing from '@larder/shared/orders/weighing.calls';

import { serve, type Served, serveWritten } from '#platform/http/serve';
import { makeJsonWriter, withWritten } from '#platform/http/writtenJson';
import { runsOf } from '#platform/identity/ownStores.queries';
import { makeTurns } from '#platform/lib/turns';
import type { ServedSubstitutes } from '#subjects/food/substitutes.service';
import {
  answerReplacement,
  changeLine,
  undoLineChange,
} from '#subjects/orders/lines/lineChanges.service';
import { replacementsFor } from '#subjects/orders/lines/replacements.service';
import { answerWeight, weighLine } from '#subjects/orders/lines/weighing.service';
import { noteReturn, undoReturn } from '#subjects/orders/returns/returns.service';

import { changeOrderStatuses } from './bulkChanges.service.ts';
import { getOrder } from './oneOrder.service.ts';
import { makeOrderCounter } from './orderCount.queries.ts';
import { serveOrderNews } from './orderNews.service.ts';
import { changeOrderStatus, pageOfOwnOrders } from './orders.service.ts';
import { markPicked, toPick } from './picking.service.ts';
import { placeOnce } from './placeOnce.service.ts';
import { popularItem } from './popularItem.service.ts';
import { reportLinesOf, reportOf } from './report.service.ts';
import { slotBookingsOf } from './slotBookings.service.ts';
import { tripOf } from './trip.service.ts';
import {
  dashboardOf,
  idsOfVendorOrders,
  overviewOf,
  pageOfVendorOrders,
} from './vendorOrders.service.ts';

const writeOrders = makeJsonWriter(contract.listMyOrders.response.shape.value);

export function ordersRoutes(served: Served & ServedSubstitutes): void {
  const { db, now } = served.deps;
  const countOrders = makeOrderCounter(db);
  const inTurn = makeTurns();

  serveOrderNews(served);

  serve(served, contract.placeOrders, async (asked) => placeOnce({ db, now, inTurn }, asked));

  serveWritten(served, contract.listMyOrders, {
    handle: async ({ user, query }) =>
      pageOfOwnOrders({ db, countOrders }, { user_id: user.user_id, query, now: now() }),
    write: ({ value, orders: _same, ...page }) => {
      const list = writeOrders(value);
      return withWritten({ value: list, orders: list }, page);
    },
  });

  serve(served, contract.cancelOrder, async ({ user, params, caller }) => {
    const { order } = await changeOrderStatus(db, {
      user,
      owner: { user_id: user.user_id },
      order_id: params.id,
      to: 'Rejected',
      rejected_by: 'shopper',
      reject_reason: null,
      caller,
      at: now(),
    });
    return order;
  });

  serve(served, vendorContract.changeOrderStatus, async ({ user, body, caller }) => {
    const { order } = await changeOrderStatus(db, {
      user,
      owner: runsOf(user),
      order_id: body.order_id,
      to: body.order_status,
      rejected_by: 'vendor',
      reject_reason: body.reject_reason ?? null,
      missing: body.missing,
      caller,
      at: now(),
    });
    return order;
  });

  serve(served, vendorContract.changeOrderStatuses, async ({ user, body, caller }) =>
    changeOrderStatuses(db, { ...body, user, caller, now }),
  );

  serve(served, trip.listTripOrders, async ({ user }) =>
    tripOf(db, { user_id: user.user_id, now: now() }),
  );

  vendorOrdersRoutes(served);
  lineChangesRoutes(served);
  returnsRoutes(served);
}

function returnsRoutes(served: Served): void {
  const { db, now } = served.deps;

  serve(served, returns.noteReturn, async ({ user, body, caller }) =>
    noteReturn(db, { wish: body, user, caller, at: now() }),
  );

  serve(served, returns.undoReturn, async ({ user, params, caller }) =>
    undoReturn(db, {
      order_id: params.id,
      return_id: params.returnId,
      user,
      caller,
      at: now(),
    }),
  );
}

function lineChangesRoutes(served: Served & ServedSubstitutes): void {
  const { db, now } = served.deps;
  const { readSubstitutes } = served;

  serve(served, lines.changeLine, async ({ user, body, caller }) =>
    changeLine(db, { wish: body, user, caller, at: now() }),
  );

  serve(served, lines.undoLineChange, async ({ user, params, caller }) =>
    undoLineChange(db, {
      order_id: params.id,
      change_id: params.changeId,
      user,
      caller,
      at: now(),
    }),
  );

  serve(served, lines.answerReplacement, async ({ user, params, body, caller }) =>
    answerReplacement(db, {
      order_id: params.id,
      change_id: params.changeId,
      answer: body.answer,
      user,
      caller,
      at: now(),
    }),
  );

  serve(served, weighing.weighLine, async ({ user, body, caller }) =>
    weighLine(db, { wish: body, user, caller, at: now() }),
  );

  serve(served, weighing.answerWeight, async ({ user, params, body, caller }) =>
    answerWeight(db, { order_id: params.id, ...body, user, caller, at: now() }),
  );

  serve(served, lines.listReplacements, async ({ user, params, query }) =>
    replacementsFor(
      { db, readSubstitutes },
      { order_id: params.id, runs: user, now: now(), query },
    ),
  );
}

function vendorOrdersRoutes(served: Served): void {
  const { db, now } = served.deps;
  const popularItemOf = popularItem(db);

  serve(served, vendorContract.listVendorOrders, async ({ user, query }) =>
    pageOfVendorOrders(db, { runs: user, query, now: now() }),
  );

  serve(served, vendorContract.listVendorOrderIds, async ({ user, query }) =>
    idsOfVendorOrders(db, { runs: user, query }),
  );

  serve(served, vendorContract.findVendorOrder, async ({ user, params }) =>
    getOrder(db, { order_id: params.id, owner: runsOf(user) }),
  );

  serve(served, vendorContract.vendorOverview, async ({ user, query }) =>
    overviewOf(db, { runs: user, store_id: query.store_id }),
  );

  serve(served, vendorContract.vendorDashboard, async ({ user, query }) =>
    dashboardOf(
      { db, popularItemOf },
      { runs: user, now: now(), time_zone: query.time_zone ?? 'UTC' },
    ),
  );

  serve(served, vendorContract.vendorReport, async ({ user, query }) =>
    reportOf(db, { ...query, runs: user }),
  );

  serve(served, report.vendorReportLines, async ({ user, query }) =>
    reportLinesOf(db, { ...query, runs: user }),
  );

  serve(served, vendorContract.listSlotBookings, async ({ user, params, query }) =>
    slotBookingsOf(db, { ...query, store_id: params.storeId, vendor_id: user.vendor_id }),
  );

  serve(served, picking.pickList, async ({ user, query }) => toPick(db, { runs: user, query }));

  serve(served, picking.markPicked, async ({ user, body }) =>
    markPicked(db, { ...body, user, at: now() }),
  );
}
