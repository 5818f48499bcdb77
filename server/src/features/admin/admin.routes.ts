import * as contract from '@larder/shared/contract/admin';
import { listAudit } from '@larder/shared/contract/adminAudit';

import { AppError } from '#errors';
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

  serve(served, contract.deleteUser, async ({ user: admin, params, query, caller }) => {
    if (query._id !== undefined && query._id !== params.id) throw new AppError('id_mismatch');
    const whom = { user_id: params.id, role: 'user' as const };
    return deletePerson(db, { whom, told: query.pending_orders, admin, caller, at: now() });
  });

  serve(served, contract.deleteVendor, async ({ user: admin, params, query, caller }) => {
    const whom = { user_id: params.id, role: 'vendor' as const };
    return deletePerson(db, { whom, told: query.pending_orders, admin, caller, at: now() });
  });

  serve(served, listAudit, async ({ query }) => pageOfAudit(db, query));
}
