import type { CompareItem } from '@larder/shared/kitchen/groceryList';
import { useMemo } from 'react';

import { useCartsAfterPaint } from '#shop/carts/state/carts.ts';
import { usePlacedOrders } from '#shop/carts/state/placedOrders.ts';
import { heldElsewhere } from '#shop/compare/carts/heldElsewhere.ts';
import { type Holding, holdingsOf, ordersCovering } from '#shop/compare/rules/coverage.ts';
import { type Food, foodsOf, needsOfPacks, stillNeeded } from '#shop/compare/rules/planInput.ts';
import { usePreferences } from '#shop/compare/state/preferences.ts';
import type { Trip } from '#shop/compare/state/trip.ts';

import type { Offer } from './offers.ts';

export type Coverage = {
  foods: readonly Food[];
  /** The packs that were ordered for what is not wholly ordered. */
  ordered: readonly Holding[];
  hasOrders: boolean;
  /** Whether carts and orders hold all of the need. */
  isCovered: (need: CompareItem) => boolean;
  isPartly: boolean;
  /** The packs of the offer's items in other carts and in orders; other pack sizes as packs of this one. */
  elsewhere: (offer: Offer) => readonly Holding[];
};

/** What carts and orders cover of the trip's needs; follows the carts after the paint. */
export function useCoverage(trip: Trip): Coverage {
  const carts = useCartsAfterPaint();
  const orders = usePlacedOrders();
  const preferences = usePreferences();
  const foods = useMemo(() => foodsOf(trip, preferences), [trip, preferences]);
  const ordered = useMemo(
    () => holdingsOf([], ordersCovering(needsOfPacks(trip.needs, foods), orders)),
    [trip, foods, orders],
  );
  const hasOrders = orders.length > 0;
  return useMemo(() => {
    const holdings = [...holdingsOf(carts, []), ...ordered];
    const covered = new Set(
      foods.filter((food) => stillNeeded(food, holdings) === undefined).map((food) => food.key),
    );
    const foodOf = new Map(
      foods.flatMap((food) => [...food.packs.keys()].map((id) => [id, food] as const)),
    );
    const keyOf = new Map(foods.map((food) => [food.name, food.key]));
    const isCovered = ({ name, ingredient_id }: CompareItem): boolean =>
      covered.has(ingredient_id ?? keyOf.get(name) ?? '');
    return {
      foods,
      ordered,
      hasOrders,
      isCovered,
      isPartly: covered.size > 0,
      elsewhere: (offer) => heldElsewhere(offer, foodOf, holdings),
    };
  }, [carts, ordered, hasOrders, foods]);
}
