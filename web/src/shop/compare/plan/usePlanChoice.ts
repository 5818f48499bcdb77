import { cents, type Cents, formatUsd } from '@larder/shared/basics/money';
import { type BasketPlan, chargedOf } from '@larder/shared/plan/basketPlan';
import type { AddedStore } from '@larder/shared/plan/planReasons';
import { useMemo, useState } from 'react';

import { toast } from '#platform/page/toast.ts';
import { cartsNow, setItemsAt, useCartsAfterPaint } from '#shop/carts/state/carts.ts';
import { missingOf } from '#shop/compare/missingWords.ts';
import { type Offer, shelfOf } from '#shop/compare/offers.ts';
import { fillChanges, isFilled } from '#shop/compare/rules/fillPlan.ts';
import type { Food } from '#shop/compare/rules/planInput.ts';
import type { Trip } from '#shop/compare/state/trip.ts';
import type { Coverage } from '#shop/compare/useCoverage.ts';
import { things } from '#shop/compare/words.ts';

import { usePlans } from './usePlans.ts';

export type PlanChoice = ReturnType<typeof usePlanChoice>;

/** The plans with the one the shopper looks at, and what filling the carts with it does. */
export function usePlanChoice(
  trip: Trip,
  {
    offers,
    coverage,
    ranked,
  }: {
    offers: readonly Offer[];
    coverage: Coverage;
    /** The foods, main ones first. */
    ranked: readonly Food[];
  },
) {
  const plans = usePlans(trip, coverage);
  const carts = useCartsAfterPaint();
  const [wantedStores, setWantedStores] = useState<number>();
  const chosen =
    plans.options?.find((plan) => plan.store_ids.length === wantedStores) ?? plans.best;
  const { foods, isPartly, hasOrders } = coverage;
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
    const offerOf = (store_id: string) => byId.get(store_id);
    function fill(plan: BasketPlan): void {
      const changes = fillChanges(plan, sold, cartsNow());
      // A second press may come before the screen shows the filled carts.
      if (isFilled(changes, cartsNow())) return;
      const putBack = setItemsAt(changes);
      const words = `${things(plan.lines.length)} in ${cartsText(plan)}`;
      toast.undo(`${words}, ${formatUsd(chargedOf(plan))}`, putBack);
    }
    return {
      ...plans,
      trip,
      offers,
      chosen,
      choose: setWantedStores,
      fill,
      isFilled: isHeld,
      isPartly: isPartly && hasCarts,
      hasOrders,
      isBelowMinimum: offers.some(
        ({ covered, store, total }) => covered > 0 && total < store.minimum_order,
      ),
      hasPlace,
      offerOf,
      nameOf: (store_id: string) => byId.get(store_id)?.store.name ?? '',
      /** What the store asks for a delivery; 0 where one picks up. */
      feeOf: (store_id: string): Cents => {
        const store = byId.get(store_id)?.store;
        return store?.store_type === 'Delivery' ? store.delivery_fee : cents(0);
      },
      toGetOf: (plan: BasketPlan) => plans.reasonedOf(plan)?.toGet,
      /** What a plan lacks, main foods first. */
      missingOf: (plan: BasketPlan) => missingOf(plan, { foods: ranked, offerOf }),
      foods,
    };
  }, [
    plans,
    trip,
    chosen,
    sold,
    isHeld,
    isPartly,
    hasCarts,
    hasOrders,
    hasPlace,
    offers,
    ranked,
    foods,
  ]);
}

/** What the further stores of a plan change, the one that brings most first; of one store alone, what it has. */
export function addedTo(
  { options = [], reasonedOf }: Pick<PlanChoice, 'options' | 'reasonedOf'>,
  chosen: BasketPlan,
): readonly AddedStore[] {
  // One starts from the best single store: what the others add is the question.
  const [alone] = options;
  const start = alone?.store_ids.length === 1 ? alone.store_ids[0] : undefined;
  const reasons = reasonedOf(chosen)?.reasons ?? [];
  const added = reasons.length > 1 ? reasons.filter(({ store_id }) => store_id !== start) : reasons;
  return added.toSorted((a, b) => b.brings - a.brings || a.charged - b.charged);
}

/** What is bought at a store of a plan, without its delivery. */
export function goodsAt({ lines }: BasketPlan, store_id: string): Cents {
  const own = lines.filter((line) => line.store_id === store_id);
  return cents(own.reduce((sum, line) => sum + line.cost, 0));
}

/** "1 cart", "2 carts". */
export function cartsText({ store_ids }: BasketPlan): string {
  return `${store_ids.length} ${store_ids.length === 1 ? 'cart' : 'carts'}`;
}
