import * as contract from '@larder/shared/contract/kitchen';

import { serve, type Served } from '#http/serve';

import { kitchenOf, sendOps } from './kitchen.service.ts';
import { serveKitchenNews } from './kitchenNews.ts';

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
