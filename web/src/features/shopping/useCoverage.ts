import {
  type Holding,
  holdingsElsewhere,
  holdingsOf,
  missingPacks,
} from '@larder/shared/domain/coverage';
import type { CompareItem } from '@larder/shared/domain/groceryList';
import { useMemo } from 'react';

import { useCarts } from '#state/carts';
import { usePlacedOrders } from '#state/placedOrders';
import type { Trip } from '#state/trip';

import { type Offer, packsOfNeeds } from './offers.ts';

export type Coverage = {
  /** Whether the carts, and what was ordered since the stores were compared, have all of the need. */
  isCovered: (need: CompareItem) => boolean;
  /** Whether any need is covered. */
  isPartly: boolean;
  /** What is held of the offer's items elsewhere than in the store's own cart. */
  elsewhere: (offer: Offer) => readonly Holding[];
};

/** What of the list is covered, and where. */
export function useCoverage(trip: Trip, offers: readonly Offer[]): Coverage {
  const carts = useCarts();
  const orders = usePlacedOrders();
  const packs = useMemo(() => packsOfNeeds(offers), [offers]);
  return useMemo(() => {
    const since = trip.startedAt ?? 0;
    const ordered = orders.filter((order) => order.at >= since);
    const holdings = holdingsOf(carts, ordered);
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
