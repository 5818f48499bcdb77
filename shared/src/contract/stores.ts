import * as z from 'zod/mini';

import { MAX_INVENTORY_ROWS } from '#domain/inventory';
import { hasPickupFee, NO_PICKUP_FEE } from '#domain/storeTerms';
import { LIMITS } from '#domain/validation';

import { endpoint } from './endpoint.ts';
import {
  batch,
  Id,
  jsonText,
  line,
  Point,
  Price,
  SeenQuantity,
  StockQuantity,
  Unit,
  UnitQuantity,
  Usd,
  UsdOrNone,
  usdUpTo,
} from './leaves.ts';

export const STORE_TYPES = ['Delivery', 'Pickup'] as const;

/** `quantity` packs of `unit_quantity` `unit` at `price` each. */
export const StoreItem = z.object({
  ingredient_id: Id,
  name: z.string(),
  unit_quantity: z.number(),
  unit: z.string(),
  price: Usd,
  quantity: z.int(),
  category: z.string(),
  image: z.nullable(z.string()),
});
export type StoreItem = z.output<typeof StoreItem>;

/** What an order costs beside its goods, and the least that goods must cost. A Pickup store has no fee. */
export const StoreTerms = { delivery_fee: UsdOrNone, minimum_order: UsdOrNone };

export const Store = z.object({
  store_id: Id,
  name: z.string(),
  store_type: z.enum(STORE_TYPES),
  address: z.string(),
  location: Point,
  ...StoreTerms,
  items: z.array(StoreItem),
});
export type Store = z.output<typeof Store>;

export const DeliveryFee = usdUpTo(LIMITS.deliveryFee);
export const MinimumOrder = usdUpTo(LIMITS.minimumOrder);

export const StoreDraft = z
  .object({
    name: line(120),
    store_type: z.enum(STORE_TYPES),
    address: line(500),
    location: Point,
    delivery_fee: z.optional(DeliveryFee),
    minimum_order: z.optional(MinimumOrder),
    items: z.optional(z.array(z.unknown()).check(z.maxLength(0, 'must be empty'))),
  })
  .check(
    z.refine((draft) => !hasPickupFee(draft), { path: ['delivery_fee'], error: NO_PICKUP_FEE }),
  );
export type StoreDraft = z.output<typeof StoreDraft>;

const offerEdit = {
  price: z.optional(Price),
  quantity: z.optional(StockQuantity),
  expected_price: z.optional(Price),
  expected_quantity: z.optional(SeenQuantity),
};

/**
 * A change of a shelf row. Without `ingredient_id` the name, unit and pack size must match exactly one
 * ingredient. Members left out stay. `expected_price` and `expected_quantity` are what the editor saw, 0
 * where there was nothing: when one no longer holds, nothing of the batch is written.
 */
export const ShelfEdit = z.object({
  ingredient_id: z.optional(Id),
  name: z.optional(line(200)),
  unit_quantity: z.optional(UnitQuantity),
  unit: z.optional(Unit),
  ...offerEdit,
});
export type ShelfEdit = z.output<typeof ShelfEdit>;

export const listVendorStores = endpoint({
  method: 'GET',
  path: '/vendor/stores',
  access: 'vendor',
  summary: 'The vendor’s open stores with their shelves',
  response: z.object({ value: z.array(Store) }),
});

export const createStores = endpoint({
  method: 'POST',
  path: '/vendor/stores',
  access: 'vendor',
  summary: 'Open stores',
  body: z.object({ stores: batch(StoreDraft, 20) }),
  status: 201,
  response: z.object({ message: z.string(), value: z.array(Store) }),
});

export const updateShelves = endpoint({
  method: 'PUT',
  path: '/vendor/stores',
  access: 'vendor',
  summary: 'Set prices and stock; all of the batch or nothing',
  body: z.object({
    stores: batch(z.object({ store_id: Id, items: batch(ShelfEdit, 500) }), 20),
  }),
  response: z.object({ message: z.string(), value: z.array(Store) }),
});

export const listStoreItems = endpoint({
  method: 'GET',
  path: '/vendor/{vendorId}/store/{storeId}/items',
  access: 'signedIn',
  summary: 'What one open store has on its shelf',
  params: z.object({ vendorId: Id, storeId: Id }),
  response: z.object({ ids: jsonText(z.array(StoreItem)), ...StoreTerms }),
});

/** As `ShelfEdit`, by id alone. */
export const InventoryEdit = z.object({ ingredient_id: Id, ...offerEdit });

export const importInventory = endpoint({
  method: 'PUT',
  path: '/vendor/store/{storeId}/inventory',
  access: 'vendor',
  summary: 'Set prices and stock of a whole shelf; all of it or nothing',
  params: z.object({ storeId: Id }),
  body: z.object({
    items: batch(InventoryEdit, MAX_INVENTORY_ROWS),
  }),
  // 5,000 rows of at most 160 bytes.
  bodyLimit: 1024 * 1024,
  response: z.object({
    message: z.string(),
    added: z.int(),
    price_changed: z.int(),
    stock_changed: z.int(),
    unchanged: z.int(),
  }),
});

/** Members left out stay. If an expected value, which the vendor saw, no longer holds, nothing changes. */
export const TermsEdit = z.object({
  delivery_fee: z.optional(DeliveryFee),
  minimum_order: z.optional(MinimumOrder),
  expected_delivery_fee: z.optional(DeliveryFee),
  expected_minimum_order: z.optional(MinimumOrder),
});
export type TermsEdit = z.output<typeof TermsEdit>;

export const changeStoreTerms = endpoint({
  method: 'PUT',
  path: '/vendor/store/{storeId}',
  access: 'vendor',
  summary: 'Set what a store asks for a delivery, and the least it takes orders from',
  params: z.object({ storeId: Id }),
  body: TermsEdit,
  response: z.object({ message: z.string(), ...StoreTerms }),
});

/** Open orders of a store to close. */
const openOrders = { pending_orders: z.int(), accepted_orders: z.int() };

export const viewClosing = endpoint({
  method: 'GET',
  path: '/vendor/store/{storeId}/closing',
  access: 'vendor',
  summary: 'What would happen to the orders of a store that closed now',
  params: z.object({ storeId: Id }),
  response: z.object(openOrders),
});

/** `pending_orders` is the number that the vendor saw; if it has changed, nothing happens. */
export const closeStore = endpoint({
  method: 'POST',
  path: '/vendor/store/{storeId}/close',
  access: 'vendor',
  summary: 'Close a store: pending orders are rejected, accepted ones stay to be delivered',
  params: z.object({ storeId: Id }),
  body: z.object({ pending_orders: z.optional(z.int().check(z.minimum(0))) }),
  response: z.object({
    message: z.string(),
    rejected_orders: z.int(),
    accepted_orders: z.int(),
  }),
});
