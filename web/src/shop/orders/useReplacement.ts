import type { CompareItem } from '@larder/shared/kitchen/groceryList';
import type { Served } from '@larder/shared/kitchen/served';
import type { Order } from '@larder/shared/orders/orders.calls';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { serverNow } from '#platform/http/serverClock.ts';
import { placeQueries } from '#platform/maps/placeQueries.ts';
import { useOnline } from '#platform/page/online.ts';
import { useAuth } from '#platform/session/session.ts';
import { type Shelf, shelvesOf } from '#shop/carts/state/carts.ts';
import { tripQuery } from '#shop/compare/queries/compare.ts';
import { useBasketPlan } from '#shop/compare/queries/useBasketPlan.ts';
import { foodsOf, toPlanInput } from '#shop/compare/rules/planInput.ts';
import { replanInput } from '#shop/compare/rules/replanInput.ts';
import { usePreferences } from '#shop/compare/state/preferences.ts';
import { useShoppingPlace } from '#shop/compare/state/shoppingPlace.ts';
import type { Trip } from '#shop/compare/state/trip.ts';
import { useTripCosts } from '#shop/compare/state/tripCosts.ts';
import {
  needsOf,
  type Rejection,
  type Replacement,
  replacementOf,
  replanningOf,
} from '#shop/orders/rules/rejection.ts';
import { useTripStops } from '#shop/trip/state/tripSheets.ts';

/** Miles around an address. Source: docs/deviations.md, row 14. */
const DEFAULT_RADIUS_MILES = 25;

/**
 * What would replace the open lines of a refused order, from what the stores have now.
 *
 * Shape   offline: no network, or no session; nothing: no other store has any of it, or it is no food, which nobody
 *         compares.
 */
export type Found =
  | { readonly state: 'offline' | 'looking' | 'nothing' }
  | { readonly state: 'failed'; readonly error: Error; readonly retry: () => void }
  | {
      readonly state: 'found';
      readonly replacement: Replacement;
      readonly shelves: readonly Shelf[];
      readonly hasPlace: boolean;
    };

/** Looks where else to get what is open; `orders` are all of the shopper's. */
export function useReplacement(
  rejection: Rejection<Order>,
  { orders, served }: { orders: readonly Order[]; served: readonly Served[] },
): Found {
  const { order, open } = rejection;
  const { isAuthenticated } = useAuth();
  const isOnline = useOnline();
  const canAsk = isAuthenticated && isOnline;
  const needs = useStableValue(needsOf(open, served));
  const place = usePlaceOf(order, canAsk);
  const compared = useQuery({
    ...tripQuery({ needs, place: place ?? NOWHERE }),
    enabled: canAsk && place !== undefined && needs.length > 0,
    // The checkout asks for current prices.
    refetchOnWindowFocus: false,
  });
  const planned = useReplan(rejection, { orders, needs, trip: compared.data });
  if (planned) return planned;
  if (needs.length === 0) return { state: 'nothing' };
  if (!canAsk) return { state: 'offline' };
  if (compared.error)
    return { state: 'failed', error: compared.error, retry: () => void compared.refetch() };
  return { state: 'looking' };
}

/** Plans the comparison; undefined until both are done. */
function useReplan(
  rejection: Rejection<Order>,
  {
    orders,
    needs,
    trip,
  }: { orders: readonly Order[]; needs: readonly CompareItem[]; trip: Trip | undefined },
): Found | undefined {
  const costs = useTripCosts();
  const preferences = usePreferences();
  const stops = useTripStops();
  const [now] = useState(serverNow);
  const { visited, without } = replanningOf(rejection.order, orders, now);
  const replanning = useStableValue({
    visited: visited.map(({ store_id }) => ({
      store_id,
      place: stops.find((stop) => stop.store_id === store_id)?.place,
    })),
    without: [...without],
  });
  const basket = useMemo(() => {
    if (!trip) return undefined;
    const foods = foodsOf(trip, preferences);
    const home = trip.here ?? undefined;
    const settings = { ...costs, home };
    const input = replanInput(
      { ...toPlanInput(foods, trip.vendors, []), settings },
      { visited: replanning.visited, without: new Set(replanning.without) },
    );
    return { foods, input };
  }, [trip, costs, preferences, replanning]);
  const { planned } = useBasketPlan(basket?.input);
  // Ignore plans of other needs.
  if (!trip || !basket || trip.needs.length !== needs.length) return undefined;
  if (planned?.input !== basket.input) return undefined;
  const plan = planned.plans[planned.recommended ?? -1];
  if (!plan) return { state: 'nothing' };
  return {
    state: 'found',
    replacement: replacementOf(rejection, plan, basket.foods),
    shelves: shelvesOf(trip.vendors),
    hasPlace: trip.here !== null,
  };
}

type Around = Pick<Trip, 'here' | 'hereLabel' | 'radius'>;
const NOWHERE: Around = { here: null, hereLabel: '', radius: null };

/** The place of the last comparison, else the order's address; undefined while it is looked up. */
function usePlaceOf({ delivery_address }: Order, canAsk: boolean): Around | undefined {
  const last = useShoppingPlace();
  const address = delivery_address ?? '';
  const hasAddress = address.trim().length > 1;
  const found = useQuery({
    ...placeQueries.suggest(address),
    enabled: canAsk && !last && hasAddress,
  });
  if (last) return last;
  if (found.isPending && hasAddress) return undefined;
  const [best] = found.data ?? [];
  if (!best) return NOWHERE;
  const here = { lat: best.lat, lng: best.lng };
  return { here, hereLabel: best.label, radius: DEFAULT_RADIUS_MILES };
}

/** The same object while its content is equal: orders are refetched every few seconds. */
function useStableValue<T>(value: T): T {
  const [kept, setKept] = useState(value);
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}
