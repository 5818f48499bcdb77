import { boughtLines } from '@larder/shared/domain/coverage';

import { findPage, focusWhenLost } from '#lib/focus';
import { toast } from '#lib/toast';
import { removeLines, useGroceryList } from '#state/groceryList';
import { setOffList, usePlacedOrders } from '#state/placedOrders';
import { type Trip, useTrip } from '#state/trip';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';

const NO_NEEDS: Trip['needs'] = [];

/** After a checkout: offers to take what was bought off the grocery list, as long as it is on it. */
export function BoughtNotice() {
  const trip = useTrip();
  const list = useGroceryList();
  const since = trip?.startedAt ?? 0;
  const orders = usePlacedOrders().filter((order) => order.at >= since && !order.isOffList);
  const bought = orders.flatMap((order) => order.items);
  const keys = boughtLines(list, bought, trip?.needs ?? NO_NEEDS);
  if (keys.length === 0) return null;
  const things = `${keys.length} ${keys.length === 1 ? 'thing' : 'things'}`;

  function takeOff(): void {
    const ids = orders.map((order) => order.order_id);
    focusWhenLost(findPage);
    const putBack = removeLines(keys);
    setOffList(ids, true);
    toast.undo(`${things} taken off the list`, () => {
      putBack();
      setOffList(ids, false);
    });
  }

  return (
    <Notice tone="success" className="mb-5">
      <p>What you ordered is still on your grocery list.</p>
      <Button look="outline" size="sm" className="mt-2" onClick={takeOff}>
        Take {keys.length} bought {keys.length === 1 ? 'thing' : 'things'} off the list
      </Button>
    </Notice>
  );
}
