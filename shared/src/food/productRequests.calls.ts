import * as z from 'zod/mini';

import { endpoint } from '#basics/endpoint.model';
import { Id, Instant, line, wholeNumberText } from '#basics/leaves.model';
import { Price, Usd } from '#basics/money.model';
import { pageMembers, PageQuery } from '#basics/page.model';

import { IngredientDraft, Picture } from './adminIngredients.calls.ts';
import { CATEGORIES } from './categories.ts';
import { Unit } from './foodParts.model.ts';
import { Pack } from './packs.model.ts';
import { StockQuantity, UnitQuantity } from './quantities.model.ts';

/** Max open requests of a vendor; max decided ones listed. */
export const MAX_ASKED = 50;
/** Max decided requests that are kept of a vendor: the newest. */
export const MAX_ASKED_KEPT = 500;
/** Max requests of a page of the administrators' list. */
export const MAX_ASKED_PAGE = 100;

export const REQUEST_STATES = ['open', 'accepted', 'matched', 'declined', 'withdrawn'] as const;

const asked = {
  store_id: Id,
  name: line(200),
  unit_quantity: UnitQuantity,
  unit: Unit,
  category: z.enum(CATEGORIES),
};

/** A product as its vendor asks for it, with what the shelf shall have of it. */
export const ProductWish = z.strictObject({
  ...asked,
  /** One of the catalogue's pictures: nothing is uploaded. */
  image: z.optional(z.nullable(Picture)),
  price: Price,
  quantity: StockQuantity,
});
export type ProductWish = z.output<typeof ProductWish>;

const wished = {
  request_id: Id,
  store_id: Id,
  store_name: z.string(),
  name: z.string(),
  unit_quantity: z.number(),
  unit: z.string(),
  category: z.enum(CATEGORIES),
  image: z.nullable(z.string()),
  price: Usd,
  quantity: z.int(),
  created_at: Instant,
};

export const ProductRequest = z.object({
  ...wished,
  status: z.enum(REQUEST_STATES),
  /** Why it was declined. */
  reason: z.nullable(z.string()),
  /** The ingredient that it became or is. */
  ingredient: z.nullable(z.object({ ingredient_id: Id, name: z.string() })),
  decided_at: z.nullable(Instant),
});
export type ProductRequest = z.output<typeof ProductRequest>;

/** Errors  ingredient_exists for what is in the catalogue; already_asked; too_many_asked. */
export const askForProduct = endpoint({
  method: 'POST',
  path: '/vendor/product-requests',
  access: 'manager',
  stores: 'own',
  summary: 'Ask for a product that the catalogue lacks',
  body: ProductWish,
  status: 201,
  response: z.object({ message: z.string(), request: ProductRequest }),
});

export const listProductRequests = endpoint({
  method: 'GET',
  path: '/vendor/product-requests',
  access: 'manager',
  stores: 'own',
  summary:
    'The products that the vendor asked for: open ones first, then the last that were decided',
  response: z.object({ value: z.array(ProductRequest) }),
});

/** Repeating it changes nothing; one that is decided stays. */
export const withdrawProduct = endpoint({
  method: 'DELETE',
  path: '/vendor/product-request/{id}',
  access: 'manager',
  stores: 'own',
  summary: 'Take back a request that is open',
  params: z.object({ id: Id }),
  status: 204,
  response: z.void(),
});

/** A request as an administrator sees it. */
export const AskedProduct = z.object({
  ...wished,
  vendor_id: Id,
  vendor_name: z.string(),
  /** Ingredients with the most similar names, best first. */
  closest: z.array(
    z.extend(Pack, {
      image: z.nullable(z.string()),
      /** From 0 to 1. */
      similarity: z.number(),
    }),
  ),
});
export type AskedProduct = z.output<typeof AskedProduct>;

export const listAskedProducts = endpoint({
  method: 'GET',
  path: '/admin/product-requests',
  access: 'admin',
  summary: 'Products that vendors miss in the catalogue, the longest waiting first',
  query: z.extend(PageQuery, { limit: z.optional(wholeNumberText(1, MAX_ASKED_PAGE)) }),
  response: z.object({ requests: z.array(AskedProduct), ...pageMembers, total: z.int() }),
});

const decided = z.object({
  message: z.string(),
  /** Whether it is on the vendor's shelf; not when the store has closed. */
  on_shelf: z.boolean(),
});

export const acceptProduct = endpoint({
  method: 'POST',
  path: '/admin/product-request/{id}/accept',
  access: 'admin',
  summary: 'Add a product to the catalogue and put it on the shelf of the vendor who asked',
  params: z.object({ id: Id }),
  body: z.strictObject({ ingredient: IngredientDraft }),
  response: decided,
});

export const matchProduct = endpoint({
  method: 'POST',
  path: '/admin/product-request/{id}/match',
  access: 'admin',
  summary: 'Say which ingredient a product is, and put that on the shelf of the vendor who asked',
  params: z.object({ id: Id }),
  /** `alias`: its name becomes another name of the ingredient. */
  body: z.strictObject({ ingredient_id: Id, alias: z._default(z.boolean(), false) }),
  response: decided,
});

export const declineProduct = endpoint({
  method: 'POST',
  path: '/admin/product-request/{id}/decline',
  access: 'admin',
  summary: 'Decline a product with a reason that the vendor reads',
  params: z.object({ id: Id }),
  body: z.strictObject({ reason: line(300) }),
  response: z.object({ message: z.string() }),
});
