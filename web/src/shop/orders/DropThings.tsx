import { foldText } from '@larder/shared/basics/text';
import type { CartItem } from '@larder/shared/kitchen/carts.model';
import { stillListed } from '@larder/shared/kitchen/served';
import type { Order } from '@larder/shared/orders/orders.calls';

import { toast } from '#platform/page/toast.ts';
import { useGroceryList } from '#shop/kitchen/state/groceryList.ts';
import { removeLines } from '#shop/kitchen/state/listChanges.ts';
import { lossesOf, lossSentences, namesOf } from '#shop/orders/rules/rejection.ts';
import { dropThings, takeBackThings } from '#shop/orders/state/dropped.ts';
import type { ServedOrder } from '#shop/orders/state/served.ts';
import { Button } from '#ui/Button.tsx';

type DropThingsProps = {
  order: Order;
  open: readonly CartItem[];
  /** What the order was bought for; undefined on a device that did not place it. */
  known: ServedOrder | undefined;
  /** Whether nothing else can be done. */
  isOnly: boolean;
};

/** Offers to go without what was refused, and says which recipes lack it then. */
export function DropThings({ order: { order_id }, open, known, isOnly }: DropThingsProps) {
  const list = useGroceryList();
  const names = namesOf(open);
  const served = known?.served ?? [];
  const folded = new Set(names.map(foldText));
  const own = served.filter(({ name }) => folded.has(foldText(name)));
  const listed = known ? stillListed(list, own, known.at) : [];

  function drop(): void {
    dropThings(order_id, names);
    const putBack = listed.length > 0 ? removeLines(listed) : undefined;
    toast.undo(
      names.length === 1 ? `${names.join('')} dropped` : `${names.length} things dropped`,
      () => {
        takeBackThings(order_id, names);
        putBack?.();
      },
    );
  }

  return (
    <div className="mt-4 border-t border-line pt-3">
      <p className="text-sm">
        {!isOnly && (
          <span className="text-ink-2">Or drop {names.length === 1 ? 'it' : 'them'}. </span>
        )}
        {lossSentences(lossesOf(open, served)).join(' ')}
        {listed.length > 0 && (
          <span className="text-ink-2">
            {' '}
            {listed.length === 1 ? 'It also leaves' : 'They also leave'} your grocery list.
          </span>
        )}
      </p>
      <Button variant="outline" data-action="drop" className="mt-2" onClick={drop}>
        {names.length === 1 ? 'Drop it' : `Drop all ${names.length}`}
      </Button>
    </div>
  );
}
