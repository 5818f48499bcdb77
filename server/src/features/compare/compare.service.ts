import type { ComparedStore, ComparedVendor, Need } from '@larder/shared/contract/compare';
import { cellsWithin, type Place } from '@larder/shared/domain/distance';
import { packsForNeeds } from '@larder/shared/domain/offers';

import type { Queryable } from '#db/db';
import type { Catalogue } from '#features/ingredients/catalogueIndex';
import type { IngredientRow } from '#features/ingredients/ingredients.queries';
import { weightsOf } from '#features/ingredients/weights';
import { inTurns } from '#lib/inTurns';

import {
  type Area,
  listBestStores,
  listStoresWithItems,
  type StoreRow,
} from './compare.queries.ts';

export type Comparison = {
  success: boolean;
  error: string | null;
  ids: ComparedVendor[] | null;
  matches: { name: string; ingredient_id: string | null }[];
};

export type Question = {
  needs: readonly Need[];
  place: Place | undefined;
  /** Units: miles. Undefined: any distance. */
  radius: number | undefined;
  limit: number;
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
  { needs, place, radius, limit }: Question,
): Promise<Comparison> {
  const wanted = await recognise(needs, catalogue);
  const matches = wanted.map(({ need, ingredient }) => ({
    name: need.name,
    ingredient_id: ingredient?.ingredient_id ?? null,
  }));
  const baskets = basketOf(wanted);
  const ranked = await findStores(db, { baskets, place, radius, limit });
  if (ranked.length === 0)
    return { success: false, error: 'No stores found for the selected items', ids: null, matches };

  const stores = await listStoresWithItems(db, {
    store_ids: ranked.map((store) => store.store_id),
    ingredient_ids: baskets.map((basket) => basket.ingredient.ingredient_id),
  });
  const byId = new Map(stores.map((store) => [store.store_id, store]));
  // An ingredient needed in two measures is bought, and counted, once.
  const different = [...new Map(wanted.map((want) => [keyOf(want), want])).values()];
  const vendors = new Map<string, ComparedVendor>();
  await inTurns(ranked, ({ store_id, distance }) => {
    const store = byId.get(store_id);
    if (!store) return;
    const vendor = vendors.get(store.vendor_id) ?? {
      user_id: store.vendor_id,
      name: store.vendor_name,
      stores: [],
    };
    vendor.stores.push(compared(store, { distance, different, baskets }));
    vendors.set(store.vendor_id, vendor);
  });
  return { success: true, error: null, ids: [...vendors.values()], matches };
}

type Recognised = { need: Need; ingredient: IngredientRow | undefined };
type Basket = {
  ingredient: IngredientRow;
  needs: readonly Need[];
  packs: number;
  isAssumed: boolean;
};

/** The ingredient of each need: by id, else by name. */
async function recognise(
  needs: readonly Need[],
  { byId, match }: Catalogue,
): Promise<Recognised[]> {
  const named = needs.map((need) => ({ need, ingredient: byId.get(need.ingredient_id ?? '') }));
  const unnamed = named.filter(({ ingredient }) => !ingredient);
  const meant = await match(unnamed.map(({ need }) => need.name));
  return named.map(({ need, ingredient }) => ({
    need,
    ingredient: ingredient ?? byId.get(meant.get(need.name) ?? ''),
  }));
}

/** One entry per ingredient, with all its needs. */
function basketOf(wanted: readonly Recognised[]): Basket[] {
  const known = wanted.flatMap(({ need, ingredient }) =>
    ingredient ? [{ need, ingredient }] : [],
  );
  return [...Map.groupBy(known, ({ ingredient }) => ingredient).entries()].map(
    ([ingredient, group]) => {
      const needs = group.map(({ need }) => need);
      return {
        ingredient,
        needs,
        ...packsForNeeds(ingredient, needs.flatMap(amountsOf), weightsOf(ingredient)),
      };
    },
  );
}

/** The amounts as they were written, when the need has them: the catalogue may know more. */
function amountsOf({ unit_quantity, unit, written }: Need) {
  return written ?? [{ unit_quantity, unit }];
}

/** Widening circles for "any distance": the first is usually enough. Units: miles. */
const CIRCLES = [25, 100, 400, 1_600, 12_500] as const;

async function findStores(
  db: Queryable,
  { baskets, place, radius, limit }: { baskets: readonly Basket[] } & Omit<Question, 'needs'>,
) {
  if (baskets.length === 0) return [];
  const wanted = baskets.map(({ ingredient, packs }) => ({
    ingredient_id: ingredient.ingredient_id,
    packs,
  }));
  if (!place) return listBestStores(db, { area: undefined, wanted, limit });
  let found: Awaited<ReturnType<typeof listBestStores>> = [];
  for (const miles of radius === undefined ? CIRCLES : [radius]) {
    found = await listBestStores(db, { area: areaAround(place, miles), wanted, limit });
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
  store: StoreRow,
  {
    distance,
    different,
    baskets,
  }: { distance: number | null; different: readonly Recognised[]; baskets: readonly Basket[] },
): ComparedStore {
  const { store_id, name, store_type, address, lat, lng, items } = store;
  const has = new Map(items.map((item) => [item.ingredient_id, item]));
  const missing = different.filter(
    ({ ingredient }) => !ingredient || !has.has(ingredient.ingredient_id),
  );
  return {
    store_id,
    name,
    store_type,
    address,
    location: { lat, lng },
    distance: distance === null ? null : Math.round(distance * 10) / 10,
    coverage: { matched: different.length - missing.length, wanted: different.length },
    missing: missing.map(({ need }) => need.name),
    items: baskets.flatMap(({ ingredient, needs, packs, isAssumed }) => {
      const item = has.get(ingredient.ingredient_id);
      if (!item) return [];
      return [
        {
          ...item,
          wanted: needs[0]?.name ?? item.name,
          packs_needed: packs,
          ...(isAssumed && { is_assumed: true }),
        },
      ];
    }),
  };
}

function keyOf({ need, ingredient }: Recognised): string {
  return ingredient?.ingredient_id ?? need.name.toLowerCase();
}
