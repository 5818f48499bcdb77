import { listDemand } from '@larder/shared/stores/demand.calls';

import { serve, type Served } from '#platform/http/serve';

import { demandNear } from './demand.service.ts';

export function demandRoutes(served: Served): void {
  const { db, now } = served.deps;
  serve(served, listDemand, async ({ user, query }) =>
    demandNear(db, { runs: user, store_id: query.store_id, now: now() }),
  );
}
