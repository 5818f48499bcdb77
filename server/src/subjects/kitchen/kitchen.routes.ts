import * as contract from '@larder/shared/kitchen/kitchen.calls';

import { serve, type Served } from '#platform/http/serve';

import { kitchenOf, sendOps } from './kitchen.service.ts';
import { serveKitchenNews } from './kitchenNews.service.ts';

export function kitchenRoutes(served: Served): void {
  const { db, now, kitchens } = served.deps;

  serve(served, contract.getKitchen, async ({ user: { user_id } }) =>
    kitchenOf(db, { user_id, at: now(), kitchens }),
  );

  serve(served, contract.sendOps, async ({ user: { user_id }, body }) =>
    db.transaction((tx) => sendOps(tx, { body, user_id, at: now(), kitchens })),
  );

  serveKitchenNews(served);
}
