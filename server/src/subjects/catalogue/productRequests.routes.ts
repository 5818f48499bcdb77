import * as contract from '@larder/shared/food/productRequests.calls';

import { serve } from '#platform/http/serve';
import type { ServedCatalogue } from '#subjects/food/catalogueIndex.service';

import { pageOfAsked } from './askedList.service.ts';
import { askForProduct, withdrawProduct } from './asking.service.ts';
import { makeClosestReader } from './closestNames.service.ts';
import { acceptProduct, declineProduct, matchProduct } from './deciding.service.ts';
import { listRequests } from './productRequests.queries.ts';

export function productRequestsRoutes(served: ServedCatalogue): void {
  const { db, now } = served.deps;
  const readClosest = makeClosestReader(served);

  serve(served, contract.askForProduct, async ({ user, body: wish, caller }) =>
    db.transaction((tx) => askForProduct(tx, { wish, user, caller, at: now() })),
  );

  serve(served, contract.listProductRequests, async ({ user }) => ({
    value: await listRequests(db, user),
  }));

  serve(served, contract.withdrawProduct, async ({ user, params, caller }) =>
    db.transaction((tx) => withdrawProduct(tx, { request_id: params.id, user, caller, at: now() })),
  );

  serve(served, contract.listAskedProducts, async ({ query }) =>
    pageOfAsked(db, { query, readClosest }),
  );

  serve(served, contract.acceptProduct, async ({ user: admin, params, body, caller }) =>
    db.transaction((tx) =>
      acceptProduct(tx, { request_id: params.id, ...body, admin, caller, at: now() }),
    ),
  );

  serve(served, contract.matchProduct, async ({ user: admin, params, body, caller }) =>
    db.transaction((tx) =>
      matchProduct(tx, { request_id: params.id, ...body, admin, caller, at: now() }),
    ),
  );

  serve(served, contract.declineProduct, async ({ user: admin, params, body, caller }) =>
    db.transaction((tx) =>
      declineProduct(tx, { request_id: params.id, ...body, admin, caller, at: now() }),
    ),
  );
}
