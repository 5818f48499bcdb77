import { everyCall } from '@larder/shared/calls';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { differingTables, sumTables } from '#platform/db/checksums';
import { Sql, sql } from '#platform/db/sql';
import { kitchen } from '#testing/lineChanges';
import type { Person } from '#testing/testApp';

type World = Awaited<ReturnType<typeof kitchen>>;
type Asked = {
  url: string;
  payload?: object;
  /** What only the answer to the owner, or to whoever works for the owner, has. */
  tells: string;
};

const REPORT = 'placed_from=2026-03-01T00:00:00.000Z&placed_before=2026-03-08T00:00:00.000Z';

/**
 * One request of each call that staff may make, about the owner's things. A call that is missing here fails the
 * first test: for a new one, add its request and what only the owner's answer has.
 */
const ASKED: Readonly<Record<string, (world: World) => Asked | Promise<Asked>>> = {
  'GET /vendor/stores': ({ stores }) => ({ url: 'stores', tells: stores.corner }),
  'PUT /vendor/stores': ({ stores, id }) => ({
    url: 'stores',
    payload: {
      stores: [
        { store_id: stores.corner, items: [{ ingredient_id: id('Rice'), price: 5, quantity: 7 }] },
      ],
    },
    tells: stores.corner,
  }),
  'PUT /vendor/stock': ({ stores, id }) => ({
    url: 'stock',
    payload: { items: [{ store_id: stores.corner, ingredient_id: id('Rice'), delta: -1 }] },
    tells: '"stock_changed":1',
  }),
  'PUT /vendor/store/{storeId}/inventory': ({ stores, id }) => ({
    url: `store/${stores.corner}/inventory`,
    payload: { items: [{ ingredient_id: id('Rice'), price: 5, quantity: 7 }] },
    tells: 'imported',
  }),
  'POST /vendor/store/{storeId}/shelf/match': ({ stores }) => ({
    url: `store/${stores.corner}/shelf/match`,
    payload: { rows: [{ row: 2, name: 'Rice', price: '5.00' }] },
    tells: 'change',
  }),
  'PUT /vendor/store/{storeId}/shelf': ({ stores, id }) => ({
    url: `store/${stores.corner}/shelf`,
    payload: {
      rows: [
        { row: 2, product: { kind: 'known', ingredient_id: id('Rice') }, price: 5, quantity: 7 },
      ],
    },
    tells: 'saved',
  }),
  'POST /vendor/store/{storeId}/copy': ({ stores }) => ({
    url: `store/${stores.pier}/copy`,
    payload: { from: stores.corner, parts: ['items', 'prices'] },
    tells: '"added":3',
  }),
  'GET /vendor/shelf/memory': async (world) => ({
    url: 'shelf/memory',
    tells: await mapHeadings(world),
  }),
  'PUT /vendor/shelf/memory': () => ({
    url: 'shelf/memory',
    payload: { decisions: [{ kind: 'out', name: 'Lamp' }] },
    tells: 'Remembered',
  }),
  'DELETE /vendor/store/{storeId}/item/{ingredientId}': ({ stores, id }) => ({
    url: `store/${stores.corner}/item/${id('Saffron')}`,
    tells: '',
  }),
  'POST /vendor/store/{storeId}/items/remove': ({ stores, id }) => ({
    url: `store/${stores.corner}/items/remove`,
    payload: { ingredient_ids: [id('Saffron')] },
    tells: 'removed',
  }),
  'PUT /vendor/store/{storeId}/notices': ({ stores }) => ({
    url: `store/${stores.corner}/notices`,
    payload: { mail: 'now', quiet: null },
    tells: '"mail":"now"',
  }),
  'GET /vendor/demand': ({ stores }) => ({
    url: `demand?store_id=${stores.corner}`,
    tells: 'weeks',
  }),
  'GET /vendor/store/{storeId}/item/{ingredientId}/history': ({ stores, id }) => ({
    url: `store/${stores.corner}/item/${id('Rice')}/history`,
    tells: 'order_placed',
  }),
  'GET /vendor/ingredients': () => ({ url: 'ingredients', tells: '' }),
  'GET /vendor/orders': ({ order_id }) => ({ url: 'orders', tells: order_id }),
  'GET /vendor/order-ids': ({ order_id }) => ({ url: 'order-ids', tells: order_id }),
  'GET /vendor/order/{id}': ({ order_id }) => ({ url: `order/${order_id}`, tells: order_id }),
  'GET /vendor/overview': ({ stores }) => ({ url: 'overview', tells: stores.pier }),
  'GET /vendor/dashboard': () => ({ url: 'dashboard', tells: 'Jalapeño pepper' }),
  'GET /vendor/report': () => ({ url: `report?${REPORT}`, tells: 'Rice' }),
  'GET /vendor/report/lines': () => ({ url: `report/lines?${REPORT}`, tells: 'Rice' }),
  'GET /vendor/pick-list': ({ order_id }) => ({ url: 'pick-list', tells: order_id }),
  'PUT /vendor/picked-lines': ({ order_id, id }) => ({
    url: 'picked-lines',
    payload: { lines: [{ order_id, ingredient_id: id('Rice') }], picked: true },
    tells: '"changed":1',
  }),
  'PUT /vendor/userorder/accept': ({ order_id }) => ({
    url: 'userorder/accept',
    payload: { order_id, order_status: 'Delivered' },
    tells: 'Delivered',
  }),
  'PUT /vendor/orders/status': ({ order_id }) => ({
    url: 'orders/status',
    payload: { order_ids: [order_id], order_status: 'Delivered' },
    tells: order_id,
  }),
  'PUT /vendor/order-line': ({ order_id, id }) => ({
    url: 'order-line',
    payload: { order_id, ingredient_id: id('Rice'), expected_quantity: 3, packs: 1 },
    tells: order_id,
  }),
  'PUT /vendor/order-line/weight': async ({ order_id, id, db }) => {
    await db.run(sql`update order_items set by_weight = true where order_id = ${order_id}`);
    const seen = { expected_quantity: 3, expected_weight: null };
    return {
      url: 'order-line/weight',
      payload: { order_id, ingredient_id: id('Rice'), ...seen, weight: 1_500 },
      tells: order_id,
    };
  },
  'POST /vendor/order/{id}/change/{changeId}/undo': async ({ order_id, changed, last }) => {
    await changed('Rice');
    return { url: `order/${order_id}/change/${await last()}/undo`, payload: {}, tells: order_id };
  },
  'GET /vendor/order/{id}/replacements': ({ order_id, id }) => ({
    url: `order/${order_id}/replacements?ingredient_id=${id('Rice')}`,
    tells: 'Brown rice',
  }),
  'PUT /vendor/order-return': async (world) => ({
    url: 'order-return',
    payload: await returnOf(world),
    tells: world.order_id,
  }),
  'POST /vendor/order/{id}/return/{returnId}/undo': async (world) => {
    const payload = await returnOf(world);
    await world.put('order-return', payload);
    const { order_id } = world;
    const url = `order/${order_id}/return/${payload.return_id}/undo`;
    return { url, payload: {}, tells: order_id };
  },
  'GET /vendor/gtins/{gtin}': async (world) => ({
    url: `gtins/${GTIN}`,
    tells: await addOwn(world, { gtins: [GTIN] }),
  }),
  'GET /vendor/products': async (world) => ({ url: 'products', tells: await addOwn(world) }),
  'POST /vendor/products': () => ({ url: 'products', payload: SOAP, tells: 'Hand soap' }),
  'PUT /vendor/products/{productId}': async (world) => ({
    url: `products/${await addOwn(world)}`,
    payload: { ...SOAP, brand: 'Lather' },
    tells: 'Lather',
  }),
  'DELETE /vendor/products/{productId}': async (world) => ({
    url: `products/${await addOwn(world)}`,
    tells: '',
  }),
  'POST /vendor/product-requests': ({ stores }) => ({
    url: 'product-requests',
    payload: sprats(stores.corner),
    tells: 'Smoked sprats',
  }),
  'GET /vendor/product-requests': async (world) => ({
    url: 'product-requests',
    tells: await askFor(world),
  }),
  'DELETE /vendor/product-request/{id}': async (world) => ({
    url: `product-request/${await askFor(world)}`,
    tells: '',
  }),
};

const GTIN = '036000291452';
const SOAP = { name: 'Hand soap', unit_quantity: 250, unit: 'ml', food_id: null };

/** The owner adds an own product. */
async function addOwn({ app, vendor }: World, more: object = {}): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/vendor/products',
    headers: vendor.headers,
    payload: { ...SOAP, ...more },
  });
  return answer.json<{ product: { ingredient_id: string } }>().product.ingredient_id;
}

/** The owner delivers the order, of which a pack came back. */
async function returnOf({ move, order_id, id }: World) {
  await move(order_id, 'Delivered');
  const return_id = crypto.randomUUID();
  const pack = { ingredient_id: id('Rice'), packs: 1, reason: 'returned' };
  return { return_id, order_id, ...pack, refund: 3, restock: true };
}

/** The owner says what the columns of a file are. */
async function mapHeadings({ app, vendor }: World): Promise<string> {
  const headings = '1-corner';
  await app.inject({
    method: 'PUT',
    url: '/api/vendor/shelf/memory',
    headers: vendor.headers,
    payload: { mapping: { headings, columns: [{ heading: 'Item', field: 'name' }], place: null } },
  });
  return headings;
}

/** The owner asks for a product that the catalogue lacks. */
async function askFor({ app, vendor, stores }: World): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/vendor/product-requests',
    headers: vendor.headers,
    payload: sprats(stores.corner),
  });
  return answer.json<{ request: { request_id: string } }>().request.request_id;
}

function sprats(store_id: string) {
  const pack = { name: 'Smoked sprats', unit_quantity: 160, unit: 'gm' };
  return { store_id, ...pack, category: 'Meat & Seafood', price: 4.29, quantity: 24 };
}

const calls = everyCall().flatMap(({ call }) =>
  call.access === 'manager' || call.access === 'picker'
    ? [[`${call.method} ${call.path}`, { ...call, access: call.access }] as const]
    : [],
);

test('the table has every call that staff may make, and no other', () => {
  expect(Object.keys(ASKED).toSorted()).toEqual(calls.map(([name]) => name).toSorted());
});

/** How often an account is named in each column of the database. */
async function mentions({ db }: World, user_id: string): Promise<Map<string, number>> {
  const columns = await db.many(
    z.object({ table: z.string(), column: z.string() }),
    sql`select table_name as table, column_name as column from information_schema.columns
        where table_schema = 'public' and data_type = 'uuid' order by 1, 2`,
  );
  const counts = columns.map(
    ({ table, column }) =>
      `select '${table}.${column}' as place, count(*)::int as n from "${table}" where "${column}" = $1`,
  );
  const rows = await db.many(
    z.object({ place: z.string(), n: z.int() }),
    new Sql(counts.join(' union all '), [user_id]),
  );
  return new Map(rows.map(({ place, n }) => [place, n]));
}

function more(before: Map<string, number>, after: Map<string, number>): string[] {
  return [...after].flatMap(([where, n]) => (n > (before.get(where) ?? 0) ? [where] : []));
}

/** With these a stranger changes what is of the own vendor: these tables. */
const OF_ANY_VENDOR: ReadonlyMap<string, readonly string[]> = new Map([
  ['POST /vendor/products', ['ingredients', 'product_codes', 'audit_log', 'account_days']],
  ['PUT /vendor/shelf/memory', ['shelf_mappings', 'shelf_decisions', 'account_days']],
]);
/** These say to any vendor what the test looks for. */
const TELL_ANY_VENDOR = new Set([
  'GET /vendor/ingredients',
  'POST /vendor/products',
  'PUT /vendor/shelf/memory',
]);
/** What these change is every store's: whoever works in some alone may not. */
const OF_ALL_STORES = new Set([
  'PUT /vendor/products/{productId}',
  'DELETE /vendor/products/{productId}',
]);
/** Changes nothing; keeps nothing of who did it. */
const NAMELESS = new Set(['POST /vendor/store/{storeId}/shelf/match', 'PUT /vendor/shelf/memory']);

describe('whoever works in other stores of the vendor alone', () => {
  test.for(calls)('%s', async ([name, call]) => {
    const world = await kitchen();
    const { app, vendor, keptTo, store, stores, db } = world;
    const other = await store(vendor.user_id, { name: 'Harbour Store' });
    const elsewhere = await keptTo(vendor.user_id, call.access, [other]);
    const here = await keptTo(vendor.user_id, call.access, [other, stores.corner, stores.pier]);
    const { url, payload, tells } = (await ASKED[name]?.(world)) ?? { url: '', tells: '' };
    const ask = ({ headers }: Person) =>
      app.inject({
        method: call.method,
        url: `/api/vendor/${url}`,
        headers,
        ...(payload && { payload }),
      });

    const untouched = await sumTables(db);
    const refused = await ask(elsewhere);
    expect(refused.statusCode).toBeLessThan(500);
    const isTold = refused.statusCode < 400 && refused.body.includes(tells);
    expect(isTold).toBe(call.stores === 'none');
    const ofNone = OF_ANY_VENDOR.get(name) ?? [];
    const touched = differingTables(untouched, await sumTables(db));
    expect(touched.filter((table) => !ofNone.includes(table))).toEqual([]);
    expect(refused.body).not.toContain(stores.corner);
    if (name === 'POST /vendor/products') return;

    const answer = await ask(here);
    const isRefused = OF_ALL_STORES.has(name);
    expect([answer.statusCode, answer.body]).toEqual([
      isRefused ? 403 : call.status,
      expect.stringContaining(isRefused ? 'needs_all_stores' : tells),
    ]);
  });

  test('each call says how it keeps to their stores, or is refused to them', () => {
    const unkept = calls.filter(([, call]) => call.stores === undefined).map(([name]) => name);
    expect(unkept.toSorted()).toEqual([...OF_ALL_STORES].toSorted());
  });
});

describe('whoever works for a vendor sees to what is the vendor’s, under the own name', () => {
  test.for(calls)('%s', async ([name, call]) => {
    const world = await kitchen();
    const { app, vendor, member, person, db } = world;
    // The least privileged role that is allowed.
    const staff_role = call.access;
    const helper = await member(vendor.user_id, staff_role);
    const stranger = await member((await person('vendor')).user_id, staff_role);
    const { url, payload, tells } = (await ASKED[name]?.(world)) ?? { url: '', tells: '' };
    const ask = ({ headers }: Person) =>
      app.inject({
        method: call.method,
        url: `/api/vendor/${url}`,
        headers,
        ...(payload && { payload }),
      });

    const untouched = await sumTables(db);
    const refused = await ask(stranger);
    const isTold = refused.statusCode < 400 && refused.body.includes(tells);
    expect(isTold).toBe(TELL_ANY_VENDOR.has(name));
    const ofOwn = OF_ANY_VENDOR.get(name) ?? [];
    const touched = differingTables(untouched, await sumTables(db));
    expect(touched.filter((table) => !ofOwn.includes(table))).toEqual([]);

    const before = [await mentions(world, vendor.user_id), await mentions(world, helper.user_id)];
    const answer = await ask(helper);
    expect([answer.statusCode, answer.body]).toEqual([call.status, answer.body]);
    expect(answer.body).toContain(tells);
    const [owner = new Map(), own = new Map()] = before;
    const asOwner = more(owner, await mentions(world, vendor.user_id));
    const asSelf = more(own, await mentions(world, helper.user_id));
    // The order's history and the ledger have a vendor, too: only who acted is the helper.
    expect(asOwner.filter((where) => !where.endsWith('.vendor_id'))).toEqual([]);
    expect(asSelf.filter((where) => where.endsWith('.vendor_id'))).toEqual([]);
    expect(asSelf.length > 0).toBe(call.method !== 'GET' && !NAMELESS.has(name));
  });
});
