import { foldText } from '@larder/shared/basics/text';
import type { CompareItem } from '@larder/shared/kitchen/groceryList';
import { useMemo } from 'react';

import { type PlacedOrders, usePlacedOrders } from '#shop/carts/state/placedOrders.ts';
import { ordersCovering } from '#shop/compare/rules/coverage.ts';
import {
  type Food,
  foodKeyOf,
  foodsOf,
  needsOfPacks,
  stillNeeded,
} from '#shop/compare/rules/planInput.ts';
import { useNeeds } from '#shop/kitchen/state/needs.ts';

import { type Trip, useTrip } from './trip.ts';

export type TripNow = {
  readonly trip: Trip;
  /** What the list needs now. */
  readonly listed: readonly CompareItem[];
  /** Foods of the comparison that the list no longer needs; those that are ordered are none. */
  readonly dropped: readonly Food[];
};

/** The trip of this tab, as far as it is still to be bought; undefined when none was started. */
export function useTripNow(): TripNow | undefined {
  const trip = useTrip();
  const orders = usePlacedOrders();
  const listed = useNeeds();
  return useMemo(() => trip && tripNow(trip, { listed, orders }), [trip, listed, orders]);
}

/**
 * A trip without the foods that are ordered, and without those that left the list since the comparison: removed, got,
 * deselected, or at home.
 *
 * Shape   the same trip when all its foods are to buy. A food with two names stays until both are gone, one that is
 *         ordered in part stays whole. `dropped` are those that left the list, not what is ordered.
 */
export function tripNow(
  compared: Trip,
  { listed, orders }: { listed: readonly CompareItem[]; orders: PlacedOrders },
): TripNow {
  const trip = asListed(compared, listed);
  const names = new Set(listed.map(({ name }) => foldText(name)));
  const ids = new Set(listed.flatMap(({ ingredient_id }) => ingredient_id ?? []));
  const needed = new Set(
    trip.needs
      .filter((need) => names.has(foldText(need.name)) || ids.has(need.ingredient_id ?? ''))
      .map(foodKeyOf),
  );
  if (orders.length === 0 && trip.needs.every((need) => needed.has(foodKeyOf(need))))
    return { trip, listed, dropped: [] };
  const foods = foodsOf(trip);
  const packs = ordersCovering(needsOfPacks(trip.needs, foods), orders).flatMap(
    ({ items }) => items,
  );
  const ordered = foods.filter((food) => stillNeeded(food, packs) === undefined);
  const dropped = foods.filter((food) => !needed.has(food.key) && !ordered.includes(food));
  const gone = [...ordered, ...dropped];
  return { trip: gone.length === 0 ? trip : without(trip, gone), listed, dropped };
}

/** A trip with what the list says now of how exact an amount is. Shape: the same trip when nothing differs. */
function asListed(trip: Trip, listed: readonly CompareItem[]): Trip {
  const byName = Map.groupBy(listed, ({ name }) => foldText(name));
  const needs = trip.needs.map((need) => {
    const now = byName.get(foldText(need.name));
    const byEye = now ? now.every((one) => one.byEye) : need.byEye === true;
    if (byEye === (need.byEye === true)) return need;
    return byEye ? { ...need, byEye: true as const } : exactly(need);
  });
  return needs.every((need, at) => need === trip.needs[at]) ? trip : { ...trip, needs };
}

function exactly({ byEye: _, ...need }: Trip['needs'][number]): Trip['needs'][number] {
  return need;
}

function without(trip: Trip, gone: readonly Food[]): Trip {
  const keys = new Set(gone.map(({ key }) => key));
  const needs = trip.needs.filter((need) => !keys.has(foodKeyOf(need)));
  const names = new Set(
    trip.needs.filter((need) => keys.has(foodKeyOf(need))).map(({ name }) => name),
  );
  const vendors = trip.vendors.flatMap((vendor) => {
    const stores = vendor.stores.flatMap((store) => {
      const items = store.items.filter(({ wanted }) => !names.has(wanted));
      if (items.length === 0) return [];
      const { matched, wanted } = store.coverage;
      return {
        ...store,
        items,
        missing: store.missing.filter((name) => !names.has(name)),
        coverage: {
          matched: matched - (store.items.length - items.length),
          wanted: wanted - gone.length,
        },
      };
    });
    return stores.length === 0 ? [] : { ...vendor, stores };
  });
  return { ...trip, needs, vendors };
}
