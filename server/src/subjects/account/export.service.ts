import { AccountExport } from '@larder/shared/account/accountExport.calls';
import type * as z from 'zod/mini';

import type { Db } from '#platform/db/db';
import { makeJsonWriter } from '#platform/http/writtenJson';
import { pagesOfRequests } from '#subjects/catalogue/productRequests.queries';
import type { Catalogue } from '#subjects/food/catalogueIndex.service';
import { exportKitchen } from '#subjects/kitchen/exportKitchen.service';
import { listExportedDevices } from '#subjects/orders/notices/devices.queries';
import { listExportedNotices } from '#subjects/orders/notices/settings.queries';
import { pagesOfOrders } from '#subjects/orders/orders.queries';
import { listAllCollections } from '#subjects/recipes/collections.queries';
import { listAllCooked } from '#subjects/recipes/cooked.queries';
import { listOwnAliases } from '#subjects/recipes/ownStore.queries';
import { pagesOfOwn } from '#subjects/recipes/pagesOfOwn.service';
import { listAllSaved } from '#subjects/recipes/saved.queries';
import { pagesOfProducts } from '#subjects/stores/products.queries';

import { getProfile, pagesOfActs, pagesOfSessions } from './exported.queries.ts';
import { pagesOfOffers, pagesOfStores } from './exportedStores.queries.ts';
import { findPlanSettings } from './planSettings.queries.ts';

const { shape } = AccountExport;

type Source = { db: Db; catalogue: Catalogue };

/** One member of the document, as JSON in pieces. */
type Part = { name: string; write: (from: Source, user_id: string) => AsyncIterable<string> };

/** What is kept about an account: a line for each member of the contract's `AccountExport`. */
const PARTS: readonly Part[] = [
  one('profile', shape.profile, ({ db }, user_id) => getProfile(db, user_id)),
  one('plan_settings', shape.plan_settings, async ({ db }, user_id) =>
    findPlanSettings(db, user_id).then((settings) => settings ?? null),
  ),
  one('notices', shape.notices, async ({ db }, user_id) => ({
    devices: await listExportedDevices(db, user_id),
    stores: await listExportedNotices(db, user_id),
  })),
  list('recipes', shape.recipes, pagesOfOwn),
  one('saved_recipes', shape.saved_recipes, ({ db }, user_id) => listAllSaved(db, user_id)),
  one('cooked_recipes', shape.cooked_recipes, ({ db }, user_id) => listAllCooked(db, user_id)),
  one('collections', shape.collections, ({ db }, user_id) => listAllCollections(db, user_id)),
  one('own_names', shape.own_names, async ({ db }, user_id) =>
    [...(await listOwnAliases(db, user_id))].map(([name, ingredient_id]) => ({
      name,
      ingredient_id,
    })),
  ),
  one('kitchen', shape.kitchen, ({ db }, user_id) => exportKitchen(db, user_id)),
  list('orders', shape.orders, ({ db }, user_id) => pagesOfOrders(db, user_id)),
  list('stores', shape.stores, ({ db }, user_id) => pagesOfStores(db, user_id)),
  list('offers', shape.offers, ({ db }, user_id) => pagesOfOffers(db, user_id)),
  list('products', shape.products, ({ db }, user_id) => pagesOfProducts(db, user_id)),
  list('product_requests', shape.product_requests, ({ db }, user_id) =>
    pagesOfRequests(db, user_id),
  ),
  list('sessions', shape.sessions, ({ db }, user_id) => pagesOfSessions(db, user_id)),
  list('acts', shape.acts, ({ db }, user_id) => pagesOfActs(db, user_id)),
];

/** The document in pieces, written while it is read, so that no account is too large. Errors  the database's. */
export async function* writeExport(
  from: Source,
  { user_id, at }: { user_id: string; at: Date },
): AsyncGenerator<string> {
  yield `{"exported_at":${JSON.stringify(at)}`;
  for (const { name, write } of PARTS) {
    yield `,\n${JSON.stringify(name)}:`;
    yield* write(from, user_id);
  }
  yield '}\n';
}

function one<Schema extends z.ZodMiniType>(
  name: string,
  schema: Schema,
  read: (from: Source, user_id: string) => Promise<z.output<Schema>>,
): Part {
  const toJson = makeJsonWriter(schema);
  return {
    name,
    async *write(from, user_id) {
      yield toJson(await read(from, user_id));
    },
  };
}

function list<Item extends z.ZodMiniType>(
  name: string,
  schema: z.ZodMiniArray<Item>,
  read: (from: Source, user_id: string) => AsyncIterable<readonly z.output<Item>[]>,
): Part {
  const toJson = makeJsonWriter(schema);
  return {
    name,
    async *write(from, user_id) {
      yield '[';
      let written = 0;
      for await (const rows of read(from, user_id)) {
        if (rows.length === 0) continue;
        yield (written === 0 ? '\n' : ',\n') + toJson([...rows]).slice(1, -1);
        written += rows.length;
      }
      yield ']';
    },
  };
}
