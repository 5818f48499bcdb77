import type { BasketPlan } from '@larder/shared/domain/basketPlan';
import { cents, type Cents, formatUsd } from '@larder/shared/domain/money';
import { useMemo, useState } from 'react';

import { fillChanges, isFilled } from '#lib/plan/fillPlan';
import { toast } from '#lib/toast';
import { cartsNow, setItemsAt, useCartsAfterPaint } from '#state/carts';
import type { Trip } from '#state/trip';

import { type Offer, shelfOf } from './offers.ts';
import type { Coverage } from './useCoverage.ts';
import { usePlans } from './usePlans.ts';
import { things } from './words.ts';

export type PlanChoice = ReturnType<typeof usePlanChoice>;

/** The plans with the one the shopper looks at, and what filling the carts with it does. */
export function usePlanChoice(
  trip: Trip,
  {
    offers,
    shown,
    coverage,
  }: { offers: readonly Offer[]; shown: readonly Offer[]; coverage: Coverage },
) {
  const plans = usePlans(trip, coverage);
  const carts = useCartsAfterPaint();
  const [wantedStores, setWantedStores] = useState<number>();
  const chosen =
    plans.options?.find((plan) => plan.store_ids.length === wantedStores) ?? plans.best;
  const { foods, isPartly } = coverage;
  const hasOrders = coverage.ordered.length > 0;
  const sold = useMemo(() => ({ shelves: offers.map(shelfOf), foods }), [offers, foods]);
  const isHeld = useMemo(
    () => isFilled(chosen ? fillChanges(chosen, sold, carts) : [], carts),
    [chosen, sold, carts],
  );
  const hasPlace = trip.here !== null;
  const hasCarts = carts.length > 0;

  // Memoised: what shows the plan does not render without a change of it.
  return useMemo(() => {
    const byId = new Map(offers.map((offer) => [offer.store_id, offer]));
    function fill(plan: BasketPlan): void {
      const changes = fillChanges(plan, sold, cartsNow());
      // A second press may come before the screen shows the filled carts.
      if (isFilled(changes, cartsNow())) return;
      const putBack = setItemsAt(changes);
      const words = `${things(plan.lines.length)} in ${cartsText(plan)}`;
      toast.undo(`${words}, ${formatUsd(charged(plan))}`, putBack);
    }
    return {
      ...plans,
      chosen,
      choose: setWantedStores,
      fill,
      isFilled: isHeld,
      isPartly: isPartly && hasCarts,
      hasOrders,
      isBelowMinimum: offers.some(({ store, total }) => total < store.minimum_order),
      hasPlace,
      offerOf: (store_id: string) => byId.get(store_id),
      nameOf: (store_id: string) => byId.get(store_id)?.store.name ?? '',
      /** The store's number in the table and on the map; 0 while the filters hide it. */
      numberOf: (store_id: string) => shown.findIndex((offer) => offer.store_id === store_id) + 1,
      foods,
    };
  }, [plans, chosen, sold, isHeld, isPartly, hasCarts, hasOrders, hasPlace, offers, shown, foods]);
}

/** What is bought at a store of a plan, without its delivery. */
export function goodsAt({ lines }: BasketPlan, store_id: string): Cents {
  const own = lines.filter((line) => line.store_id === store_id);
  return cents(own.reduce((sum, line) => sum + line.cost, 0));
}

/** What the stores charge; the trip stands apart. */
export function charged({ goods, fees }: BasketPlan): Cents {
  return cents(goods + fees);
}

/** "1 cart", "2 carts". */
export function cartsText({ store_ids }: BasketPlan): string {
  return `${store_ids.length} ${store_ids.length === 1 ? 'cart' : 'carts'}`;
}
