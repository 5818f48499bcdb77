import * as contract from '@larder/shared/stores/shelfFile.calls';

import { once } from '#platform/http/idempotency';
import { serve } from '#platform/http/serve';
import type { ServedCatalogue } from '#subjects/food/catalogueIndex.service';

import { matchRows } from './matching.service.ts';
import { saveRows } from './saving.service.ts';
import { memoryOf, remember } from './shelfMemory.service.ts';

export function shelfFileRoutes(served: ServedCatalogue): void {
  const { readCatalogue } = served;
  const { db, now } = served.deps;

  serve(served, contract.matchShelf, async ({ user, params, body: part }) =>
    matchRows(db, {
      store_id: params.storeId,
      runs: user,
      part,
      catalogue: await readCatalogue(),
      at: now(),
    }),
  );

  serve(served, contract.putShelf, async ({ user, params, body, caller, request, reply }) => {
    const catalogue = await readCatalogue();
    const at = now();
    const of = { db, endpoint: contract.putShelf, request, reply, user_id: user.user_id, at };
    return once(of, (tx) =>
      saveRows(tx, { store_id: params.storeId, ...body, catalogue, user, caller, at }),
    );
  });

  serve(served, contract.readShelfMemory, async ({ user }) => memoryOf(db, user.vendor_id));

  serve(served, contract.writeShelfMemory, async ({ user, body }) => {
    const catalogue = await readCatalogue();
    return db.transaction((tx) => remember(tx, { user, at: now(), catalogue, ...body }));
  });
}
