import type { PageQuery } from '@larder/shared/basics/page.model';
import { keptGtin } from '@larder/shared/food/gtin';
import type { Product, ProductDraft } from '@larder/shared/stores/products.calls';
import { MAX_PRODUCTS } from '@larder/shared/stores/products.model';
import { z } from 'zod';

import { AppError, invalidField } from '#errors';
import { brokenConstraint, type Queryable, type Tx } from '#platform/db/db';
import { insertAudit } from '#platform/http/audit.queries';
import { lockVendor } from '#platform/identity/lockVendor.queries';
import { cutPage, readCursor, TextKey } from '#platform/lib/cursor';
import { newId } from '#platform/lib/ids';
import type { Catalogue } from '#subjects/food/catalogueIndex.service';
import type { IngredientRow } from '#subjects/food/ingredients.queries';

import {
  archiveProducts,
  countProducts,
  emptyShelvesOf,
  insertProducts,
  type ListedProduct,
  listProducts,
  lockProduct,
  updateProducts,
} from './products.queries.ts';
import { productWrite } from './products.rules.ts';
import type { Acting } from './shelf.service.ts';

const PAGE = 100;
const LIST = { name: 'own products', key: z.tuple([TextKey, z.guid()]) };

/** A page of the vendor's own products. */
export async function pageOfProducts(
  db: Queryable,
  { vendor_id, query }: { vendor_id: string; query: PageQuery & { text?: string | undefined } },
) {
  const { limit = PAGE } = query;
  const typed = query.text?.trim() ?? '';
  const text = typed === '' ? undefined : typed;
  const cursor = readCursor(LIST, query.cursor);
  const gtin = keptGtin(typed);
  const found = await listProducts(db, { vendor_id, text, gtin, cursor, limit: limit + 1 });
  const keyOf = ({ sort_name, ingredient_id }: ListedProduct): [string, string] => [
    sort_name,
    ingredient_id,
  ];
  const { rows, ...page } = cutPage(found, { list: LIST, cursor, limit, keyOf });
  return { products: rows, ...page };
}

type Saved = { message: string; product: Product };
type Change = Acting & { ingredient_id: string };

/** Errors  ingredient_not_found for a food that the catalogue lacks; products_full; product_exists; invalid_request. */
export async function addProduct(
  tx: Tx,
  { draft, catalogue, ...acting }: Acting & { draft: ProductDraft; catalogue: Catalogue },
): Promise<Saved> {
  const { user, at } = acting;
  const { vendor_id } = user;
  if (!(await lockVendor(tx, user))) throw new AppError('not_signed_in');
  const food = foodOf(draft, catalogue);
  if ((await countProducts(tx, vendor_id)) >= MAX_PRODUCTS) throw new AppError('products_full');
  const ingredient_id = newId(at);
  const products = [productWrite(draft, { ingredient_id, food })];
  await refuseTaken(insertProducts(tx, { vendor_id, products }));
  await note(tx, { ...acting, ingredient_id, action: 'own_product_added' });
  return savedAs(tx, { vendor_id, ingredient_id, message: 'Product added!' });
}

/** Errors  as addProduct; product_not_found, also for another's. */
export async function changeProduct(
  tx: Tx,
  { draft, catalogue, ...change }: Change & { draft: ProductDraft; catalogue: Catalogue },
): Promise<Saved> {
  const { user, ingredient_id } = change;
  const { vendor_id } = user;
  if (!(await lockVendor(tx, user))) throw new AppError('not_signed_in');
  const was = await lockProduct(tx, { vendor_id, ingredient_id });
  if (!was) throw new AppError('product_not_found');
  const products = [productWrite(draft, { ingredient_id, food: foodOf(draft, catalogue), was })];
  await refuseTaken(updateProducts(tx, { vendor_id, products }));
  await note(tx, { ...change, action: 'own_product_changed' });
  return savedAs(tx, { vendor_id, ingredient_id, message: 'Product changed!' });
}

/** Gives a product up: it leaves the vendor's shelves, its numbers are free. Errors  product_not_found, also for another's. */
export async function archiveProduct(tx: Tx, change: Change): Promise<void> {
  const { user, at, ingredient_id } = change;
  const { vendor_id, user_id: actor_id } = user;
  if (!(await lockVendor(tx, user))) throw new AppError('not_signed_in');
  if (!(await lockProduct(tx, { vendor_id, ingredient_id })))
    throw new AppError('product_not_found');
  await emptyShelvesOf(tx, { ingredient_id, actor_id, at });
  await archiveProducts(tx, { vendor_id, ingredient_ids: [ingredient_id], at });
  await note(tx, { ...change, action: 'own_product_archived' });
}

function foodOf({ food_id }: ProductDraft, { foodById }: Catalogue): IngredientRow | undefined {
  if (food_id === null) return undefined;
  const food = foodById.get(food_id);
  if (!food) throw new AppError('ingredient_not_found');
  return food;
}

/** What another product of the vendor has, by the constraint that says so. */
const TAKEN: Readonly<Record<string, () => AppError>> = {
  ingredients_own_name: () => new AppError('product_exists'),
  ingredients_own_sku: () => invalidField('sku', 'is that of another product of yours'),
  product_codes_once: () => invalidField('gtins', 'has a number of another product of yours'),
};

/** Errors  product_exists, invalid_request for a number of another product of the vendor. */
export async function refuseTaken(writing: Promise<void>): Promise<void> {
  await writing.catch((error: unknown) => {
    throw TAKEN[brokenConstraint(error) ?? '']?.() ?? error;
  });
}

async function savedAs(
  tx: Tx,
  { message, ...own }: { vendor_id: string; ingredient_id: string; message: string },
): Promise<Saved> {
  const product = await lockProduct(tx, own);
  if (!product) throw new AppError('product_not_found');
  return { message, product };
}

function note(
  tx: Tx,
  { user: actor, caller, at, ingredient_id, action }: Change & { action: string },
): Promise<void> {
  return insertAudit(tx, {
    at,
    actor,
    caller,
    action,
    target_type: 'ingredient',
    target_id: ingredient_id,
  });
}
