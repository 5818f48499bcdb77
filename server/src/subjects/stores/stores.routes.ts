import { setStock as setStockCall } from '@larder/shared/stores/stock.calls';
import { listStoreItems } from '@larder/shared/stores/storeItems.calls';
import * as contract from '@larder/shared/stores/stores.calls';
import * as z from 'zod/mini';

import { encoderFor } from '#platform/http/encoder';
import { serve, type Served, serveOnce, serveWritten } from '#platform/http/serve';
import { withWritten } from '#platform/http/writtenJson';

import { changeStore } from './editing.service.ts';
import { historyOfItem } from './history.service.ts';
import { importShelf } from './inventory.service.ts';
import { removeFromShelf, removeManyFromShelf } from './removal.service.ts';
import { closedStores, reopenOwnStore } from './reopening.service.ts';
import { makeShelfWriter } from './shelfTexts.service.ts';
import { setStock } from './stock.service.ts';
import { editShelves, itemsOfStore, openStores } from './stores.service.ts';
import { pageOfOwnStores } from './storesPage.service.ts';

const encodeTerms = encoderFor(z.omit(listStoreItems.response, { ids: true }));

export function storesRoutes(served: Served): void {
  const { db, now } = served.deps;
  const writeShelf = makeShelfWriter(db);

  serve(served, contract.listVendorStores, ({ user, query }) =>
    pageOfOwnStores(db, { user, query, now: now() }),
  );

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
      runs: user,
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

  serveOnce(served, setStockCall, (tx, { user, body, caller, at }) =>
    setStock(tx, { ...body, user, caller, at }),
  );

  serve(served, contract.changeStore, async ({ user, params, body, caller }) =>
    db.transaction((tx) =>
      changeStore(tx, { store_id: params.storeId, edit: body, user, caller, at: now() }),
    ),
  );

  serve(served, contract.listClosedStores, async ({ user }) => ({
    value: await closedStores(db, { vendor_id: user.vendor_id, now: now() }),
  }));

  serve(served, contract.reopenStore, async ({ user, params, caller }) =>
    db.transaction((tx) =>
      reopenOwnStore(tx, { store_id: params.storeId, user, caller, at: now() }),
    ),
  );

  serveWritten(served, listStoreItems, {
    handle: async ({ params: { vendorId: vendor_id, storeId: store_id } }) =>
      itemsOfStore({ db, writeShelf }, { vendor_id, store_id, now: now() }),
    write: ({ ids, terms }) => withWritten({ ids }, encodeTerms(terms)),
    revalidates: true,
  });
}
