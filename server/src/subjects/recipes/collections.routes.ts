import * as contract from '@larder/shared/recipes/collections.calls';

import { serve, type Served } from '#platform/http/serve';

import { listCollections, listCollectionsOf } from './collections.queries.ts';
import {
  changeCollectionsOf,
  makeCollection,
  removeCollection,
  renameCollection,
} from './collections.service.ts';
import { dishOf } from './dishOf.rules.ts';

export function collectionsRoutes(served: Served): void {
  const { db, now } = served.deps;

  serve(served, contract.listCollections, async ({ user }) => ({
    value: await listCollections(db, user.user_id),
  }));

  serve(served, contract.createCollection, async ({ user: { user_id }, body }) =>
    db.transaction((tx) => makeCollection(tx, { user_id, ...body, at: now() })),
  );

  serve(served, contract.renameCollection, async ({ user: { user_id }, params, body }) =>
    db.transaction((tx) => renameCollection(tx, { user_id, collection_id: params.id, ...body })),
  );

  serve(served, contract.deleteCollection, async ({ user: { user_id }, params }) =>
    db.transaction((tx) => removeCollection(tx, { user_id, collection_id: params.id })),
  );

  serve(served, contract.listCollectionsOf, async ({ user: { user_id }, params }) => ({
    value: await listCollectionsOf(db, { user_id, dish: dishOf(params.id) }),
  }));

  serve(served, contract.changeCollectionsOf, async ({ user: { user_id }, params, body }) =>
    db.transaction((tx) =>
      changeCollectionsOf(tx, {
        user_id,
        key: params.id,
        ...body,
        brief: body.brief,
        at: now(),
      }),
    ),
  );
}
