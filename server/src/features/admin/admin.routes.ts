import * as contract from '@larder/shared/contract/admin';
import { listAudit } from '@larder/shared/contract/adminAudit';

import { serve, type Served } from '#http/serve';

import { pageOfAudit } from './auditLog.service.ts';
import { deletePerson, viewDeletion } from './deletion.service.ts';
import { pageOfPeople } from './people.service.ts';

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

  serve(served, listAudit, async ({ query }) => pageOfAudit(db, query));
}
