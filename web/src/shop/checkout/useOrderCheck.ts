import { lazy } from '@larder/shared/basics/lazy';
import { cartPack, foodName } from '@larder/shared/kitchen/carts';
import type { Cart, CartItem, CartStore } from '@larder/shared/kitchen/carts.model';
import type { ComparedStore } from '@larder/shared/stores/compare.calls';
import { feeFor } from '@larder/shared/stores/storeTerms';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useAuth } from '#platform/session/session.ts';
import { useCarts } from '#shop/carts/state/carts.ts';
import { useSlotChoices } from '#shop/carts/state/slotChoices.ts';
import { priceCheckQuery, type WhyClosed } from '#shop/checkout/queries/checkout.ts';
import { checkCart, type CheckedCart, substitutes } from '#shop/checkout/rules/checkout.ts';
import type { OrderPlanInput, OrderPlans } from '#shop/checkout/rules/orderPlan.ts';
import { usePlanned, type Work } from '#shop/compare/queries/planner.ts';
import { foodsOf, unrefused } from '#shop/compare/rules/planInput.ts';
import { usePreferences } from '#shop/compare/state/preferences.ts';
import { useShoppingPlace } from '#shop/compare/state/shoppingPlace.ts';
import type { Trip } from '#shop/compare/state/trip.ts';
import { useTripCosts } from '#shop/compare/state/tripCosts.ts';
import { type TripNow, useTripNow } from '#shop/compare/state/tripNow.ts';
import { useIsNever } from '#shop/kitchen/state/brands.ts';
import type { SheetOffer } from '#shop/trip/rules/tripSheet.ts';

import { type DeliveryChoice, deliveryChoiceOf } from './deliveryChoice.ts';
import { type Closed, missingOf } from './missing.ts';
import { type Instead, type Market, toInstead, toOrderInput } from './orderInput.ts';

export type OrderCheck = {
  /** The comparison, as far as the list still needs it; undefined without one. */
  readonly now: TripNow | undefined;
  readonly checked: readonly CheckedCart[];
  /** checking: the prices are asked for; unknown: nobody is signed in. */
  readonly state: 'unknown' | 'checking' | 'failed' | 'done';
  readonly at: Date;
  readonly retry: () => void;
  /** Why the store takes no orders; undefined when it takes them. */
  readonly whyClosed: (store_id: string) => WhyClosed | undefined;
  /** How and when its order comes, as chosen. */
  readonly deliveryOf: (cart: CartStore) => DeliveryChoice;
  /** The store as the price check found it. */
  readonly storeOf: (store_id: string) => ComparedStore | undefined;
  /** The way and the verdict; undefined until they are known. */
  readonly plans: Pick<OrderPlans, 'way' | 'verdict'> | undefined;
  /** What covers what is missing; "none" when nothing does, undefined until that is known. */
  readonly insteadOf: (id: string) => Instead | 'none' | undefined;
  /** All other stores that have these packs, the cheapest first. */
  readonly offersOf: (item: CartItem, store_id: string) => readonly SheetOffer[];
  /** The shelf's category of a thing; "" when it is not known. */
  readonly categoryOf: (store_id: string, ingredient_id: string) => string;
};

const ORDER_PLANS: Work<OrderPlanInput, OrderPlans> = {
  start: () => new Worker(new URL('./order.worker.ts', import.meta.url), { type: 'module' }),
  here: async (input) => (await import('#shop/checkout/rules/orderPlan.ts')).orderPlans(input),
};

/** Checks carts against the current shelves. */
export function useOrderCheck(carts: readonly Cart[]): OrderCheck {
  const { isAuthenticated } = useAuth();
  const tripNow = useTripNow();
  const trip = tripNow?.trip;
  const place = usePlace(trip);
  const { data, isFetching, isError, dataUpdatedAt, refetch } = useQuery({
    ...priceCheckQuery(carts, place),
    enabled: isAuthenticated && carts.length > 0,
  });
  const choices = useSlotChoices();
  const deliveryOf = (cart: CartStore) =>
    deliveryChoiceOf(cart, data?.stores.get(cart.store_id), choices[cart.store_id]);
  const checked = useMemo(
    () =>
      carts.map((cart) => {
        const now = data?.stores.get(cart.store_id);
        const { method } = deliveryChoiceOf(cart, now, choices[cart.store_id]);
        return checkCart(cart, now && { ...now, delivery_fee: feeFor(now, method) });
      }),
    [carts, data, choices],
  );
  const market = data?.market;
  // Without a place, as on a new device, the stores may be in any town. A trip without a place is fine: the
  // shopper was told.
  const around = trip || place ? market : undefined;
  const planned = useOrderPlans(checked, {
    market: around,
    closed: data?.closed,
    here: place?.here,
    trip,
  });
  const known = storesOf(market);
  const isNever = useIsNever();
  const ids = new Map(
    (market?.lines ?? []).map(({ need }) => [need.name, need.ingredient_id] as const),
  );
  const near = lazy(() =>
    storesOf(around).map((store) => ({
      ...store,
      items: store.items.flatMap((item) =>
        unrefused(item, (pack) => isNever(pack, ids.get(item.wanted))),
      ),
    })),
  );
  return {
    now: tripNow,
    checked,
    state: stateOf({ isAuthenticated, isFetching, isError, isDone: data !== undefined }),
    at: new Date(dataUpdatedAt),
    retry: () => void refetch(),
    whyClosed: (store_id) => data?.closed.get(store_id),
    deliveryOf,
    storeOf: (store_id) => known.find((store) => store.store_id === store_id),
    ...planned,
    offersOf: (item, store_id) => offersIn(near(), item, store_id),
    categoryOf: (store_id, ingredient_id) =>
      data?.stores.get(store_id)?.ids.find((one) => one.ingredient_id === ingredient_id)
        ?.category ?? '',
  };
}

/** The place of the comparison, or the last one. */
function usePlace(trip: Trip | undefined) {
  const lastPlace = useShoppingPlace();
  const { here, radius } = trip ?? lastPlace ?? {};
  return here ? { here, radius: radius ?? null } : undefined;
}

function useOrderPlans(
  checked: readonly CheckedCart[],
  {
    market,
    closed,
    here,
    trip,
  }: {
    market: Market | undefined;
    closed: Closed | undefined;
    here: { lat: number; lng: number } | undefined;
    trip: Trip | undefined;
  },
): Pick<OrderCheck, 'plans' | 'insteadOf'> {
  const costs = useTripCosts();
  const carts = useCarts();
  const preferences = usePreferences();
  const missing = useMemo(() => missingOf(checked, closed ?? new Map()), [checked, closed]);
  const input = useMemo(() => {
    if (!market) return undefined;
    const own = new Set(checked.map(({ cart }) => cart.store_id));
    return toOrderInput(market, {
      checked,
      others: carts.map((cart) => cart.store_id).filter((store_id) => !own.has(store_id)),
      listed: trip ? foodsOf(trip) : [],
      settings: { ...costs, home: here },
      missing,
      preferences,
    });
  }, [market, checked, carts, trip, costs, here, missing, preferences]);
  const { planned } = usePlanned(ORDER_PLANS, input);
  // Ignore plans of older input: they would move packs that the carts no longer have.
  const plans = planned?.input === input ? planned : undefined;
  return {
    plans,
    insteadOf: (id) => {
      const lack = missing.find((one) => one.id === id);
      if (!plans || !market || !lack) return undefined;
      const plan = plans.instead[id];
      if (plan) return toInstead(plan, lack, market);
      return plans.input.lacks.some((one) => one.id === id) ? 'none' : undefined;
    },
  };
}

function storesOf(market: Market | undefined): readonly ComparedStore[] {
  return market?.vendors.flatMap((vendor) => vendor.stores) ?? [];
}

function offersIn(
  stores: readonly ComparedStore[],
  wanted: CartItem,
  store_id: string,
): SheetOffer[] {
  const others = stores
    .filter((store) => store.store_id !== store_id)
    .flatMap((store) =>
      store.items
        .filter((item) => item.wanted === foodName(wanted))
        .map((item) => ({ store, item: toCartItem(item), stock: item.quantity })),
    );
  return substitutes(wanted, others).map(({ store, item }) => ({
    store_id: store.store_id,
    storeName: store.name,
    place: store.location,
    item,
    ...(store.store_type === 'Delivery' && { delivers: true }),
  }));
}

function stateOf({
  isAuthenticated,
  isFetching,
  isError,
  isDone,
}: {
  isAuthenticated: boolean;
  isFetching: boolean;
  isError: boolean;
  isDone: boolean;
}): OrderCheck['state'] {
  if (!isAuthenticated) return 'unknown';
  if (isError) return 'failed';
  return isFetching && !isDone ? 'checking' : 'done';
}

function toCartItem(item: ComparedStore['items'][number]): CartItem {
  return { ...cartPack(item), quantity: 1 };
}
