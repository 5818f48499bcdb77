import { cellsWithin, type Place } from '@larder/shared/basics/distance';
import type { BaseUnit } from '@larder/shared/food/units';
import type {
  ComparedItem,
  ComparedStore,
  ComparedVendor,
  Need,
} from '@larder/shared/stores/compare.calls';

import type { Queryable } from '#platform/db/db';
import { mapYielding } from '#platform/lib/mapYielding';
import type { Catalogue } from '#subjects/food/catalogueIndex.service';
import { getCatalogueVersion } from '#subjects/food/ingredients.queries';

import {
  type Basket,
  basketsOf,
  neededOf,
  ownSize,
  type PackSize,
  type Recognised,
  recognise,
} from './baskets.rules.ts';
import {
  type Area,
  listBestStores,
  listPaused,
  type OwnOffer,
  type PausedStore,
  type RankedStore,
} from './compare.queries.ts';

export type Comparison = {
  success: boolean;
  error: string | null;
  ids: ComparedVendor[] | null;
  paused?: PausedStore[];
  matches: { name: string; ingredient_id: string | null; amount?: number; unit?: BaseUnit }[];
  /** When the catalogue was older than this, it must be compared again. */
  catalogue_version: number;
};

export type Question = {
  needs: readonly Need[];
  place: Place | undefined;
  /** Units: miles. Undefined: any distance. */
  radius: number | undefined;
  limit: number;
  /** Stores of the shopper's carts: the paused ones are named. */
  cart_stores: readonly string[];
  now: Date;
};

/**
 * Compares stores for the wanted ingredients: best coverage first, then lowest total, then nearest. Missing
 * ingredients are named, never counted as free.
 *
 * Shape   vendors in the order of their best store; `ids` is null, with the reason, when nothing is found.
 */
export async function compareStores(
  db: Queryable,
  catalogue: Catalogue,
  { needs, place, radius, limit, cart_stores, now }: Question,
): Promise<Comparison> {
  const paused =
    cart_stores.length > 0 ? await listPaused(db, { store_ids: cart_stores, now }) : [];
  const wanted = await recognise(needs, catalogue);
  const matches = wanted.map(({ need, ingredient }) => ({
    name: need.name,
    ingredient_id: ingredient?.ingredient_id ?? null,
    ...(ingredient && neededOf(ingredient, [need])),
  }));
  const baskets = basketsOf(wanted, catalogue);
  const ranked = await findStores(db, { baskets, place, radius, limit, now });
  const [first] = ranked;
  if (!first)
    return {
      success: false,
      error: 'No stores found for the selected items',
      ids: null,
      paused,
      matches,
      catalogue_version: await getCatalogueVersion(db),
    };

  const { catalogue_version } = first;
  // A food needed in two measures counts once.
  const different = [...new Map(wanted.map((want) => [keyOf(want), want])).values()];
  const vendors = new Map<string, ComparedVendor>();
  await mapYielding(ranked, (store) => {
    const vendor = vendors.get(store.vendor_id) ?? {
      user_id: store.vendor_id,
      name: store.vendor_name,
      stores: [],
    };
    vendor.stores.push(compared(store, { different, baskets }));
    vendors.set(store.vendor_id, vendor);
  });
  return {
    success: true,
    error: null,
    ids: [...vendors.values()],
    paused,
    matches,
    catalogue_version,
  };
}

/** Widening circles for "any distance": the first is usually enough. Units: miles. */
const CIRCLES = [25, 100, 400, 1_600, 12_500] as const;

async function findStores(
  db: Queryable,
  {
    baskets,
    place,
    radius,
    limit,
    now,
  }: { baskets: readonly Basket[] } & Omit<Question, 'needs' | 'cart_stores'>,
) {
  if (baskets.length === 0) return [];
  const wanted = baskets.flatMap(({ ingredient, sizes }, food) =>
    sizes.map((size) => ({
      ingredient_id: idOf(size),
      food,
      isUsual: size.ingredient === ingredient,
      packs: size.packs,
    })),
  );
  const foods = baskets.map(({ ids, needed }, food) => ({ food, ids, needed }));
  const asked = { wanted, foods, limit, now };
  if (!place) return listBestStores(db, { area: undefined, ...asked });
  let found: Awaited<ReturnType<typeof listBestStores>> = [];
  for (const miles of radius === undefined ? CIRCLES : [radius]) {
    found = await listBestStores(db, { area: areaAround(place, miles), ...asked });
    if (found.length >= limit) break;
  }
  return found;
}

/**
 * From this radius on, a circle has tens of thousands of cells and scanning all stores costs less. Units:
 * miles.
 */
const NO_CELLS_FROM = 1_600;

export function areaAround(place: Place, miles: number): Area {
  return { place, miles, cells: miles < NO_CELLS_FROM ? cellsWithin(place, miles) : undefined };
}

function compared(
  store: RankedStore,
  { different, baskets }: { different: readonly Recognised[]; baskets: readonly Basket[] },
): ComparedStore {
  const { store_id, name, store_type, address, lat, lng, delivery_fee, minimum_order, hours } =
    store;
  const own = Map.groupBy(store.own, ({ of }) => of);
  const weighed = new Set(store.weighed);
  const found = new Map(
    baskets.map((basket, food) => [
      basket.ingredient,
      offerOf(basket, { offers: store.offers, own: own.get(food) ?? [], weighed }),
    ]),
  );
  const missing = different.filter(({ ingredient }) => !ingredient || !found.get(ingredient));
  return {
    store_id,
    name,
    store_type,
    address,
    location: { lat, lng },
    delivery_fee,
    minimum_order,
    ...(hours && { hours }),
    ...(store.also_pickup && { also_pickup: true }),
    ...(store.slots && { slots: store.slots }),
    distance: store.distance === null ? null : Math.round(store.distance * 10) / 10,
    coverage: { matched: different.length - missing.length, wanted: different.length },
    missing: missing.map(({ need }) => need.name),
    items: [...found.values()].filter((item) => item !== undefined),
  };
}

/** What a store offers of a food: its usual pack, else the cheapest of the others. */
function offerOf(
  basket: Basket,
  {
    offers,
    own,
    weighed,
  }: { offers: RankedStore['offers']; own: readonly OwnOffer[]; weighed: ReadonlySet<string> },
): ComparedItem | undefined {
  const { ingredient, needs, sizes } = basket;
  const soldBy = ({ ingredient_id }: { ingredient_id: string }) =>
    weighed.has(ingredient_id) && { by_weight: true };
  const generic = sizes.flatMap((size) => {
    const { ingredient_id, name, unit_quantity, unit, category, image } = size.ingredient;
    const offer = offers[ingredient_id];
    if (!offer) return [];
    const [price, quantity, regular_price] = offer;
    const item = { ingredient_id, name, unit_quantity, unit, price, quantity, category, image };
    const sale = regular_price !== undefined && { regular_price };
    return [{ ...size, item: { ...item, ...sale, ...soldBy(item) } }];
  });
  const products = own.map(({ of: _, ...item }) => ({
    ...ownSize(basket, item),
    item: { ...item, ...soldBy(item), food: ingredient.name },
  }));
  const sold = [...generic, ...products];
  const [cheapest] = sold.toSorted((a, b) => a.item.price * a.packs - b.item.price * b.packs);
  const offer = generic.find((size) => size.ingredient === ingredient) ?? cheapest;
  if (!offer) return undefined;
  const { item, packs, isAssumed, amount } = offer;
  return {
    ...item,
    wanted: needs[0]?.name ?? item.name,
    packs_needed: packs,
    ...(isAssumed && { is_assumed: true }),
    amount,
    ...(sold.length > 1 && { packs: sold.map((size) => ({ ...size.item, amount: size.amount })) }),
  };
}

function keyOf({ need, ingredient }: Recognised): string {
  return ingredient?.ingredient_id ?? need.name.toLowerCase();
}

function idOf({ ingredient }: PackSize): string {
  return ingredient.ingredient_id;
}
