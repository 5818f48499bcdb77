import * as contract from '@larder/shared/contract/stores';

import { once } from '#http/idempotency';
import { serve, type Served } from '#http/serve';

import { closeOwnStore, viewClosing } from './closing.service.ts';
import { importShelf } from './inventory.service.ts';
import { listStoresOfVendor } from './stores.queries.ts';
import { editShelves, itemsOfStore, openStores } from './stores.service.ts';
import { changeTerms } from './terms.service.ts';

export function storesRoutes(served: Served): void {
  const { db, now } = served.deps;

  serve(served, contract.listVendorStores, async ({ user }) => ({
    value: await listStoresOfVendor(db, user.user_id),
  }));

  serve(served, contract.createStores, async ({ user, body, caller, request, reply }) => {
    const at = now();
    return once(
      { db, endpoint: contract.createStores, request, reply, user_id: user.user_id, at },
      (tx) => openStores(tx, { drafts: body.stores, user, caller, at }),
    );
  });

  serve(served, contract.updateShelves, async ({ user, body, caller }) =>
    editShelves(db, { stores: body.stores, user, caller, at: now() }),
  );

  serve(
    served,
    contract.importInventory,
    async ({ user, params, body, caller, request, reply }) => {
      const at = now();
      return once(
        { db, endpoint: contract.importInventory, request, reply, user_id: user.user_id, at },
        (tx) => importShelf(tx, { store_id: params.storeId, items: body.items, user, caller, at }),
      );
    },
  );

  serve(served, contract.changeStoreTerms, async ({ user, params, body, caller }) =>
    db.transaction((tx) =>
      changeTerms(tx, { store_id: params.storeId, edit: body, user, caller, at: now() }),
    ),
  );

  serve(served, contract.viewClosing, async ({ user, params }) =>
    viewClosing(db, { store_id: params.storeId, vendor_id: user.user_id }),
  );

  serve(served, contract.closeStore, async ({ user, params, body, caller, request, reply }) => {
    const at = now();
    return once(
      { db, endpoint: contract.closeStore, request, reply, user_id: user.user_id, at },
      (tx) => closeOwnStore(tx, { store_id: params.storeId, ...body, user, caller, at }),
    );
  });

  serve(served, contract.listStoreItems, async ({ params }) =>
    itemsOfStore(db, { vendor_id: params.vendorId, store_id: params.storeId }),
  );
}
