import * as contract from '@larder/shared/contract/stores';

import { AppError } from '#errors';
import { once } from '#http/idempotency';
import { serve, type Served } from '#http/serve';

import { findOpenOrders } from './closing.queries.ts';
import { closeOwnStore } from './closing.service.ts';
import { importShelf } from './inventory.service.ts';
import { listItemsOfOpenStore, listStoresOfVendor } from './stores.queries.ts';
import { editShelves, openStores } from './stores.service.ts';

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

  serve(served, contract.viewClosing, async ({ user, params: { storeId: store_id } }) => {
    const open = await findOpenOrders(db, { store_id, vendor_id: user.user_id });
    if (!open) throw new AppError('store_not_found');
    return open;
  });

  serve(served, contract.closeStore, async ({ user, params, body, caller, request, reply }) => {
    const at = now();
    return once(
      { db, endpoint: contract.closeStore, request, reply, user_id: user.user_id, at },
      (tx) => closeOwnStore(tx, { store_id: params.storeId, ...body, user, caller, at }),
    );
  });

  serve(served, contract.listStoreItems, async ({ params }) => {
    const { vendorId: vendor_id, storeId: store_id } = params;
    const ids = await listItemsOfOpenStore(db, { vendor_id, store_id });
    if (!ids) throw new AppError('store_not_found');
    return { ids };
  });
}
