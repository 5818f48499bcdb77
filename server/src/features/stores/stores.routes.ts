import * as contract from '@larder/shared/contract/stores';

import { serve, type Served, serveOnce } from '#http/serve';

import { closeOwnStore, viewClosing } from './closing.service.ts';
import { changeStore } from './editing.service.ts';
import { historyOfItem } from './history.service.ts';
import { importShelf } from './inventory.service.ts';
import { removeFromShelf, removeManyFromShelf } from './removal.service.ts';
import { closedStores, reopenOwnStore } from './reopening.service.ts';
import { listStoresOfVendor } from './stores.queries.ts';
import { editShelves, itemsOfStore, openStores } from './stores.service.ts';

export function storesRoutes(served: Served): void {
  const { db, now } = served.deps;

  serve(served, contract.listVendorStores, async ({ user }) => ({
    value: await listStoresOfVendor(db, { vendor_id: user.vendor_id, now: now() }),
  }));

  serveOnce(served, contract.createStores, (tx, { user, body, caller, at }) =>
    openStores(tx, { drafts: body.stores, user, caller, at }),
  );

  serve(served, contract.updateShelves, async ({ user, body, caller }) =>
    editShelves(db, { stores: body.stores, user, caller, at: now() }),
  );

  serve(served, contract.itemHistory, async ({ user, params }) =>
    historyOfItem(db, {
      store_id: params.storeId,
      ingredient_id: params.ingredientId,
      vendor_id: user.vendor_id,
    }),
  );

  serve(served, contract.removeItem, async ({ user, params, caller }) => {
    const { storeId: store_id, ingredientId: ingredient_id } = params;
    await db.transaction((tx) =>
      removeFromShelf(tx, { store_id, ingredient_id, user, caller, at: now() }),
    );
  });

  serveOnce(served, contract.removeItems, (tx, { user, params, body, caller, at }) =>
    removeManyFromShelf(tx, { store_id: params.storeId, ...body, user, caller, at }),
  );

  serveOnce(served, contract.importInventory, (tx, { user, params, body, caller, at }) =>
    importShelf(tx, { store_id: params.storeId, items: body.items, user, caller, at }),
  );

  serve(served, contract.changeStore, async ({ user, params, body, caller }) =>
    db.transaction((tx) =>
      changeStore(tx, { store_id: params.storeId, edit: body, user, caller, at: now() }),
    ),
  );

  serve(served, contract.viewClosing, async ({ user, params }) =>
    viewClosing(db, { store_id: params.storeId, vendor_id: user.vendor_id }),
  );

  serveOnce(served, contract.closeStore, (tx, { user, params, body, caller, at }) =>
    closeOwnStore(tx, { store_id: params.storeId, ...body, user, caller, at }),
  );

  serve(served, contract.listClosedStores, async ({ user }) => ({
    value: await closedStores(db, { vendor_id: user.vendor_id, now: now() }),
  }));

  serve(served, contract.reopenStore, async ({ user, params, caller }) =>
    db.transaction((tx) =>
      reopenOwnStore(tx, { store_id: params.storeId, user, caller, at: now() }),
    ),
  );

  serve(served, contract.listStoreItems, async ({ params }) =>
    itemsOfStore(db, { vendor_id: params.vendorId, store_id: params.storeId, now: now() }),
  );
}
