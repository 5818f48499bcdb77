import * as contract from '@larder/shared/stores/stores.calls';

import { serve, type Served, serveOnce } from '#platform/http/serve';

import { closeOwnStore, viewClosing } from './closing.service.ts';

/** Apart from the other calls of stores: closing one ends its orders, which stores know nothing of. */
export function closingRoutes(served: Served): void {
  const { db } = served.deps;

  serve(served, contract.viewClosing, async ({ user, params }) =>
    viewClosing(db, { store_id: params.storeId, vendor_id: user.vendor_id }),
  );

  serveOnce(served, contract.closeStore, (tx, { user, params, body, caller, at }) =>
    closeOwnStore(tx, { store_id: params.storeId, ...body, user, caller, at }),
  );
}
