import { expect } from 'vitest';
import { z } from 'zod';

import { sql } from '#platform/db/sql';
import { office } from '#subjects/admin/testing/office';

/** Real numbers, and one that a store made. */
export const [MILK, SPREAD, SCALE] = ['00036632018250', '03017620422003', '02012345000001'];

type Own = { name: string; [member: string]: unknown };

/** Three vendors with a store each, and whole milk in the catalogue. */
export async function vendorsTown() {
  const world = await office();
  const { ask, person, store, ingredient, db } = world;
  const milk = await ingredient('Whole milk', {
    unit: 'ml',
    unit_quantity: 1000,
    category: 'Dairy',
  });
  const cream = await ingredient('Cream', { unit: 'ml', unit_quantity: 250, category: 'Dairy' });
  const shop = async (name: string) => {
    const vendor = await person('vendor', name);
    return { vendor, store_id: await store(vendor.user_id, { name: `${name}’s` }) };
  };
  const shops = { anna: await shop('Anna'), ben: await shop('Ben'), carl: await shop('Carl') };
  type Shop = typeof shops.anna;
  /** Adds an own product, and puts it on the shelf. */
  const sell = async ({ vendor, store_id }: Shop, draft: Own): Promise<string> => {
    const whole = { unit_quantity: 1893, unit: 'ml', food_id: null, ...draft };
    const added = await ask('POST', '/vendor/products', { payload: whole, who: vendor });
    const ingredient_id: string = added.json().product.ingredient_id;
    const items = [{ ingredient_id, price: 4.5, quantity: 8 }];
    const payload = { stores: [{ store_id, items }] };
    expect((await ask('PUT', '/vendor/stores', { payload, who: vendor })).statusCode).toBe(200);
    return ingredient_id;
  };
  const list = async (query = '') => (await ask('GET', `/admin/own-products${query}`)).json();
  const draft = {
    name: 'Organic whole milk',
    brand: 'Horizon',
    unit_quantity: 1893,
    unit: 'ml',
    gtins: [MILK],
    food: { kind: 'food', food_id: milk },
  };
  const share = (id: string, more: object = {}) =>
    ask('PUT', `/admin/own-product/${id}/shared`, { payload: { ...draft, ...more } });
  /** What becomes of a row of a vendor's file. */
  const match = async ({ vendor, store_id }: Shop, row: object) => {
    const payload = { rows: [{ row: 2, price: '3.99', stock: '4', ...row }] };
    const url = `/vendor/store/${store_id}/shelf/match`;
    return (await ask('POST', url, { payload, who: vendor })).json().rows[0].is;
  };
  /** Products and shelves as rows. */
  const rows = () =>
    db.many(
      z.object({ row: z.string() }),
      sql`select i::text as row from store_items i union all select g::text from ingredients g
          union all select c::text from product_codes c union all select s::text from shared_products s
          union all select m::text from stock_movements m order by row`,
    );
  const offer = ({ store_id }: Shop, ingredient_id: string) =>
    db.one(
      z.object({
        price_cents: z.int(),
        quantity: z.int(),
        food_id: z.string().nullable(),
        pack_amount: z.number().nullable(),
      }),
      sql`select price_cents, quantity, food_id, pack_amount from store_items
          where store_id = ${store_id} and ingredient_id = ${ingredient_id}`,
    );
  return { ...world, milk, cream, shops, sell, list, draft, share, match, rows, offer };
}
