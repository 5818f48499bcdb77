import {
  type Holding,
  holdingsElsewhere,
  holdingsOf,
  ordersCovering,
} from '@larder/shared/domain/coverage';
import type { CompareItem } from '@larder/shared/domain/groceryList';
import { cents } from '@larder/shared/domain/money';
import { useMemo } from 'react';

import { useCarts } from '#state/carts';
import { usePlacedOrders } from '#state/placedOrders';
import type { Trip } from '#state/trip';

import { type Offer, packsOfNeeds } from './offers.ts';
import { type Food, foodsOf, stillNeeded } from './planInput.ts';

export type Coverage = {
  foods: readonly Food[];
  /** The packs that were ordered for the list. */
  ordered: readonly Holding[];
  /** Whether carts and orders hold all of the need. */
  isCovered: (need: CompareItem) => boolean;
  isPartly: boolean;
  /** The packs of the offer's items in other carts and in orders; other pack sizes as packs of this one. */
  elsewhere: (offer: Offer) => readonly Holding[];
};

export function useCoverage(trip: Trip): Coverage {
  const carts = useCarts();
  const orders = usePlacedOrders();
  const foods = useMemo(() => foodsOf(trip), [trip]);
  const ordered = useMemo(
    () => holdingsOf([], ordersCovering(needsOfPacks(trip, foods), orders)),
    [trip, foods, orders],
  );
  return useMemo(() => {
    const holdings = [...holdingsOf(carts, []), ...ordered];
    const covered = new Set(
      foods.filter((food) => stillNeeded(food, holdings) === undefined).map((food) => food.key),
    );
    const keyOf = new Map(foods.map((food) => [food.name, food.key]));
    const isCovered = ({ name, ingredient_id }: CompareItem): boolean =>
      covered.has(ingredient_id ?? keyOf.get(name) ?? '');
    return {
      foods,
      ordered,
      isCovered,
      isPartly: covered.size > 0,
      elsewhere: (offer) => elsewhere(offer, foods, holdings),
    };
  }, [carts, ordered, foods]);
}

/** The needs, once for each pack that may cover them. */
function needsOfPacks({ needs }: Trip, foods: readonly Food[]): CompareItem[] {
  const packs = new Map(foods.map((food) => [food.key, [...food.packs.keys()]]));
  return needs.flatMap((need) =>
    [need.ingredient_id, ...(packs.get(need.ingredient_id ?? '') ?? [])].map((id) =>
      id === undefined ? need : { ...need, ingredient_id: id },
    ),
  );
}

function elsewhere(offer: Offer, foods: readonly Food[], holdings: readonly Holding[]): Holding[] {
  const same: Holding[] = [];
  const others: Holding[] = [];
  for (const holding of holdings) {
    const food = foods.find(({ packs }) => packs.has(holding.ingredient_id));
    const item = offer.items.find(({ wanted }) => wanted === food?.name);
    if (!food || !item || item.ingredient_id === holding.ingredient_id) same.push(holding);
    else others.push(inPacksOf(item, holding, food));
  }
  const needed = packsOfNeeds([offer]);
  return [...holdingsElsewhere(same, offer.store_id, needed), ...others];
}

/** A holding of one pack size as packs of another; whole ones, unless it covers the need. */
function inPacksOf(
  { ingredient_id, packs }: Offer['items'][number],
  holding: Holding,
  food: Food,
): Holding {
  const held = holding.quantity * (food.packs.get(holding.ingredient_id) ?? 0);
  const one = food.packs.get(ingredient_id) ?? Number.POSITIVE_INFINITY;
  const quantity =
    stillNeeded(food, [holding]) === undefined ? packs : Math.min(packs, Math.floor(held / one));
  const price = cents(Math.round((holding.price * holding.quantity) / Math.max(1, quantity)));
  return { ...holding, ingredient_id, quantity, price };
}
