import { boughtLines } from '@larder/shared/domain/coverage';
import { plural } from '@larder/shared/domain/recipes';

import { toast } from '#lib/toast';

import { useGroceryList } from './groceryList.ts';
import { removeLines } from './listChanges.ts';
import { usePlacedOrders } from './placedOrders.ts';
import { type Trip, useTrip } from './trip.ts';

const NO_NEEDS: Trip['needs'] = [];

/** The lines of the list that were ordered whole, and what takes them off, with Undo. */
export function useBought(): { count: number; takeOff: () => void } {
  const trip = useTrip();
  const keys = boughtLines(useGroceryList(), usePlacedOrders(), trip?.needs ?? NO_NEEDS);
  return {
    count: keys.length,
    takeOff: () =>
      toast.undo(
        `${keys.length} ${plural('thing', keys.length)} taken off the list`,
        removeLines(keys),
      ),
  };
}
