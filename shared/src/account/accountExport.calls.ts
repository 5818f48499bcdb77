import * as z from 'zod/mini';

import { LatLng } from '#basics/coordinates.model';
import { endpoint, ROLES } from '#basics/endpoint.model';
import { Id, Instant } from '#basics/leaves.model';
import { Usd } from '#basics/money.model';
import { STAFF_ROLES } from '#basics/staff';
import { PricedPack } from '#food/packs.model';
import { ProductRequest } from '#food/productRequests.calls';
import { HOUSEHOLD_ROLES } from '#kitchen/household';
import { KitchenState } from '#kitchen/kitchen.calls';
import { StoreNotices } from '#orders/notices.calls';
import { Order } from '#orders/orders.calls';
import { PlanSettings } from '#plan/planSettings.calls';
import { OwnRecipe } from '#recipes/recipes.calls';
import { Product } from '#stores/products.calls';
import { Sale } from '#stores/sales.model';
import { STORE_TYPES } from '#stores/storeTerms';

import { ApiKey, Webhook } from './machines.calls.ts';

export const ExportedProfile = z.object({
  user_id: Id,
  role: z.enum(ROLES),
  name: z.string(),
  email: z.string(),
  address: z.string(),
  phone: z.nullable(z.string()),
  created_at: Instant,
  /** Of a vendor who waits for an administrator. */
  awaits_approval: z.boolean(),
  /** The account's role in a vendor's staff; null without a vendor. */
  staff_role: z.nullable(z.enum(STAFF_ROLES)),
  /** The open stores in which one of a staff works; left out: in all. */
  store_ids: z.optional(z.array(Id)),
});

/** A session that is still stored: live ones, and ended ones for a month. */
export const ExportedSession = z.object({
  session_id: Id,
  device: z.nullable(z.string()),
  network: z.nullable(z.string()),
  created_at: Instant,
  last_seen_at: Instant,
  ended_at: z.nullable(Instant),
});

/** An entry of the audit log. */
const Act = z.object({
  at: Instant,
  action: z.string(),
  target_type: z.nullable(z.string()),
  target_id: z.nullable(Id),
  /** The address it came from. */
  ip: z.nullable(z.string()),
});

export const ExportedStore = z.object({
  store_id: Id,
  name: z.string(),
  store_type: z.enum(STORE_TYPES),
  address: z.string(),
  location: LatLng,
  phone: z.nullable(z.string()),
  delivery_fee: Usd,
  minimum_order: Usd,
  created_at: Instant,
  closed_at: z.nullable(Instant),
});

/** A recipe of the provider that the account saved; `saved_at` is null when it was only cooked. */
export const ExportedSaved = z.object({
  provider_id: z.int(),
  title: z.string(),
  image: z.nullable(z.string()),
  minutes: z.number(),
  calories: z.nullable(z.int()),
  servings: z.number(),
  saved_at: z.nullable(Instant),
});

/** Which devices show notices, the latest first, and what is told of each store. */
const ExportedNotices = z.object({
  devices: z.array(z.object({ device: z.nullable(z.string()), created_at: Instant })),
  stores: z.array(z.object({ ...StoreNotices.shape, store_id: Id })),
});

/** A vendor's API keys, and the hosts to which it has events sent: what follows in an address may be a secret. */
const ExportedMachines = z.object({
  keys: z.array(ApiKey),
  webhooks: z.array(
    z.object({ host: z.string(), ...z.pick(Webhook, { events: true, created_at: true }).shape }),
  ),
});

/** When a recipe was cooked, of the provider or an own one, with the private note. */
const ExportedCooked = z.object({
  cooked_id: Id,
  cooked_on: z.string(),
  note: z.nullable(z.string()),
  rating: z.nullable(z.int()),
  provider_id: z.nullable(z.int()),
  recipe_id: z.nullable(Id),
  created_at: Instant,
});

/** A collection with the recipes in it, those of the provider by their numbers. */
export const ExportedCollection = z.object({
  collection_id: Id,
  name: z.string(),
  created_at: Instant,
  provider_ids: z.array(z.int()),
  recipe_ids: z.array(Id),
});

/** What the account means by a name of its recipes. */
const ExportedName = z.object({ name: z.string(), ingredient_id: Id });

/** What the account's household shares: the list, carts, what is on its way, the pantry. */
const ExportedKitchen = z.nullable(
  z.extend(KitchenState, { household: z.string(), role: z.enum(HOUSEHOLD_ROLES) }),
);
export type ExportedKitchen = NonNullable<z.output<typeof ExportedKitchen>>;

/** An item of a shelf; of closed stores, too. */
export const ExportedOffer = z.object({
  store_id: Id,
  ...PricedPack.shape,
  /** Also one that is over. */
  sale: z.optional(Sale),
  by_weight: z.optional(z.boolean()),
  cost: z.optional(Usd),
  tax_class: z.optional(z.string()),
});

/**
 * Everything that is kept about an account. What belongs to others is left out: who ordered from its stores, who
 * works there. Secrets are left out, too: the password's hash, tokens, links, keys of
 * programs and webhooks, the addresses and keys of devices.
 *
 * Shape   a member per kind of data, each with a line in the server's list PARTS. Lists are whole, newest first unless
 *         said otherwise.
 */
export const AccountExport = z.object({
  /** When it was read. */
  exported_at: Instant,
  profile: ExportedProfile,
  /** What a trip costs; null when it was never changed. */
  plan_settings: z.nullable(PlanSettings),
  notices: ExportedNotices,
  machines: ExportedMachines,
  recipes: z.array(OwnRecipe),
  /** By number. */
  saved_recipes: z.array(ExportedSaved),
  /** In the order of noting. */
  cooked_recipes: z.array(ExportedCooked),
  /** By name. */
  collections: z.array(ExportedCollection),
  own_names: z.array(ExportedName),
  /** null before the account asked for one. */
  kitchen: ExportedKitchen,
  /** Orders that the account placed. */
  orders: z.array(Order),
  /** In the order of opening. */
  stores: z.array(ExportedStore),
  /** What these stores sell, by store. */
  offers: z.array(ExportedOffer),
  /** Its own products, in the order in which they were added. */
  products: z.array(Product),
  product_requests: z.array(ProductRequest),
  sessions: z.array(ExportedSession),
  /** What the account did. */
  acts: z.array(Act),
});
export type AccountExport = z.output<typeof AccountExport>;

/** Written while it is read, page by page: data that changes meanwhile may be in it as before or after. */
export const exportAccount = endpoint({
  method: 'GET',
  path: '/user/export',
  access: 'signedIn',
  summary: 'Everything that is kept about the account, as one JSON document',
  response: AccountExport,
});
