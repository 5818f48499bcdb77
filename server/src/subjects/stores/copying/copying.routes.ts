import { copyStore as contract } from '@larder/shared/stores/copyStore.calls';

import { type Served, serveOnce } from '#platform/http/serve';

import { copyStore } from './copying.service.ts';

export function copyingRoutes(served: Served): void {
  serveOnce(served, contract, (tx, { user, params, body, caller, at }) =>
    copyStore(tx, { store_id: params.storeId, ...body, user, caller, at }),
  );
}
