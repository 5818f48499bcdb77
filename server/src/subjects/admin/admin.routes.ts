import * as contract from '@larder/shared/account/admin.calls';
import { listAudit, listAuditRows } from '@larder/shared/account/adminAudit.calls';
import * as person from '@larder/shared/account/adminPerson.calls';
import * as support from '@larder/shared/account/adminSupport.calls';

import { serve, type Served } from '#platform/http/serve';
import { cached } from '#platform/lib/cached';

import { pageOfAudit, pageOfAuditRows } from './auditLog.service.ts';
import { deletePerson, viewDeletion } from './deletion.service.ts';
import { pageOfPeople } from './people.service.ts';
import { approve, personOf, restore, storeOf, suspend } from './person.service.ts';
import { getAmounts, getWaiting } from './support.queries.ts';
import { pageOfFoundOrders, salesOfAll, unansweredSince, viewOrder } from './support.service.ts';

/** Units: ms. Counting takes longer with every account. */
const AMOUNTS_KEPT_MS = 60_000;

export function adminRoutes(served: Served): void {
  const { db, now } = served.deps;

  serve(served, contract.listUsers, async ({ query }) => {
    const { rows: users, ...page } = await pageOfPeople(db, { role: 'user', query });
    return { users, ...page };
  });

  serve(served, contract.listVendors, async ({ query }) => {
    const { rows: vendors, ...page } = await pageOfPeople(db, { role: 'vendor', query });
    return { vendors, ...page };
  });

  serve(served, contract.viewUserDeletion, async ({ params }) =>
    viewDeletion(db, { user_id: params.id, role: 'user' }),
  );

  serve(served, contract.viewVendorDeletion, async ({ params }) =>
    viewDeletion(db, { user_id: params.id, role: 'vendor' }),
  );

  serve(served, contract.deleteUser, async ({ user: admin, params, query, caller }) =>
    deletePerson(db, {
      whom: { user_id: params.id, role: 'user' },
      repeated_id: query._id,
      expected: query.pending_orders,
      admin,
      caller,
      at: now(),
    }),
  );

  serve(served, contract.deleteVendor, async ({ user: admin, params, query, caller }) =>
    deletePerson(db, {
      whom: { user_id: params.id, role: 'vendor' },
      expected: query.pending_orders,
      admin,
      caller,
      at: now(),
    }),
  );

  serve(served, person.viewPerson, async ({ params }) =>
    personOf(db, { user_id: params.id, at: now() }),
  );

  serve(served, person.viewStore, async ({ params }) => storeOf(db, params.id));

  serve(served, person.suspendPerson, async ({ user: admin, params, body, caller }) =>
    suspend(db, { user_id: params.id, reason: body.reason, admin, caller, at: now() }),
  );

  serve(served, person.restorePerson, async ({ user: admin, params, caller }) =>
    restore(db, { user_id: params.id, admin, caller, at: now() }),
  );

  serve(served, person.approveVendor, async ({ user: admin, params, caller }) =>
    approve(db, { user_id: params.id, admin, caller, at: now() }),
  );

  overviewRoute(served);

  serve(served, support.searchOrders, async ({ user: admin, query, caller }) =>
    pageOfFoundOrders(db, { query, admin, caller, at: now() }),
  );

  serve(served, support.viewOrder, async ({ user: admin, params, caller }) =>
    viewOrder(db, { order_id: params.id, admin, caller, at: now() }),
  );

  serve(served, listAudit, async ({ query }) => pageOfAudit(db, query));

  serve(served, listAuditRows, async ({ params, query }) =>
    pageOfAuditRows(db, { audit_id: params.id, query }),
  );
}

function overviewRoute(served: Served): void {
  const { db, now } = served.deps;
  const amounts = cached(
    (at) => getAmounts(db, { since: unansweredSince(new Date(at)) }),
    (kept, asked) => asked - kept < AMOUNTS_KEPT_MS,
  );
  // The rest does not wait for them: where they fail they are left out, and asked for as seldom as sums that came.
  const sales = cached(
    (at) =>
      salesOfAll(db, new Date(at)).catch((err: unknown) => {
        served.app.log.warn({ err }, 'summing what all vendors sold failed');
        return undefined;
      }),
    (kept, asked) => asked - kept < AMOUNTS_KEPT_MS,
  );
  serve(served, support.adminOverview, async () => {
    const at = now().getTime();
    const [waiting, all, days] = await Promise.all([getWaiting(db), amounts(at), sales(at)]);
    return { ...waiting, ...all, ...(days && { days }) };
  });
}
