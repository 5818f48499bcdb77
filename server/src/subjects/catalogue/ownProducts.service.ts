import type { PageQuery } from '@larder/shared/basics/page.model';
import { keptGtin, readGtin } from '@larder/shared/food/gtin';
import { MAX_ALIKE, type OwnEntry } from '@larder/shared/stores/adminProducts.calls';
import { z } from 'zod';

import { AppError } from '#errors';
import type { Queryable } from '#platform/db/db';
import { cutPage, readCursor, TextKey } from '#platform/lib/cursor';

import {
  countVendors,
  findOwnProduct,
  type FoundRow,
  listAlike,
  listNumbers,
  listOfNumbers,
  listShared,
  type NumberRow,
  searchOwnProducts,
} from './ownProducts.queries.ts';

const PAGE = 25;
const NUMBERS = { name: 'own products by number', key: z.tuple([z.int(), z.int(), TextKey]) };
const FOUND = { name: 'own products found', key: z.tuple([TextKey, z.guid()]) };

/** A page of the numbers that several vendors sell, or with a text of the own products that it finds. */
export function pageOfOwnProducts(db: Queryable, query: PageQuery & { q?: string | undefined }) {
  const { q, ...page } = query;
  return q === undefined ? pageOfNumbers(db, page) : pageOfFound(db, { ...page, q });
}

async function pageOfNumbers(db: Queryable, { limit = PAGE, cursor: at }: PageQuery) {
  const cursor = readCursor(NUMBERS, at);
  const found = await listNumbers(db, { cursor, limit: limit + 1 });
  const keyOf = ({ is_open, vendors, gtin }: NumberRow): [number, number, string] => [
    is_open,
    vendors,
    gtin,
  ];
  const { rows, ...page } = cutPage(found, { list: NUMBERS, cursor, limit, keyOf });
  const some = await listOfNumbers(
    db,
    rows.map(({ gtin }) => gtin),
  );
  const products = Map.groupBy(some, ({ of_gtin }) => of_gtin);
  const entries = rows.map(({ gtin, vendors, is_open }): OwnEntry => ({
    gtin,
    vendors,
    is_shared: is_open === 0,
    products: products.get(gtin) ?? [],
  }));
  return { entries, ...page };
}

async function pageOfFound(
  db: Queryable,
  { q, limit = PAGE, cursor: at }: PageQuery & { q: string },
) {
  const cursor = readCursor(FOUND, at);
  const found = await searchOwnProducts(db, { q, gtin: keptGtin(q), cursor, limit: limit + 1 });
  const keyOf = ({ sort_name, ingredient_id }: FoundRow): [string, string] => [
    sort_name,
    ingredient_id,
  ];
  const { rows, ...page } = cutPage(found, { list: FOUND, cursor, limit, keyOf });
  const gtins = rows.flatMap((row) => ofMakers(row.gtins).slice(0, 1));
  const numbers = new Map((await countVendors(db, gtins)).map((one) => [one.gtin, one]));
  const entries = rows.map((product): OwnEntry => {
    const [gtin = null] = ofMakers(product.gtins);
    const number = numbers.get(gtin ?? '');
    return {
      gtin,
      vendors: number?.vendors ?? 1,
      is_shared: number?.is_open === 0,
      products: [product],
    };
  });
  return { entries, ...page };
}

/** Errors  product_not_found, also for a generic one. */
export async function viewOwnProduct(db: Queryable, ingredient_id: string) {
  const product = await findOwnProduct(db, ingredient_id);
  if (!product) throw new AppError('product_not_found');
  const gtins = ofMakers(product.gtins);
  const alike = await listAlike(db, { gtins, except: ingredient_id, limit: MAX_ALIKE + 1 });
  return {
    product,
    gtins,
    alike: alike.slice(0, MAX_ALIKE),
    truncated: alike.length > MAX_ALIKE,
    shared: await listShared(db, gtins),
  };
}

/** Without the numbers that a store made itself. */
function ofMakers(gtins: readonly string[]): string[] {
  return gtins.filter((gtin) => 'gtin' in readGtin(gtin));
}
