import * as z from 'zod/mini';

import { TimeZone } from '#basics/calendar.model';
import { Point } from '#basics/coordinates.model';
import { endpoint } from '#basics/endpoint.model';
import { batch, Id, Instant, line } from '#basics/leaves.model';
import { Price, Usd, usdUpTo } from '#basics/money.model';
import { partMembers, PartQuery } from '#basics/page.model';
import { Phone } from '#basics/phone.model';
import { LIMITS } from '#basics/validation';
import { Unit } from '#food/foodParts.model';
import { SeenQuantity, StockQuantity, UnitQuantity } from '#food/quantities.model';

import { MAX_INVENTORY_ROWS, MAX_TAX_CLASS } from './inventory.ts';
import { Sale, SaleEdit } from './sales.model.ts';
import { Store, StoreDays, StoreService, StoreTerms } from './storeParts.model.ts';
import { hasPickupFee, NO_PICKUP_FEE, STORE_TYPES } from './storeTerms.ts';

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

/** The item is low at this number of packs or fewer; null: 5. */
const lowEdit = { low_at: z.optional(z.nullable(StockQuantity)) };

/** The item's sale price; null ends it. A regular price at or below it ends it, too. */
const saleEdit = { sale: z.optional(z.nullable(SaleEdit)) };

/** What a pack costs the store, and its tax class; null: not known. For the vendor's reports alone. */
const bookEdit = {
  cost: z.optional(z.nullable(Price)),
  tax_class: z.optional(z.nullable(line(MAX_TAX_CLASS))),
};

/**
 * A change of a shelf row. Without `ingredient_id` the name, unit and pack size must match exactly one
 * ingredient. Members left out stay. `expected_price` and `expected_quantity` are what the editor saw, 0
 * where there was nothing: when one no longer holds, nothing of the batch is written. Prices are regular ones, beside `sale`.
 */
export const ShelfEdit = z.object({
  ingredient_id: z.optional(Id),
  name: z.optional(line(200)),
  unit_quantity: z.optional(UnitQuantity),
  unit: z.optional(Unit),
  /** Only of packs that are weighed: in gm, not in pieces. */
  by_weight: z.optional(z.boolean()),
  ...offerEdit,
  ...lowEdit,
  ...saleEdit,
  ...bookEdit,
});
export type ShelfEdit = z.output<typeof ShelfEdit>;

/**
 * Bytes of the stores of an answer, about, but at least one store; the rest is on the next pages. One store has at most
 * the catalogue and its vendor's own products on its shelf.
 */
export const STORES_BYTES = 1024 * 1024;

export const listVendorStores = endpoint({
  method: 'GET',
  path: '/vendor/stores',
  access: 'picker',
  stores: 'own',
  keys: ['stock', 'orders'],
  summary: 'The vendor’s open stores with their shelves',
  query: PartQuery,
  response: z.object({ value: z.array(Store), ...partMembers }),
});

export const createStores = endpoint({
  method: 'POST',
  path: '/vendor/stores',
  access: 'owner',
  summary: 'Open stores',
  body: z.object({ stores: batch(StoreDraft, 20) }),
  status: 201,
  response: z.object({ message: z.string(), value: z.array(Store) }),
});

export const updateShelves = endpoint({
  method: 'PUT',
  path: '/vendor/stores',
  access: 'manager',
  stores: 'own',
  keys: ['stock'],
  summary: 'Set prices and stock; all of the batch or nothing',
  body: z.object({
    stores: batch(z.object({ store_id: Id, items: batch(ShelfEdit, 500) }), 20),
  }),
  response: z.object({ message: z.string(), value: z.array(Store) }),
});

export const removeItem = endpoint({
  method: 'DELETE',
  path: '/vendor/store/{storeId}/item/{ingredientId}',
  access: 'manager',
  stores: 'own',
  summary: 'Take an item off the shelf; open orders keep it',
  params: z.object({ storeId: Id, ingredientId: Id }),
  status: 204,
  response: z.void(),
});

/** Max movements and max price changes of an item's history. */
export const MAX_HISTORY = 100;

export const StockMovement = z.object({
  at: Instant,
  /**
   * initial, vendor_set, order_placed, order_rejected, merged, and of a line of an order: line_short,
   * line_undone, replacement_taken, replacement_returned, returned, return_undone.
   */
  reason: z.string(),
  delta: z.int(),
  /** The packs after it. */
  quantity: z.int(),
  order_id: z.nullable(Id),
});
export const PriceChange = z.object({ at: Instant, old_price: Usd, new_price: Usd });

export const itemHistory = endpoint({
  method: 'GET',
  path: '/vendor/store/{storeId}/item/{ingredientId}/history',
  access: 'manager',
  stores: 'own',
  summary: 'The newest changes of an item’s stock and of its price, newest first',
  params: z.object({ storeId: Id, ingredientId: Id }),
  response: z.object({
    stock: z.array(StockMovement),
    prices: z.array(PriceChange),
  }),
});

/** As `ShelfEdit`, by id alone. */
export const InventoryEdit = z.object({
  ingredient_id: Id,
  by_weight: z.optional(z.boolean()),
  ...offerEdit,
  ...lowEdit,
  ...saleEdit,
  ...bookEdit,
});

/** What stood on the shelf, with its sale price unless it had none: an item that comes back has it only when that is said. */
const RemovedItem = z.object({
  ingredient_id: Id,
  price: Usd,
  quantity: z.int(),
  sale: z.optional(Sale),
});
export type RemovedItem = z.output<typeof RemovedItem>;

export const removeItems = endpoint({
  method: 'POST',
  path: '/vendor/store/{storeId}/items/remove',
  access: 'manager',
  stores: 'own',
  summary: 'Take items off the shelf; open orders keep them',
  params: z.object({ storeId: Id }),
  body: z.object({ ingredient_ids: batch(Id, MAX_INVENTORY_ROWS) }),
  response: z.object({
    /** Those that were on the shelf, as they were. */
    removed: z.array(RemovedItem),
  }),
});

export const importInventory = endpoint({
  method: 'PUT',
  path: '/vendor/store/{storeId}/inventory',
  access: 'manager',
  stores: 'own',
  keys: ['stock'],
  summary: 'Set prices and stock of a whole shelf; all of it or nothing',
  params: z.object({ storeId: Id }),
  body: z.object({
    items: batch(InventoryEdit, MAX_INVENTORY_ROWS),
  }),
  // 5,000 rows of at most 500 bytes.
  bodyLimit: 2560 * 1024,
  response: z.object({
    message: z.string(),
    added: z.int(),
    price_changed: z.int(),
    stock_changed: z.int(),
    unchanged: z.int(),
  }),
});

/**
 * Members left out stay. If an expected value, which the vendor saw, no longer holds, nothing changes.
 * `back_on` pauses the store until the day before, in its time zone; null ends the pause. A store that becomes
 * one for pickup loses its delivery fee and `also_pickup`. Orders keep their slot when the slots change.
 */
export const StoreEdit = z.object({
  name: z.optional(line(120)),
  store_type: z.optional(z.enum(STORE_TYPES)),
  address: z.optional(line(500)),
  location: z.optional(Point),
  delivery_fee: z.optional(DeliveryFee),
  minimum_order: z.optional(MinimumOrder),
  expected_delivery_fee: z.optional(DeliveryFee),
  expected_minimum_order: z.optional(MinimumOrder),
  /** What the editor of `slots` saw: null for none. */
  expected_slots: StoreService.slots,
  time_zone: z.optional(TimeZone),
  /** What shoppers who ordered can call; null: its vendor's phone. */
  phone: z.optional(z.nullable(Phone)),
  ...StoreDays,
  ...StoreService,
});
export type StoreEdit = z.output<typeof StoreEdit>;

export const changeStore = endpoint({
  method: 'PUT',
  path: '/vendor/store/{storeId}',
  access: 'owner',
  summary: 'Change a store: what it is called, where it is, what it asks for, when it is open',
  params: z.object({ storeId: Id }),
  body: StoreEdit,
  response: z.object({ message: z.string(), ...StoreTerms }),
});

/** Open orders of a store to close. */
const openOrders = { pending_orders: z.int(), accepted_orders: z.int() };

export const viewClosing = endpoint({
  method: 'GET',
  path: '/vendor/store/{storeId}/closing',
  access: 'owner',
  summary: 'What would happen to the orders of a store that closed now',
  params: z.object({ storeId: Id }),
  response: z.object(openOrders),
});

/** `pending_orders` is the number that the vendor saw; if it has changed, nothing happens. */
export const closeStore = endpoint({
  method: 'POST',
  path: '/vendor/store/{storeId}/close',
  access: 'owner',
  summary: 'Close a store: pending orders are rejected, accepted ones stay to be delivered',
  params: z.object({ storeId: Id }),
  body: z.object({ pending_orders: z.optional(z.int().check(z.minimum(0))) }),
  response: z.object({
    message: z.string(),
    rejected_orders: z.int(),
    accepted_orders: z.int(),
  }),
});

/** Max closed stores listed. */
export const MAX_CLOSED_STORES = 50;

export const listClosedStores = endpoint({
  method: 'GET',
  path: '/vendor/stores/closed',
  access: 'owner',
  summary: 'The vendor’s closed stores that can be opened again, the last closed first',
  response: z.object({
    value: z.array(
      z.object({
        store_id: Id,
        name: z.string(),
        address: z.string(),
        closed_at: Instant,
        /** Until then it can be opened again. */
        reopen_until: Instant,
      }),
    ),
  }),
});

export const reopenStore = endpoint({
  method: 'POST',
  path: '/vendor/store/{storeId}/reopen',
  access: 'owner',
  summary: 'Open a closed store again within 30 days, with its shelf as it was',
  params: z.object({ storeId: Id }),
  response: z.object({ message: z.string() }),
});
