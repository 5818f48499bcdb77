import { boughtLines } from '@larder/shared/domain/coverage';

import { toast } from '#lib/toast';
import { useGroceryList } from '#state/groceryList';
import { removeLines } from '#state/listChanges';
import { usePlacedOrders } from '#state/placedOrders';
import { type Trip, useTrip } from '#state/trip';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';

const NO_NEEDS: Trip['needs'] = [];

export function BoughtNotice() {
  const trip = useTrip();
  const keys = boughtLines(useGroceryList(), usePlacedOrders(), trip?.needs ?? NO_NEEDS);
  if (keys.length === 0) return null;
  const things = `${keys.length} ${keys.length === 1 ? 'thing' : 'things'}`;

  function takeOff(): void {
    toast.undo(`${things} taken off the list`, removeLines(keys));
  }

  return (
    <Notice tone="success" className="mb-5">
      <p>What you ordered is still on your grocery list.</p>
      <Button variant="outline" size="sm" className="mt-2" onClick={takeOff}>
        Take {keys.length} bought {keys.length === 1 ? 'thing' : 'things'} off the list
      </Button>
    </Notice>
  );
}
