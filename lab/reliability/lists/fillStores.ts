import { sql } from '@larder/server/src/platform/db/sql.ts';
import { addDays } from '@larder/shared/basics/calendar';
import { MAX_STAFF, MAX_STAFF_STORES } from '@larder/shared/basics/staff';
import { MAX_GTINS, MAX_PRODUCTS } from '@larder/shared/stores/products.model';
import {
  MAX_SHELF_COLUMNS,
  MAX_SHELF_DECISIONS,
  MAX_SHELF_MAPPINGS,
} from '@larder/shared/stores/shelfFile.calls';
import { MAX_SLOTS } from '@larder/shared/stores/slots';
import { MAX_HOLIDAYS } from '@larder/shared/stores/storeDays';
import { z } from 'zod';

import { Stores } from '#reliability/harness/answers';

import { shown } from './fillRecipes.ts';
import type { Account, Lab } from './lab.ts';

const AT_ONCE = 20;
/** Stores with a full shelf: the catalogue of the run. */
const FULL_SHELVES = 60;

function storeDraft(n: number) {
  return {
    name: `${n} ${'s'.repeat(110)}`,
    store_type: 'Delivery',
    address: 'a'.repeat(500),
    location: { type: 'Point', coordinates: [-80, 30] },
  };
}

const SLOTS = Array.from({ length: MAX_SLOTS }, (_, n) => ({
  weekday: n % 7,
  from: `${String(6 + Math.floor(n / 7)).padStart(2, '0')}:00`,
  to: `${String(7 + Math.floor(n / 7)).padStart(2, '0')}:00`,
  orders: 500,
}));

const TERMS = {
  slots: { cut_off: 60, week: SLOTS },
  hours: {
    weekdays: Array.from({ length: 7 }, () => ({ opens: '08:00', closes: '20:00' })),
    holidays: Array.from({ length: MAX_HOLIDAYS }, (_, n) => addDays('2027-01-01', n)),
  },
};

async function openStores({ must }: Lab, { token }: Account, many: number): Promise<string[]> {
  const stores = Array.from({ length: many }, (_, n) => storeDraft(n));
  const body = { stores };
  const { value } = await must(Stores, 'POST /vendor/stores', { token, body });
  return value.map(({ store_id }) => store_id);
}

/** As many open stores as there can be, each with all slots, hours and closed days. */
export async function fillStores(lab: Lab) {
  const vendor = await lab.account('vendor');
  const { token } = vendor;
  const ids: string[] = [];
  await lab.untilRefused({ of: 'open stores', most: 60 }, async () => {
    const body = { stores: Array.from({ length: AT_ONCE }, (_, n) => storeDraft(n)) };
    const answer = await lab.call('POST', '/vendor/stores', { token, body });
    if (answer.status < 300)
      ids.push(...Stores.parse(answer.body).value.map(({ store_id }) => store_id));
    return answer;
  });
  for (let n = 0; n < ids.length; n += 8)
    await Promise.all(
      ids
        .slice(n, n + 8)
        .map((store_id) =>
          lab.must(z.unknown(), `PUT /vendor/store/${store_id}`, { token, body: TERMS }),
        ),
    );
  return shown(token, ['/vendor/stores']);
}

/** Stores opened and closed again and again. */
export async function fillClosedStores(lab: Lab) {
  const vendor = await lab.account('vendor');
  const { token } = vendor;
  await lab.untilRefused({ of: 'stores in all', most: 120 }, async () => {
    const body = { stores: Array.from({ length: AT_ONCE }, (_, n) => storeDraft(n)) };
    const answer = await lab.call('POST', '/vendor/stores', { token, body });
    if (answer.status >= 300) return answer;
    const ids = Stores.parse(answer.body).value.map(({ store_id }) => store_id);
    for (const store_id of ids)
      await lab.must(z.unknown(), `POST /vendor/store/${store_id}/close`, {
        token,
        body: { pending_orders: 0 },
      });
    return answer;
  });
  return shown(token, ['/vendor/stores/closed']);
}

/** Full shelves whose prices change until no more is taken. */
export async function fillShelves(lab: Lab) {
  const vendor = await lab.account('vendor');
  const { token } = vendor;
  const ids: string[] = [];
  for (let n = 0; n < FULL_SHELVES; n += AT_ONCE)
    ids.push(...(await openStores(lab, vendor, AT_ONCE)));
  await lab.untilRefused({ of: 'changes of shelves', most: 240 }, (n) =>
    lab.call('PUT', `/vendor/store/${ids[n % ids.length]}/inventory`, {
      token,
      body: {
        items: lab.world.catalogue.map((ingredient_id, k) => ({
          ingredient_id,
          price: 1 + ((n + k) % 90),
          quantity: 1 + n,
        })),
      },
    }),
  );
  const [store] = ids;
  return shown(token, [
    '/vendor/stores',
    `/vendor/${vendor.user_id}/store/${store}/items`,
    `/vendor/store/${store}/item/${lab.world.catalogue[0]}/history`,
  ]);
}

/** Products asked for and taken back. */
export async function fillAsked(lab: Lab) {
  const vendor = await lab.account('vendor');
  const { token } = vendor;
  const [store_id] = await openStores(lab, vendor, 1);
  for (let n = 0; n < 700; n += 1) {
    const body = {
      store_id,
      name: `${n} ${'p'.repeat(190)}`,
      unit_quantity: 1,
      unit: 'gm',
      category: 'Other',
      price: 1,
      quantity: 1,
    };
    const made = await lab.must(
      z.object({ request: z.object({ request_id: z.string() }) }),
      'POST /vendor/product-requests',
      { token, body },
    );
    const { request_id } = made.request;
    if (n < 650)
      await lab.must(z.unknown(), `DELETE /vendor/product-request/${request_id}`, { token });
  }
  return shown(token, ['/vendor/product-requests']);
}

/** Own products up to the most, the last ones through the front door: all would take many minutes. */
export async function fillProducts(lab: Lab) {
  const { token, user_id } = await lab.account('vendor');
  const written = MAX_PRODUCTS - 10;
  await lab.db.run(sql`
    insert into ingredients (ingredient_id, name, unit_quantity, unit, vendor_id, brand, sku)
    select gen_random_uuid(), n || repeat('p', 190), 1, 'gm', ${user_id}, repeat('b', 80), n || repeat('s', 50)
    from generate_series(1, ${written}) n`);
  await lab.db.run(sql`
    insert into product_codes (ingredient_id, gtin, vendor_id)
    select ingredient_id, lpad((row_number() over ())::text, 14, '0'), ${user_id}
    from ingredients, generate_series(1, ${MAX_GTINS}) where vendor_id = ${user_id}`);
  await lab.untilRefused({ of: 'own products', most: 20 }, (n) =>
    lab.call('POST', '/vendor/products', {
      token,
      body: { name: `${n}`, unit_quantity: 1, unit: 'gm', food_id: null },
    }),
  );
  return shown(token, ['/vendor/products?limit=500']);
}

/** Mappings of the widest files and the longest names, over the most that is kept. */
export async function fillShelfMemory(lab: Lab) {
  const { token, user_id } = await lab.account('vendor');
  await lab.db.run(sql`
    insert into shelf_decisions (vendor_id, subject, kind, decided_at)
    select ${user_id}, left(n || repeat('ü', 300), 300), 'out', now()
    from generate_series(1, ${MAX_SHELF_DECISIONS}) n`);
  const columns = Array.from({ length: MAX_SHELF_COLUMNS }, () => ({
    heading: 'h'.repeat(200),
    field: null,
  }));
  for (let n = 0; n <= MAX_SHELF_MAPPINGS; n += 1) {
    const mapping = { headings: `${n}-${'k'.repeat(50)}`, columns, place: 'p'.repeat(120) };
    const decisions = [{ kind: 'out', name: `${n} ${'n'.repeat(290)}` }];
    await lab.must(z.unknown(), 'PUT /vendor/shelf/memory', {
      token,
      body: { mapping, decisions },
    });
  }
  return shown(token, ['/vendor/shelf/memory']);
}

/** Invitations up to the most, each to as many stores as one may have. */
export async function fillStaff(lab: Lab) {
  const vendor = await lab.account('vendor');
  const { token } = vendor;
  const store_ids = await openStores(lab, vendor, MAX_STAFF_STORES);
  await lab.untilRefused({ of: 'staff', most: MAX_STAFF + 5 }, (n) =>
    lab.call('POST', '/vendor/staff/invitations', {
      token,
      body: { email: `${n}${'s'.repeat(50)}@reliability.test`, staff_role: 'picker', store_ids },
    }),
  );
  return shown(token, ['/vendor/staff']);
}
