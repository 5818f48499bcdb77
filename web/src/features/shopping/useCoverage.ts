import {
  type Holding,
  holdingsElsewhere,
  holdingsOf,
  missingPacks,
  ordersCovering,
} from '@larder/shared/domain/coverage';
import type { CompareItem } from '@larder/shared/domain/groceryList';
import { useMemo } from 'react';

import { useCarts } from '#state/carts';
import { usePlacedOrders } from '#state/placedOrders';
import type { Trip } from '#state/trip';

import { type Offer, packsOfNeeds } from './offers.ts';

export type Coverage = {
  /** Whether carts and orders hold all of the need. */
  isCovered: (need: CompareItem) => boolean;
  isPartly: boolean;
  /** The packs of the offer's items in other carts and in orders. */
  elsewhere: (offer: Offer) => readonly Holding[];
};

export function useCoverage(trip: Trip, offers: readonly Offer[]): Coverage {
  const carts = useCarts();
  const orders = usePlacedOrders();
  const packs = useMemo(() => packsOfNeeds(offers), [offers]);
  return useMemo(() => {
    const holdings = holdingsOf(carts, ordersCovering(trip.needs, orders));
    const byIngredient = Map.groupBy(holdings, (holding) => holding.ingredient_id);
    const isCovered = ({ ingredient_id: id = '' }: CompareItem): boolean =>
      missingPacks(packs.get(id) ?? 1, byIngredient.get(id) ?? []) === 0;
    return {
      isCovered,
      isPartly: trip.needs.some(isCovered),
      elsewhere: (offer) => holdingsElsewhere(holdings, offer.store_id, packsOfNeeds([offer])),
    };
  }, [carts, orders, packs, trip]);
}
